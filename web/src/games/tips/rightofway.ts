// What is told about things of RIGHT_OF_WAY.

import type { ScenePiece } from "../../engine/types";
import { shape } from "../tiles";
import { type Asked, type Tip, tip, type Tips } from "../tip";
import type { View } from "../views/rightofway";

const WORKS: Record<string, string> = { buy: "RW-6.1", scrap: "RW-5.5", lay: "RW-1.3" };

/** The place of a place of the picture, which has it in its id: `tile--4-0`. */
function placeOf(id: string): string {
  const [, x, y] = /^tile-(-?\d+)-(-?\d+)$/.exec(id) ?? [];
  return `${x},${y}`;
}

/** A highway, and what it is worth. */
function highway(place: string, { highways }: View): Tip | undefined {
  const found = highways[place];
  if (!found) return undefined;
  const { seat, roads, points } = found;
  const args = { shape: { choice: shape(roads) }, seat: { seat }, at: { place }, points };
  if (points > 0) return tip("RW-7.4", { key: "rw-seen-connected", args });
  return tip("RW-7.4", { key: "rw-seen-highway", args }, { key: "tip-rw-open", args: { points: roads.split(".").length } });
}

/** A right-of-way, and what it costs whom. */
function right(place: string, { view: { rights }, seat }: Asked<View>): Tip | undefined {
  const found = rights[place];
  if (!found) return undefined;
  const name = { key: "tip-rw-right", args: { seat: { seat: found.seat }, at: { place } } };
  const args = { tiles: found.stack.length };
  return found.seat === seat ? tip("RW-6.4", name, { key: "tip-rw-right-own" }) : tip("RW-6.2", name, { key: "tip-rw-right-theirs", args });
}

function city(place: string, { city }: View): Tip {
  const quarter = city[place];
  const name = { key: "tip-rw-place", args: { at: { place } } };
  if (!quarter) return tip("RW-1.3", name, { key: "tip-rw-outside" });
  return tip(quarter === "dollar" ? "RW-5.1" : "RW-5.3", name, { key: `tip-rw-${quarter}` });
}

const thing = ({ kind, place = "" }: ScenePiece, asked: Asked<View>) => {
  if (kind === "tile") return highway(placeOf(place), asked.view);
  return kind === "right" ? right(placeOf(place), asked) : undefined;
};

export const rightofway: Tips<View> = {
  piece: thing,
  place: ({ kind, notation }, _, asked) =>
    kind === "tile" ? (highway(notation, asked.view) ?? right(notation, asked) ?? city(notation, asked.view)) : undefined,
  tool: (key) => {
    const [kind = "", roads] = key.split(" ");
    if (!roads) return tip(WORKS[kind] ?? "RW-4.1", { key: `tool-${kind}` }, { key: `tip-rw-tool-${kind}` });
    const does = { key: "tip-rw-tool-tile", args: { points: roads.split(".").length } };
    return tip("RW-4.2", { key: "tool-tile", args: { shape: { choice: shape(roads) } } }, does);
  },
  progress: () => tip("RW-7.4", { key: "rightofway-plate-points" }, { key: "tip-rw-progress" }),
  step: () => tip("RW-4.1", { key: "tip-turn" }, { key: "tip-rw-steps" }),
};
