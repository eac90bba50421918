import { expect, it } from "vitest";
import { moved, write, zoomed } from "../../src/table/camera";

const WHOLE = { x: 0, y: 0, width: 1000, height: 800 };

it("keeps the point under the pointer where it is", () => {
  const seen = zoomed(WHOLE, WHOLE, 2, 300, 200);
  expect(seen).toEqual({ x: 150, y: 100, width: 500, height: 400 });
  const part = (300 - seen.x) / seen.width;
  expect(part).toBeCloseTo(300 / 1000);
});

it("never leaves the board", () => {
  expect(zoomed(WHOLE, WHOLE, 0.1, 5, 5)).toEqual(WHOLE);
  expect(zoomed(WHOLE, WHOLE, 1000, 0, 0).width).toBe(200);
  const near = zoomed(WHOLE, WHOLE, 2, 0, 0);
  expect(moved(near, WHOLE, 9999, 0).x).toBe(0);
  expect(moved(near, WHOLE, -9999, -9999)).toMatchObject({ x: 500, y: 400 });
});

it("is written as a viewBox", () => {
  expect(write({ x: 1, y: 2.5, width: 30, height: 40 })).toBe("1 2.5 30 40");
});
