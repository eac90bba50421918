// What if: a new game against bots that goes on from a position of another one.

import { engine } from "../engine/engine";
import type { Setup } from "../engine/types";
import { begin } from "../home/begin";
import { t } from "../lang.svelte";
import type { Better, Watch } from "./watch.svelte";

/** The bots who play the other seats. */
const LEVEL = "commuter";

/** The first position from here on in which nothing is left to be drawn. */
function settled({ log, at, length }: Watch): number {
  let from = at;
  while (from < length && log[from]?.seat === undefined && !log[from]?.text.startsWith("table ")) from += 1;
  return from;
}

/** Whether a game can go on from what is shown. */
export function canGoOn(watch: Watch): boolean {
  return watch.opened.over && (watch.better !== undefined || settled(watch) < watch.length);
}

/** Whose part one takes in a position: of the eyes one looks through, else of whoever is to act. */
function seatAt({ eyes, decisions, at }: Watch): number {
  return eyes || decisions.find(({ from }) => from >= at)?.seat || 1;
}

function setupFor(watch: Watch, seat: number): Setup {
  const sitters = watch.setup.sitters.map((sitter, index) => (index + 1 === seat ? { name: t("you") } : { ...sitter, bot: LEVEL }));
  return { ...watch.setup, sitters };
}

/** Plays on from what is shown: from the position, or after what could have been played there. */
export async function playOn(watch: Watch, better: Better | undefined = watch.better): Promise<void> {
  const seat = better?.seat ?? seatAt(watch);
  const setup = setupFor(watch, seat);
  const save = await engine().branch(setup, watch.record, better?.from ?? settled(watch), seat, better?.actions ?? []);
  await begin(setup, watch.opened.secrets, save);
}
