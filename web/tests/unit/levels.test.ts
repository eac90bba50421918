// Which opponent is offered next, by how the last games went.

import { beforeEach, expect, it, vi } from "vitest";
import type { Ended, Setup } from "../../src/engine/types";
import { browser } from "./browser";

const kept = browser();
const { after, duel, levels, offer, outcome } = await import("../../src/home/levels.svelte");

beforeEach(() => kept.clear());

const NEW = { level: "learner", row: 0 } as const;
const won = (ranks: number[]): Ended => ({ ranks, scores: [], reason: "target" });
const game = (...bots: (string | undefined)[]): Setup => ({
  game: "congestion",
  options: {},
  sitters: bots.map((bot) => ({ name: "", ...(bot ? { bot } : {}) })),
});

it("offers the next level after two wins in a row, and says instead of whom", () => {
  const once = after(NEW, "learner", "won");
  expect(offer(once)).toEqual({ level: "learner" });
  expect(offer(after(once, "learner", "won"))).toEqual({ level: "commuter", why: "won", instead: "learner" });
});

it("offers the level below after two losses in a row", () => {
  const twice = after(after(NEW, "learner", "lost"), "learner", "lost");
  expect(offer(twice)).toEqual({ level: "random", why: "lost", instead: "learner" });
});

it("starts a new row with a loss, a place between, or another opponent", () => {
  const once = after(NEW, "learner", "won");
  expect(after(once, "learner", "lost")).toEqual({ level: "learner", row: -1 });
  expect(after(once, "learner", "between")).toEqual({ level: "learner", row: 0 });
  expect(after(once, "cabbie", "won")).toEqual({ level: "cabbie", row: 1 });
});

it("has nobody above the best and nobody below the weakest", () => {
  expect(offer({ level: "cabbie", row: 5 })).toEqual({ level: "cabbie" });
  expect(offer({ level: "random", row: -5 })).toEqual({ level: "random" });
});

it("takes first for a win, last for a loss, and nothing else for either", () => {
  expect([1, 2, 4].map((rank) => outcome(0, won([rank, 1, 2, 4])))).toEqual(["won", "between", "lost"]);
});

it("counts games of one person against bots of one level", () => {
  expect(duel(game(undefined, "learner", "learner"))).toEqual({ seat: 0, level: "learner" });
  expect(duel(game("cabbie", undefined))).toEqual({ seat: 1, level: "cabbie" });
  expect(duel(game(undefined, undefined, "learner")), "two people").toBeUndefined();
  expect(duel(game(undefined, "learner", "cabbie")), "two levels").toBeUndefined();
  expect(duel(game(undefined, "grandmaster")), "nobody we know").toBeUndefined();
});

it("counts a game once, however often it is looked at, and remembers it", async () => {
  const record = (number: number) => `seats 2\ncommitment ab${number}\n\npass`;
  expect(levels.offer("congestion"), "newcomers").toEqual({ level: "learner" });
  for (const number of [1, 1, 1]) levels.count(game(undefined, "learner"), won([1, 2]), record(number));
  expect(levels.offer("congestion")).toEqual({ level: "learner" });
  levels.count(game(undefined, "learner"), won([1, 2]), record(2));
  expect(levels.offer("congestion").level).toBe("commuter");
  expect(levels.offer("tango").level, "every game by itself").toBe("learner");
  vi.resetModules();
  const { levels: later } = await import("../../src/home/levels.svelte");
  expect(later.offer("congestion").level, "on the next visit").toBe("commuter");
  later.choose("congestion", "learner");
  expect(later.offer("congestion"), "whoever wants to stays").toEqual({ level: "learner" });
});

it("starts anew where what was kept makes no sense", async () => {
  kept.set("cloverleaf.levels", '{"runs": {"tango": {"level": "emperor", "row": 3}, "gridlock": null}, "counted": 7}');
  vi.resetModules();
  const { levels: later } = await import("../../src/home/levels.svelte");
  expect([later.offer("tango").level, later.offer("gridlock").level]).toEqual(["learner", "learner"]);
});
