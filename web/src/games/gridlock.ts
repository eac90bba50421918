// Gridlock: Boston.

import { type Adapter, fact, type Tool, work } from "./adapter";
import type { View } from "./views/gridlock";
import { counted, shape, unturned } from "./tiles";

const verb = (action: string) => action.split(" ")[0];

/** A destination's name out of its id. */
const named = (id: string) =>
  id === "mit"
    ? "MIT"
    : id
        .split("-")
        .map((word) => (word === "of" ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(" ");

const tile = (name: string, count: number): Tool => ({
  key: `tile ${name}`,
  label: { key: "tool-tile", args: { shape: { choice: shape(name) } } },
  piece: name,
  count,
  takes: (act) => act.verb === "place" && unturned(act.piece ?? "") === unturned(name),
});

export const gridlock: Adapter<View> = {
  colours: (view) => view.colours,
  tools: (view) => {
    const tiles = [...counted(view.hand)].map(([name, count]) => tile(name, count));
    return [...tiles, ...["stop", "rotate", "remove", "cone", "clear"].map(work)];
  },
  ends: (action) => action === "end",
  meant: ({ kind, notation: space }, tool) => {
    if (kind !== "space" || !tool) return undefined;
    return tool.piece ? `place ${space} ${tool.piece}` : `${tool.key} ${space}${tool.key === "rotate" ? " N.S" : ""}`;
  },
  facts: (view, seat) => [fact("fact-tiles", view.hand_sizes[seat - 1] ?? 0)],
  goals: (view) => view.cards.map(named),
  direct: (action) => action === "build" || action === "drive",
  ribbon: ({ places }) => places["path"] ?? places["way"] ?? [],
  stops: ({ places }) => places["forced_stops"] ?? [],
  // A car drives when it is sent, not before.
  unforeseen: (action) => verb(action) === "stop",
  hovers: (action) => ["stop", "cone"].includes(verb(action) ?? ""),
  zone: (action) => (verb(action) === "cone" ? "zone" : undefined),
  drives: (seat, told) => {
    const along = told.flatMap(({ places }, index) => (places["path"] ?? []).slice(index === 0 ? 0 : 1));
    return along.length > 1 ? [{ piece: `car-seat-${seat}`, along }] : [];
  },
};
