// A game in the page: the real engine, answering in the test's own thread.

import { beforeEach, expect, it, vi } from "vitest";
import "./module";
import { EngineFacade } from "../../src/engine/facade";
import type { Setup, Sitting } from "../../src/engine/types";
import { games } from "../../src/source/games.svelte";
import { LocalSource } from "../../src/source/local.svelte";

interface Call {
  id: number;
  method: keyof EngineFacade;
  args: unknown[];
}

/** What the engines were asked. */
let asked: string[] = [];
/** Whether bots think for ever. */
let pondering = false;

class Thread {
  onmessage: (message: { data: unknown }) => void = () => {};
  private readonly facade = new EngineFacade();
  private ended = false;

  postMessage({ id, method, args }: Call): void {
    asked.push(method);
    if (pondering && method === "botPlays") return;
    setTimeout(() => {
      if (this.ended) return;
      const result = (this.facade[method] as (...args: unknown[]) => unknown).apply(this.facade, args);
      this.onmessage({ data: { id, result } });
    });
  }

  terminate(): void {
    this.ended = true;
  }
}

vi.stubGlobal("Worker", Thread);
vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const person = (name: string): Sitting => ({ name });
const bot: Sitting = { name: "Bot", bot: "random" };

const race = (...sitters: Sitting[]): Setup => ({ game: "gridlock", options: { first_player: "race" }, sitters });

/** The first turn that the viewer can play. */
function turn(source: LocalSource): string[] {
  const facade = new EngineFacade();
  let drafted = facade.draft(source.setup, source.now.view, source.viewer, []);
  while (drafted.open) drafted = facade.add(drafted.legal[0] ?? "");
  return drafted.actions;
}

/** Who placed the first tile. */
const first = (source: LocalSource) => source.happened.find(({ text }) => text.startsWith("place"))?.seat;

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });

/** Waits until the game waits for the viewer. */
const waiting = (source: LocalSource) =>
  until(() => expect([source.thinking, source.now.turn.seats]).toEqual([undefined, [source.viewer]]));

it("lets a person win a race against a bot", async () => {
  const source = await LocalSource.open(race(bot, person("Ada")), true);
  asked = [];
  await source.hints([]);
  expect(asked, "the bot waits however long it takes").toEqual(["hints"]);
  expect(source.race).toMatchObject({ others: [] });
  expect(await source.play(turn(source))).toBeUndefined();
  await waiting(source);
  expect(first(source)).toBe(2);
  expect(source.race).toBeUndefined();
});

it("lets a bot go first in a race when people want that", async () => {
  const source = await LocalSource.open(race(bot, person("Ada")), true);
  source.race?.bots?.();
  await waiting(source);
  expect(first(source)).toBe(1);
});

it("lets several people at one screen race", async () => {
  const source = await LocalSource.open(race(person("Ada"), person("Bob"), bot), true);
  expect([source.viewer, source.race?.others]).toEqual([1, [2]]);
  await source.race?.first(2);
  expect([source.viewer, source.curtain]).toEqual([2, 2]);
  source.lift();
  await source.play(turn(source));
  expect(first(source)).toBe(2);
});

it("asks the engine once for each turn of a bot", async () => {
  const source = await LocalSource.open({ game: "congestion", options: {}, sitters: [person("Ada"), bot, bot] }, false);
  await waiting(source);
  asked = [];
  await source.play(turn(source));
  await waiting(source);
  expect(asked).toEqual(["viewerPlays", "botPlays", "botPlays"]);
});

it("plays on after a bot was interrupted", async () => {
  pondering = true;
  const source = await LocalSource.open({ game: "tango", options: {}, sitters: [person("Ada"), bot, bot, bot] }, true);
  await until(() => expect(source.thinking).toBe(2));
  [asked, pondering] = [[], false];
  expect(await source.play(turn(source))).toBeUndefined();
  expect(asked.slice(0, 2)).toEqual(["restore", "viewerPlays"]);
  await waiting(source);
  const seals = source.happened.filter(({ text }) => text === "seal").map(({ seat }) => seat);
  expect(seals.toSorted(), "the person on the first day, the bots on two").toEqual([1, 2, 2, 3, 3, 4, 4]);
});

it("is not interrupted by a game that was left before and is taken down late", async () => {
  const setup: Setup = { game: "congestion", options: {}, sitters: [bot, person("Ada")] };
  const earlier = await LocalSource.open(setup, false);
  const later = await LocalSource.open(setup, false);
  pondering = true;
  await until(() => expect(asked.at(-1)).toBe("botPlays"));
  asked = [];
  earlier.close();
  pondering = false;
  expect(asked, "the engine of the later game goes on").toEqual([]);
  later.close();
});

it("takes a decision against bots back, as often as one likes, and remembers that", async () => {
  const source = await LocalSource.open({ game: "congestion", options: {}, sitters: [person("Ada"), bot] }, false);
  await waiting(source);
  expect(source.earlier, "there is nothing to take back yet").toBe(false);
  const { view } = source.now;
  for (const round of [1, 2]) {
    await source.play(turn(source));
    await waiting(source);
    expect(source.happened).toHaveLength(2 * round);
  }
  await source.takeBack();
  await waiting(source);
  expect(source.happened).toHaveLength(2);
  await source.takeBack();
  await waiting(source);
  expect([source.happened.length, source.now.view, source.help.takenBack]).toEqual([0, view, 2]);
  await source.play(turn(source));
  await waiting(source);
  expect(source.happened, "and the game goes on").toHaveLength(2);
});

it("takes a turn of several actions back as one, draws and all", async () => {
  const source = await LocalSource.open({ game: "rightofway", options: {}, sitters: [person("Ada"), bot] }, false);
  await waiting(source);
  const [before, view] = [source.happened.length, source.now.view];
  const actions = turn(source);
  await source.play(actions);
  await waiting(source);
  const after = source.happened.map(({ text }) => text);
  await source.takeBack();
  await waiting(source);
  expect([source.happened.length, source.now.view]).toEqual([before, view]);
  await source.play(actions);
  expect(source.happened.map(({ text }) => text).slice(0, before + actions.length), "what was drawn is drawn again").toEqual(
    after.slice(0, before + actions.length),
  );
});

it("does not make somebody watch who has given up, unless they want to", async () => {
  const source = await LocalSource.open({ game: "gridlock", options: { turn_limit: 12 }, sitters: [person("Ada"), bot, bot] }, true);
  await waiting(source);
  await source.resign();
  asked = [];
  expect([source.gaveUp !== undefined, source.now.status]).toEqual([true, "running"]);
  await new Promise((done) => setTimeout(done, 0));
  expect(asked, "the bots rest").toEqual([]);
  source.gaveUp?.finish();
  await until(() => expect(source.now.status).toBe("finished"));
  expect(source.gaveUp).toBeUndefined();
});

const duel = (): Setup => ({ game: "congestion", options: {}, sitters: [person("Ada"), bot] });

it("throws nothing away when another game is begun, and goes on where one was left", async () => {
  const first = await LocalSource.open(duel(), false);
  await waiting(first);
  await first.play(turn(first));
  await waiting(first);
  const [{ v }, { hints }] = [first.now, first.help];
  const second = await LocalSource.open(duel(), false);
  const kept = (await games.list()).games.map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining([first.id, second.id]));
  second.close();
  const again = await LocalSource.reopen(first.id);
  expect([again.now.v, again.help.hints]).toEqual([v, hints]);
  again.close();
});

it("keeps what was drafted for the position it belongs to, and for no other", async () => {
  const source = await LocalSource.open(duel(), false);
  await waiting(source);
  const actions = turn(source);
  source.expect(actions);
  source.close();
  const again = await LocalSource.reopen(source.id);
  expect(again.drafted).toEqual(actions);
  await again.play(again.drafted);
  await waiting(again);
  again.close();
  expect((await LocalSource.reopen(source.id)).drafted).toEqual([]);
});

it("remembers what was taken back, and what hints were asked for", async () => {
  const source = await LocalSource.open(duel(), false);
  await waiting(source);
  const actions = turn(source);
  const after = source.now.v;
  await source.play(actions);
  await waiting(source);
  await source.takeBack();
  await source.hints([]);
  source.close();
  const kept = (await games.list()).games.find(({ id }) => id === source.id);
  expect(kept).toMatchObject({ taken: [{ after, actions }], help: { hints: 1, takenBack: 1 } });
});

it("says which game is not there", async () => {
  await expect(LocalSource.reopen("nowhere")).rejects.toMatchObject({ why: "missing" });
});
