// RIGHT_OF_WAY.

import { type Adapter, bySeat, fact, grouped, quiet, type Tool } from "./adapter";
import type { View } from "./views/rightofway";
import { counted, unturned } from "./tiles";

const words = (action: string) => action.split(" ");
const id = (place: string) => `tile-${place.replace(",", "-")}`;

const tile = (name: string, count: number): Tool => ({
  key: `tile ${name}`,
  label: { key: "tool-tile", args: { tile: name } },
  piece: name,
  count,
  takes: (action) => {
    const [verb, about, roads] = words(action);
    if (verb === "discard") return about === name;
    return verb === "place" && unturned(roads ?? "") === unturned(name);
  },
});

const verb = (name: string): Tool => ({
  key: name,
  label: { key: `tool-${name}` },
  takes: (action) => words(action)[0] === name,
});

export const rightofway: Adapter<View> = {
  ...quiet,
  colours: (_, seats) => bySeat(seats),
  tools: (view, seat) => {
    const hand = counted(view.hands[seat - 1] ?? []);
    return [...[...hand].map(([name, count]) => tile(name, count)), verb("buy"), verb("scrap"), verb("lay")];
  },
  spots: async (legal) => grouped(legal, (action) => rightofway.touched(action)),
  ends: (action) => action === "done",
  meant: (at, tool) => {
    const place = /^tile-(-?\d+)-(-?\d+)$/.exec(at);
    if (!place || !tool) return undefined;
    const where = `${place[1]},${place[2]}`;
    if (tool.piece) return `place ${where} ${tool.piece}`;
    return tool.key === "scrap" ? `scrap ${where}` : undefined;
  },
  touched: (action) => {
    const [name, place] = words(action);
    return ["place", "buy", "scrap", "lay"].includes(name ?? "") && place ? [id(place)] : [];
  },
  piece: (action) => {
    const [name, a, b] = words(action);
    if (name === "discard") return a;
    return name === "buy" || name === "place" ? b : undefined;
  },
  facts: (view, seat) => {
    const { points, hands, stacks } = view;
    const at = seat - 1;
    return [fact("fact-points", points[at] ?? 0), fact("fact-hand", hands[at]?.length ?? 0), fact("fact-stack", stacks[at] ?? 0)];
  },
  status: (view) => {
    const { phase, owed, last_turn } = view;
    return { key: `rightofway-phase-${phase.toLowerCase()}`, args: { owed, last: last_turn ? "yes" : "no" } };
  },
  note: (action, say) => {
    if (words(action)[0] !== "place") return [];
    return [
      say({ key: "note-cost", args: { cost: "{cost}", profit: "{profit}" } }),
      say({ key: "note-result", args: { result: "{+result}" } }),
    ];
  },
  hovers: (action) => words(action)[0] === "place",
  points: (view) => view.phase.toLowerCase() === "over",
};
