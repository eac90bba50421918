import { expect, it } from "vitest";
import { declined } from "../../src/online/declined";
import type { Seen } from "../../src/online/wire";

const story = (...all: Seen[]) => all.map((what, index) => ({ v: index + 1, at: 0, what }));
const draw = { kind: "draw-offered", seat: 1 } as const;
const undo = { kind: "undo-asked", seat: 1, since: 0 } as const;
const played = (seat: number): Seen => ({ kind: "played", seat, events: [] });

it("tells whoever asked who declined, and nobody else", () => {
  const told = story(undo, { kind: "undo-declined", seat: 2 });
  expect(declined(told, 1)).toEqual({ what: "undo", by: 2, v: 2 });
  expect(declined(told, 2)).toBeUndefined();
  expect(declined(story(draw, { kind: "draw-declined", seat: 3 }), 1)).toEqual({ what: "draw", by: 3, v: 2 });
});

it("says nothing while nobody has answered, and nothing to whoever withdrew", () => {
  expect(declined([], 1)).toBeUndefined();
  expect(declined(story(draw), 1)).toBeUndefined();
  expect(declined(story(draw, { kind: "draw-declined", seat: 1 }), 1)).toBeUndefined();
});

it("is over when whoever asked plays on or asks again, not when others play", () => {
  const no = { kind: "undo-declined", seat: 2 } as const;
  expect(declined(story(undo, no, played(2)), 1)?.by).toBe(2);
  expect(declined(story(undo, no, played(1)), 1)).toBeUndefined();
  expect(declined(story(undo, no, draw), 1)).toBeUndefined();
});
