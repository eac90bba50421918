// How a table is arranged before the game: each seat by the number it has, or as something new.

import type { Level, Place, SeatPlan, Vacancy } from "./wire";

/** What a seat that nobody sits on can become. */
export type Kind = Extract<SeatPlan, string> | "close";

/** All seats as they are. */
const same = (seats: Place[]): SeatPlan[] => seats.map(({ seat }) => seat);

/** A seat moves up by one, and the one above it down. */
export function up(seats: Place[], seat: number): SeatPlan[] {
  const plan = same(seats);
  [plan[seat - 2], plan[seat - 1]] = [seat, seat - 1];
  return plan;
}

/** A seat becomes something else, or goes. */
export const become = (seats: Place[], seat: number, kind: Kind): SeatPlan[] =>
  same(seats).flatMap((one) => (one !== seat ? [one] : kind === "close" ? [] : [kind]));

export const add = (seats: Place[]): SeatPlan[] => [...same(seats), "open"];

/** What nobody sits on is, as the list of kinds has it; nothing for a seat that is kept for somebody. */
export function kindOf({ sitter, name, bot }: Place): Kind | undefined {
  if (sitter === "bot") return bot as Level;
  if (sitter === "person" || name) return undefined;
  return sitter === "invited" ? "invited" : "open";
}

const taken = ({ sitter }: Place) => sitter === "person" || sitter === "bot";

/** How many are missing for a start, if free seats become this. */
export const missing = (seats: Place[], least: number, empty: Vacancy): number =>
  Math.max(0, least - (empty === "close" ? seats.filter(taken).length : seats.length));

/** Options that hold for other seats too: who is first is not, when seats go. */
export function withoutFirst(options: Record<string, unknown>): Record<string, unknown> | undefined {
  const { first_player: first, ...others } = options;
  return /^\d$/.test(String(first)) ? others : undefined;
}
