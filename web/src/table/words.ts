// An event in words.

import type { Happened } from "../engine/types";
import type { Adapter } from "../games/adapter";
import { say, t } from "../lang.svelte";

/** What happened, without who did it. What cannot be said otherwise stays in notation. */
export function words(game: Adapter, { text }: Pick<Happened, "text">, name: (seat: number) => string): string {
  if (!text) return t("in-secret");
  const gone = /^table resign (\d)$/.exec(text)?.[1];
  if (gone) return t("log-resigned", { name: name(Number(gone)) });
  if (text === "table draw") return t("reason-draw-agreed");
  const phrase = game.phrase(text);
  const said = say(phrase);
  return said === phrase.key ? text : said;
}
