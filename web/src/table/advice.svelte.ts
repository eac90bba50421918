// Advice: asked for, shown one at a time as something that could be done, and never done by itself.

import { interrupt, Interrupted, Refused } from "../engine/engine";
import type { Hint } from "../engine/types";
import type { Source } from "../source/source";

export class Advice {
  hints: Hint[] | undefined = $state.raw();
  asking = $state(false);
  private at = 0;
  /** What the hint on show says to do after what is done already. */
  private rest: string[] = [];

  constructor(private readonly source: Source) {}

  /** Asks a strong bot; the first action of its first hint. */
  async ask(drafted: string[]): Promise<string | undefined> {
    this.asking = true;
    try {
      this.hints = await this.source.hints?.(drafted);
    } catch (error) {
      // Whoever asks while a turn is on its way gets no advice for it.
      if (!(error instanceof Interrupted) && !(error instanceof Refused)) throw error;
      return undefined;
    } finally {
      this.asking = false;
    }
    this.at = 0;
    return this.show();
  }

  /** The first action of the next hint. */
  another(): string | undefined {
    this.at += 1;
    return this.show();
  }

  private show(): string | undefined {
    const hint = this.hints?.[this.at % (this.hints.length || 1)];
    const [first, ...rest] = hint?.actions ?? [];
    this.rest = rest;
    return first;
  }

  /** After a hinted action was done: what comes next, if the hint goes on. */
  next(): string | undefined {
    return this.rest.shift();
  }

  stop(): void {
    if (this.asking) interrupt();
  }

  forget(): void {
    this.hints = undefined;
    this.rest = [];
  }
}
