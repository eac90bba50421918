// A route as it was driven: the tiles where its steps end, up to the wreck if there was one.

import type { Notice, Plan } from "../../views/tango";

/** Where a step of time ended; a rush has two moves in one step. */
export interface Stop {
  tile: string;
  /** Whether the car was wrecked in this step, on this tile. */
  wreck: boolean;
}

const COLUMNS = "ABCDE";
const column = (tile: string) => COLUMNS.indexOf(tile.charAt(0));
const row = (tile: string) => Number(tile.charAt(1));
const named = (x: number, y: number) => `${COLUMNS.charAt(x)}${y}`;

/** The corner across. */
export const opposite = (corner: string) => named(COLUMNS.length - 1 - column(corner), COLUMNS.length + 1 - row(corner));

/** The direction of a neighbouring tile. */
export function towards(from: string, to: string): string | undefined {
  const [dx, dy] = [column(to) - column(from), row(to) - row(from)];
  if (Math.abs(dx) + Math.abs(dy) !== 1) return undefined;
  return dx === 0 ? (dy < 0 ? "N" : "S") : dx < 0 ? "W" : "E";
}

/** The tiles from one to another in a line, both included. */
function between(from: string, to: string): string[] {
  const [dx, dy] = [column(to) - column(from), row(to) - row(from)];
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: length + 1 }, (_, at) => named(column(from) + Math.sign(dx) * at, row(from) + Math.sign(dy) * at));
}

/** The last tile before the edge. */
function edge(from: string, dir: string): string {
  const size = COLUMNS.length;
  if (dir === "N" || dir === "S") return named(column(from), dir === "N" ? 1 : size);
  return named(dir === "W" ? 0 : size - 1, row(from));
}

/** Where each move ends; one that leaves the board ends at its edge. */
function ends({ tiles, moves, off }: Plan): string[] {
  const last = tiles.at(-1);
  return off && last !== undefined ? [...tiles, edge(last, moves.at(-1) ?? "N")] : tiles;
}

/** The tiles of each step of time: those it enters, after the one it starts from. */
function beats(plan: Plan): string[][] {
  const found: string[][] = [];
  ends(plan).forEach((end, index, all) => {
    const from = all[index - 1] ?? end;
    // A rush and the move after it are one step.
    const merged = plan.rush !== null && index === plan.rush + 1;
    if (merged) found.at(-1)?.push(...between(from, end));
    else found.push(between(from, end));
  });
  return found;
}

/** The stops of a route. A car lies on all tiles of its collision, so it happened when it had been on all of them. */
export function driven(plan: Plan, notices: Notice[]): Stop[] {
  const told = notices.map(({ tile }) => tile);
  const [seen, stops] = [new Set<string>(), [] as Stop[]];
  const steps = beats(plan);
  for (const [index, entered] of steps.entries()) {
    entered.forEach((tile) => seen.add(tile));
    const hit = told.length > 0 && told.every((tile) => seen.has(tile));
    const off = plan.off && index === steps.length - 1;
    const tile = (hit ? told.find((one) => entered.includes(one)) : undefined) ?? entered.at(-1) ?? "";
    stops.push({ tile, wreck: hit || off });
    if (hit) break;
  }
  return stops;
}

/** How many steps of time a route was planned to take, the corner included. */
export const planned = ({ tiles, rush }: Plan) => tiles.length - (rush === null ? 0 : 1);
