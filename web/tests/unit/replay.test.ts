import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EngineFacade } from "../../src/engine/facade";
import { type Link, pack, readLink, unpack, writeLink } from "../../src/replay/link";
import { captioned } from "../../src/replay/picture";
import { chances, coarseFirst, crossings, type Found, replaced, turningPoints } from "../../src/replay/review.svelte";
import { ticks } from "../../src/replay/axis";
import { days, next, own, reached, turns } from "../../src/replay/stops";
import { dice, GAMES, setup, walk } from "./random";

const record = (game: string) => readFileSync(new URL(`../../../docs/pictures/${game}.record`, import.meta.url), "utf8");

/** What the engine says when it will not. */
function refused(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return String(error);
  }
  throw new Error("it was done");
}

describe("a link", () => {
  const links: Link[] = [
    { where: { kind: "none" }, at: undefined, eyes: undefined, review: false },
    { where: { kind: "local" }, at: undefined, eyes: undefined, review: true },
    { where: { kind: "game", id: "mb3x-5a" }, at: 3, eyes: undefined, review: false },
    { where: { kind: "table", id: "k3 /?ä" }, at: 17, eyes: 2, review: false },
    { where: { kind: "record", data: "q1-_A" }, at: 999, eyes: 0, review: false },
  ];

  it.each(links)("of kind $where.kind is read as it was written", (link) => {
    expect(readLink(writeLink(link))).toEqual(link);
  });

  it("that says nothing of a position leaves it open, and nonsense is nothing", () => {
    expect(readLink("#/replay/table/abc")).toMatchObject({ where: { kind: "table", id: "abc" }, at: undefined, eyes: undefined });
    expect(readLink("#/replay/table/abc/-3?eyes=x")).toMatchObject({ at: undefined, eyes: undefined });
    expect(readLink("#/replay/record")).toMatchObject({ where: { kind: "none" } });
    expect(readLink("#/replay?x=1")).toMatchObject({ where: { kind: "none" } });
  });

  it.each(GAMES)("carries a whole game of $id", async ({ id }) => {
    const text = record(id).replace(/^seats .*$/m, "$&\nname 1 Zoë „Ö“ 🚗");
    const data = await pack(text);
    console.log(`${id}: ${text.length} bytes are ${data.length} in a link`);
    expect(data).toMatch(/^[\w-]+$/);
    expect(await unpack(data)).toBe(text);
  });

  it("that was cut off is found out", async () => {
    const data = await pack(record("tango"));
    await expect(unpack(data.slice(0, 50))).rejects.toThrow();
    await expect(unpack("ä")).rejects.toThrow();
  });
});

describe.each(GAMES)("a game of $id looked at again", (game) => {
  it("goes on from any position, and from what would have been better there", () => {
    const facade = new EngineFacade();
    const decisions = facade.openReview(text);
    for (const index of [0, Math.floor(decisions.length / 2), decisions.length - 1]) {
      const { seat, from } = decisions[index] ?? { seat: 1, from: 0 };
      const view = facade.replayAt(from, seat).now.view;
      const hint = facade.judge(index, "learner", 3n)?.hint.actions ?? [];
      const look = { dark: false, marks: [], notes: [], panel: false };
      if (hint.length > 0) expect(facade.foresee(setup(game), view, seat, hint, look).told).toHaveLength(hint.length);
      for (const record of [text, text.replace(/^(seed|commitment) .*\n/gm, "")]) {
        facade.restore(setup(game), facade.branch(setup(game), record, from, seat, []));
        expect(facade.now(seat).view, `at ${from}`).toEqual(view);
        if (hint.length === 0) continue;
        facade.restore(setup(game), facade.branch(setup(game), record, from, seat, hint));
        const { now, awaited } = facade.standing(seat);
        expect(now.v).toBeGreaterThanOrEqual(from + hint.length);
        expect(now.status === "finished" || awaited.people.length > 0 || awaited.bot !== undefined, "it waits for somebody").toBe(true);
      }
    }
  });

  const played = walk(game);
  const text = played.record(true);
  const length = played.length();
  const viewers = [0, ...setup(game).sitters.map((_, index) => index + 1)];

  it("stands at every position as if it had been played up to there", () => {
    const [facade, plain, roll] = [new EngineFacade(), new EngineFacade(), dice(11)];
    expect(facade.openReplay(text)).toMatchObject({ game: game.id, length, over: true });
    const steps = [0, length, ...Array.from({ length: 25 }, () => roll(length + 1))];
    for (const at of steps.flatMap((at) => [at, at + 1, at])) {
      const wanted = Math.min(at, length);
      plain.restore(setup(game), text, wanted);
      const viewer = viewers[roll(viewers.length)] ?? 0;
      expect(facade.replayAt(at, viewer).now, `after ${at}, seen by ${viewer}`).toEqual(plain.now(viewer));
    }
  });

  it("is there at once, forwards and backwards", () => {
    const facade = new EngineFacade();
    facade.openReplay(text);
    const forwards = Array.from({ length: 80 }, (_, index) => Math.floor((index * length) / 80));
    // The processor's time and not the clock's: this machine may have other things to do.
    const start = process.cpuUsage();
    for (const at of [...forwards, ...forwards.toReversed()]) {
      const { view } = facade.replayAt(at, undefined).now;
      facade.picture(game.id, view, { dark: false, marks: [], notes: [], panel: false });
    }
    const { user, system } = process.cpuUsage(start);
    const each = (user + system) / 1000 / 160;
    console.log(`${game.id}: ${length} events, a step with its picture takes ${each.toFixed(1)} ms`);
    expect(each).toBeLessThan(50);
  });

  it("tells each seat what it saw then, and all eyes everything", () => {
    const facade = new EngineFacade();
    facade.openReplay(text);
    const all = facade.replayLog(undefined);
    expect(all.map(({ v }) => v)).toEqual(all.map((_, index) => index + 1));
    expect(all.every((line) => line.text)).toBe(true);
    for (const viewer of viewers) {
      const seen = facade.replayLog(viewer);
      expect(seen).toHaveLength(length);
      for (const [index, line] of seen.entries()) {
        if (line.seat === viewer) expect(line).toEqual(all[index]);
        if (index % 7 === 0) expect(facade.replayAt(index + 1, viewer).last).toEqual(line);
      }
      if (!game.secrets) expect(seen).toEqual(all);
    }
    if (game.id === "tango") expect(facade.replayLog(1).some((line) => line.seat === 2 && !line.text)).toBe(true);
  });

  it("shows nobody everything before it is over", () => {
    const facade = new EngineFacade();
    const open = text
      .replace(/^(result|seed) .*$/gm, "")
      .trimEnd()
      .split("\n")
      .slice(0, -3)
      .join("\n");
    expect(facade.openReplay(open).over).toBe(false);
    expect(refused(() => facade.replayAt(1, undefined))).toMatch(/not-over-yet/);
    expect(refused(() => facade.replayLog(undefined))).toMatch(/not-over-yet/);
    expect(facade.openReview(open).length).toBeGreaterThan(0);
    expect(refused(() => facade.judge(0, "learner", 1n))).toMatch(/no-such-decision/);
  });

  it("is judged decision by decision", () => {
    const facade = new EngineFacade();
    const decisions = facade.openReview(text);
    const asked = decisions.map((_, index) => index).filter((index) => index % Math.ceil(decisions.length / 8) === 0);
    const start = process.cpuUsage();
    for (const index of asked) {
      const judged = facade.judge(index, "commuter", 5n);
      if (!judged) continue;
      for (const share of [judged.played, judged.best, judged.cost]) expect(share).toBeGreaterThanOrEqual(0);
      for (const share of [judged.played, judged.best, judged.cost]) expect(share).toBeLessThanOrEqual(1);
      expect(judged.cost).toBeCloseTo(Math.max(0, judged.best - judged.played));
      if (judged.hint.actions.join() === decisions[index]?.actions.join()) expect(judged.cost).toBe(0);
    }
    const { user, system } = process.cpuUsage(start);
    const each = (user + system) / 1000 / asked.length;
    console.log(`${game.id}: ${decisions.length} decisions, a commuter takes ${each.toFixed(1)} ms over each`);
  });
});

it("says in which line a record is damaged", () => {
  const facade = new EngineFacade();
  expect(refused(() => facade.openReplay(""))).toMatch(/record-empty/);
  const broken = record("congestion")
    .split("\n")
    .map((line, index) => (index === 20 ? "1 fly away" : line))
    .join("\n");
  expect(refused(() => facade.openReplay(broken))).toMatch(/"line":21/);
});

describe("a review", () => {
  const found = (at: number, seat: number, cost: number, doubt = 0): Found => ({
    seat,
    from: at - 1,
    at,
    actions: ["x"],
    judged: { hint: { actions: ["y"], value: 0.5, share: 1 }, played: 0.5 - cost, best: 0.5, cost, doubt },
  });

  it("looks at every decision once, the shape of the game first", () => {
    for (const count of [0, 1, 15, 16, 17, 100]) {
      expect(coarseFirst(count).toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
    }
    expect(coarseFirst(40).slice(0, 3)).toEqual([0, 16, 32]);
  });

  it("tells what cost most, and nothing that is a guess", () => {
    const all = [found(1, 1, 0.1), found(2, 2, 0.3), found(3, 1, 0.01), found(4, 1, 0.2, 0.25)];
    expect(turningPoints(all).map(({ at }) => at)).toEqual([2, 1]);
    expect(turningPoints(all, 1).map(({ at }) => at)).toEqual([1]);
  });

  it("has a point for every time a seat had a say", () => {
    const all = [found(4, 1, 0.2), found(1, 1, 0), found(2, 1, 0.1), found(3, 2, 0.4)];
    expect(chances(all, 1)).toEqual([
      { at: 2, value: 0.4 },
      { at: 4, value: 0.3 },
    ]);
  });

  it("puts what a deeper look found in the place of what was there, and nothing goes blank meanwhile", () => {
    const all = [found(1, 1, 0.1), found(2, 2, 0.3)];
    const deeper = { ...found(2, 2, 0.2), level: "cabbie" as const };
    expect(replaced(all, deeper)).toEqual([all[0], deeper]);
  });

  it("keeps a decision by which the lead changed hands, however much else cost more", () => {
    const lost = (at: number, seat: number, played: number, cost: number): Found => {
      const one = found(at, seat, cost);
      return { ...one, judged: { ...one.judged, played, best: played + cost } };
    };
    const early = Array.from({ length: 10 }, (_, index) => lost(2 * index + 1, 1, 0.7, 0.2 + index / 100));
    const others = early.map(({ at }) => lost(at + 1, 2, 0.3, 0));
    const turned = lost(40, 1, 0.2, 0.05);
    const all = [...early, ...others, turned, lost(41, 2, 0.8, 0)];
    expect(crossings(all)).toContainEqual(turned);
    expect(turningPoints(all)).toHaveLength(8);
    expect(turningPoints(all)).toContainEqual(turned);
  });
});

describe("stops on the way", () => {
  const decided = (seat: number, from: number, at: number) => ({ seat, from, at, actions: [] });

  it("are the ends of turns, with draws in between", () => {
    const decisions = [decided(1, 2, 4), decided(1, 6, 7), decided(2, 8, 9)];
    expect(turns(decisions)).toEqual([7, 9]);
    expect(days(decisions)).toEqual([]);
    expect(own(decisions, 1)).toEqual([2, 6]);
  });

  it("are days where all decide together", () => {
    expect(days([decided(1, 0, 2), decided(2, 0, 5), decided(1, 5, 6), decided(2, 5, 9)])).toEqual([5, 9]);
  });

  it("lead on and back, to the ends of the game at last", () => {
    const stops = [3, 7, 9];
    expect([0, 3, 8, 9].map((at) => next(stops, at, 1, 12))).toEqual([3, 7, 9, 12]);
    expect([12, 9, 3].map((at) => next(stops, at, -1, 12))).toEqual([9, 7, 0]);
    expect([1, 3, 4, 12].map((at) => reached(stops, at))).toEqual([1, 1, 2, 3]);
  });

  it("are labelled by round numbers, as many as there is room for", () => {
    const stops = Array.from({ length: 43 }, (_, index) => index * 3);
    expect(ticks(stops, 5).map(({ number }) => number)).toEqual([10, 20, 30, 40]);
    expect(ticks(stops.slice(0, 5), 5)).toHaveLength(5);
  });
});

it("a moment is a picture with its words", () => {
  const board = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><rect/></svg>';
  const { svg, height } = captioned(board, { title: "A & B", lines: ["Ana <drives>", ""] }, false);
  expect(svg).toContain("A &amp; B");
  expect(svg).toContain("Ana &lt;drives>");
  expect(svg).toContain('viewBox="0 0 200 100" x="0" y="0" width="1000" height="500"');
  expect(height).toBeGreaterThan(500);
});
