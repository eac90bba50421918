// What lanes are called: the same words as in the log.

import type { Arg, Message } from "../../../words";
import { read } from "./streets";

const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };
const BACK: Record<string, [number, number]> = { N: [1, 0], E: [0, -1], S: [-1, 0], W: [0, 1] };
const CORNERS = ["tc-nw", "tc-ne", "tc-sw", "tc-se"];

function crossing(compass: boolean, row: number, column: number): Arg {
  const key = compass ? (CORNERS[2 * row + column] ?? "") : "tc-row-column";
  return { message: compass ? { key } : { key, args: { row: row + 1, column: column + 1 } } };
}

/** A lane by where it comes from and where it leads: "from the west into North-West". */
export function named(lane: string): Message {
  const { exit, row, column, heading } = read(lane);
  const compass = !/\d/.test(lane);
  const at = crossing(compass, row, column);
  if (exit) return { key: "tc-lane-out", args: { at, side: { choice: heading } } };
  const [down, across] = BACK[heading] ?? [0, 0];
  const [y, x] = [row + down, column + across];
  // On larger boards the side from which cars come names the lane as well.
  if (compass && y >= 0 && x >= 0 && y < 2 && x < 2) return { key: "tc-lane-middle", args: { from: crossing(true, y, x), at } };
  return { key: "tc-lane-in", args: { side: { choice: OPPOSITE[heading] ?? "" }, at } };
}

/** Where a lane leads: "to North-East", "out to the east". */
export function onward(lane: string): Message {
  const { exit, row, column, heading } = read(lane);
  if (exit) return { key: "tc-onward-out", args: { side: { choice: heading } } };
  return { key: "tc-onward", args: { at: crossing(!/\d/.test(lane), row, column) } };
}
