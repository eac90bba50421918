import { expect, it } from "vitest";
import { leadChanges, story } from "../../src/engine/story";
import type { Position } from "../../src/engine/types";

const SCORES: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 0],
  [1, 3],
  [2, 3],
  [6, 3],
  [6, 4],
];
const log = SCORES.slice(1).map((_, index) => ({ v: index + 1, seat: (index % 2) + 1, text: `move ${index + 1}` }));
const at = (v: number) => ({ now: { scores: SCORES[v] } }) as unknown as Position;

it("tells how everybody stood wherever that changed", () => {
  expect(story(log, at).course.map(({ v, scores }) => [v, ...scores])).toEqual([
    [0, 0, 0],
    [1, 1, 0],
    [3, 1, 3],
    [4, 2, 3],
    [5, 6, 3],
    [6, 6, 4],
  ]);
});

it("tells the three greatest changes in their order, of equal ones the later", () => {
  expect(story(log, at).moments.map(({ event, change }) => [event.text, change])).toEqual([
    ["move 3", 3],
    ["move 5", 4],
    ["move 6", 1],
  ]);
});

it("counts how often another seat took the lead, where most leads and where least does", () => {
  const { course } = story(log, at);
  expect(leadChanges(course, false)).toBe(2);
  expect(leadChanges(course, true)).toBe(2);
  expect(leadChanges(course.slice(0, 2), false)).toBe(0);
});
