// Playing on for everybody from what somebody sees. Nothing happens at the table.

import * as module from "./module/cloverleaf.js";
import type { Imagined, Setup } from "./types";

export class Imagining {
  private sandbox: module.Sandbox | undefined;

  /** Goes on from a view, for whoever has it; what it does not tell, and draws, come from the seed. */
  imagine(setup: Setup, view: unknown, viewer: number, resigned: number[], seed: bigint): Imagined {
    const opened = new module.Sandbox(JSON.stringify(setup), JSON.stringify(view), viewer, JSON.stringify(resigned), seed);
    this.sandbox?.free();
    this.sandbox = opened;
    return this.imagined();
  }

  private ahead(): module.Sandbox {
    if (!this.sandbox) throw new Error("nothing is imagined");
    return this.sandbox;
  }

  private imagined(): Imagined {
    return JSON.parse(this.ahead().state()) as Imagined;
  }

  /** Plays a whole turn for a seat. */
  playAhead(seat: number, actions: string[]): Imagined {
    this.ahead().play(seat, JSON.stringify(actions));
    return this.imagined();
  }

  /** Goes back to before the last choice. */
  goBack(): Imagined {
    this.ahead().undo();
    return this.imagined();
  }

  /** Draws anew what was drawn last. */
  redraw(seed: bigint): Imagined {
    this.ahead().redraw(seed);
    return this.imagined();
  }
}
