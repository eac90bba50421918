import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { EngineFacade } from "../../src/engine/facade";
import { bytes } from "./module";
import { GAMES, SEED, setup, walk } from "./random";

describe("the module", () => {
  it("is small enough to be fetched at once", () => {
    const [gzip, brotli] = [gzipSync(bytes).length, brotliCompressSync(bytes).length];
    console.log(`module: ${bytes.length} bytes, ${gzip} by gzip, ${brotli} by brotli`);
    expect(gzip).toBeLessThan(660_000);
  });

  it("has the four games", () => {
    expect(GAMES.map((game) => game.id)).toEqual(["gridlock", "congestion", "tango", "rightofway"]);
  });

  it.each(GAMES)("plays a whole game of $id, whose record can be proven", (game) => {
    const facade = walk(game);
    const now = facade.now(0);
    expect(now.status).toBe("finished");
    expect(now.result?.ranks).toHaveLength(game.seats[1]);
    const record = facade.record(true);
    expect(facade.verify(record)).toMatchObject({ over: true, events: facade.length() });
    expect(facade.verify(record).draws).toBe(game.id === "congestion" ? "none" : "proven");
    const again = new EngineFacade();
    again.restore(setup(game), record);
    expect(again.now(1)).toEqual(facade.now(1));
  });

  it.each(GAMES)("lets a bot play and advise in $id", (game) => {
    const [facade, again, people] = [new EngineFacade(), new EngineFacade(), setup(game)];
    const bots = { ...people, sitters: people.sitters.map((sitter) => ({ ...sitter, bot: "learner" })) };
    for (const one of [facade, again]) one.open(bots, SEED);
    const { now, awaited } = facade.standing(0);
    expect(awaited.bot).toBe(now.turn.seats[0]);
    expect(facade.hints(awaited.bot ?? 1, [], "learner", 7n)[0]?.actions.length).toBeGreaterThan(0);
    const after = facade.botPlays(0, false, 7n);
    expect(after.now.v).toBeGreaterThan(now.v);
    expect(again.botPlays(0, false, 7n), "the same seed gives the same choice").toEqual(after);
  });

  it("refuses with the clause, and plays all or nothing", () => {
    const facade = new EngineFacade();
    const game = GAMES.find((one) => one.id === "congestion");
    if (!game) throw new Error("no such game");
    facade.open(setup(game, 2), SEED);
    const before = facade.record(false);
    expect(thrown(() => facade.play(1, ["enter NW:E red", "enter NW:E red"]))).toMatchObject({ clause: "turn" });
    expect(thrown(() => facade.play(1, ["enter SE:W blue"]))).toHaveProperty("clause");
    expect(thrown(() => facade.play(1, ["dance"]))).not.toHaveProperty("clause");
    expect(thrown(() => facade.play(9, []))).toHaveProperty("text");
    expect(facade.record(false)).toBe(before);
  });

  it("says why a record does not hold", () => {
    const game = GAMES.find((one) => one.id === "rightofway");
    if (!game) throw new Error("no such game");
    const facade = new EngineFacade();
    facade.open(setup(game), SEED);
    const forged = facade.record(true).replace(/^chance dollar .*$/m, "chance dollar 9,9");
    expect(thrown(() => facade.verify(forged))).toHaveProperty("text");
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
