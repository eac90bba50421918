import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { adapter } from "../../src/games/games";
import { unturned } from "../../src/games/tiles";
import { GAMES, walk } from "./random";

const LOOK = { dark: false, marks: [], notes: [], panel: false };

function locale(name: string): FluentBundle {
  const folder = new URL(`../../src/locales/${name}/`, import.meta.url);
  const bundle = new FluentBundle(name);
  for (const file of readdirSync(folder)) {
    expect(bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")))).toEqual([]);
  }
  return bundle;
}

const BUNDLES = ["en", "de"].map(locale);

/** Every phrase must be there and have all it asks for, in both languages. */
function speakable(key: string, args: Record<string, string | number> = {}): void {
  for (const bundle of BUNDLES) {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words for '${key}' in ${bundle.locales[0]}`);
    const errors: Error[] = [];
    bundle.formatPattern(pattern, args, errors);
    expect(errors, key).toEqual([]);
  }
}

describe.each(GAMES)("the adapter of $id", (game) => {
  const used = adapter(game.id);

  it("finds every place an action is about in the picture, and every other action is a button", async () => {
    const checks: Promise<void>[] = [];
    let seen = 0;
    walk(game, (house, drafted) => {
      seen += 1;
      if (seen % 9 !== 1) return;
      const ids = new Set(Array.from(house.draw(LOOK).matchAll(/ id="([^"]+)"/g), (found) => found[1]));
      const spots = used.spots(drafted.legal, (actions) => Promise.resolve(house.peek(actions)));
      checks.push(
        spots.then((found) => {
          for (const id of found.keys()) expect(ids, id).toContain(id);
          const placed = new Set([...found.values()].flat());
          const loose = drafted.legal.filter((action) => !placed.has(action));
          expect(loose.length, loose.join(", ")).toBeLessThanOrEqual(12);
        }),
      );
    });
    await Promise.all(checks);
    expect(checks.length).toBeGreaterThan(5);
  });

  it("has words for everything, in both languages", () => {
    const house = walk(game, (_, drafted, seat) => {
      const told = [used.status(drafted.view), ...drafted.legal.map(used.phrase)];
      const beside = [...used.facts(drafted.view, seat).map((fact) => fact.label), ...used.tools(drafted.view, seat).map((tool) => tool.label)];
      for (const phrase of [...told, ...beside]) speakable(phrase.key, phrase.args);
    });
    for (const { text } of house.happened(0)) speakable(used.phrase(text).key, used.phrase(text).args);
    for (const start of ["title", "about", "hand"]) speakable(`${start}-${game.id}`);
    const { view, result } = house.now(0);
    speakable(used.status(view).key, used.status(view).args);
    speakable(`reason-${result?.reason.replaceAll(/[^a-z]+/g, "-")}`);
  });

  it("has a tool for every action on the board", async () => {
    walk(game, (_, drafted, seat) => {
      const tools = used.tools(drafted.view, seat);
      for (const action of drafted.legal.filter((one) => used.touched(one).length > 0)) {
        expect(tools.some((tool) => tool.takes(action)), action).toBe(true);
      }
    });
  });
});

it("knows a tile however it is turned", () => {
  expect(unturned("N.SE")).toBe(unturned("S.NW"));
  expect(unturned("N.NE")).not.toBe(unturned("N.SE"));
  expect(unturned("N.S*")).not.toBe(unturned("N.S"));
});
