// The form of a set-up against the options that the games have: what can be said by it, the games understand.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "./module";
import { EngineFacade } from "../../src/engine/facade";
import type { Choice, Title } from "../../src/engine/types";
import { browser } from "./browser";
import { dice, GAMES, SEED } from "./random";

browser();
const { ready, t } = await import("../../src/lang.svelte");
await ready;
const { CITIES, control, PARTS, partOf, spoken } = await import("../../src/home/options");
const { presets } = await import("../../src/home/presets");
const { fault } = await import("../../src/home/fault");
const { town } = await import("../../src/home/town");
const { shuffled, usualColours, Wish } = await import("../../src/home/wish.svelte");

const named = (id: string) => GAMES.find((game) => game.id === id) as Title;

/** The board as a set-up makes it, by the real rules. */
function opened(setup: Parameters<EngineFacade["open"]>[0]): { colours?: string[]; board?: string } {
  const facade = new EngineFacade();
  facade.open(setup, SEED);
  return facade.now(0).view as { colours?: string[]; board?: string };
}

/** Other values than the usual one, as the option's control can give them. */
function values({ name, words = [], range, default: usual, ...choice }: Choice): unknown[] {
  const as = control({ name, words, default: usual, ...choice });
  if (as === "switch") return [!usual];
  if (as === "number" || as === "limit") return range ?? [];
  if (as === "choice") return words.filter((word) => word !== usual);
  if (as === "board") return [...CITIES, readFileSync("../boards/hamburg.toml", "utf8")];
  if (as === "grid") return ["1x1", "4x3"];
  return as === "first" ? ["random", "race", "1", "2"] : [];
}

describe.each(GAMES)("$id", (game) => {
  it("has every option in one part of the form", () => {
    const shown = PARTS.flatMap((part) => partOf(game, part)).map(({ name }) => name);
    expect(shown.toSorted()).toEqual(game.options.map(({ name }) => name).toSorted());
    expect(
      game.options.filter((choice) => control(choice) === "text"),
      "nothing has to be typed in notation",
    ).toEqual([]);
  });

  it("understands every value that the form can give, and has words for it", () => {
    for (const choice of game.options) {
      expect(t(`option-${choice.name}`)).not.toBe(`option-${choice.name}`);
      for (const value of values(choice)) {
        const wish = new Wish(game, false);
        wish.set(choice.name, value);
        opened(wish.local());
        expect(spoken(value)).not.toMatch(/^value-/);
      }
    }
  });

  it("has presets that can be played, each with its own words", () => {
    for (const preset of presets(game)) {
      const wish = new Wish(game, false);
      wish.take(preset);
      opened(wish.local());
      expect(wish.follows(preset)).toBe(true);
      expect(t(`preset-${preset.id}-${game.id}`)).not.toMatch(/^preset-/);
    }
  });

  it("gives players the colours that the rules give them", () => {
    const [least, most] = game.seats;
    for (let seats = least; seats <= most; seats += 1) {
      const wish = new Wish(game, false);
      wish.resize(seats);
      wish.lot = false;
      const { colours } = opened(wish.local());
      if (game.options.some(({ name }) => name === "colours")) expect(colours).toEqual(usualColours(game, seats));
      expect(wish.local().options).toEqual({});
    }
  });
});

it("swaps colours, so that no two players have the same", () => {
  const wish = new Wish(named("gridlock"), false);
  wish.resize(3);
  wish.paint(0, "green");
  expect(wish.players.map(({ colour }) => colour)).toEqual(["green", "blue", "red"]);
  wish.paint(2, "yellow");
  expect(opened(wish.local()).colours).toEqual(["green", "blue", "yellow"]);
});

it("draws seats by lot where the rules do, and everybody keeps their colour", () => {
  expect(GAMES.filter((game) => new Wish(game, false).lot).map(({ id }) => id)).toEqual(["congestion"]);
  const wish = new Wish(named("congestion"), false);
  wish.resize(4);
  wish.name(0, "Ana");
  const seen = new Set<number>();
  for (let game = 0; game < 200; game += 1) {
    const { sitters, options } = wish.local();
    const seat = sitters.findIndex(({ name }) => name === "Ana");
    seen.add(seat);
    const colours = (options["colours"] as string[] | undefined) ?? usualColours(wish.game, 4);
    expect(colours[seat]).toBe(wish.players[0]?.colour);
  }
  expect([...seen].toSorted(), "any seat").toEqual([0, 1, 2, 3]);
  wish.lot = false;
  expect(wish.local().sitters[0]?.name).toBe("Ana");
});

it("lets whoever is to be the first be so wherever the lot puts them", () => {
  const wish = new Wish(named("gridlock"), false);
  wish.resize(4);
  wish.lot = true;
  wish.set("first_player", "1");
  for (let game = 0; game < 20; game += 1) {
    const { sitters, options } = wish.local();
    expect(sitters[Number(options["first_player"]) - 1]?.name).toBe("You");
  }
});

it("shuffles into every order alike", () => {
  const roll = dice(5);
  const counts: Record<string, number> = {};
  for (let times = 0; times < 6000; times += 1) {
    const order = shuffled("abc".split(""), roll).join("");
    counts[order] = (counts[order] ?? 0) + 1;
  }
  expect(Object.keys(counts)).toHaveLength(6);
  for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it("calls people and bots by name", () => {
  const wish = new Wish(named("tango"), false);
  expect(wish.names).toEqual(["You", "Pip", "Lou", "Ida"]);
  wish.seat(1, "person");
  wish.name(1, "  Bo ");
  wish.seat(3, "cabbie");
  expect(wish.names).toEqual(["Player 1", "Bo", "Pip", "Otto"]);
});

it("asks a server for the same, with one seat for oneself", () => {
  const wish = new Wish(named("gridlock"), true);
  expect(wish.table()).toEqual({ seats: ["me", "open", "open", "open"], options: {} });
  wish.seat(2, "me");
  wish.seat(3, "commuter");
  wish.paint(2, "blue");
  expect(wish.table()).toEqual({ seats: ["open", "open", "me", "commuter"], options: { colours: ["red", "green", "blue", "yellow"] } });
});

it("forgets a first player who is not there any more", () => {
  const wish = new Wish(named("gridlock"), false);
  wish.resize(4);
  wish.set("first_player", "4");
  wish.resize(2);
  expect(wish.local().options).toEqual({});
});

describe("a board file", () => {
  const good = readFileSync("../boards/crossroads.toml", "utf8").replace('"crossroads"', '"springfield"');
  const refused = (board: string) => {
    const wish = new Wish(named("gridlock"), false);
    wish.set("board", board);
    try {
      opened(wish.local());
    } catch (error) {
      return fault(JSON.parse(String(error)));
    }
    return undefined;
  };

  it("keeps its lines", () => expect(refused(good)).toBeUndefined());

  it("is faulted by its line and why", () => {
    const faulty = good.replace('space = "C3"', 'space = "Z9"');
    const line = faulty.split("\n").indexOf('space = "Z9"') + 1;
    expect(refused(faulty)).toEqual({ line, why: { key: "gb-no-space", args: { at: { place: "Z9" } } } });
    expect(refused(`${good}\nx = [`)?.line).toBe(good.split("\n").length + 1);
  });

  it("that was played in is there when the game is opened again", () => {
    const wish = new Wish(named("gridlock"), false);
    wish.set("board", good);
    const [facade, setup] = [new EngineFacade(), wish.local()];
    facade.open(setup, SEED);
    const before = facade.now(1);
    facade.restore(setup, facade.record(true));
    expect(facade.now(1)).toEqual(before);
  });

  it("is made by chance, one like no other, and can be played nearly always", () => {
    const made = Array.from({ length: 40 }, (_, seed) => town(seed, dice(seed), t));
    expect(new Set(made).size).toBe(40);
    expect(made.filter((board) => refused(board) === undefined).length).toBeGreaterThan(30);
  });
});
