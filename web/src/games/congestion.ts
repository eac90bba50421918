// Traffic Congestion.

import { type Adapter, type Colour, fact, grouped, quiet, type Tool } from "./adapter";
import type { View } from "./views/congestion";

const words = (action: string) => action.split(" ");
const dashed = (lane: string) => lane.replaceAll(":", "-");

const DIRECTIONS = ["left", "straight", "right"];
const path = (lane: string, direction: string) => `path-${dashed(lane)}-${direction}`;

const car = (colour: Colour): Tool => ({
  key: `car ${colour}`,
  label: { key: "tool-car", args: { colour } },
  takes: (action) => words(action)[0] === "enter" && words(action)[2] === colour,
});

const verb = (name: string): Tool => ({
  key: name,
  label: { key: `tool-${name}` },
  takes: (action) => words(action)[0] === name,
});

export const congestion: Adapter<View> = {
  ...quiet,
  colours: (view) => view.colours,
  tools: (view) => [...view.colours.map(car), verb("signal"), verb("move")],
  spots: async (legal) => grouped(legal, (action) => congestion.touched(action)),
  ends: (action) => action === "pass",
  meant: (id, tool, view) => {
    const lane = /^(?:lane|signal)-(.+)$/.exec(id)?.[1]?.replaceAll("-", ":");
    if (!lane) return undefined;
    if (tool?.key === "signal") return `signal ${lane} straight`;
    if (tool?.key === "move") return `move ${lane} keep`;
    return `enter ${lane} ${tool?.key.split(" ")[1] ?? view.colours[0]}`;
  },
  touched: (action) => {
    const [name, lane] = words(action);
    if (!lane) return [];
    return name === "enter" ? [`lane-${dashed(lane)}`] : [`signal-${dashed(lane)}`];
  },
  piece: () => undefined,
  facts: (view, seat) => {
    const { counted, target } = view;
    return [fact("fact-cars", `${counted[seat - 1] ?? 0}/${target}`)];
  },
  status: (view) => ({ key: "congestion-status", args: { turns: view.turns } }),
  // Cars drive when they are sent, not before.
  foreseen: (action) => words(action)[0] !== "move",
  hovers: (action) => words(action)[0] !== "enter",
  marked: (action) => {
    const [name, lane = "", direction = ""] = words(action);
    return name !== "enter" && DIRECTIONS.includes(direction) ? [path(lane, direction)] : [];
  },
  tries: (id, tool) => {
    const lane = /^signal-(.+)$/.exec(id)?.[1]?.replaceAll("-", ":");
    const kind = tool?.key === "move" ? "move" : "signal";
    return lane ? DIRECTIONS.map((direction) => `${kind} ${lane} ${direction}`) : [];
  },
  blamed: (action, at, view) => {
    const [, lane = "", direction = ""] = words(action);
    const other = at === undefined ? undefined : view.signals[at];
    if (!at || !other || at === lane || !DIRECTIONS.includes(direction)) return [];
    return [path(lane, direction), path(at, other)];
  },
};
