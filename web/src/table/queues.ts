// Cars in queues have no names. Who drove where is read from two pictures of the same lanes: the cars that left
// the head of one queue are those that joined the end of another, or that are gone.

import { type Point, standing } from "./geometry";

/** A car in a lane. */
export interface Queued {
  element: Element;
  colour: string;
  at: Point;
}

export type Queues = Map<string, Queued[]>;

/** Cars that drove out of a lane: into another one, or off the board. */
export interface Drive {
  from: string;
  cars: Queued[];
  /** The same cars in the new picture, if they are still there. */
  into: Queued[];
}

/** The cars of every lane, the head of the queue first. */
export function queues(root: Element, keep: boolean): Queues {
  const found: Queues = new Map();
  for (const element of root.querySelectorAll('#pieces > [id^="car-"][data-place*=":"]')) {
    const [lane, at] = [element.getAttribute("data-place") ?? "", standing(element)];
    const colour = element.getAttribute("data-colour") ?? "";
    // What is patched is another car then, so the old one is kept as a copy.
    const car = keep ? (element.cloneNode(true) as Element) : element;
    if (at) found.set(lane, [...(found.get(lane) ?? []), { element: car, colour, at }]);
  }
  return found;
}

const colours = (cars: Queued[]) => cars.map(({ colour }) => colour).join();
const begins = (whole: Queued[], start: Queued[]) => colours(whole.slice(0, start.length)) === colours(start);

/** How many cars left the head of a queue, at the least. */
function left(old: Queued[], now: Queued[]): number {
  let count = 0;
  while (count < old.length && !begins(now, old.slice(count))) count += 1;
  return count;
}

/** Who drove where, and who moved up behind them. */
export function driven(old: Queues, now: Queues): { drives: Drive[]; up: [Queued, Queued][] } {
  const drives: Drive[] = [];
  const up: [Queued, Queued][] = [];
  for (const [lane, before] of old) {
    const after = now.get(lane) ?? [];
    const count = left(before, after);
    if (count === 0) continue;
    const cars = before.slice(0, count);
    before.slice(count).forEach((car, index) => after[index] && up.push([car, after[index]]));
    drives.push({ from: lane, cars, into: joined(old, now, lane, cars) });
  }
  return { drives, up };
}

/** The same cars at the end of another queue. */
function joined(old: Queues, now: Queues, from: string, cars: Queued[]): Queued[] {
  for (const [lane, after] of now) {
    const before = old.get(lane) ?? [];
    const fresh = after.slice(before.length);
    if (lane !== from && begins(after, before) && colours(fresh) === colours(cars)) return fresh;
  }
  return [];
}
