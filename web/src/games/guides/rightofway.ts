// What a person asks at a table of this game.

import type { Guide } from "../guide";
import type { View } from "../views/rightofway";

export const rightofway: Guide<View> = {
  goal: ({ points }, seat) => {
    const own = points[seat - 1] ?? 0;
    const best = Math.max(...points.filter((_, index) => index !== seat - 1));
    return { key: "rightofway-goal", args: { ahead: Math.max(0, own - best), behind: Math.max(0, best - own) } };
  },
  progress: ({ points }, seat) => {
    const done = points[seat - 1] ?? 0;
    return { done, of: Math.max(1, ...points), label: { key: "rightofway-score", args: { points: done } } };
  },
  heading: ({ phase, owed, last_turn }) => ({
    key: `rightofway-phase-${phase}`,
    args: { owed, last: last_turn ? "yes" : "no" },
  }),
  steps: () => [],
  prompt: (_, tool) => ({ key: tool ? "prompt-place" : "prompt-choose" }),
  clock: ({ stacks }) => ({ key: "rightofway-clock", args: { tiles: Math.min(...stacks) } }),
  undone: () => undefined,
};
