// What a person asks at a table of this game.

import type { Guide } from "../guide";
import type { View } from "../views/tango";

export const tango: Guide<View> = {
  goal: ({ totals }, seat) => {
    const own = totals[seat - 1] ?? 0;
    const rank = 1 + totals.filter((gas) => gas < own).length;
    return { key: "tango-goal", args: { rank, gas: own } };
  },
  progress: ({ totals }, seat) => {
    const done = totals[seat - 1] ?? 0;
    return { done, of: Math.max(1, ...totals), label: { key: "tango-gas", args: { gas: done } }, less: true };
  },
  heading: ({ stage, day }) => ({ key: stage === "choice" ? "tango-choice" : "tango-day", args: { day } }),
  steps: () => [],
  prompt: (_, tool) => ({ key: tool ? "prompt-place" : "prompt-choose" }),
  clock: ({ day }) => ({ key: "tango-clock", args: { day } }),
  undone: () => undefined,
};
