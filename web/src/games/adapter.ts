// Between a game's notation and the page: which place of the picture an action is about, what lies in the
// hand, how things are called. An adapter knows notation, never rules: what may be done comes from the engine.

import type { Told } from "../engine/types";
import type { Message } from "../words";

export type Colour = "blue" | "green" | "red" | "yellow";
const COLOURS: readonly Colour[] = ["blue", "green", "red", "yellow"];

/** Words for people. */
export type Phrase = Message;

/** Something to pick up before touching the board: a tile of the hand, a sign, a kind of work. */
export interface Tool {
  key: string;
  label: Phrase;
  /** Its name as a piece, if it has a picture. */
  piece?: string;
  /** How many there are of it. */
  count?: number;
  takes(action: string): boolean;
}

/** A line beside a player's name. */
export interface Fact {
  label: Phrase;
  value: string;
  /** What it means at a glance, where a word needs a picture too. */
  icon?: "sealed" | "open";
}

/** A piece and the places along which it drives. */
export interface Way {
  piece: string;
  along: string[];
}

/** The views after each of these actions. */
type Peek<View = unknown> = (actions: string[]) => Promise<View[]>;

/** For a game with this view; the table has adapters of every game and knows none of their views. */
export interface Adapter<View = unknown> {
  /** Each seat's colour. */
  colours(view: View, seats: number): Colour[];
  /** What may be picked up, most usual first. */
  tools(view: View, seat: number): Tool[];
  /** The ids of the picture, each with the actions that touch it, in the order in which taps turn them. */
  spots(legal: string[], peek: Peek<View>): Promise<Map<string, string[]>>;
  /** Whether an action ends the turn. */
  ends(action: string): boolean;
  /** Whether an action only takes back what was drafted, which undo does better. */
  takesBack(action: string): boolean;
  /** What somebody may have meant who touched a place where nothing may be done. */
  meant(id: string, tool: Tool | undefined, view: View): string | undefined;
  /** The ids that an action was about. */
  touched(action: string): string[];
  /** The piece in whose picture an action is shown, if there is one. */
  piece(action: string): string | undefined;
  facts(view: View, seat: number): Fact[];
  /** What the turn is about. */
  status(view: View): Phrase;
  /** What only the viewer knows and wants to keep in sight: names on green signs. */
  goals(view: View): string[];
  /** Whether a tap does it at once: it is only a step of a plan, and a tap on undo takes it back. */
  direct(action: string): boolean;
  /** The numbers of past deliveries whose routes can be shown. */
  deliveries(view: View): number[];
  /** The ids along which something would drive. */
  ribbon(told: Told): string[];
  /** Where on that way it has to stop. */
  stops(told: Told): string[];
  /** What is said at the place before it is done: lines with names of figures in braces. */
  note(action: string, words: (phrase: Phrase) => string): string[];
  /** Whether the board is shown as it would be before an action is done; if not, as it is. */
  foreseen(action: string): boolean;
  /** Whether a mouse over the place is enough to show what an action would do. */
  hovers(action: string): boolean;
  /** The figure whose places an action is about, and the beginning of their ids. */
  zone(action: string): { figure: string; prefix: string } | undefined;
  /** More ids that are pointed out with an action that is chosen. */
  marked(action: string): string[];
  /** Everything of one kind that somebody may try at a place, also what will be refused. */
  tries(id: string, tool: Tool | undefined): string[];
  /** The ids to blame for a refusal: the action that was tried, and the place that the rules name. */
  blamed(action: string, at: string | undefined, view: View): string[];
  /** How pieces of a seat drive in what it did. */
  drives(seat: number, told: Told[]): Way[];
  /** Where a plan in the making ends, and where it ended a step before: there it is taken up by dragging. */
  plan(view: View): { end: string; before: string | undefined } | undefined;
  /** What a plan in the making comes to. */
  sum(told: Told): Phrase | undefined;
  /** The places where something is new that nobody is seen to do. */
  latest(view: View): string[];
  /** Whether the end of a game has points on tiles to show. */
  points(view: View): boolean;
}

/** What most games have nothing to say about. */
export const quiet = {
  goals: () => [],
  direct: () => false,
  deliveries: () => [],
  ribbon: () => [],
  stops: () => [],
  note: () => [],
  foreseen: () => true,
  hovers: () => false,
  zone: () => undefined,
  marked: () => [],
  tries: () => [],
  blamed: () => [],
  drives: () => [],
  plan: () => undefined,
  sum: () => undefined,
  latest: () => [],
  points: () => false,
  takesBack: () => false,
} satisfies Partial<Adapter>;

/** Actions under the ids they touch. */
export function grouped(legal: string[], ids: (action: string) => string[]): Map<string, string[]> {
  const spots = new Map<string, string[]>();
  for (const action of legal) {
    for (const id of ids(action)) spots.set(id, [...(spots.get(id) ?? []), action]);
  }
  return spots;
}

/** The colours of seats that have none of their own. */
export const bySeat = (seats: number): Colour[] => COLOURS.slice(0, seats) as Colour[];

export const fact = (label: string, value: string | number): Fact => ({
  label: { key: label },
  value: String(value),
});
