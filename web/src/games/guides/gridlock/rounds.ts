// In which round each destination was reached. No view tells that, but what happened does.

import type { Happened } from "../../../engine/types";

/** The names of spaces and of cards, by their notation. */
export type Names = Record<string, string>;

/** The space of a destination, found by its name. */
export const spaceOf = (card: string, names: Names): string | undefined =>
  Object.keys(names).find((key) => key !== card && names[key] === names[card]);

/**
 * The round in which a seat first stopped at each of these destinations. A round is a turn of that seat; the opening
 * round, in which everybody lays one tile, is not counted. A turn is whatever a seat does until another seat acts.
 */
export function rounds(happened: Happened[], seat: number, scored: string[], names: Names): Map<string, number> {
  const cards = new Map(scored.map((card) => [spaceOf(card, names), card]));
  const reached = new Map<string, number>();
  let round = -1;
  let last: number | undefined;
  for (const { seat: actor, text } of happened) {
    if (actor === undefined || text.startsWith("table ")) continue;
    if (actor === seat && last !== seat) round += 1;
    last = actor;
    const card = actor === seat && text.startsWith("stop ") ? cards.get(text.slice("stop ".length)) : undefined;
    if (card && !reached.has(card)) reached.set(card, Math.max(0, round));
  }
  return reached;
}
