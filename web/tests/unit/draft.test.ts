import { describe, expect, it } from "vitest";
import type { InHand } from "../../src/engine/facade";
import type { Act } from "../../src/games/adapter";
import { actionsAt, type Chosen, marks, next, recent, same } from "../../src/table/draft";

const drafted = (actions: string[], legal: string[]) => ({ actions, legal, open: true, view: {}, told: undefined }) as InHand;
const chosen = (id: string, action: string): Chosen => ({ id, action, candidates: [], refused: [], told: undefined });
const act = (action: string): Act => ({
  action,
  verb: action.split(" ")[0] ?? "",
  place: undefined,
  piece: undefined,
  mark: undefined,
});

describe("a draft", () => {
  it("is the same while what was done and what may be done is", () => {
    const one = drafted(["build"], ["end"]);
    expect(same(one, drafted(["build"], ["end"]))).toBe(true);
    expect(same(one, drafted([], ["end"]))).toBe(false);
    expect(same(one, drafted(["build"], ["end", "build"]))).toBe(false);
    expect(same(one, undefined)).toBe(false);
  });

  it("offers at a place what the tool in hand does, or anything if it does nothing there", () => {
    const spots = new Map([["lane", ["enter a", "signal a", "signal b"].map(act)]]);
    const tool = (word: string) => ({ key: word, label: { key: word }, takes: ({ verb }: Act) => verb === word });
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
  expect(recent(happened, 1)).toEqual(["signal NE:E straight"]);
  expect(recent(happened, 2)).toEqual([]);
  expect(recent(happened, 0), "the latest first").toEqual(happened.map(({ text }) => text).toReversed());
});

it("marks what matters most last", () => {
  const spots = new Map([
    ["a", [act("go")]],
    ["b", [act("go")]],
  ]);
  const trouble = { text: "", message: undefined, code: undefined, clause: undefined, id: "b", blamed: ["c"] };
  const found = marks("red", { recent: ["a", "d"], spots, tool: undefined, shown: undefined, trouble, pointed: ["d"] });
  const kinds = Object.fromEntries(found.map(({ id, kind }) => [id, kind]));
  expect(kinds).toEqual({ a: "legal", b: "blame", c: "blame", d: "last" });
});
