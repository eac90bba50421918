// What actions are about, as the engine tells it: the place that each touches, the piece that it uses.

import type { Touched } from "../engine/types";
import type { Act } from "../games/adapter";

/** Places of the picture, each with what may be done there. */
export type Spots = Map<string, Act[]>;

/** Actions in notation with what the engine says of them. */
export function acts(actions: string[], { names, verbs, places, pieces, marks }: Touched): Act[] {
  const name = (number: number | undefined) => (number === undefined || number < 0 ? undefined : names[number]);
  return actions.map((action, index) => ({
    action,
    verb: name(verbs[index]) ?? "",
    place: name(places[index]),
    piece: name(pieces[index]),
    mark: name(marks[index]),
  }));
}

/** Actions under the places that they touch, in their order. */
export function spotsOf(acts: Act[]): Spots {
  const spots: Spots = new Map();
  for (const act of acts) {
    if (act.place === undefined) continue;
    const there = spots.get(act.place);
    if (there) there.push(act);
    else spots.set(act.place, [act]);
  }
  return spots;
}
