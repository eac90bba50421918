// Gridlock: Boston.

import type { Told } from "../engine/types";
import { type Adapter, fact, grouped, quiet, type Tool } from "./adapter";
import type { View } from "./views/gridlock";
import { counted, unturned } from "./tiles";

const words = (action: string) => action.split(" ");
const place = (space: string) => `space-${space}`;

/** A destination's name out of its id. */
const named = (id: string) =>
  id === "mit"
    ? "MIT"
    : id
        .split("-")
        .map((word) => (word === "of" ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(" ");

const verb = (name: string): Tool => ({
  key: name,
  label: { key: `tool-${name}` },
  takes: (action) => words(action)[0] === name,
});

const tile = (name: string, count: number): Tool => ({
  key: `tile ${name}`,
  label: { key: "tool-tile", args: { tile: name } },
  piece: name,
  count,
  takes: (action) => words(action)[0] === "place" && unturned(words(action)[2] ?? "") === unturned(name),
});

const listed = (told: Told, figure: string) => ((told.figures[figure] as string[] | undefined) ?? []).map(place);

export const gridlock: Adapter<View> = {
  ...quiet,
  colours: (view) => view.colours,
  tools: (view) => {
    const tiles = [...counted(view.hand)].map(([name, count]) => tile(name, count));
    return [...tiles, verb("stop"), verb("rotate"), verb("remove"), verb("cone"), verb("clear")];
  },
  spots: async (legal) => grouped(legal, (action) => gridlock.touched(action)),
  ends: (action) => action === "end",
  meant: (id, tool) => {
    if (!id.startsWith("space-") || !tool) return undefined;
    const space = id.slice("space-".length);
    return tool.piece ? `place ${space} ${tool.piece}` : `${tool.key} ${space}${tool.key === "rotate" ? " N.S" : ""}`;
  },
  touched: (action) => {
    const [name, space] = words(action);
    const about = ["place", "rotate", "remove", "cone", "clear", "stop"].includes(name ?? "");
    return about && space ? [place(space)] : [];
  },
  piece: (action) => {
    const [name, , tile] = words(action);
    return name === "place" || name === "rotate" ? tile : undefined;
  },
  facts: (view, seat) => {
    const { scored, card_counts, hand_sizes } = view;
    const done = scored[seat - 1]?.length ?? 0;
    return [fact("fact-places", `${done}/${done + (card_counts[seat - 1] ?? 0)}`), fact("fact-tiles", hand_sizes[seat - 1] ?? 0)];
  },
  status: (view) => {
    const { phase, left } = view;
    return { key: `gridlock-phase-${phase.toLowerCase()}`, args: { left } };
  },
  goals: (view) => view.cards.map(named),
  direct: (action) => action === "build" || action === "drive",
  ribbon: (told) => listed(told, "path"),
  stops: (told) => listed(told, "forced_stops"),
  // A car drives when it is sent, not before.
  foreseen: (action) => words(action)[0] !== "stop",
  hovers: (action) => ["stop", "cone"].includes(words(action)[0] ?? ""),
  zone: (action) => (words(action)[0] === "cone" ? { figure: "zone", prefix: "space-" } : undefined),
  drives: (seat, told) => {
    const along = told.flatMap((one, index) => listed(one, "path").slice(index === 0 ? 0 : 1));
    return along.length > 1 ? [{ piece: `car-seat-${seat}`, along }] : [];
  },
};
