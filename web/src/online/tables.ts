// Lists of tables.

import type { Clock, Place } from "./wire";

export const free = (seats: Place[]): number => seats.filter(({ sitter }) => sitter === "open" || sitter === "invited").length;

/** A clock in words: a key and what to put in. */
export function clockWords(clock: Clock): { key: string; args?: Record<string, number> } {
  if (clock.kind === "live") return { key: "clock-is-live", args: { minutes: clock.minutes, increment: clock.increment } };
  if (clock.kind === "days") return { key: "clock-is-days", args: { days: clock.days } };
  return { key: "clock-is-none" };
}
