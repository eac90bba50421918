import { expect, it } from "vitest";
import { tags } from "../../src/table/tags";

const done = (v: number, seat: number, verb: string, place?: string) => ({
  v,
  seat,
  act: { action: verb, verb, place, piece: undefined, mark: undefined },
});

it("tags a place with who was there last and what they did, and nothing that has no place", () => {
  const all = [done(1, 1, "place", "a"), done(2, 2, "rotate", "a"), done(3, 2, "pass"), done(4, 2, "stop", "b")];
  expect(tags(all, ["red", "yellow"])).toEqual([
    { id: "a", colour: "yellow", text: "Y↻" },
    { id: "b", colour: "yellow", text: "Y→" },
  ]);
});
