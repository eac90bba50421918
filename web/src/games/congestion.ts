// Traffic Congestion.

import { type Adapter, type Colour, type Tool, work } from "./adapter";
import type { View } from "./views/congestion";

const DIRECTIONS = ["left", "straight", "right"];

const car = (colour: Colour): Tool => ({
  key: `car ${colour}`,
  label: { key: "tool-car", args: { colour } },
  takes: (act) => act.verb === "enter" && act.piece === colour,
});

const ownFirst = (colours: Colour[], seat: number) => {
  const own = colours[seat - 1];
  return own ? [own, ...colours.filter((colour) => colour !== own)] : colours;
};

const verb = (action: string) => action.split(" ")[0];

export const congestion: Adapter<View> = {
  colours: (view) => view.colours,
  // One's own colour first: it is what most people want to let in.
  tools: (view, seat) => [...ownFirst(view.colours, seat).map(car), work("signal"), work("move")],
  ends: (action) => action === "pass",
  meant: ({ kind, notation: lane }, tool, view) => {
    if (kind !== "lane" && kind !== "signal") return undefined;
    if (tool?.key === "signal") return `signal ${lane} straight`;
    if (tool?.key === "move") return `move ${lane} keep`;
    return `enter ${lane} ${tool?.key.split(" ")[1] ?? view.colours[0]}`;
  },
  facts: () => [],
  // Cars drive when they are sent, not before.
  unforeseen: (action) => verb(action) === "move",
  hovers: (action) => verb(action) !== "enter",
  tries: ({ kind, notation: lane }, tool) => {
    const name = tool?.key === "move" ? "move" : "signal";
    return kind === "signal" ? DIRECTIONS.map((direction) => `${name} ${lane} ${direction}`) : [];
  },
  // The path that was tried, and the one that is set already.
  blamed: (action, at, view) => {
    const other = at === undefined ? undefined : view.signals[at];
    return other && action.split(" ")[1] !== at ? [action, `signal ${at} ${other}`] : [];
  },
};
