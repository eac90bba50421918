// A review finds the blunder that was planted in a game of bots: something that cost a sure win, a drive away from the
// goal, a turn ended for nothing.

import { expect, it } from "vitest";
import "./module";
import { EngineFacade } from "../../src/engine/facade";
import type { Decided, Setup } from "../../src/engine/types";
import type { View } from "../../src/games/views/tango";
import { type Found, turningPoints } from "../../src/replay/review.svelte";

const SEED = "07".repeat(32);

function bots(game: string, seats: number, options: Record<string, unknown> = {}): Setup {
  return { game, options, sitters: Array.from({ length: seats }, (_, index) => ({ name: `Bot ${index + 1}`, bot: "commuter" })) };
}

/** Lets the bots play on to the end. */
function finish(facade: EngineFacade): void {
  let seed = 1n;
  let { now } = facade.standing(0);
  while (now.status === "running") ({ now } = facade.botPlays(0, true, (seed += 1n)));
}

/** A game of bots, and the decisions of whoever won it. */
function won(setup: Setup, seed = SEED): { facade: EngineFacade; record: string; own: Decided[] } {
  const facade = new EngineFacade();
  facade.open(setup, seed);
  finish(facade);
  const winner = (facade.now(0).result?.ranks.indexOf(1) ?? 0) + 1;
  const record = facade.record(true);
  return { facade, record, own: facade.openReview(record).filter(({ seat }) => seat === winner) };
}

/** The same game with something else in the place of a decision, played to its end and reviewed. */
function planted(setup: Setup, record: string, { seat, from }: Decided, actions: string[]): Found[] {
  const facade = new EngineFacade();
  facade.restore(setup, record, from);
  facade.play(seat, actions);
  finish(facade);
  const decisions = facade.openReview(facade.record(true));
  return decisions.flatMap((decision, index) => {
    const judged = facade.judge(index, "commuter", BigInt(index));
    return judged ? [{ ...decision, judged }] : [];
  });
}

/** What may be done where a decision was to be made, after some of it. */
function legal(facade: EngineFacade, setup: Setup, record: string, { seat, from }: Decided, done: string[] = []): string[] {
  facade.restore(setup, record, from);
  return facade.draft(setup, facade.now(seat).view, seat, done).legal;
}

/** The decision that was planted, if it is among the three turning points that a page shows first. */
function shown(found: Found[], { seat, from }: Decided): Found | undefined {
  return turningPoints(found)
    .slice(0, 3)
    .find((point) => point.seat === seat && point.from === from && point.judged.cost > 0.05);
}

/** The decision that was planted is shown, with something better. */
function isFound(found: Found[], decided: Decided, better?: string): void {
  const blunder = shown(found, decided);
  expect(blunder).toBeDefined();
  if (better !== undefined) expect(blunder?.judged.hint.actions).toContain(better);
}

it("a pass instead of the winning move of Traffic Congestion", () => {
  const setup = bots("congestion", 2, { target: 6 });
  const { record, own } = won(setup);
  const last = own.at(-1) as Decided;
  isFound(planted(setup, record, last, ["pass"]), last);
});

it("a turn of Gridlock ended with the winning drive at hand", () => {
  const setup = bots("gridlock", 2);
  const { record, own } = won(setup);
  const last = own.at(-1) as Decided;
  isFound(planted(setup, record, last, ["build", "end"]), last, "drive");
});

it("a drive of Gridlock away from the goal", () => {
  const setup = bots("gridlock", 2);
  const { facade, record, own } = won(setup);
  const last = own.at(-1) as Decided;
  const elsewhere = legal(facade, setup, record, last, ["drive"]).filter(
    (action) => /^stop/.test(action) && !last.actions.includes(action),
  );
  isFound(planted(setup, record, last, ["drive", elsewhere[0] ?? "", "end"]), last, last.actions.at(-1));
});

it("a tile of RIGHT_OF_WAY that scores for the other player", () => {
  const setup = bots("rightofway", 2);
  const { facade, record, own } = won(setup);
  const late = own.slice(-8).filter(({ actions }) => actions[0]?.startsWith("place"));
  /** By how much the other player is better off at once. */
  const gift = (decision: Decided, action: string) => {
    facade.restore(setup, record, decision.from);
    const [before, { seat }] = [facade.now(0).scores, decision];
    facade.play(seat, [action]);
    const gained = facade.now(0).scores.map((score, index) => score - (before[index] ?? 0));
    return (gained[2 - seat] ?? 0) - (gained[seat - 1] ?? 0);
  };
  const all = late.flatMap((decision) =>
    legal(facade, setup, record, decision)
      .filter((action) => action.startsWith("place"))
      .map((action) => ({ decision, action, gift: gift(decision, action) })),
  );
  const [worst] = all.toSorted((one, other) => other.gift - one.gift);
  if (!worst) throw new Error("nothing can be placed");
  expect(worst.gift).toBeGreaterThan(3);
  isFound(planted(setup, record, worst.decision, [worst.action]), worst.decision);
});

// Where all choose together a plan meets whatever the others may have planned, so one judgement is a guess. Over several games most
// wrecks are shown.
it("most drives of Traffic Tango away from the goal and off the board", () => {
  const setup = bots("tango", 4);
  const wrecked = (seed: string): boolean => {
    const { facade, record, own } = won(setup, seed);
    const day = own.at(1) as Decided;
    facade.restore(setup, record, day.from);
    const { view } = facade.now(day.seat);
    /** The shortest way off the board. */
    const off = (route: string[]): string[] | undefined => {
      const drafted = facade.draft(setup, view, day.seat, route);
      if ((drafted.view as View).orders?.route.off) return route;
      const steps = route.length < 3 ? drafted.legal.filter((action) => action.startsWith("go ")) : [];
      return steps.map((step) => off([...route, step])).find((found) => found !== undefined);
    };
    const rest = day.actions.filter((action) => !/^(go|rush) /.test(action));
    return shown(planted(setup, record, day, [...(off([]) ?? []), ...rest]), day) !== undefined;
  };
  const seeds = Array.from({ length: 12 }, (_, index) => (index + 10).toString().repeat(32));
  expect(seeds.filter(wrecked).length).toBeGreaterThanOrEqual(6);
});
