// One seat's turn in the making.

import * as module from "../engine/module/cloverleaf.js";
import type { Drafted as AnyDrafted, Look, Told } from "../engine/types";
import { asked, read } from "./asked";
import { asLook, taken } from "./drawing";
import type { Picture } from "./picture";
import { asText, type GameId, type Setup, type Views } from "./setup";

/** A draft as it stands. */
export interface Drafted<Id extends GameId = GameId> extends Omit<AnyDrafted, "view"> {
  /** The game as the seat would see it. */
  view: Views[Id];
}

/** A turn in the making, from what its seat knows alone. `Game.play` plays its actions. */
export class Draft<Id extends GameId = GameId> {
  readonly #engine: module.Draft;

  constructor(setup: Setup<Id>, view: Views[Id], seat: number) {
    this.#engine = asked(() => new module.Draft(asText(setup), JSON.stringify(view), seat));
  }

  /** What has been drafted, and what may be done next. */
  state(): Drafted<Id> {
    return read(() => this.#engine.state());
  }

  /** What an action would do. */
  explain(action: string): Told {
    return read(() => this.#engine.explain(action));
  }

  /** Adds an action. */
  add(action: string): void {
    asked(() => this.#engine.play(action));
  }

  /** Takes the last action back, and says which. */
  undo(): string | undefined {
    return asked(() => this.#engine.undo());
  }

  /** The board as it would be. */
  picture(look: Partial<Look> = {}): Picture {
    return taken(asked(() => this.#engine.picture(asLook(look))));
  }

  /** Gives its memory back at once; otherwise that happens some time after nobody uses it any more. */
  free(): void {
    this.#engine.free();
  }
}
