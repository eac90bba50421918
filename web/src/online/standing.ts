// What of a table's story stands: moves that were taken back are not part of the game any more.

import type { Seen } from "./wire";

type Known = { v: number; what: Seen };

/** The story without what was played and then taken back. */
export function standing<One extends Known>(story: One[]): One[] {
  const kept: One[] = [];
  for (const one of story) {
    const { what } = one;
    if (what.kind === "undone") {
      const stands = kept.filter((before) => before.v < what.since || before.what.kind !== "played");
      kept.splice(0, kept.length, ...stands);
    }
    kept.push(one);
  }
  return kept;
}

/** What a bot did for somebody who has come back and not played since. */
export interface Absence {
  /** When they came back, as a version. */
  v: number;
  /** When the bot began. */
  from: number;
  /** What it played, as lines of a record. */
  lines: string[];
}

export function absence(story: Known[], seat: number): Absence | undefined {
  let [found, began]: [Absence | undefined, Absence | undefined] = [undefined, undefined];
  for (const { v, what } of standing(story)) {
    if (!("seat" in what) || what.seat !== seat) continue;
    if (what.kind === "stood-in") began = { v: 0, from: v, lines: [] };
    if (what.kind === "took-back") [found, began] = [began && { ...began, v }, undefined];
    if (what.kind !== "played") continue;
    if (began) began.lines.push(...what.events.filter((line) => line.startsWith(`${seat} `)));
    else found = undefined;
  }
  return found;
}
