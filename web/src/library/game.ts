// A game with its dealer and its bots.

import * as module from "../engine/module/cloverleaf.js";
import type { Awaited, Happened, Hint, Look, Standing } from "../engine/types";
import type { Level } from "../online/wire";
import { asked, read } from "./asked";
import * as chance from "./chance";
import { Draft } from "./draft";
import { type Picture, picture } from "./picture";
import { asText, type GameId, type Now, type Setup } from "./setup";

/** A game that was played before. */
export interface Recorded {
  record: string;
  /** How many of its events are played again; all of them if nothing is said. */
  events?: number;
}

/** A game that is being played. Seats are numbers from 1; 0 is somebody who only watches. */
export class Game<Id extends GameId = GameId> {
  readonly #engine: module.Game;
  readonly #setup: Setup<Id>;

  /**
   * Opens a game, or goes on with one from its record. A new game's dealer draws by a seed of 64 hexadecimal digits: the
   * same seed deals the same game.
   */
  constructor(setup: Setup<Id>, from: string | Recorded = chance.dealer()) {
    this.#setup = setup;
    this.#engine = asked(() =>
      typeof from === "string" ? new module.Game(asText(setup), from) : module.Game.replay(asText(setup), from.record, from.events),
    );
  }

  /** How it stands, as a viewer may know it. */
  now(viewer = 0): Now<Id> {
    return read(() => this.#engine.now(viewer));
  }

  /** Whom it waits for: people, or a bot. */
  awaited(): Awaited {
    return read<Standing>(() => this.#engine.standing(0)).awaited;
  }

  /** Everything that happened, as a viewer may know it. */
  happened(viewer = 0): Happened[] {
    return read(() => this.#engine.happened(viewer));
  }

  /** What a seat may do now, in notation. */
  legal(seat: number): string[] {
    const draft = this.draft(seat);
    try {
      return draft.state().legal;
    } finally {
      draft.free();
    }
  }

  /** A seat's turn in the making. */
  draft(seat: number): Draft<Id> {
    return new Draft(this.#setup, this.now(seat).view, seat);
  }

  /** Plays actions for a seat, all or none, and whatever chance does then. */
  play(seat: number, ...actions: string[]): void {
    asked(() => this.#engine.play(seat, JSON.stringify(actions)));
  }

  /** A seat gives up. */
  resign(seat: number): void {
    asked(() => this.#engine.resign(seat));
  }

  /**
   * Lets the bot that is to choose do one action, and says whether there was one. Where people and bots race for who is
   * first, a bot waits unless `race` says that people have had their chance.
   */
  playBot({ seed = chance.bot(), race = false }: { seed?: bigint; race?: boolean } = {}): boolean {
    const before = this.#engine.length();
    asked(() => this.#engine.bot_plays(race, seed));
    return this.#engine.length() > before;
  }

  /** Lets bots play until people are awaited or the game is over. */
  playBots(): void {
    while (this.playBot());
  }

  /** What a bot of this level would advise a seat that has drafted some actions, the best first. */
  hints(seat: number, level: Level, drafted: string[] = [], seed = chance.bot()): Hint[] {
    return read(() => this.#engine.hints(seat, JSON.stringify(drafted), level, seed));
  }

  /** The board, as a viewer may see it. */
  picture(viewer = 0, look: Partial<Look> = {}): Picture {
    return picture(this.#setup.game, this.now(viewer).view, look);
  }

  /** The record. As a save it has the dealer's seed before the game is over, so that it can be gone on with. */
  record({ save = false } = {}): string {
    return asked(() => this.#engine.record(save));
  }

  /** Gives its memory back at once; otherwise that happens some time after nobody uses it any more. */
  free(): void {
    this.#engine.free();
  }
}
