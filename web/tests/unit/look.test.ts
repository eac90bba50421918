import { expect, it } from "vitest";
import { Marks } from "../../src/table/look";
import { House } from "../../src/engine/house";
import { GAMES, SEED, setup } from "./random";

it("calls a place by its name where it has one", () => {
  const [house, game] = [new House(), GAMES.find((one) => one.id === "gridlock")];
  if (!game) throw new Error("no such game");
  house.open(setup(game), SEED);
  const names = house.names("gridlock", house.now(0).view);
  expect(names["D5"]).toBe("Copley Square");
  expect(names["A2"]).toBeUndefined();
});

it("marks each place once, as it was marked last", () => {
  const marks = new Marks("red").set(["a", "b"], "last").set(["b"], "legal").list;
  expect(marks).toEqual([
    { id: "a", kind: "last" },
    { id: "b", kind: "legal", colour: "red" },
  ]);
});
