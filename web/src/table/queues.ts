// Cars in queues have no names. Who drove where is read from two scenes of the same lanes: the cars that left
// the head of one queue are those that joined the end of another, or that are gone.

import type { Scene, ScenePiece } from "../engine/types";

/** The cars of every lane, by the lane's id, the head of the queue first. */
export type Queues = Map<string, ScenePiece[]>;

/** Cars that drove out of a lane: into another one, or off the board. */
export interface Drive {
  from: string;
  cars: ScenePiece[];
  /** The same cars in the new scene, if they are still there. */
  into: ScenePiece[];
}

export function queues(scene: Scene): Queues {
  const found: Queues = new Map();
  for (const car of scene.pieces) {
    if (car.bay === undefined || car.place === undefined) continue;
    const queue = found.get(car.place);
    if (queue) queue.push(car);
    else found.set(car.place, [car]);
  }
  for (const queue of found.values()) queue.sort((one, other) => (one.bay ?? 0) - (other.bay ?? 0));
  return found;
}

const colours = (cars: ScenePiece[]) => cars.map(({ face }) => face).join();
const begins = (whole: ScenePiece[], start: ScenePiece[]) => colours(whole.slice(0, start.length)) === colours(start);

/** How many cars left the head of a queue, at the least. */
function left(old: ScenePiece[], now: ScenePiece[]): number {
  let count = 0;
  while (count < old.length && !begins(now, old.slice(count))) count += 1;
  return count;
}

/** Who drove where, and who moved up behind them. */
export function driven(old: Queues, now: Queues): { drives: Drive[]; up: [ScenePiece, ScenePiece][] } {
  const drives: Drive[] = [];
  const up: [ScenePiece, ScenePiece][] = [];
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
function joined(old: Queues, now: Queues, from: string, cars: ScenePiece[]): ScenePiece[] {
  for (const [lane, after] of now) {
    const before = old.get(lane) ?? [];
    const fresh = after.slice(before.length);
    if (lane !== from && begins(after, before) && colours(fresh) === colours(cars)) return fresh;
  }
  return [];
}
