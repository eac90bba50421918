import { describe, expect, it } from "vitest";
import type { InHand } from "../../src/engine/facade";
import { adapter } from "../../src/games/games";
import { actionsAt, type Chosen, marks, next, recent, same } from "../../src/table/draft";

const drafted = (actions: string[], legal: string[]) => ({ actions, legal, open: true, view: {}, told: undefined }) as InHand;
const chosen = (id: string, action: string): Chosen => ({ id, action, candidates: [], refused: [], told: undefined });
const congestion = adapter("congestion");

describe("a draft", () => {
  it("is the same while what was done and what may be done is", () => {
    const one = drafted(["build"], ["end"]);
    expect(same(one, drafted(["build"], ["end"]))).toBe(true);
    expect(same(one, drafted([], ["end"]))).toBe(false);
    expect(same(one, drafted(["build"], ["end", "build"]))).toBe(false);
    expect(same(one, undefined)).toBe(false);
  });

  it("offers at a place what the tool in hand does, or anything if it does nothing there", () => {
    const spots = new Map([["lane", ["enter a", "signal a", "signal b"]]]);
    const tool = (word: string) => ({ key: word, label: { key: word }, takes: (action: string) => action.startsWith(word) });
    expect(actionsAt(spots, "lane", tool("signal"))).toEqual(["signal a", "signal b"]);
    expect(actionsAt(spots, "lane", tool("move"))).toEqual(["enter a", "signal a", "signal b"]);
    expect(actionsAt(spots, "elsewhere", undefined)).toEqual([]);
  });

  it("goes from one action of a place to the next, and round", () => {
    expect(next(["a", "b"], "x", undefined)).toBe("a");
    expect(next(["a", "b"], "x", chosen("x", "a"))).toBe("b");
    expect(next(["a", "b"], "x", chosen("x", "b"))).toBe("a");
    expect(next(["a", "b"], "x", chosen("y", "a"))).toBe("a");
    expect(next([], "x", undefined)).toBeUndefined();
  });
});

it("points out what others did since the viewer last acted", () => {
  const happened = [
    { v: 1, seat: 2, text: "enter NE:S red" },
    { v: 2, seat: 1, text: "enter NW:E red" },
    { v: 3, seat: 2, text: "signal NE:E straight" },
  ];
  const seen = (viewer: number) => [...recent(congestion, {}, happened, viewer)];
  expect(seen(1)).toEqual(congestion.touched("signal NE:E straight"));
  expect(seen(2)).toEqual([]);
});

it("marks what matters most last", () => {
  const spots = new Map([
    ["a", ["go"]],
    ["b", ["go"]],
  ]);
  const trouble = { text: "", message: undefined, code: undefined, clause: undefined, id: "b", blamed: ["c"] };
  const found = marks(congestion, "red", { recent: ["a", "d"], spots, tool: undefined, shown: undefined, trouble, pointed: ["d"] });
  const kinds = Object.fromEntries(found.map(({ id, kind }) => [id, kind]));
  expect(kinds).toEqual({ a: "legal", b: "blame", c: "blame", d: "last" });
});
