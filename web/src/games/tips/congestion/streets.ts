// The streets of Traffic Congestion: where lanes lead, and the way a car has home (TC-1.3, TC-1.4).

import { SIDES } from "../../guides/congestion";
import type { Colour, Direction, View } from "../../views/congestion";

const HEADINGS = "NESW";
/** How far to the right a direction turns, in quarters. */
const TURNS: Record<Direction, number> = { straight: 0, right: 1, left: 3 };
const STEPS: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const COMPASS = ["NW", "NE", "SW", "SE"];
/** A lane holds so many cars (TC-1.6). */
export const MOST = 5;

interface Lane {
  exit: boolean;
  row: number;
  column: number;
  heading: string;
}

/** A lane in notation: `NW:E`, `r2c3:E`, `out:NW:N`. */
export function read(lane: string): Lane {
  const parts = lane.split(":");
  const [at = "", heading = ""] = parts.slice(-2);
  const numbered = /^r(\d)c(\d)$/.exec(at);
  const corner = COMPASS.indexOf(at);
  return {
    exit: parts.length === 3,
    row: numbered ? Number(numbered[1]) - 1 : corner >> 1,
    column: numbered ? Number(numbered[2]) - 1 : corner & 1,
    heading,
  };
}

/** What an intersection is called in a grid. */
function intersection(grid: string, row: number, column: number): string {
  return grid === "2x2" ? (COMPASS[2 * row + column] ?? "") : `r${row + 1}c${column + 1}`;
}

/** The lane that cars come into who leave one in a direction. */
export function into(grid: string, lane: string, direction: Direction): string {
  const { row, column, heading } = read(lane);
  const turned = HEADINGS.charAt((HEADINGS.indexOf(heading) + TURNS[direction]) % 4);
  const [down, across] = STEPS[turned] ?? [0, 0];
  const [rows = 0, columns = 0] = grid.split("x").map(Number);
  const [y, x] = [row + down, column + across];
  const outside = y < 0 || x < 0 || y >= rows || x >= columns;
  return outside ? `out:${intersection(grid, row, column)}:${turned}` : `${intersection(grid, y, x)}:${turned}`;
}

/** One lane of a way, and how it is left. */
export interface Leg {
  lane: string;
  direction: Direction;
  into: string;
}

/** The shortest way home from a lane; among equals the one for which most signals are set. */
export function home({ grid, signals }: View, from: string, colour: Colour): Leg[] {
  const costs = new Map([[from, 0]]);
  let ways: Leg[][] = [[]];
  while (ways.length > 0) {
    const onward = ways.flatMap((way) => legs(grid, way.at(-1)?.into ?? from).map((leg) => [...way, leg]));
    const cost = (way: Leg[]) => way.filter(({ lane, direction }) => signals[lane] !== direction).length;
    const sorted = onward.sort((one, other) => cost(one) - cost(other));
    const found = sorted.find((way) => scores(way.at(-1)?.into ?? "", colour));
    if (found) return found;
    ways = sorted.filter((way) => {
      const end = way.at(-1)?.into ?? "";
      if (read(end).exit || costs.has(end)) return false;
      costs.set(end, cost(way));
      return true;
    });
  }
  return [];
}

const legs = (grid: string, lane: string): Leg[] =>
  (["straight", "left", "right"] as const).map((direction) => ({ lane, direction, into: into(grid, lane, direction) }));

/** Whether cars of a colour score in a lane (TC-5.1). */
const scores = (lane: string, colour: Colour) => read(lane).exit && read(lane).heading === SIDES[colour];
