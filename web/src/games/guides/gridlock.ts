// What a person asks at a table of this game.

import type { Guide } from "../guide";
import type { View } from "../views/gridlock";

export const gridlock: Guide<View> = {
  goal: (view, seat) => {
    const done = view.scored[seat - 1]?.length ?? 0;
    const left = view.card_counts[seat - 1] ?? 0;
    return { key: "gridlock-goal", args: { all: done + left, left } };
  },
  progress: (view, seat) => {
    const done = view.scored[seat - 1]?.length ?? 0;
    const of = done + (view.card_counts[seat - 1] ?? 0);
    return { done, of, label: { key: "done-of", args: { done, of } }, lamps: true };
  },
  heading: ({ phase, left }) => ({ key: `gridlock-phase-${phase}`, args: { left } }),
  steps: () => [],
  prompt: (_, tool) => ({ key: tool ? "prompt-place" : "prompt-choose" }),
  clock: ({ pile_size }) => ({ key: "gridlock-clock", args: { tiles: pile_size } }),
  undone: ({ phase, left }) =>
    (phase === "building" || phase === "tripping") && left > 0 ? { key: "gridlock-undone", args: { left } } : undefined,
};
