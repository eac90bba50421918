import { expect, it } from "vitest";
import { parts } from "../../src/address";

it("takes an address apart", () => {
  expect(["", "#", "#/", "#/new/tango", "#new/tango", "#/t/a%20b"].map(parts)).toEqual([
    [""],
    [""],
    [""],
    ["new", "tango"],
    ["new", "tango"],
    ["t", "a%20b"],
  ]);
});

it("leads nowhere where a letter is cut off", () => {
  for (const hash of ["#/replay/table/%", "#/t/%E0%A4", "#/%zz"]) expect(parts(hash)).toEqual(["?"]);
});
