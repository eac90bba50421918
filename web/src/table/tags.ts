// Tags at the corners of places: who did something there, and what.

import type { Colour } from "../games/adapter";
import type { Done } from "./draft";

/** Who did something at a place. */
export interface Tag {
  id: string;
  colour: string;
  /** What it looks like: the letter of who did it, and a sign for what. */
  text: string;
}

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
  stop: "→",
  move: "→",
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
