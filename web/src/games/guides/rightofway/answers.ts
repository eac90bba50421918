// What a person asks at a table of this game, in words.

import type { Told } from "../../../engine/types";
import type { Message } from "../../../words";
import type { Guide, Source, Step } from "../../guide";
import type { Phase, View } from "../../views/rightofway";
import { heading } from "./due";

/** The phases of a turn; before them the city is made and hands are dealt. */
const TURN: Phase[] = ["act", "draw", "discard", "scrap", "price", "refill"];
/** The phases in which tiles of the hand are paid. */
const PAYING: Phase[] = ["discard", "price"];

function steps({ phase, placed, bought }: View): Step[] {
  if (!TURN.includes(phase)) return [];
  const step = (key: string, done: boolean, now: boolean): Step => ({
    label: { key },
    state: done ? "done" : now ? "now" : "next",
  });
  return [
    step("rightofway-step-build", placed !== null, true),
    step("rightofway-step-buy", bought !== null, placed !== null && phase === "act"),
  ];
}

function prompt({ phase }: View, tool: string | undefined): Message {
  if (PAYING.includes(phase)) return { key: "rightofway-prompt-discard" };
  if (tool?.startsWith("tile ")) return { key: "rightofway-prompt-tile" };
  return { key: tool ? `rightofway-prompt-${tool}` : "rightofway-prompt-end" };
}

/** RW-5.5: a loss beyond the hand is paid with what one has built. */
function danger({ message: { args } }: Told): Message | undefined {
  const then = args?.["then"];
  const loss = typeof then === "object" && "message" in then ? then.message : undefined;
  return loss?.key.startsWith("rw-told-loss-") ? loss : undefined;
}

/** RW-7.4: points come from highways with so many roads. */
function source(view: View, roads: number): Source {
  const values = view.points.map((_, index) =>
    Object.values(view.highways)
      .filter(({ seat, points }) => seat === index + 1 && points === roads)
      .reduce((sum, { points }) => sum + points, 0),
  );
  return { label: { key: "rightofway-source", args: { roads } }, values };
}

export const answers: Guide<View> = {
  goal: ({ points }, seat) => {
    const own = points[seat - 1] ?? 0;
    const best = Math.max(...points.filter((_, index) => index !== seat - 1));
    return { key: "rightofway-goal", args: { ahead: Math.max(0, own - best), behind: Math.max(0, best - own) } };
  },
  progress: ({ points }, seat) => {
    const done = points[seat - 1] ?? 0;
    return { done, of: Math.max(1, ...points), label: { key: "rightofway-score", args: { points: done } } };
  },
  heading,
  steps,
  prompt,
  clock: ({ city, highways }) => {
    const tiles = Object.keys(city).length - Object.keys(highways).length;
    return { key: "rightofway-clock", args: { tiles } };
  },
  undone: () => undefined,
  danger,
  breakdown: (view) => {
    const found = [2, 3, 4, 5, 6].map((roads) => source(view, roads)).filter(({ values }) => values.some((value) => value > 0));
    return found.length > 0 ? found : [{ label: { key: "rightofway-source-none" }, values: view.points }];
  },
};
