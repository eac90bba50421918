// Where pins at the rim stand for places that are out of sight.

import type { Lie } from "./camera";
import type { Tag } from "./tags";
import type { Named } from "./walk";

export interface Pin {
  id: string;
  name: string;
  /** The colour of who did something there; none for what one wants to reach. */
  colour: string;
  text: string;
  left: number;
  top: number;
  /** Where it points, in degrees clockwise from east. */
  angle: number;
}

/** So far from the rim pins stand, and so far from each other. */
const INSET = 22;
const APART = 30;

interface Wanted {
  id: string;
  name: string;
  colour: string;
  text: string;
}

/** A pin for each place out of sight; of those that would lie on each other the first. */
export function pins(places: Named[], targets: Map<string, string>, tags: Tag[], at: Lie, width: number, height: number): Pin[] {
  const goals = [...targets].map(([id, name]): Wanted => ({ id, name, colour: "", text: "" }));
  const name = (id: string) => places.find((place) => place.id === id)?.notation ?? "";
  const deeds = tags.filter(({ id }) => !targets.has(id)).map(({ id, colour, text }): Wanted => ({ id, name: name(id), colour, text }));
  const found: Pin[] = [];
  for (const wanted of [...goals, ...deeds]) {
    const place = places.find(({ id }) => id === wanted.id);
    const pin = place && rim(place, wanted, at, width, height);
    if (pin && !found.some((one) => Math.hypot(one.left - pin.left, one.top - pin.top) < APART)) found.push(pin);
  }
  return found;
}

function rim({ x, y }: Named, wanted: Wanted, at: Lie, width: number, height: number): Pin | undefined {
  const [left, top] = [x * at.scale + at.x, y * at.scale + at.y];
  if (left >= 0 && left <= width && top >= 0 && top <= height) return undefined;
  const within = (value: number, most: number) => Math.min(most - INSET, Math.max(INSET, value));
  const angle = (Math.atan2(top - height / 2, left - width / 2) * 180) / Math.PI;
  return { ...wanted, left: within(left, width), top: within(top, height), angle: Math.round(angle) };
}
