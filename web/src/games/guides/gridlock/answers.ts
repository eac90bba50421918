// What a person asks at a table of this game, in words.

import type { Told } from "../../../engine/types";
import type { Arg, Message } from "../../../words";
import type { Guide, Step } from "../../guide";
import { shape } from "../../tiles";
import type { Phase, View } from "../../views/gridlock";
import { spaceOf } from "./rounds";

/** How many actions or stops a turn of each kind has. */
const ALL: Partial<Record<Phase, number>> = { building: 4, driving: 2, tripping: 3 };
/** The tools that are not tiles. */
const VERBS = ["stop", "rotate", "remove", "cone", "clear"];

/** What was done with an action of the turn. */
function did(action: string): Message {
  const [verb = "", space = "", tile] = action.split(" ");
  const args: Record<string, Arg> = { at: { place: space } };
  if (tile) args["shape"] = { choice: shape(tile) };
  return { key: `gridlock-did-${verb}`, args };
}

function steps({ phase, left }: View, drafted: string[]): Step[] {
  const all = ALL[phase] ?? 0;
  const done = drafted.filter((action) => action.includes(" ")).slice(-(all - left));
  return Array.from({ length: all }, (_, index) => {
    const action = done[index];
    if (action) return { label: did(action), state: "done" };
    const key = phase === "driving" ? "gridlock-step-stop" : "gridlock-step";
    return { label: { key, args: { number: index + 1 } }, state: index === all - left ? "now" : "next" };
  });
}

function prompt({ phase, viewer, to_act }: View, tool: string | undefined): Message {
  if (tool?.startsWith("tile ")) return { key: "gridlock-prompt-tile" };
  if (tool && VERBS.includes(tool)) return { key: `gridlock-prompt-${tool}` };
  if (viewer !== to_act) return { key: "gridlock-prompt-wait" };
  return { key: phase === "undeclared" ? "gridlock-prompt-declare" : "gridlock-prompt-end" };
}

function undone({ phase, left }: View): Message | undefined {
  if (phase === "undeclared") return { key: "gridlock-undone-all" };
  if (!ALL[phase] || left === 0) return undefined;
  return { key: "gridlock-undone", args: { left, stops: { choice: phase === "driving" ? "yes" : "no" } } };
}

/** The cards that a figure names. */
const cards = ({ figures }: Told, figure: string) => ((figures[figure] as string[] | undefined) ?? []).map((card) => ({ card }));

export const answers: Guide<View> = {
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
  steps,
  prompt,
  clock: ({ pile_size, turns, colours }) => {
    // The opening round is counted among the turns and not among the rounds.
    const round = Math.floor(turns / Math.max(1, colours.length));
    return { key: "gridlock-clock", args: { round, opening: { choice: round === 0 ? "yes" : "no" }, tiles: pile_size } };
  },
  undone,
  danger: (told) => {
    const cut = cards(told, "cuts");
    return cut.length > 0 ? { key: "gridlock-cuts", args: { places: { list: cut } } } : undefined;
  },
  consequence: (told) => {
    const [opened, sides] = [cards(told, "opens"), told.message.args?.["sides"]];
    if (opened.length > 0) return { key: "gridlock-opens", args: { count: opened.length, places: { list: opened } } };
    // The button says what is laid or turned.
    return sides ? { key: "gridlock-opens-none", args: { sides } } : undefined;
  },
  targets: ({ cards }, _, names) => cards.flatMap((card) => spaceOf(card, names) ?? []),
  breakdown: ({ scored }) => [{ label: { key: "gridlock-source-reached" }, values: scored.map((cards) => cards.length) }],
};
