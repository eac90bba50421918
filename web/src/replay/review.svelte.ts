// Where the game turned: a bot looks at every decision of a record once more, in a thread of its own. What it
// has found so far is there at once, and it can be stopped. What a quick look found stays until a deeper one has
// something to put in its place.

import { thinker } from "../engine/engine";
import type { Decided, Judged } from "../engine/types";

export type Level = "commuter" | "cabbie";

/** A decision with what the bot makes of it. */
export interface Found extends Decided {
  judged: Judged;
  /** The level of the bot. */
  level?: Level;
}

/** Less than this is not worth a word. */
const TELLING = 0.03;
/** More turning points than these nobody reads. */
const MOST = 8;

export class Review {
  level: Level = $state("commuter");
  running = $state(false);
  done = $state(0);
  total = $state(0);
  found: Found[] = $state.raw([]);
  private round = 0;

  constructor(private readonly record: string) {}

  /** Goes through all decisions with a bot of this level. */
  async run(level: Level): Promise<void> {
    const round = (this.round += 1);
    this.level = level;
    this.done = 0;
    this.running = true;
    const decisions = await thinker().openReview(this.record);
    this.total = decisions.length;
    for (const index of coarseFirst(decisions.length)) {
      const decision = decisions[index];
      if (round !== this.round || !decision) return;
      const judged = await thinker().judge(index, level, SEED + BigInt(index));
      if (round !== this.round) return;
      this.done += 1;
      if (judged) this.found = replaced(this.found, { ...decision, judged, level });
    }
    this.running = false;
  }

  stop(): void {
    this.round += 1;
    this.running = false;
  }

  get complete(): boolean {
    return this.total > 0 && this.done === this.total;
  }
}

/** The same review for everybody who asks for one. */
const SEED = 2_026n;

const same = (one: Decided, other: Decided) => one.from === other.from && one.at === other.at && one.seat === other.seat;

/** All that was found, with this in the place of what was found of the same decision before. */
export function replaced(found: Found[], fresh: Found): Found[] {
  return [...found.filter((one) => !same(one, fresh)), fresh];
}

/** All numbers below a count, every sixteenth first, so that the whole game takes shape before its details. */
export function coarseFirst(count: number): number[] {
  const all: number[] = [];
  for (let step = 16; step >= 1; step /= 2) {
    for (let index = 0; index < count; index += step) if (step === 16 || index % (2 * step) !== 0) all.push(index);
  }
  return all;
}

const inOrder = (found: Found[]) => found.toSorted((one, other) => one.at - other.at);

/** The decisions with which another seat came to have the best chances. */
export function crossings(found: Found[]): Found[] {
  const chances = new Map<number, number>();
  const leader = () => [...chances].reduce((best, one) => (one[1] > best[1] ? one : best), [0, -1])[0];
  return inOrder(found).filter(({ seat, judged }) => {
    const before = chances.has(seat) ? leader() : undefined;
    chances.set(seat, judged.played);
    return before !== undefined && before !== leader();
  });
}

/** What cost most, the dearest first; where the lead changed hands by it, however much else cost more. */
export function turningPoints(found: Found[], seat?: number): Found[] {
  const telling = ({ judged }: Found) => judged.cost >= TELLING && judged.cost > judged.doubt;
  const own = found.filter((one) => telling(one) && (seat === undefined || one.seat === seat));
  const dearest = own.toSorted((one, other) => other.judged.cost - one.judged.cost || one.at - other.at);
  const crossed = crossings(found);
  const late = dearest.slice(MOST).filter((one) => crossed.includes(one));
  return [...dearest.slice(0, Math.max(0, MOST - late.length)), ...late].slice(0, MOST);
}

/** A seat's chances over the game: a point for every time it had a say, after the last thing it did then. */
export function chances(found: Found[], seat: number): { at: number; value: number }[] {
  const all = inOrder(found);
  const last = all.filter((one, index) => one.seat === seat && all[index + 1]?.seat !== seat);
  return last.map((one) => ({ at: one.at, value: one.judged.played }));
}
