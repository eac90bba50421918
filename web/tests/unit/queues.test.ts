import { expect, it } from "vitest";
import { driven, type Queued, type Queues } from "../../src/table/queues";

/** Lanes written as the colours of their cars, the head first. */
function lanes(written: Record<string, string>): Queues {
  const car = (colour: string, index: number): Queued => ({ element: {} as Element, colour, at: { x: index, y: 0 } });
  return new Map(Object.entries(written).map(([lane, cars]) => [lane, Array.from(cars, car)]));
}

const letters = (cars: Queued[]) => cars.map(({ colour }) => colour).join("");

it("knows the cars that changed lanes, and who moved up", () => {
  const [old, now] = [lanes({ "NW:E": "rgb", "NE:E": "y" }), lanes({ "NW:E": "b", "NE:E": "yrg" })];
  const { drives, up } = driven(old, now);
  expect(drives.map(({ from, cars, into }) => [from, letters(cars), letters(into)])).toEqual([["NW:E", "rg", "rg"]]);
  expect(drives[0]?.into[0]).toBe(now.get("NE:E")?.[1]);
  expect(up).toEqual([[old.get("NW:E")?.[2], now.get("NW:E")?.[0]]]);
});

it("knows the cars that drove off the board", () => {
  const { drives } = driven(lanes({ "NE:E": "rr", "SE:W": "b" }), lanes({ "SE:W": "b" }));
  expect(drives.map(({ from, cars, into }) => [from, letters(cars), into.length])).toEqual([["NE:E", "rr", 0]]);
});

it("sees nothing where nothing left or a car came in", () => {
  expect(driven(lanes({ "NW:E": "r" }), lanes({ "NW:E": "rb" }))).toEqual({ drives: [], up: [] });
});
