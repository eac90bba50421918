// Trying moves out: what a seat does not know is imagined.

import * as module from "../engine/module/cloverleaf.js";
import type { Imagined } from "../engine/types";
import { asked, read } from "./asked";
import * as chance from "./chance";
import { asText, type GameId, type Setup, type Views } from "./setup";

/** A game on which somebody plays on for everybody, from what they see. */
export class Sandbox<Id extends GameId = GameId> {
  readonly #engine: module.Sandbox;

  constructor(setup: Setup<Id>, view: Views[Id], viewer: number, { resigned = [] as number[], seed = chance.bot() } = {}) {
    const seats = JSON.stringify(resigned);
    this.#engine = asked(() => new module.Sandbox(asText(setup), JSON.stringify(view), viewer, seats, seed));
  }

  /** How it would stand, seen by whoever would be to act. */
  state(): Imagined {
    return read(() => this.#engine.state());
  }

  /** Plays actions for a seat, all or none. */
  play(seat: number, ...actions: string[]): void {
    asked(() => this.#engine.play(seat, JSON.stringify(actions)));
  }

  /** Goes back to before the last choice, and says whether there was one. */
  undo(): boolean {
    return asked(() => this.#engine.undo());
  }

  /** Draws again what was drawn last, and says whether something was. */
  redraw(seed = chance.bot()): boolean {
    return asked(() => this.#engine.redraw(seed));
  }

  /** Gives its memory back at once; otherwise that happens some time after nobody uses it any more. */
  free(): void {
    this.#engine.free();
  }
}
