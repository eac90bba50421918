import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EngineFacade, type Wish } from "../../src/engine/facade";
import { acts } from "../../src/table/acts";
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
  const [facade, chosen, record] = [new EngineFacade(), setup(named("gridlock"), 4, { turn_limit: null }), shelf("gridlock")];
  facade.restore(chosen, record);
  facade.restore(chosen, record, facade.length() - 3);
  const told = facade.retell(chosen, facade.now(1).view, 3, ["drive", "stop I4", "stop K4"]);
  const ways = told.map(({ figures }) => figures["path"] as string[] | undefined);
  expect(ways[1]?.at(-1)).toBe("I4");
  expect(ways[2]?.[0]).toBe("I4");
  expect(facade.retell(chosen, facade.now(1).view, 1, ["stop I4"]), "not their turn").toEqual([]);
});

it("shows the positions since an event as a seat saw them", () => {
  const [facade, chosen, record] = [new EngineFacade(), setup(named("rightofway"), 2, { turn_limit: null }), shelf("rightofway")];
  facade.restore(chosen, record);
  const happened = facade.happened(1);
  const seen = facade.since(record, 1, happened.length - 5, 40);
  expect(seen.map(({ text }) => text)).toEqual(happened.slice(-5).map(({ text }) => text));
  expect(seen.at(-1)?.view).toEqual(facade.now(1).view);
  expect(facade.since(record, 1, 0, 3)).toHaveLength(3);
});

it("puts figures into a note, and says nothing where there are none", () => {
  const [facade, game] = [new EngineFacade(), named("rightofway")];
  facade.open(setup(game), SEED);
  const seat = facade.now(0).turn.seats[0] ?? 1;
  const { legal } = facade.draft(setup(game), facade.now(seat).view, seat, []);
  const shown = (action: string) => {
    const id = `tile-${action.split(" ")[1]?.replace(",", "-")}`;
    const wish: Wish = { look: LOOK, note: { id, lines: ["cost {cost}", "result {+result}"] }, done: true };
    return facade.preview(action, wish);
  };
  const { told, svg } = shown(legal.find((action) => action.startsWith("place")) ?? "");
  expect(svg).toContain(`cost ${told.figures["cost"]}<`);
  expect(svg).toMatch(/result (\+|–)?\d+</);
  expect(shown(legal.find((action) => action.startsWith("buy")) ?? "").svg).not.toContain("{cost}");
});

it("takes an action's explanation back with it", () => {
  const [facade, game] = [new EngineFacade(), named("congestion")];
  facade.open(setup(game, 2), SEED);
  expect(facade.draft(setup(game, 2), facade.now(1).view, 1, []).told).toBeUndefined();
  expect(facade.add("enter NW:E red").told?.message.args).toMatchObject({ colour: { choice: "red" } });
  expect(facade.takeBack().told).toBeUndefined();
});

it("tells with a picture what is in it", () => {
  const [facade, game] = [new EngineFacade(), named("gridlock")];
  facade.open(setup(game), SEED);
  const { svg, scene } = facade.picture("gridlock", facade.now(0).view, LOOK);
  expect(svg).toContain(`viewBox="0 0 ${scene.size.width} ${scene.size.height}"`);
  expect(scene.places.find(({ notation }) => notation === "D5")).toMatchObject({ id: "space-D5", kind: "space", shape: "hex" });
  expect(scene.places.every(({ id }) => svg.includes(` id="${id}"`))).toBe(true);
});

it("tells the places of a way by their ids", () => {
  const [facade, chosen, record] = [new EngineFacade(), setup(named("gridlock"), 4, { turn_limit: null }), shelf("gridlock")];
  facade.restore(chosen, record);
  facade.restore(chosen, record, facade.length() - 3);
  const told = facade.retell(chosen, facade.now(1).view, 3, ["drive", "stop I4"]);
  expect(told[1]?.places["path"]?.at(-1)).toBe("space-I4");
  expect(Object.keys(told[0]?.places ?? {})).toEqual([]);
});

it("knows what is about a place, in lines of a log too", () => {
  const facade = new EngineFacade();
  const lines = ["signal NW:E left", "enter NW:S red", "move NW:E keep", "pass", "nonsense"];
  expect(acts(lines, facade.touched("congestion", lines))).toEqual([
    { action: "signal NW:E left", verb: "signal", place: "signal-NW-E", piece: undefined, mark: "path-NW-E-left" },
    { action: "enter NW:S red", verb: "enter", place: "lane-NW-S", piece: "red", mark: undefined },
    { action: "move NW:E keep", verb: "move", place: "signal-NW-E", piece: undefined, mark: undefined },
    { action: "pass", verb: "pass", place: undefined, piece: undefined, mark: undefined },
    { action: "nonsense", verb: "nonsense", place: undefined, piece: undefined, mark: undefined },
  ]);
  expect(facade.placeIds("tango", ["B3", "row2", "nowhere"])).toEqual(["tile-B3", "row-2", null]);
});

it("touches with a step the tile where the rules let it end", () => {
  const [facade, game] = [new EngineFacade(), named("tango")];
  const chosen = setup(game, 4);
  facade.restore(chosen, shelf("tango"), 30);
  for (const seat of facade.now(0).turn.seats) {
    const { legal, touched, view } = facade.draft(chosen, facade.now(seat).view, seat, []);
    const steps = acts(legal, touched).filter(({ verb, place }) => verb === "go" && place !== undefined);
    expect(steps.length, JSON.stringify(view)).toBeGreaterThan(0);
    for (const { action, place } of steps) {
      const { orders } = facade.add(action).view as { orders: { route: { tiles: string[] } } };
      expect(place).toBe(`tile-${orders.route.tiles.at(-1)}`);
      facade.takeBack();
    }
  }
});
