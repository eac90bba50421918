// Who was called how when something happened before the game: seats change their numbers and their people there.

import type { Known } from "../source/online.svelte";

/** The names of those who left a seat or go by another name, by the version at which they did. */
export function namesBefore(story: Known[], host: string): Map<number, string> {
  let seats: (string | undefined)[] = [];
  const found = new Map<number, string>();
  for (const { v, what } of story) {
    if (what.kind === "sat") seats[what.seat - 1] = what.name;
    else if (what.kind === "arranged" || what.kind === "started")
      seats = what.seats.map((plan) => (typeof plan === "number" ? seats[plan - 1] : undefined));
    else if (what.kind === "rose" || what.kind === "renamed") {
      // Whoever opened the table sat there before anything was told.
      found.set(v, seats[what.seat - 1] ?? host);
      seats[what.seat - 1] = what.kind === "renamed" ? what.name : undefined;
    } else if (what.kind === "removed") seats[what.seat - 1] = undefined;
  }
  return found;
}
