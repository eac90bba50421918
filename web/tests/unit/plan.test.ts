import { expect, test } from "vitest";
import { namesBefore } from "../../src/online/named";
import { add, become, kindOf, missing, up, withoutFirst } from "../../src/online/plan";
import type { Place } from "../../src/online/wire";

const place = (seat: number, more: Partial<Place>): Place => ({ seat, sitter: "open", here: false, ...more });
const seats = [place(1, { sitter: "person", name: "Ada" }), place(2, {}), place(3, { sitter: "bot", bot: "cabbie" })];

test("a plan says what each seat becomes", () => {
  expect(up(seats, 2)).toEqual([2, 1, 3]);
  expect(up(seats, 3)).toEqual([1, 3, 2]);
  expect(become(seats, 2, "learner")).toEqual([1, "learner", 3]);
  expect(become(seats, 2, "close")).toEqual([1, 3]);
  expect(add(seats)).toEqual([1, 2, 3, "open"]);
});

test("what nobody sits on has a kind, and what is kept for somebody has none", () => {
  expect(seats.map(kindOf)).toEqual([undefined, "open", "cabbie"]);
  expect(kindOf(place(1, { sitter: "invited" }))).toBe("invited");
  expect(kindOf(place(1, { sitter: "invited", name: "Bo" }))).toBeUndefined();
});

test("free seats count where bots play there", () => {
  expect(missing(seats, 4, "close")).toBe(2);
  expect(missing(seats, 4, "learner")).toBe(1);
  expect(missing(seats, 2, "close")).toBe(0);
});

test("who is first is forgotten where seats go, and nothing else", () => {
  expect(withoutFirst({ first_player: "3", places: "long" })).toEqual({ places: "long" });
  expect(withoutFirst({ first_player: "random" })).toBeUndefined();
  expect(withoutFirst({})).toBeUndefined();
});

test("whoever left a seat or is called otherwise is told by the name they had", () => {
  const names = namesBefore(
    [
      { v: 1, at: 0, what: { kind: "opened" } },
      { v: 2, at: 0, what: { kind: "sat", seat: 2, name: "Bo" } },
      { v: 3, at: 0, what: { kind: "arranged", seats: [2, 1, "open"] } },
      { v: 4, at: 0, what: { kind: "renamed", seat: 1, name: "Bobby" } },
      { v: 5, at: 0, what: { kind: "rose", seat: 1 } },
      { v: 6, at: 0, what: { kind: "rose", seat: 2 } },
    ],
    "Ada",
  );
  expect([...names]).toEqual([
    [4, "Bo"],
    [5, "Bobby"],
    [6, "Ada"],
  ]);
});
