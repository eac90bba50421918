// What a person asks at a table, answered game by game: what do I want, what can I do now, how do we stand. The
// table shows the answers the same way for every game.

import type { Component } from "svelte";
import type { Mark, Told } from "../engine/types";
import type { Turn } from "../table/turn.svelte";
import type { Message } from "../words";

/** How far a seat has come towards the end of the game. */
interface Progress {
  done: number;
  of: number;
  /** In words, beside the bar: "1 of 5". */
  label: Message;
  /** One lamp for each of `of`, where they can be counted at a glance. */
  lamps?: boolean;
  /** The one with the least leads. */
  less?: boolean;
}

/** A step of the turn: what is done, what is next. */
export interface Step {
  label: Message;
  state: "done" | "now" | "next";
}

/** Where points came from, at the end. */
export interface Source {
  label: Message;
  /** For each seat. */
  values: number[];
}

/** Something chosen, and what else could be chosen there. */
export interface Offer {
  action: string;
  candidates: string[];
  /** What somebody may try there, and the rules refuse. */
  refused: string[];
}

/** For a game with this view. What every game can answer: */
export interface Guide<View = unknown> {
  /** What one wants, in one line. */
  goal(view: View, seat: number): Message;
  progress(view: View, seat: number): Progress;
  /** What the turn is about now, as a heading: "Build: 2 actions left". */
  heading(view: View): Message;
  /** The steps of the turn; none where a turn is one action. */
  steps(view: View, drafted: string[]): Step[];
  /** What to do with a tool in hand: "Tap a hex to lay the tile". */
  prompt(view: View, tool: string | undefined): Message;
  /** How far the game itself is: days, tiles left to draw. */
  clock(view: View): Message | undefined;
  /** What is left undone if the turn ends now; asked about before it does. */
  undone(view: View, drafted: string[]): Message | undefined;

  // What a game may have:
  /** What an action would do that one will regret, in words: a wreck, the last garnet. */
  danger?(told: Told, view: View): Message | undefined;
  /** What an action would do, short, for the bar that confirms it; the explanation of the rules if nothing is said. */
  consequence?(told: Told, view: View): Message | undefined;
  /** What to say to whoever touches a place where the tool can do nothing, where that is more than a refusal. */
  answer?(id: string, tool: string | undefined, view: View): Message | undefined;
  /** What is pointed out on the board besides what may be done: own pieces, and the ways that can be chosen from. */
  marks?(view: View, seat: number, offer: Offer | undefined): Mark[];
  /** Which of the actions on offer a place of the picture stands for: the sign at the end of an arrow. */
  aimed?(id: string, offer: Offer): string | undefined;
  /** The places that a seat wants to reach, in notation; some are known by the names of places. */
  targets?(view: View, seat: number, names: Record<string, string>): string[];
  /** Cards of its own beside the board, above the log: destinations, how it ends, the day's sheet. */
  Aside?: Component<{ turn: Turn }>;
  /** What stands in the bar that confirms, beside the words: a sum of costs. */
  Plate?: Component<{ turn: Turn; told: Told }>;
  /** Where the result came from. */
  breakdown?(view: View): Source[];
}
