import { expect, it } from "vitest";
import { leadsTo, parts } from "../../src/address";

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

it("leads from a link that was sent to the table, with the invitation that stands behind the hash", () => {
  const to = (pathname: string, hash = "") => leadsTo({ pathname, hash });
  expect(to("/t/k3v9")).toBe("/#/t/k3v9");
  expect(to("/t/k3v9/", "#invite=00ff")).toBe("/#/t/k3v9?invite=00ff");
  expect([to("/"), to("/t/"), to("/t/a/b"), to("/enter", "#key")]).toEqual([undefined, undefined, undefined, undefined]);
});
