import { describe, expect, it } from "vitest";
import type { EngineFacade } from "../../src/engine/facade";
import type { Drafted, Said } from "../../src/engine/types";
import { congestion } from "../../src/games/guides/congestion";
import type { View } from "../../src/games/views/congestion";
import type { Message } from "../../src/words";
import { GAMES, walk } from "./random";
import { english, speakable } from "./speakable";

const CONGESTION = GAMES.find(({ id }) => id === "congestion") ?? expect.fail("there is no congestion");
const TOOLS = [undefined, "car blue", "car red", "car green", "car yellow", "signal", "move"];

/** A game: every view before a turn, with what was said of what could be done. */
const SEEN: { view: View; seat: number; said: Message[] }[] = [];
const over = walk(CONGESTION, (facade: EngineFacade, { view, legal }: Drafted, seat: number) => {
  const told = legal.map((action) => facade.explain(action).message);
  const lines = facade.tell(
    CONGESTION.id,
    legal.map((action) => `${seat} ${action}`),
  );
  SEEN.push({ view: view as View, seat, said: [...told, ...lines.filter((line): line is Said => line !== null)] });
});

describe("the guide of Traffic Congestion", () => {
  it("has words for everything it says", () => {
    for (const { view, seat } of SEEN) {
      const said = [congestion.goal(view, seat), congestion.heading(view), congestion.progress(view, seat).label];
      const more = [congestion.clock(view), congestion.undone(view, []), ...TOOLS.map((tool) => congestion.prompt(view, tool))];
      for (const message of [...said, ...more]) if (message) speakable(message);
    }
  });

  it("says where the cars in hand score", () => {
    const view = SEEN[0]?.view ?? expect.fail("no turn");
    expect(english(congestion.prompt(view, "car blue"))).toContain("Your cars score in the north.");
    expect(english(congestion.prompt(view, "car red"))).toContain("Red scores in the east.");
  });

  it("counts cars home and on the road", () => {
    const view = over.now(0).view as View;
    const [home, short, queued] = congestion.breakdown?.(view).map(({ values }) => values) ?? [];
    expect(home).toEqual(view.counted);
    expect(short).toEqual(view.counted.map((cars) => view.target - cars));
    const cars = Object.values(view.lanes).flat().length;
    expect(queued?.reduce((sum, own) => sum + own, 0)).toBe(cars);
  });
});

it("points out one's own cars and the ways that a signal can point", () => {
  const { view, seat } =
    SEEN.find(({ view, seat }) =>
      Object.values(view.lanes)
        .flat()
        .includes(view.colours[seat - 1] ?? "blue"),
    ) ?? expect.fail();
  const own = congestion.marks?.(view, seat, undefined) ?? [];
  expect(own.length).toBe(
    Object.values(view.lanes)
      .flat()
      .filter((colour) => colour === view.colours[seat - 1]).length,
  );
  expect(own.every(({ id, kind }) => kind === "own" && /^car-[NS][EW]-[NESW]-[1-5]$/.test(id))).toBe(true);
  const offer = { action: "signal NW:E left", candidates: ["signal NW:E left", "signal NW:E right"], refused: ["signal NW:E straight"] };
  const fan = congestion.marks?.({ ...view, lanes: {} }, seat, offer);
  expect(fan).toEqual([
    { id: "path-NW-E-straight", kind: "blame" },
    { id: "path-NW-E-right", kind: "legal" },
    { id: "path-NW-E-left", kind: "chosen" },
  ]);
  expect(congestion.aimed?.("turn-NW-E-right", offer)).toBe("signal NW:E right");
  expect(congestion.aimed?.("turn-NW-E-straight", offer)).toBe("signal NW:E straight");
  expect(congestion.aimed?.("signal-NW-E", offer)).toBeUndefined();
  expect(
    congestion.marks?.({ ...view, lanes: {} }, seat, { action: "move NW:E keep", candidates: ["move NW:E keep"], refused: [] }),
  ).toEqual([]);
});

it("nothing that people read about a turn is notation", () => {
  for (const { said } of SEEN) {
    for (const message of said) {
      speakable(message);
      expect(english(message)).not.toMatch(/\b[NS][EW]:|out:/);
    }
  }
});
