// Between a game and the page: what lies in the hand, what is said beside a seat, how things are called. An adapter
// knows views and notation, never rules or pictures: what may be done, where that is and how it looks comes from
// the engine.

import type { ScenePlace, Told } from "../engine/types";
import type { Message } from "../words";

export type Colour = "blue" | "green" | "red" | "yellow";
const COLOURS: readonly Colour[] = ["blue", "green", "red", "yellow"];

/** Words for people. */
export type Phrase = Message;

/** An action and what it is about. */
export interface Act {
  /** The action in notation. */
  action: string;
  /** What is done: its first word. */
  verb: string;
  /** The id of the place that it touches. */
  place: string | undefined;
  /** The piece that it uses, in notation. */
  piece: string | undefined;
  /** The id of something else that is pointed out with it. */
  mark: string | undefined;
}

/** Something to pick up before touching the board: a tile of the hand, a sign, a kind of work. */
export interface Tool {
  key: string;
  label: Phrase;
  /** Its name as a piece, if it has a picture. */
  piece?: string;
  /** How many there are of it. */
  count?: number;
  takes(act: Act): boolean;
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

/** What every game has. */
interface Basics<View> {
  /** Each seat's colour. */
  colours(view: View, seats: number): Colour[];
  /** What may be picked up, most usual first. */
  tools(view: View, seat: number): Tool[];
  /** Whether an action ends the turn. */
  ends(action: string): boolean;
  /** What somebody may have meant who touched a place where nothing may be done. */
  meant(place: ScenePlace, tool: Tool | undefined, view: View): string | undefined;
  facts(view: View, seat: number): Fact[];
}

/** What a game may have. */
interface Extras<View> {
  /** Whether an action only takes back what was drafted, which undo does better. */
  takesBack(action: string): boolean;
  /** What only the viewer knows and wants to keep in sight: names on green signs. */
  goals(view: View): string[];
  /** Whether a tap does it at once: it is only a step of a plan, and a tap on undo takes it back. */
  direct(action: string): boolean;
  /** Whether an action has a price, so that its tool is never in hand unless it was picked. */
  priced(act: Act): boolean;
  /** Whether the tool is put away afterwards: what else could be done with it has a price. */
  putsAway(action: string): boolean;
  /** The numbers of past deliveries whose routes can be shown. */
  deliveries(view: View): number[];
  /** The ids along which something would drive. */
  ribbon(told: Told): string[];
  /** Where on that way it has to stop. */
  stops(told: Told): string[];
  /** What is said at the place before it is done: lines with names of figures in braces. */
  note(action: string, words: (phrase: Phrase) => string): string[];
  /** Whether an action is shown on the board as it is, and not as it would be. */
  unforeseen(action: string): boolean;
  /** Whether a mouse over the place is enough to show what an action would do. */
  hovers(action: string): boolean;
  /** The figure whose places an action is about. */
  zone(action: string): string | undefined;
  /** Everything of one kind that somebody may try at a place, also what will be refused. */
  tries(place: ScenePlace, tool: Tool | undefined): string[];
  /** The actions whose marks show why the rules refuse one: it was tried, and the rules name a place. */
  blamed(action: string, at: string | undefined, view: View): string[];
  /** How pieces of a seat drive in what it did. */
  drives(seat: number, told: Told[]): Way[];
  /** Where a plan in the making ends, and where it ended a step before, in notation: there it is taken up by dragging. */
  plan(view: View): Plan | undefined;
  /** What a plan in the making comes to. */
  sum(told: Told): Phrase | undefined;
  /** The places where something is new that nobody is seen to do, in notation. */
  latest(view: View): string[];
  /** Whether the end of a game has points on tiles to show. */
  points(view: View): boolean;
}

/** Where a plan in the making ends, and where it ended a step before. */
export interface Plan {
  end: string;
  before: string | undefined;
}

/** For a game with this view; the table has adapters of every game and knows none of their views. */
export type Adapter<View = unknown> = Basics<View> & Partial<Extras<View>>;

/** The colours of seats that have none of their own. */
export const bySeat = (seats: number): Colour[] => COLOURS.slice(0, seats) as Colour[];

export const fact = (label: string, value: string | number): Fact => ({
  label: { key: label },
  value: String(value),
});

/** A kind of work that uses no piece. */
export const work = (verb: string): Tool => ({
  key: verb,
  label: { key: `tool-${verb}` },
  takes: (act) => act.verb === verb,
});
