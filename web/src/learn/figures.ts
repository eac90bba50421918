// Pictures for summaries and rules: positions of the lessons, drawn by the engine like every other board.

import { thinker } from "../engine/engine";
import type { Area, Look, Scene } from "../engine/types";
import { lesson } from "./lessons";
import { LEARNER, type Lesson } from "./script";

export interface Figure {
  /** The step of the lesson at which it stands so, */
  step: string;
  /** or after which. */
  done?: boolean;
  /** The places to be seen; the whole board if there are none. */
  around?: string[];
  /** What is pointed out. */
  marks?: string[];
  /** The delivery whose routes are shown. */
  delivery?: number;
}

/** How wide a picture is for its height, and how much is seen around its places. */
const SHAPE = 4 / 3;
const MARGIN = 1.25;

/** For each game, the pictures of its summary, sentence by sentence. */
export const SUMMARIES: Record<string, Figure[]> = {
  gridlock: [
    { step: "places", marks: ["space-D8", "space-D1", "space-A5", "space-F3", "space-K4"] },
    { step: "turn", done: true, around: ["space-A1", "space-A2", "space-C2"] },
    { step: "lay", done: true, around: ["space-D8", "space-E8", "space-F9"], marks: ["space-E8"] },
    { step: "cone", done: true, around: ["space-A1", "space-A2", "space-B3"], marks: ["space-A2"] },
    { step: "tunnel", around: ["space-H1", "space-H3", "space-F9"], marks: ["space-H3", "space-F9"] },
    { step: "scored", around: ["space-D8", "space-E8", "space-F9"], marks: ["space-D8"] },
  ],
  congestion: [
    { step: "side", marks: ["lane-out-NE-E", "lane-out-SE-E"] },
    { step: "enter", done: true, around: ["lane-NW-E", "lane-NW-S"], marks: ["lane-NW-E"] },
    { step: "signal", done: true, around: ["lane-NW-E", "lane-NW-S"], marks: ["signal-NW-E"] },
    { step: "crossing", around: ["lane-NW-E", "lane-NE-E"], marks: ["signal-NW-S"] },
    { step: "queue", around: ["lane-NW-E", "lane-NE-E"], marks: ["lane-NE-E"] },
    { step: "counted", around: ["lane-NE-E", "lane-out-NE-E"], marks: ["lane-out-NE-E"] },
  ],
  tango: [
    { step: "goal", marks: ["tile-A1", "tile-E5"] },
    { step: "sign", done: true, around: ["tile-B2", "tile-D4"], marks: ["tile-C3"] },
    { step: "fast", done: true },
    { step: "over", around: ["row-3", "tile-E3"], marks: ["tile-D3"] },
    { step: "bill", delivery: 1, around: ["tile-B2", "tile-D4"], marks: ["tile-C3"] },
    { step: "garnets", delivery: 1 },
    { step: "end", marks: ["tile-A1", "tile-E5"] },
  ],
  rightofway: [
    { step: "hand" },
    { step: "place", done: true, around: ["tile--2-2", "tile-0-3"], marks: ["tile--1-2"] },
    { step: "profit", around: ["tile--1-1", "tile-1-2"], marks: ["tile-0-1"] },
    { step: "theirs", around: ["tile-0-0", "tile-2-1"], marks: ["tile-1-0"] },
    { step: "points", around: ["tile--2-2", "tile-0-3"], marks: ["tile--1-2"] },
    { step: "end" },
  ],
};

const AT_THE_TUNNEL = ["space-D8", "space-E8", "space-F9"];
const NORTH_WEST = ["lane-NW-E", "lane-NW-S"];
const MIDDLE = ["tile-B2", "tile-D4"];
const FIRST_HIGHWAY = ["tile--2-2", "tile-0-3"];

/** Pictures for clauses where there is something to see. */
export const CLAUSES: Record<string, Figure> = {
  "GB-1.3": { step: "car", marks: ["space-D1", "space-D5", "space-D8", "space-H1", "space-A1", "space-A5", "space-A8"] },
  "GB-1.5": { step: "tunnel", marks: ["space-H3", "space-F9"] },
  "GB-2.3": { step: "turn", done: true, around: ["space-A1", "space-A2", "space-B2"], marks: ["space-A2"] },
  "GB-5.1": { step: "lay", done: true, around: AT_THE_TUNNEL, marks: ["space-E8"] },
  "GB-5.6": { step: "cone", done: true, around: ["space-A1", "space-A3", "space-B3"], marks: ["space-A2"] },
  "GB-6.2": { step: "drive", around: AT_THE_TUNNEL },
  "GB-6.5": { step: "blocked", around: ["space-H1", "space-H2", "space-H3"], marks: ["space-H2"] },
  "GB-6.7": { step: "scored", around: AT_THE_TUNNEL, marks: ["space-D8"] },
  "TC-1.2": { step: "side", marks: ["lane-NW-E", "lane-NE-E", "lane-out-NE-E"] },
  "TC-1.5": { step: "side", marks: ["lane-out-NE-E", "lane-out-SE-E"] },
  "TC-3.1": { step: "enter", done: true, around: NORTH_WEST, marks: ["lane-NW-E"] },
  "TC-3.3": { step: "short", around: ["lane-NE-S", "lane-out-NE-E"], marks: ["lane-NE-S", "lane-out-NE-E"] },
  "TC-3.4": { step: "signal", done: true, around: NORTH_WEST, marks: ["signal-NW-E"] },
  "TC-3.5": { step: "queue", around: ["lane-NW-E", "lane-NE-E"], marks: ["lane-NE-E"] },
  "TC-4.2": { step: "crossing", around: NORTH_WEST, marks: ["signal-NW-S"] },
  "TC-5.1": { step: "counted", around: ["lane-NE-E", "lane-out-NE-E"], marks: ["lane-out-NE-E"] },
  "TT-1.2": { step: "goal", marks: ["tile-A1", "tile-E5"] },
  "TT-2.5": { step: "signs", marks: ["row-3"] },
  "TT-4.1": { step: "fast", done: true },
  "TT-4.2": { step: "bill", delivery: 1, around: ["row-3", "tile-E3"] },
  "TT-4.4": { step: "over", around: ["tile-C2", "tile-E4"], marks: ["tile-D3"] },
  "TT-5.6": { step: "bill", delivery: 1, around: MIDDLE, marks: ["tile-C3"] },
  "RW-1.1": { step: "hand", marks: ["tile-0-0"] },
  "RW-4.2": { step: "join", done: true, around: FIRST_HIGHWAY, marks: ["tile-0-2"] },
  "RW-5.1": { step: "place", done: true, around: FIRST_HIGHWAY, marks: ["tile--1-2"] },
  "RW-5.3": { step: "profit", around: ["tile--1-1", "tile-1-2"], marks: ["tile-0-1"] },
  "RW-6.1": { step: "theirs", around: ["tile-0-0", "tile-2-1"], marks: ["tile-1-0"] },
  "RW-6.4": { step: "close", done: true, around: FIRST_HIGHWAY, marks: ["tile--1-3"] },
  "RW-7.4": { step: "points", around: FIRST_HIGHWAY, marks: ["tile--1-2"] },
};

/** The address of a picture. */
export async function drawn(game: string, figure: Figure, dark: boolean): Promise<string> {
  const found = await lesson(game);
  if (!found) return "";
  const { setup, record } = found;
  const { now } = await thinker().seen(setup, record, standing(found, figure), LEARNER);
  const { svg, scene } = await thinker().picture(game, now.view, look(figure, dark));
  return URL.createObjectURL(new Blob([cropped(svg, frame(scene, figure.around ?? []))], { type: "image/svg+xml" }));
}

/** How many events have happened where a picture is taken. */
export function standing({ steps }: Lesson, { step, done }: Figure): number {
  const found = steps.find(({ key }) => key === step);
  if (!found) throw new Error(`no step '${step}'`);
  return found.at + (done && found.kind === "do" ? found.wanted.length : 0);
}

function look({ marks = [], delivery }: Figure, dark: boolean): Look {
  const chosen = marks.map((id) => ({ id, kind: "chosen" }));
  return { dark, marks: chosen, notes: [], panel: false, ...(delivery !== undefined && { delivery }) };
}

/** The part of a board with these places in it, or all of it, in the shape that every picture has. */
export function frame({ size, places }: Scene, ids: string[]): Area {
  const shown = places.filter(({ id }) => ids.includes(id));
  if (shown.length === 0) return shaped(size, 1, size);
  const [left, top] = [Math.min(...shown.map((one) => one.x - one.width / 2)), Math.min(...shown.map((one) => one.y - one.height / 2))];
  const [right, bottom] = [Math.max(...shown.map((one) => one.x + one.width / 2)), Math.max(...shown.map((one) => one.y + one.height / 2))];
  return shaped({ x: left, y: top, width: right - left, height: bottom - top }, MARGIN, size);
}

/** The area with a margin, in shape, and on the board as far as it goes. */
function shaped(area: Area, margin: number, board: Area): Area {
  const width = Math.max(area.width, area.height * SHAPE) * margin;
  const height = width / SHAPE;
  const kept = (at: number, size: number, room: number) => (size >= room ? (room - size) / 2 : Math.min(room - size, Math.max(0, at)));
  const x = board.x + kept(area.x + (area.width - width) / 2 - board.x, width, board.width);
  const y = board.y + kept(area.y + (area.height - height) / 2 - board.y, height, board.height);
  return { x, y, width, height };
}

function cropped(svg: string, { x, y, width, height }: Area): string {
  const head = /<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const cut = head.replace(/ (width|height)="[^"]*"/g, "").replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`);
  return svg.replace(head, cut.replace("<svg", `<svg width="${Math.round(width)}" height="${Math.round(height)}"`));
}
