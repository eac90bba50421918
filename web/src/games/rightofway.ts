// RIGHT_OF_WAY.

import { type Adapter, bySeat, fact, type Tool, work } from "./adapter";
import type { View } from "./views/rightofway";
import { counted, shape, unturned } from "./tiles";

const places = (action: string) => action.startsWith("place ");

const tile = (name: string, count: number): Tool => ({
  key: `tile ${name}`,
  label: { key: "tool-tile", args: { shape: { choice: shape(name) } } },
  piece: name,
  count,
  takes: ({ verb, piece }) => (verb === "discard" ? piece === name : verb === "place" && unturned(piece ?? "") === unturned(name)),
});

export const rightofway: Adapter<View> = {
  colours: (_, seats) => bySeat(seats),
  tools: (view, seat) => {
    const hand = counted(view.hands[seat - 1] ?? []);
    return [...[...hand].map(([name, count]) => tile(name, count)), work("buy"), work("scrap"), work("lay")];
  },
  ends: (action) => action === "done",
  meant: ({ kind, notation: place }, tool, { hands, seat }) => {
    if (kind !== "tile" || !tool) return undefined;
    if (tool.piece) return `place ${place} ${tool.piece}`;
    const held = hands[seat - 1]?.[0];
    if (tool.key === "buy") return held && `buy ${place} ${held}`;
    return tool.key === "scrap" ? `scrap ${place}` : undefined;
  },
  facts: (view, seat) => {
    const { hands, stacks } = view;
    const at = seat - 1;
    return [fact("fact-hand", hands[at]?.length ?? 0), fact("fact-stack", stacks[at] ?? 0)];
  },
  note: (action, say) => {
    if (!places(action)) return [];
    return [
      say({ key: "note-cost", args: { cost: "{cost}", profit: "{profit}" } }),
      say({ key: "note-result", args: { result: "{+result}" } }),
    ];
  },
  hovers: places,
  points: (view) => view.phase.toLowerCase() === "over",
};
