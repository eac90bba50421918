// What of a table's story stands, and what a bot did meanwhile.

import { describe, expect, it } from "vitest";
import { absence, standing } from "../../src/online/standing";
import type { Seen } from "../../src/online/wire";

const story = (...whats: Seen[]) => whats.map((what, index) => ({ v: index + 1, what }));
const played = (seat: number, ...actions: string[]): Seen => ({ kind: "played", seat, events: actions.map((text) => `${seat} ${text}`) });
const said: Seen = { kind: "said", name: "Ada", to: "players", text: "oh" };
const undone = (since: number): Seen => ({ kind: "undone", seat: 1, since });
const versions = (all: { v: number }[]) => all.map(({ v }) => v);

describe("what stands", () => {
  it("is everything but what was played and taken back", () => {
    const all = story(played(2, "a"), played(1, "b"), said, played(2, "c"), undone(2), played(1, "d"));
    expect(versions(standing(all))).toEqual([1, 3, 5, 6]);
  });

  it("can be taken back again and again", () => {
    const all = story(played(1, "a"), undone(1), played(1, "b"), played(2, "c"), undone(3), played(1, "d"));
    expect(versions(standing(all))).toEqual([2, 5, 6]);
  });
});

describe("what a bot did", () => {
  const away: Seen = { kind: "stood-in", seat: 1, level: "commuter", why: "claim" };
  const back: Seen = { kind: "took-back", seat: 1 };

  it("is told to whoever has come back", () => {
    const all = story(played(1, "a"), away, played(2, "b"), played(1, "c", "d"), back);
    expect(absence(all, 1)).toEqual({ v: 5, from: 2, lines: ["1 c", "1 d"] });
    expect(absence(all, 2)).toBeUndefined();
  });

  it("is no news while it plays, or after the next own move", () => {
    expect(absence(story(away, played(1, "a")), 1)).toBeUndefined();
    expect(absence(story(away, played(1, "a"), back, played(1, "b")), 1)).toBeUndefined();
  });

  it("may be nothing, and what was taken back is not told", () => {
    expect(absence(story(away, back), 1)).toEqual({ v: 2, from: 1, lines: [] });
    expect(absence(story(away, played(1, "a"), undone(2), played(1, "b"), back), 1)?.lines).toEqual(["1 b"]);
  });
});
