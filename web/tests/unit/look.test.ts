import { expect, it } from "vitest";
import { Marks } from "../../src/table/look";
import { EngineFacade } from "../../src/engine/facade";
import { GAMES, SEED, setup } from "./random";

it("calls a place by its name where it has one", () => {
  const [facade, game] = [new EngineFacade(), GAMES.find((one) => one.id === "gridlock")];
  if (!game) throw new Error("no such game");
  facade.open(setup(game), SEED);
  const names = facade.names("gridlock", facade.now(0).view);
  expect(names["D5"]).toBe("Copley Square");
  expect(names["A2"]).toBeUndefined();
});

it("marks each place once, as it was marked last", () => {
  const marks = new Marks("red").add(["a", "b"].map((id) => ({ id, kind: "last", colour: "blue" }))).set(["b"], "legal").list;
  expect(marks).toEqual([
    { id: "a", kind: "last", colour: "blue" },
    { id: "b", kind: "legal", colour: "red" },
  ]);
});
