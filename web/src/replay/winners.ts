// Who won, in a sentence.

import type { Ended, Place } from "../engine/types";
import { sentence, t } from "../lang.svelte";
import type { At } from "../words";

export function winners(seats: Place[], { ranks }: Ended, at: At): string {
  const first = seats.filter(({ seat }) => ranks[seat - 1] === 1);
  const last = first.at(-1);
  if (first.length === 1 && last) return sentence({ key: "wins", args: { who: { seat: last.seat } } }, at);
  const others = first.slice(0, -1).map(({ name }) => name);
  return t("shared", { names: t("names-and", { first: others.join(", "), last: last?.name ?? "" }) });
}
