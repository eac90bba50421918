import { expect, it } from "vitest";
import { ahead, meant, type Placed, under } from "../../src/table/reach";
import { type Named, Walk } from "../../src/table/walk";

const place = (id: string, x: number, y: number, kind = "space", size = 40): Placed => ({ id, kind, x, y, width: size, height: size });
const row = [place("a", 20, 20), place("b", 60, 20), place("c", 100, 20)];
const lamps = [place("lane", 50, 50, "lane", 100), place("lamp", 50, 110, "signal", 9)];

it("a touch means the usable place it is in", () => {
  expect(meant(row, () => true, { x: 62, y: 25 }, 24)?.id).toBe("b");
});

it("a touch beside a place means it, as far as a finger misses and no further", () => {
  const lamp = (id: string) => id === "lamp";
  expect(meant(lamps, lamp, { x: 50, y: 95 }, 24)?.id, "also from inside a place of another kind").toBe("lamp");
  expect(meant(lamps, lamp, { x: 50, y: 60 }, 24)).toBeUndefined();
  expect(meant(lamps, lamp, { x: 50, y: 70 }, 44)?.id).toBe("lamp");
});

it("well inside another place of the same kind somebody means that one, and at its rim the neighbour", () => {
  const first = (id: string) => id === "a";
  expect(meant(row, first, { x: 45, y: 20 }, 44)?.id).toBe("a");
  expect(meant(row, first, { x: 60, y: 20 }, 44)).toBeUndefined();
  expect(under(row, { x: 60, y: 20 })).toEqual(["b"]);
});

it("an arrow leads to the next place that way, and nowhere at the rim", () => {
  const [a, b, c] = row as [Placed, Placed, Placed];
  expect(ahead(row, a, "ArrowRight")).toBe(b);
  expect(ahead(row, b, "ArrowLeft")).toBe(a);
  expect(ahead(row, c, "ArrowRight")).toBeUndefined();
  expect(ahead(row, a, "ArrowDown")).toBeUndefined();
  expect(ahead(row, a, "Enter")).toBeUndefined();
});

const named = (notation: string, x: number): Named => ({ ...place(`space-${notation}`, x, 20), notation });
const names = [named("C1", 0), named("C10", 40), named("D2", 80), named("NW:E", 120)];

it("a place is reached by typing its name, and from nowhere by an arrow", () => {
  const walk = new Walk();
  const type = (keys: string, at: number) => [...keys].map((key) => walk.to(key, undefined, names, at)?.notation).at(-1);
  expect(type("c1", 0)).toBe("C1");
  expect(walk.typing(10)).toBe(true);
  expect(type("0", 20)).toBe("C10");
  expect(type("d", 5_000), "after a pause another name begins").toBe("D2");
  expect(type("nwe", 10_000)).toBe("NW:E");
  expect(type("x", 20_000)).toBeUndefined();
  expect(walk.typing(20_001), "what is no name is forgotten").toBe(false);
  expect(walk.to("ArrowUp", undefined, names, 0)?.notation, "the middle of all").toBe("C10");
  expect(walk.to("Tab", undefined, names, 0)).toBeUndefined();
  expect(walk.to("ArrowRight", named("B7", 10), names, 0)?.notation, "on from where nothing can be done any more").toBe("C10");
  expect(walk.to("ArrowUp", named("B7", 10), names, 0)?.notation, "or to the nearest, if nothing is ahead").toBe("C1");
});

it("every place can be reached from every other by arrows", () => {
  const hexes = Array.from({ length: 60 }, (_, index) =>
    place(String(index), (index % 10) * 54, Math.floor(index / 10) * 62 + (index % 2) * 31),
  );
  const seen = new Set(["0"]);
  const todo = [hexes[0] as Placed];
  for (let here = todo.pop(); here; here = todo.pop()) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = ahead(hexes, here, key);
      if (!next || seen.has(next.id)) continue;
      seen.add(next.id);
      todo.push(next);
    }
  }
  expect(seen.size).toBe(hexes.length);
});
