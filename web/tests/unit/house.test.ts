import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { House, type Wish } from "../../src/engine/house";
import { GAMES, SEED, setup } from "./random";

const LOOK = { dark: false, marks: [], notes: [], panel: false };

function named(id: string) {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`no game '${id}'`);
  return game;
}

function shelf(game: string): string {
  return readFileSync(new URL(`../../../docs/pictures/${game}.record`, import.meta.url), "utf8");
}

it("tells from somebody else's view how a car drove", () => {
  const [house, chosen, record] = [new House(), setup(named("gridlock"), 4, { turn_limit: null }), shelf("gridlock")];
  house.restore(chosen, record);
  house.restore(chosen, record, house.length() - 3);
  const told = house.retell(chosen, house.now(1).view, 3, ["drive", "stop I4", "stop K4"]);
  const ways = told.map(({ figures }) => figures["path"] as string[] | undefined);
  expect(ways[1]?.at(-1)).toBe("I4");
  expect(ways[2]?.[0]).toBe("I4");
  expect(house.retell(chosen, house.now(1).view, 1, ["stop I4"]), "not their turn").toEqual([]);
});

it("shows the positions since an event as a seat saw them", () => {
  const [house, chosen, record] = [new House(), setup(named("rightofway"), 2, { turn_limit: null }), shelf("rightofway")];
  house.restore(chosen, record);
  const happened = house.happened(1);
  const seen = house.since(record, 1, happened.length - 5, 40);
  expect(seen.map(({ text }) => text)).toEqual(happened.slice(-5).map(({ text }) => text));
  expect(seen.at(-1)?.view).toEqual(house.now(1).view);
  expect(house.since(record, 1, 0, 3)).toHaveLength(3);
});

it("puts figures into a note, and says nothing where there are none", () => {
  const [house, game] = [new House(), named("rightofway")];
  house.open(setup(game), SEED);
  const seat = house.now(0).turn.seats[0] ?? 1;
  const { legal } = house.draft(setup(game), house.now(seat).view, seat, []);
  const shown = (action: string) => {
    const id = `tile-${action.split(" ")[1]?.replace(",", "-")}`;
    const wish: Wish = { look: LOOK, note: { id, lines: ["cost {cost}", "result {+result}"] }, done: true };
    return house.preview(action, wish);
  };
  const { told, svg } = shown(legal.find((action) => action.startsWith("place")) ?? "");
  expect(svg).toContain(`cost ${told.figures["cost"]}<`);
  expect(svg).toMatch(/result (\+|–)?\d+</);
  expect(shown(legal.find((action) => action.startsWith("buy")) ?? "").svg).not.toContain("{cost}");
});

it("takes an action's explanation back with it", () => {
  const [house, game] = [new House(), named("congestion")];
  house.open(setup(game, 2), SEED);
  expect(house.draft(setup(game, 2), house.now(1).view, 1, []).told).toBeUndefined();
  expect(house.add("enter NW:E red").told?.message.args).toMatchObject({ colour: { choice: "red" } });
  expect(house.takeBack().told).toBeUndefined();
});
