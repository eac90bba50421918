// Walking over the board by keyboard: arrows go from place to place, typing a place's name goes there at once.

import { ahead, type Placed, type Spot } from "./reach";

/** A place by its name in notation. */
export interface Named extends Placed {
  notation: string;
}

/** So long a name may take to be typed. */
const PATIENCE = 1200;

export class Walk {
  private typed = "";
  private at = 0;

  /**
   * The place that a key leads to from another, among those where something can be done; undefined where the key means
   * nothing here.
   */
  to(key: string, from: Placed | undefined, places: Named[], now: number): Named | undefined {
    if (key.startsWith("Arrow")) return from ? (ahead(places, from, key) ?? nearest(places, from)) : middle(places);
    return /^[a-z0-9,:-]$/i.test(key) ? this.type(key, places, now) : undefined;
  }

  /** Whether a name is being typed, so that digits belong to it. */
  typing(now: number): boolean {
    return this.typed !== "" && now - this.at < PATIENCE;
  }

  private type(key: string, places: Named[], now: number): Named | undefined {
    this.typed = (this.typing(now) ? this.typed : "") + key.toLowerCase();
    this.at = now;
    const name = ({ notation }: Named) => notation.toLowerCase().replaceAll(":", "");
    const found = places.find((place) => name(place) === this.typed) ?? places.find((place) => name(place).startsWith(this.typed));
    if (!found) this.typed = "";
    return found;
  }
}

/** The place nearest to another. Where nothing lies ahead that is the other itself, unless nothing can be done there any more. */
function nearest(places: Named[], { x, y }: Spot): Named | undefined {
  const far = (place: Named) => Math.hypot(place.x - x, place.y - y);
  return [...places].sort((one, other) => far(one) - far(other))[0];
}

/** The place nearest to the middle of all, to begin with. */
function middle(places: Named[]): Named | undefined {
  const mean = (of: (place: Named) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return nearest(places, { x: mean((place) => place.x), y: mean((place) => place.y) });
}
