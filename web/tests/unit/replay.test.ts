import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EngineFacade } from "../../src/engine/facade";
import { type Link, pack, readLink, unpack, writeLink } from "../../src/replay/link";
import { chances, coarseFirst, type Found, turningPoints } from "../../src/replay/review.svelte";
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
    { where: { kind: "none" }, at: 0, eyes: undefined, review: false },
    { where: { kind: "local" }, at: 0, eyes: undefined, review: true },
    { where: { kind: "game", id: "mb3x-5a" }, at: 3, eyes: undefined, review: false },
    { where: { kind: "table", id: "k3 /?ä" }, at: 17, eyes: 2, review: false },
    { where: { kind: "record", data: "q1-_A" }, at: 999, eyes: 0, review: false },
  ];

  it.each(links)("of kind $where.kind is read as it was written", (link) => {
    expect(readLink(writeLink(link))).toEqual(link);
  });

  it("that says nothing of a position is at the start, and nonsense is nothing", () => {
    expect(readLink("#/replay/table/abc")).toMatchObject({ where: { kind: "table", id: "abc" }, at: 0, eyes: undefined });
    expect(readLink("#/replay/table/abc/-3?eyes=x")).toMatchObject({ at: 0, eyes: undefined });
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
      if (judged.hint.actions[0] === decisions[index]?.actions[0] && decisions[index]?.actions.length === 1) expect(judged.cost).toBe(0);
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
});
