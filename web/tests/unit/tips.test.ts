import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { adapter } from "../../src/games/games";
import type { Tip } from "../../src/games/tip";
import { tips } from "../../src/games/tips/tips";
import { beside } from "../../src/table/beside";
import { corner } from "../../src/table/minimap";
import { pins } from "../../src/table/rim";
import { thingAt } from "../../src/table/things";
import { GAMES, walk } from "./random";
import { piece, place, scene } from "./scene";
import { speakable } from "./speakable";

/** Drawn across the board, or as large as their places, which tell of them. */
const PART_OF_PLACES = ["path", "zone", "pin", "tile", "route", "plan", "crash", "right"];

const LOOK = { dark: false, marks: [], notes: [], panel: false };

for (const game of GAMES) {
  it(`${game.id}: every piece, place and tool is told about, in every language, with a clause of its rules`, () => {
    const rules = readFileSync(new URL(`../../../docs/rules/${game.id}.en.md`, import.meta.url), "utf8");
    const [told, teller] = [new Map<string, Tip>(), tips(game.id)];
    const note = (what: string, tip: Tip | undefined) => {
      if (!tip) throw new Error(`nothing is told about ${what}`);
      told.set(JSON.stringify([tip.clause, tip.name, tip.does]), tip);
    };
    let count = 0;
    walk(game, (facade, { view }, seat) => {
      if ((count += 1) % 7 > 0) return;
      const asked = { view, seat, names: facade.names(game.id, view) };
      const { pieces, places } = facade.picture(game.id, view, LOOK).scene;
      for (const one of pieces.filter(({ kind }) => !PART_OF_PLACES.includes(kind))) note(one.id, teller?.piece(one, asked));
      for (const one of places)
        note(
          one.id,
          teller?.place(
            one,
            pieces.filter(({ place }) => place === one.id),
            asked,
          ),
        );
      for (const { key } of adapter(game.id).tools(view, seat)) note(key, teller?.tool(key, asked));
      note("progress", teller?.progress(asked));
      if (teller?.step) note("step", teller.step(asked));
    });
    expect(told.size).toBeGreaterThan(20);
    for (const { clause, name, does } of told.values()) {
      expect(rules).toContain(`**${clause} `);
      for (const message of [...(name ? [name] : []), ...does]) speakable(message);
    }
  });
}

it("a piece is meant before its place, and a finger may miss a little", () => {
  const board = scene({
    places: [place("space", 50, 50)],
    pieces: [piece("cone", 53, 50, { kind: "cone" }), piece("tile", 50, 50, { kind: "tile" })],
  });
  const at = (x: number, y: number, slack: number) => thingAt(board, { x, y }, slack)?.thing;
  expect(at(53, 50, 0)).toEqual({ kind: "piece", id: "cone" });
  expect(at(53, 60, 0), "the cone reaches so far").toEqual({ kind: "piece", id: "cone" });
  expect(at(46, 55, 0)).toEqual({ kind: "piece", id: "cone" });
  expect(thingAt(scene({ places: [place("space", 50, 50)] }), { x: 52, y: 50 }, 0)?.thing).toEqual({ kind: "place", id: "space" });
  expect(at(80, 80, 0)).toBeUndefined();
  expect(at(74, 50, 8)).toEqual({ kind: "piece", id: "cone" });
});

it("what is told stands beside the thing, on the screen, and never over the bar that confirms", () => {
  const screen = { width: 360, height: 640 };
  const bar = { left: 0, top: 528, width: 360, height: 112 };
  const size = { width: 200, height: 90 };
  expect(beside({ left: 100, top: 300, width: 40, height: 40 }, size, bar, [], screen)).toMatchObject({ left: 20, top: 200 });
  const low = beside({ left: 10, top: 20, width: 40, height: 40 }, size, bar, [], screen);
  expect(low.top, "below it, where there is no room above").toBeGreaterThanOrEqual(60);
  const tool = beside({ left: 300, top: 480, width: 40, height: 40 }, size, bar, [], screen);
  expect(tool.top + size.height).toBeLessThanOrEqual(bar.top);
  expect(tool.left + size.width).toBeLessThanOrEqual(screen.width);
  const above = { left: 100, top: 150, width: 40, height: 40 };
  const other = beside({ left: 100, top: 300, width: 40, height: 40 }, size, bar, [above, { ...above, top: 220 }], screen);
  expect(other.top, "not over what belongs to it").toBeGreaterThan(300);
});

it("pins at the rim point to what is out of sight, and the small map covers nothing that can be touched", () => {
  const places = [
    { ...place("here", 50, 50), notation: "A1" },
    { ...place("east", 500, 50), notation: "B1" },
    { ...place("south", 60, 600), notation: "C1" },
  ];
  const at = { scale: 1, x: 0, y: 0 };
  const targets = new Map(places.map(({ id, notation }) => [id, notation]));
  const found = pins(places, targets, [{ id: "south", colour: "red", text: "R+" }], at, 200, 200);
  expect(found.map(({ id, angle }) => [id, angle])).toEqual([
    ["east", -7],
    ["south", 95],
  ]);
  for (const { left, top } of found) {
    expect(Math.max(left, top)).toBeLessThan(200);
    expect(Math.min(left, top)).toBeGreaterThan(0);
  }
  const size = { width: 90, height: 90 };
  expect(corner([], at, 200, 200, size)).toBe("left bottom");
  expect(corner([{ ...place("low", 50, 150) }], at, 200, 200, size)).toBe("right bottom");
});
