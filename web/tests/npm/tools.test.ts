// What the package offers beside playing a game.

import { afterAll, beforeAll, expect, it } from "vitest";
import type { Awaited, Hint, Judged } from "../../src/engine/types";
import { EmptyProject } from "./project";

interface Told {
  sentence: string;
  drafted: string[];
  ahead: string;
  undone: [string, string[]];
  viewer: number;
  back: boolean[];
  hint: Hint;
  awaited: Awaited;
  over: boolean;
  judged: Judged;
  turns: number[][];
  log: boolean;
  decisions: number;
  sketched: string;
  saved: boolean[];
}

const SIGNAL = "signal NW:E straight";

let project: EmptyProject;
let told: Told;

beforeAll(() => {
  project = new EmptyProject();
  told = project.told("tools.mjs");
});
afterAll(() => project.remove());

it("drafts a turn, explains it in words and takes it back", () => {
  expect(told.drafted).toEqual([SIGNAL]);
  expect(told.undone).toEqual([SIGNAL, []]);
  expect(told.sentence).toBe("Straight on to North-East: no car waits here yet");
  expect(told.ahead).toContain('id="signal-NW-E"');
});

it("tries moves out on a sandbox", () => {
  expect(told.viewer, "the other one is to move").toBe(2);
  expect(told.back, "there was one choice to take back").toEqual([true, false]);
});

it("gives hints that can be played, and then waits for the bot", () => {
  expect(told.hint.actions.length).toBeGreaterThan(0);
  expect(told.awaited).toMatchObject({ bot: 2, people: [] });
});

it("looks at a record again and judges its decisions", () => {
  expect(told.over).toBe(true);
  expect(told.log).toBe(true);
  expect(told.turns).toEqual([[1], [2]]);
  expect(told.decisions).toBeGreaterThan(0);
  expect(told.judged.best).toBeGreaterThanOrEqual(0);
});

it("sketches a board in characters", () => {
  expect(told.sketched.split("\n").length).toBeGreaterThan(5);
  expect(told.sketched).toContain("NW");
});

it("keeps the dealer's seed in a save, and to itself before the game is over", () => {
  expect(told.saved).toEqual([true, false]);
});
