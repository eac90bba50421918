// Tags at the corners of places: who did something there, and what.

import type { Colour } from "../games/adapter";
import type { Done } from "./draft";
import type { Tag } from "./Overlay.svelte";

/** Signs for what is done, by the verb of the action. */
const SIGNS: Record<string, string> = {
  place: "+",
  lay: "+",
  enter: "+",
  rotate: "↻",
  remove: "–",
  clear: "–",
  cone: "▲",
  buy: "⚑",
  signal: "•",
};

/** The newest at a place is the one that shows. */
export function tags(done: Done[], colours: Colour[]): Tag[] {
  const found = new Map<string, Tag>();
  for (const { seat, act } of done) {
    const colour = colours[seat - 1] ?? "blue";
    if (act.place) found.set(act.place, { id: act.place, colour, text: colour.charAt(0).toUpperCase() + (SIGNS[act.verb] ?? "") });
  }
  return [...found.values()];
}
