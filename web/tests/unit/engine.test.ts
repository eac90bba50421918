import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { House } from "../../src/engine/house";
import { bytes } from "./module";
import { GAMES, SEED, setup, walk } from "./random";

describe("the module", () => {
  it("is small enough to be fetched at once", () => {
    const [gzip, brotli] = [gzipSync(bytes).length, brotliCompressSync(bytes).length];
    console.log(`module: ${bytes.length} bytes, ${gzip} by gzip, ${brotli} by brotli`);
    expect(gzip).toBeLessThan(1_000_000);
  });

  it("has the four games", () => {
    expect(GAMES.map((game) => game.id)).toEqual(["gridlock", "congestion", "tango", "rightofway"]);
  });

  it.each(GAMES)("plays a whole game of $id, whose record can be proven", (game) => {
    const house = walk(game);
    const now = house.now(0);
    expect(now.status).toBe("finished");
    expect(now.result?.ranks).toHaveLength(game.seats[1]);
    const record = house.record(true);
    expect(house.verify(record)).toMatchObject({ over: true, events: house.length() });
    expect(house.verify(record).draws).toBe(game.id === "congestion" ? "none" : "proven");
    const again = new House();
    again.restore(setup(game), record);
    expect(again.now(1)).toEqual(house.now(1));
  });

  it.each(GAMES)("lets a bot play and advise in $id", (game) => {
    const [house, again, people] = [new House(), new House(), setup(game)];
    const bots = { ...people, sitters: people.sitters.map((sitter) => ({ ...sitter, bot: "learner" })) };
    for (const one of [house, again]) one.open(bots, SEED);
    const { now, awaited } = house.standing(0);
    expect(awaited.bot).toBe(now.turn.seats[0]);
    expect(house.hints(awaited.bot ?? 1, [], "learner", 7n)[0]?.actions.length).toBeGreaterThan(0);
    const after = house.botPlays(0, false, 7n);
    expect(after.now.v).toBeGreaterThan(now.v);
    expect(again.botPlays(0, false, 7n), "the same seed gives the same choice").toEqual(after);
  });

  it("refuses with the clause, and plays all or nothing", () => {
    const house = new House();
    const game = GAMES.find((one) => one.id === "congestion");
    if (!game) throw new Error("no such game");
    house.open(setup(game, 2), SEED);
    const before = house.record(false);
    expect(thrown(() => house.play(1, ["enter NW:E red", "enter NW:E red"]))).toMatchObject({ clause: "turn" });
    expect(thrown(() => house.play(1, ["enter SE:W blue"]))).toHaveProperty("clause");
    expect(thrown(() => house.play(1, ["dance"]))).not.toHaveProperty("clause");
    expect(thrown(() => house.play(9, []))).toHaveProperty("text");
    expect(house.record(false)).toBe(before);
  });

  it("says why a record does not hold", () => {
    const game = GAMES.find((one) => one.id === "rightofway");
    if (!game) throw new Error("no such game");
    const house = new House();
    house.open(setup(game), SEED);
    const forged = house.record(true).replace(/^chance dollar .*$/m, "chance dollar 9,9");
    expect(thrown(() => house.verify(forged))).toHaveProperty("text");
  });
});

function thrown(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return JSON.parse(String(error));
  }
  return undefined;
}
