// Where a table comes from. The page shows one the same way whether it lives in the browser or on a server.

import type { Past } from "../engine/facade";
import type { Happened, Hint, Now, Problem, Setup } from "../engine/types";

/** A race at one screen. */
export interface Race {
  /** The other people who race. */
  others: number[];
  /** One of them is first. */
  first(seat: number): Promise<void>;
  /** Lets the bots go first, where some race. */
  bots?: (() => void) | undefined;
}

/** The only person has given up: the bots can still be let finish. */
export interface GaveUp {
  finish(): void;
}

/** What somebody was helped with, shown at the end. */
export interface Help {
  hints: number;
  takenBack: number;
}

export interface Source {
  readonly setup: Setup;
  /** Through whose eyes the page looks; 0 for somebody who only watches. */
  readonly viewer: number;
  /** Who reads, where somebody looks through the eyes of others. */
  readonly reader?: number;
  readonly now: Now;
  readonly happened: Happened[];
  /** Who is thinking, if a bot is. */
  readonly thinking: number | undefined;
  /** The seat that is to look next, while nobody may look. */
  readonly curtain: number | undefined;
  /** What is pointed out on the board, by somebody who explains it. */
  readonly pointed?: string[];
  /** A race in which somebody else at this screen, or a bot, may be first. */
  readonly race?: Race | undefined;
  /** What was drafted in this turn before the page was left. */
  readonly drafted: string[];
  /** Whether another page plays this game, and this one only shows it. */
  readonly watching?: boolean;
  /** Whether it is on a server, where a menu of its own has what concerns everybody at the table. */
  readonly online?: boolean;
  /** What is said in place of whose turn it is, where nothing is really played. */
  readonly status?: string;
  /** Where it can be looked at again, if that is not in this page. */
  readonly replayed?: string;

  /** Resolves when `now` is where the page was last sent, for a source that takes its time to get there. */
  ready?(): Promise<void>;
  /** Plays a whole turn, all or nothing. It is kept first, so that leaving the page loses nothing. */
  play(actions: string[]): Promise<Problem | undefined>;
  keepDraft(actions: string[]): void;
  /** Keeps what will be drafted if the rules allow it, before they have been asked. */
  expect?(actions: string[]): void;
  lift(): void;
  resign(): Promise<void>;
  /** What a strong bot would do, where asking one is fair. */
  hints?(drafted: string[]): Promise<Hint[]>;
  /** Whether a decision can be taken back, where that is nobody else's business. */
  readonly earlier?: boolean;
  takeBack?(): Promise<void>;
  readonly help?: Help;
  readonly gaveUp?: GaveUp | undefined;
  record(): Promise<string>;
  /** What happened since the viewer last acted, position by position; nothing where that cannot be told. */
  since?(): Promise<Past[]>;
}
