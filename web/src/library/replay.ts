// Records: looked at again, judged and verified.

import * as module from "../engine/module/cloverleaf.js";
import type { Decided, Happened, Judged, Opened, Position, Verified } from "../engine/types";
import type { Level } from "../online/wire";
import { asked, read } from "./asked";
import * as chance from "./chance";

/** Plays a record again from its first line to its last and checks draws and result; throws at the line that fails. */
export function verify(record: string): Verified {
  return read(() => module.verify(record));
}

/** A record looked at again. Without a viewer everything is seen, which only a game that is over allows. */
export class Replay {
  readonly #engine: module.Replay;

  constructor(record: string) {
    this.#engine = asked(() => new module.Replay(record));
  }

  /** What it is a record of. */
  about(): Opened {
    return read(() => this.#engine.about());
  }

  /** Everything that happened. */
  log(viewer?: number): Happened[] {
    return read(() => this.#engine.log(viewer));
  }

  /** The position after so many events. */
  at(events: number, viewer?: number): Position {
    return read(() => this.#engine.at(events, viewer));
  }

  /** Every decision that somebody made, in order. */
  decisions(): Decided[] {
    return read(() => this.#engine.decisions());
  }

  /** What a bot of this level thinks of one of the decisions; nothing where there was no choice. */
  judge(decision: number, level: Level, seed = chance.bot()): Judged | undefined {
    const judged = asked(() => this.#engine.judge(decision, level, seed));
    return judged === undefined ? undefined : (JSON.parse(judged) as Judged);
  }

  /** Gives its memory back at once; otherwise that happens some time after nobody uses it any more. */
  free(): void {
    this.#engine.free();
  }
}
