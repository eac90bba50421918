// Lists of tables.

import type { Card, Clock, Place } from "./wire";

const RANK: Record<string, number> = { running: 1, open: 2, finished: 3 };
const rank = (card: Card) => (card.your_turn ? 0 : (RANK[card.status] ?? 9));

/** My turn first, then what is being played, what waits for people, what is over; each the latest first. */
export function sorted(cards: Card[]): Card[] {
  return cards.filter((card) => card.status !== "cancelled").toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

export const free = (seats: Place[]): number => seats.filter(({ sitter }) => sitter === "open" || sitter === "invited").length;

/** A clock in words: a key and what to put in. */
export function clockWords(clock: Clock): { key: string; args?: Record<string, number> } {
  if (clock.kind === "live") return { key: "clock-is-live", args: { minutes: clock.minutes, increment: clock.increment } };
  if (clock.kind === "days") return { key: "clock-is-days", args: { days: clock.days } };
  return { key: "clock-is-none" };
}
