// Work that is done one piece after the other, in the order in which it was asked for.

export class Serial {
  /** How many pieces of work are waiting or being done. */
  pending = $state(0);
  private last: Promise<unknown> = Promise.resolve();

  /** Whether something waits for what is being done: then there is no use in showing what comes in between. */
  get hurried(): boolean {
    return this.pending > 1;
  }

  /** Does this when everything before it is done; work that failed holds nothing up. */
  run(work: () => Promise<void>): Promise<void> {
    this.pending += 1;
    const done = this.last.then(work);
    this.last = done.catch(() => undefined).finally(() => (this.pending -= 1));
    return done;
  }
}
