// What became of what somebody asked the others for.

import type { Known } from "../source/online.svelte";

const ANSWERS = { "draw-offered": "draw-declined", "undo-asked": "undo-declined" } as const;

export interface Declined {
  what: "draw" | "undo";
  /** Who declined. */
  by: number;
  /** When, by the version of the table. */
  v: number;
}

/** What this seat asked for last and somebody else declined, as long as the seat has not played on. */
export function declined(story: Known[], seat: number): Declined | undefined {
  const at = story.findLastIndex(({ what }) => what.kind in ANSWERS && "seat" in what && what.seat === seat);
  const asked = story[at]?.what.kind;
  if (asked !== "draw-offered" && asked !== "undo-asked") return undefined;
  for (const { v, what } of story.slice(at + 1)) {
    if (what.kind === ANSWERS[asked]) {
      // Whoever withdraws knows it; and who plays on has read it.
      if (what.seat === seat || story.some((later) => later.v > v && later.what.kind === "played" && later.what.seat === seat))
        return undefined;
      return { what: asked === "draw-offered" ? "draw" : "undo", by: what.seat, v };
    }
  }
  return undefined;
}
