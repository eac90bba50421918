// What a person asks at a table of this game.

import type { Guide } from "../guide";
import type { View } from "../views/congestion";

export const congestion: Guide<View> = {
  goal: (view, seat) => {
    const left = Math.max(0, view.target - (view.counted[seat - 1] ?? 0));
    return { key: "congestion-goal", args: { target: view.target, left } };
  },
  progress: (view, seat) => {
    const done = view.counted[seat - 1] ?? 0;
    return { done, of: view.target, label: { key: "done-of", args: { done, of: view.target } } };
  },
  heading: ({ turns }) => ({ key: "congestion-status", args: { turns } }),
  steps: () => [],
  prompt: (_, tool) => ({ key: tool ? "prompt-place" : "prompt-choose" }),
  clock: () => undefined,
  undone: () => undefined,
};
