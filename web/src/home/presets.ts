// Ways to play that people ask for, with what the designers advise.

import type { Title } from "../engine/types";

export interface Preset {
  id: string;
  /** How many play, where that is part of it. */
  seats?: number;
  options: Record<string, unknown>;
}

const FIRST: Preset = { id: "first", options: {} };

const PRESETS: Record<string, Preset[]> = {
  gridlock: [
    FIRST,
    { id: "two", seats: 2, options: { quick_trip: true } },
    { id: "quick", options: { places: "short", board: "crossroads" } },
    { id: "cones", options: { quick_trip: true, quick_trip_cones: true } },
    { id: "long", options: { places: "long" } },
  ],
  congestion: [FIRST, { id: "two", seats: 2, options: {} }, { id: "quick", options: { target: 10 } }],
  tango: [FIRST, { id: "lean", options: { starting_garnets: 0 } }],
  rightofway: [FIRST, { id: "laid", options: { city: "laid" } }],
};

/** A game that nobody has written presets for can be played as it is. */
export const presets = ({ id }: Title): Preset[] => PRESETS[id] ?? [FIRST];
