// Which place somebody means who touches the board: the nearest at which something can be done.

/** A place as the picture has it: its middle, how far it reaches, and of which kind it is. */
export interface Placed {
  id: string;
  kind: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** How far a finger or a mouse may miss, in pixels. */
export const REACH = { fine: 24, coarse: 44 };

/** How far into a place of the same kind a touch may go and still mean its neighbour, as a part of that place. */
const RIM = 0.22;

/** How far a point is from a place; nothing inside it. */
export function distance({ x, y, width, height }: Placed, at: Spot): number {
  const dx = Math.max(0, Math.abs(at.x - x) - width / 2);
  const dy = Math.max(0, Math.abs(at.y - y) - height / 2);
  return Math.hypot(dx, dy);
}

/** How far a point is from the middle of a place, for a choice between places that overlap. */
const aside = ({ x, y }: Placed, at: Spot) => Math.hypot(at.x - x, at.y - y);

function nearest(places: Placed[], at: Spot): Placed | undefined {
  const far = (place: Placed) => [distance(place, at), aside(place, at)] as const;
  return places.reduce<Placed | undefined>((best, place) => {
    if (!best) return place;
    const [[a, b], [c, d]] = [far(place), far(best)];
    return a < c || (a === c && b < d) ? place : best;
  }, undefined);
}

/** The usable place that a touch means, if one is within reach. */
export function meant(places: Placed[], usable: (id: string) => boolean, at: Spot, reach: number): Placed | undefined {
  const found = nearest(
    places.filter(({ id }) => usable(id)),
    at,
  );
  if (!found || distance(found, at) > reach) return undefined;
  // Well inside another place of the same kind somebody means that place, and is told why it cannot be.
  const inside = nearest(
    places.filter((place) => place.kind === found.kind && distance(place, at) === 0),
    at,
  );
  if (!inside || inside.id === found.id) return found;
  return distance(found, at) <= RIM * Math.min(inside.width, inside.height) ? found : undefined;
}

/** What is touched where nothing can be done: the places under the point, the nearest middle first. */
export function under(places: Placed[], at: Spot): string[] {
  return places
    .filter((place) => distance(place, at) === 0)
    .sort((one, other) => aside(one, at) - aside(other, at))
    .map(({ id }) => id);
}

const ARROWS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The place an arrow key leads to: ahead, near, and not too far to the side. */
export function ahead<P extends Placed>(places: P[], from: Spot, key: string): P | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  let best: { place: P; cost: number } | undefined;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const forward = dx * way.x + dy * way.y;
    const sideways = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (forward < 1 || sideways > forward * 2.2) continue;
    const cost = forward + 2 * sideways;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}
