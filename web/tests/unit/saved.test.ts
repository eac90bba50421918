// Games as they are kept: what is read back, what is damaged, how they ended, and as files.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "./thread";
import { engine, Refused } from "../../src/engine/engine";
import { resultOf, tallies } from "../../src/mygames/results";
import { readGame, written } from "../../src/mygames/transfer";
import { facts, finished, fromEarlier, isDamaged, readSaved, type Saved } from "../../src/source/saved";
import { GAMES } from "./random";

const shelf = (game: string) => readFileSync(new URL(`../../../docs/pictures/${game}.record`, import.meta.url), "utf8");

/** The same game before its last lines. */
function cut(record: string, lines: number): string {
  const [head = "", events = "", foot = ""] = record.replace(/^result .*\n/m, "").split("\n\n");
  return [head, events.split("\n").slice(0, -lines).join("\n"), foot].join("\n\n");
}

/** One person against bots, at a time. */
function game(record: string, played: number, bot = "commuter"): Saved {
  const seats = Number(/^seats (\d)/m.exec(record)?.[1]);
  const sitters = Array.from({ length: seats }, (_, index) => (index === 0 ? { name: "You" } : { name: "Bot", bot }));
  const id = /^game (\w+)/m.exec(record)?.[1] ?? "";
  const read = readSaved({ id: `${played}`, setup: { game: id, options: {}, sitters }, record, played });
  if (isDamaged(read)) throw new Error("a good game was called damaged");
  return read;
}

describe("a row of the store", () => {
  it.each([undefined, null, 7, "text", {}, { id: "a" }, { id: "a", setup: {}, record: "cloverleaf record 1" }])(
    "that is no game is damaged: %j",
    (row) => expect(isDamaged(readSaved(row))).toBe(true),
  );

  it("with garbage where it does not matter is still a game", () => {
    const good = game(shelf("tango"), 5);
    const bad = { ...good, help: "x", taken: [1, { after: 2, actions: [] }], viewer: "y", played: NaN, owner: 3 };
    expect(readSaved(bad)).toMatchObject({ help: { hints: 0, takenBack: 0 }, taken: [{ after: 2, actions: [] }], viewer: 1, played: 0 });
  });

  it("is made once from what earlier versions kept, and a damaged one is not lost", () => {
    const { setup, record } = game(shelf("tango"), 5);
    const text = JSON.stringify({ setup, secrets: true, record, viewer: 1, drafted: [], help: { hints: 2, takenBack: 1 } });
    const made = fromEarlier(text, 99);
    expect(made).toMatchObject({ setup, record, help: { hints: 2, takenBack: 1 }, played: 99 });
    expect(fromEarlier(text, 100).id, "the same game has the same id").toBe(made.id);
    expect(fromEarlier("{half", 1)).toMatchObject({ damaged: true, record: "{half" });
  });
});

it.each(GAMES)("a record tells how far $id has come", ({ id }) => {
  const whole = shelf(id);
  expect(facts(whole)).toMatchObject({ over: true, playable: false });
  expect(facts(`${cut(whole, 3)}\nseed 00`)).toMatchObject({ over: false, playable: true });
  const unsown = facts(cut(whole, 3).replace(/^seed .*$/m, ""));
  expect(unsown.playable, "without a seed nothing can be drawn").toBe(id === "tango" || id === "congestion");
});

it("a game that all people gave up is finished, whatever the bots still do", () => {
  const running = cut(shelf("congestion"), 3);
  const given = running.replace(/\n\n(?=seed)/, "\ntable resign 1\n\n");
  expect([finished(game(running, 1)), finished(game(given, 1))]).toEqual([false, true]);
  expect(resultOf(game(given, 1))).toBe("lost");
});

it("results are counted by game and level, with the longest run of wins", () => {
  const ended = (ranks: string) => shelf("tango").replace(/^result [\d,]+/m, `result ${ranks}`);
  const [won, lost, drawn] = [ended("1,2,3,4"), ended("2,1,3,4"), ended("1,1,3,4")];
  const history = [won, won, lost, won, drawn].map((record, played) => game(record, played));
  const friends: Saved = { ...game(won, 9), setup: { ...game(won, 9).setup, sitters: [{ name: "A" }, { name: "B" }] } };
  const games = [...history, game(won, 10, "cabbie"), game(cut(won, 2), 11), friends].toReversed();
  expect(tallies(games)).toEqual([
    { game: "tango", level: "commuter", played: 5, won: 3, drawn: 1, run: 2 },
    { game: "tango", level: "cabbie", played: 1, won: 1, drawn: 0, run: 1 },
  ]);
});

describe("a game as a file", () => {
  const names = (seat: number) => `Player ${seat}`;

  it.each(GAMES)("of $id is the same game when it comes back", async ({ id }) => {
    const there: Saved = {
      ...game(cut(shelf(id), 8), 1_700_000_000_000),
      ...{ name: "Sunday", help: { hints: 2, takenBack: 1 }, taken: [{ after: 4, actions: ["one thing", "another"] }] },
    };
    const text = written(there);
    await engine().verify(text);
    const back = await readGame(text, names);
    const secrets = GAMES.find((one) => one.id === id)?.secrets;
    expect(back.id).not.toBe(there.id);
    expect(back).toEqual({ ...there, id: back.id, secrets, record: there.record.trimEnd() + "\n" });
    expect(text).toContain("# taken back after 4: one thing; another\n");
  });

  it.each(GAMES)("of $id that says only what records say has people at all seats, and can be played on", async ({ id }) => {
    const plain = await readGame(cut(shelf(id), 8).replaceAll("\n", "\r\n"), names);
    expect(plain.setup.sitters.every(({ bot, name }) => !bot && name !== "")).toBe(true);
    const { now } = await engine().seen(plain.setup, plain.record, undefined, 1);
    const seat = now.turn.seats[0] ?? 1;
    const view = (await engine().seen(plain.setup, plain.record, undefined, seat)).now.view;
    expect((await engine().draft(plain.setup, view, seat, [])).legal).not.toEqual([]);
  });

  it.each([
    "",
    "no record",
    shelf("tango").replace(/^result .*$/m, "result 4,3,2,1 token"),
    shelf("gridlock").replace("chance card 1", "chance card 9"),
  ])("that is damaged is refused (%#)", async (text) =>
    expect(await readGame(text, names).catch((error: unknown) => error)).toBeInstanceOf(Refused),
  );

  it("with remarks of another game goes by its record", async () => {
    const remarked = `${shelf("tango")}\n# setup {"game":"gridlock","options":{},"sitters":[]}\n# hints x\n`;
    expect(await readGame(remarked, names)).toMatchObject({ setup: { game: "tango" }, help: { hints: 0 } });
  });
});
