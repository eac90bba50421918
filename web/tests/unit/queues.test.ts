import { expect, it } from "vitest";
import type { ScenePiece } from "../../src/engine/types";
import { driven, type Queues, queues } from "../../src/table/queues";
import { car, scene } from "./scene";

/** Lanes written as the colours of their cars, the head first. */
function lanes(written: Record<string, string>): Queues {
  const pieces = Object.entries(written).flatMap(([lane, cars]) => Array.from(cars, (face, index) => car(lane, index + 1, face)));
  return queues(scene({ pieces: pieces.toReversed() }));
}

const letters = (cars: ScenePiece[]) => cars.map(({ face }) => face).join("");

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
