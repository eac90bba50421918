// The lines of a plan: what is kept of one, and which others it replaces.

import { describe, expect, it } from "vitest";
import type { PlanStep } from "../../src/online/wire";
import { added, answered } from "../../src/plan/lines";

const ME = 2;
/** Steps as `seat text`, with a situation where I could act: what has happened before. */
function line(...steps: string[]): PlanStep[] {
  return steps.map((step, index) => {
    const [seat, text = ""] = step.split(" ");
    const mine = seat === String(ME) ? { situation: steps.slice(0, index).join() } : {};
    return { text, ...(seat === "chance" ? {} : { seat: Number(seat) }), ...mine };
  });
}

describe("a line of a plan", () => {
  it("ends with its last answer", () => {
    expect(answered(line("1 a", "2 b", "1 c", "chance d"), ME)).toEqual(line("1 a", "2 b"));
    expect(answered(line("1 a", "chance d"), ME)).toEqual([]);
  });

  it("stands beside lines that foresee something else", () => {
    const lines = added([line("1 a", "2 b")], line("1 c", "2 d"), ME);
    expect(lines).toEqual([line("1 a", "2 b"), line("1 c", "2 d")]);
  });

  it("takes the place of what it goes on from, and of another answer to the same", () => {
    const longer = line("1 a", "2 b", "1 c", "2 d");
    expect(added([line("1 a", "2 b")], longer, ME)).toEqual([longer]);
    expect(added([longer], line("1 a", "2 b"), ME), "nothing new").toEqual([longer]);
    expect(added([longer], line("1 a", "2 x"), ME)).toEqual([line("1 a", "2 x")]);
  });
});
