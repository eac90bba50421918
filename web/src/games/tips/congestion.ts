// What is told about things of Traffic Congestion.

import type { ScenePiece } from "../../engine/types";
import type { Message } from "../../words";
import { SIDES } from "../guides/congestion";
import { type Tip, tip, type Tips } from "../tip";
import type { Colour, View } from "../views/congestion";
import { named, onward } from "./congestion/lanes";
import { home, into, type Leg, MOST, read } from "./congestion/streets";

const lane = (name: string) => ({ message: named(name) });
const dashed = (name: string) => name.replaceAll(":", "-");
/** The lane of a place of the picture, which has it in its id: `lane-NW-E`. */
const laneOf = (id: string) => id.replace(/^lane-/, "").replaceAll("-", ":");

/** Why a car cannot drive a part of its way now, and where that is. */
function blocks(view: View, { lane: from, direction, into: to }: Leg): { why: Message; id: string }[] {
  const signal = view.signals[from];
  const found = [];
  if (signal === undefined) found.push({ why: { key: "tip-tc-no-signal", args: { at: lane(from) } }, id: `signal-${dashed(from)}` });
  else if (signal !== direction) {
    const why = { key: "tip-tc-other-signal", args: { at: lane(from), direction: { choice: signal } } };
    found.push({ why, id: `signal-${dashed(from)}` });
  }
  if ((view.lanes[to]?.length ?? 0) >= MOST) found.push({ why: { key: "tip-tc-full", args: { at: lane(to) } }, id: `lane-${dashed(to)}` });
  return found;
}

/** The places along a way home: out of a bay, through each crossing into the far end of the next lane. */
function along(from: string, bay: number, way: Leg[]): string[] {
  const through = way.flatMap(({ lane, into }) => [
    `signal-${dashed(lane)}`,
    read(into).exit ? `lane-${dashed(into)}` : `bay-${dashed(into)}-${MOST}`,
  ]);
  return [`bay-${dashed(from)}-${bay}`, ...through];
}

function car({ place = "", bay = 1, face }: ScenePiece, view: View): Tip {
  const [from, colour] = [laneOf(place), face as Colour];
  const way = home(view, from, colour);
  const blocked = way.flatMap((leg) => blocks(view, leg));
  const turns = way.map(({ direction }) => ({ message: { key: "tc-direction", args: { direction: { choice: direction } } } }));
  const args = { turns: { list: turns }, side: { choice: SIDES[colour] } };
  const does: Message[] = [{ key: "tip-tc-home", args }, ...blocked.map(({ why }) => why)];
  if (bay > 1) does.push({ key: "tip-tc-ahead", args: { count: bay - 1 } });
  if (blocked.length === 0) does.push({ key: "tip-tc-clear" });
  const name = { key: "tc-seen-car", args: { colour: { choice: face }, number: bay, at: lane(from) } };
  return { ...tip("TC-5.1", name, ...does), trail: { along: along(from, bay, way), blocked: blocked.map(({ id }) => id), colour } };
}

function signal(name: string, { signals, grid }: View): Tip {
  const set = signals[name];
  if (set === undefined) return tip("TC-3.4", { key: "tc-seen-no-signal", args: { at: lane(name) } }, { key: "tip-tc-unset" });
  const direction = { choice: set };
  const leads = { key: "tip-tc-set", args: { direction, into: { message: onward(into(grid, name, set)) } } };
  return tip("TC-3.5", { key: "tc-seen-signal", args: { at: lane(name), direction } }, leads);
}

function road(name: string, view: View): Tip {
  const { exit, heading } = read(name);
  const at = lane(name);
  if (exit) {
    const colour = view.colours.find((one) => SIDES[one] === heading);
    const who = colour ? { key: "tip-tc-scores", args: { colour: { choice: colour } } } : { key: "tip-tc-scores-none" };
    return tip("TC-5.1", { key: "tc-seen-exit", args: { at } }, who);
  }
  const lanes = { key: "tc-seen-lane", args: { at, count: view.lanes[name]?.length ?? 0, most: MOST } };
  const outside = named(name).key === "tc-lane-in";
  return tip(outside ? "TC-3.1" : "TC-1.6", lanes, { key: outside ? "tip-tc-entrance" : "tip-tc-between" });
}

const WORKS: Record<string, string> = { car: "TC-3.1", signal: "TC-3.4", move: "TC-3.5" };

/** The plate in the middle that gives a seat its side. */
function side(seat: number, { colours, counted, target }: View): Tip | undefined {
  const colour = colours[seat - 1];
  if (!colour) return undefined;
  const name = { key: "tip-tc-side", args: { colour: { choice: colour }, side: { choice: SIDES[colour] } } };
  return tip("TC-1.5", name, { key: "tip-tc-home-now", args: { done: counted[seat - 1] ?? 0, of: target } });
}

export const congestion: Tips<View> = {
  piece: (piece, { view }) => {
    if (piece.kind === "car") return car(piece, view);
    return piece.kind === "seat" ? side(Number(piece.id.replace("seat-", "")), view) : undefined;
  },
  place: ({ kind, notation }, _, { view }) => {
    if (kind === "signal") return signal(notation, view);
    return kind === "lane" || kind === "bay" ? road(notation, view) : undefined;
  },
  tool: (key) => {
    const [kind = "", colour] = key.split(" ");
    const name = colour ? { key: "tool-car", args: { colour } } : { key: `tool-${kind}` };
    return tip(WORKS[kind] ?? "TC-3.1", name, { key: `tip-tc-tool-${kind}` });
  },
  progress: ({ view: { target } }) => tip("TC-5.2", { key: "congestion-home" }, { key: "tip-tc-progress", args: { target } }),
};
