// What a person asks at a table of this game, in words.

import type { Message } from "../../../words";
import type { Guide, Step } from "../../guide";
import type { View } from "../../views/tango";
import { opposite } from "./route";

/** What a seat has to do next on a day; the rules want it in this order (TT-10.1). */
type Due = "route" | "sign" | "seal" | "sealed";

const corner = ({ corners, viewer }: View) => (viewer === null ? null : (corners[viewer - 1] ?? null));

/** Whether the route leads to the goal, or off the board. */
function routed(view: View): boolean {
  const [start, route] = [corner(view), view.orders?.route];
  return start !== null && route !== undefined && (route.off || route.tiles.at(-1) === opposite(start));
}

/** The parts of the day, in order, each with whether it is done. */
function parts(view: View): { due: Due; done: boolean }[] {
  const sealed = view.viewer !== null && view.sealed[view.viewer - 1] === true;
  const route = { due: "route" as const, done: sealed || routed(view) };
  const sign = { due: "sign" as const, done: sealed || Boolean(view.orders?.sign) };
  return [...(view.prices.rush === null ? [] : [route]), ...(view.prices.extra === null ? [] : [sign]), { due: "seal", done: sealed }];
}

const due = (view: View): Due => parts(view).find(({ done }) => !done)?.due ?? "sealed";

function steps(view: View): Step[] {
  if (view.stage !== "orders") return [];
  const now = due(view);
  return parts(view).map(({ due, done }) => ({
    label: { key: `tango-step-${due}` },
    state: done ? "done" : due === now ? "now" : "next",
  }));
}

/** What to do with a sign in hand: the first of the day, or one that costs garnets. */
function plant(view: View, tool: string): Message {
  const extra = view.orders?.sign ? (view.prices.extra ?? 0) : 0;
  return { key: tool === "speed" ? "tango-prompt-speed" : "tango-prompt-sign", args: { sign: { choice: tool }, extra } };
}

function prompt(view: View, tool: string | undefined): Message {
  const now = due(view);
  if (view.stage === "choice") return { key: "tango-prompt-choice" };
  if (now === "sealed") return { key: "tango-prompt-sealed" };
  if (tool === "rush") return { key: "tango-prompt-rush", args: { price: view.prices.rush ?? 0 } };
  if (tool === "go") return { key: "tango-prompt-go" };
  // Nothing is in hand: what is left to do costs garnets, or is to seal.
  if (!tool) return { key: "tango-prompt-seal" };
  return plant(view, tool);
}

/** What is missing or will be regretted if the day is sealed like this. */
function undone(view: View): Message | undefined {
  if (view.stage !== "orders") return undefined;
  if (view.orders?.route.off) return { key: "tango-undone-off" };
  const missing = parts(view).find(({ due, done }) => due !== "seal" && !done)?.due;
  return missing && { key: `tango-undone-${missing}` };
}

export const answers: Guide<View> = {
  goal: ({ totals, gas }, seat) => {
    const own = totals[seat - 1] ?? 0;
    const rank = gas[0].length === 0 ? 0 : 1 + totals.filter((gas) => gas < own).length;
    const tied = totals.filter((gas) => gas === own).length > 1;
    return { key: "tango-goal", args: { rank, gas: own, tied: { choice: tied ? "yes" : "no" } } };
  },
  progress: ({ totals }, seat) => {
    const done = totals[seat - 1] ?? 0;
    return { done, of: Math.max(1, ...totals), label: { key: "tango-gas", args: { gas: done } }, less: true };
  },
  heading: (view) => (view.stage === "choice" ? { key: "tango-choice" } : { key: `tango-heading-${due(view)}`, args: { day: view.day } }),
  steps,
  prompt,
  clock: ({ day }) => ({ key: "tango-clock", args: { day } }),
  undone,
  danger: ({ figures }) => {
    const { off, gas, cost, left } = figures as Record<string, number | undefined>;
    if (off) return { key: "tango-danger-off", args: { gas: gas ?? 0 } };
    return cost && left === 0 ? { key: "tango-danger-purse", args: { cost } } : undefined;
  },
  // With a sign in hand the rules say why none stands on a corner.
  answer: (id, tool, view) => {
    const start = corner(view);
    if (tool === "speed" && id.startsWith("tile-")) return plant(view, tool);
    if (tool && tool !== "go" && tool !== "rush") return undefined;
    if (start === null || id !== `tile-${opposite(start)}` || view.stage !== "orders") return undefined;
    return { key: `tango-answer-${due(view)}`, args: { at: { place: opposite(start) } } };
  },
  targets: (view) => {
    const start = corner(view);
    return start === null ? [] : [opposite(start)];
  },
  breakdown: ({ gas, revealed }) => [
    ...(gas[0] ?? []).map((_, index) => ({
      label: { key: "tango-delivery", args: { delivery: index + 1 } },
      values: gas.map((deliveries) => deliveries[index] ?? 0),
    })),
    ...(revealed
      ? [
          { label: { key: "tango-bonus" }, values: revealed.bonus },
          { label: { key: "tango-purses" }, values: revealed.purses },
        ]
      : []),
  ],
};
