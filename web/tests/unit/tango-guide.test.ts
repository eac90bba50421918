import { describe, expect, it } from "vitest";
import { adapter } from "../../src/games/games";
import type { EngineFacade } from "../../src/engine/facade";
import type { Drafted, ScenePlace, Told } from "../../src/engine/types";
import { answers as tango } from "../../src/games/guides/tango/answers";
import { day, delivered } from "../../src/games/guides/tango/day";
import { purse } from "../../src/games/guides/tango/purse";
import { driven } from "../../src/games/guides/tango/route";
import { counts } from "../../src/games/guides/tango/counts";
import type { Plan, View } from "../../src/games/views/tango";
import { GAMES, walk } from "./random";
import { english, speakable } from "./speakable";

const TANGO = GAMES.find(({ id }) => id === "tango") ?? expect.fail("there is no tango");
const NAMES = ["Ana", "Bo", "Cem", "Dee"];
const SEEDS = Array.from({ length: 6 }, (_, index) => index + 1);

/** What a seat sees when it goes on with its orders, and what it could do. */
interface Seen {
  view: View;
  seat: number;
  legal: string[];
  told: Told[];
}

/** Whole games, played once: every draft of a day, and what everybody sees when all is over. */
const SEEN: Seen[] = [];
const ENDS: View[] = SEEDS.flatMap((seed) => {
  const see = (facade: EngineFacade, { view, legal }: Drafted, seat: number) => {
    const told = legal.slice(0, 12).map((action) => facade.explain(action));
    SEEN.push({ view: view as View, seat, legal, told });
  };
  const facade = walk(TANGO, see, { starting_garnets: 20 }, seed);
  return [0, 1, 2, 3, 4].map((viewer) => facade.now(viewer).view as View);
});
const ORDERS = SEEN.filter(({ view }) => view.stage === "orders");
/** One for each seat and day. */
const MORNINGS = ORDERS.filter(({ view, legal }) => !legal.includes("reopen") && view.orders?.sign === null);

describe("the day's sheet", () => {
  it("names every collision and where it was", () => {
    let collisions = 0;
    MORNINGS.forEach(({ view, seat }) => {
      for (const { delivery, with: other, tile } of view.notices) {
        const said = day(view, delivery)?.happened.map((message) => english(message, { names: NAMES, reader: seat })) ?? [];
        expect(said.filter((line) => line.includes(NAMES[other - 1] ?? "?") && line.includes(tile))).toHaveLength(1);
        collisions += 1;
      }
    });
    expect(collisions).toBeGreaterThan(20);
  });

  it("tells no more than the viewer's own knowledge, also when everything is open", () => {
    MORNINGS.forEach(({ view }) => {
      if (delivered(view) === 0) return;
      const { viewer } = view;
      const sheet = day(view);
      const others = { ...view, routes: [], notices: [], planted: [], earned: [], purse: null, viewer: null };
      const open = day(others);
      // What is left for a spectator is everybody's gas and the signs that stand.
      expect(open).toMatchObject({ happened: [], stops: [], cost: undefined, failed: [] });
      expect(sheet?.bills.map(({ gas }) => gas).sort()).toEqual(view.gas.map((gas) => gas.at(-1)).sort());
      expect(sheet?.fresh).toEqual(open?.fresh);
      expect(view.routes.every(({ seat }) => seat === viewer)).toBe(true);
    });
    for (const view of ENDS.filter(({ viewer }) => viewer !== null)) {
      expect(view.revealed).not.toBeNull();
      for (const delivery of [1, 2, 3, 4]) expect(day(view, delivery)).toEqual(day({ ...view, revealed: null }, delivery));
    }
  });

  it("shows own steps from the corner to the goal or the wreck, and what they cost", () => {
    const fates = new Set<string>();
    MORNINGS.forEach(({ view, seat }) => {
      const sheet = day(view);
      if (!sheet?.delivery) return;
      const gas = view.gas[seat - 1]?.[sheet.delivery - 1] ?? 0;
      const route = view.routes.find(({ delivery }) => delivery === sheet.delivery)?.route;
      expect(sheet.stops[0]?.tile).toBe(view.corners[seat - 1]);
      expect(sheet.stops.filter(({ wreck }) => wreck)).toHaveLength(sheet.bad ? 1 : 0);
      expect(sheet.cost && english(sheet.cost)).toContain(`${gas} gas`);
      if (!sheet.bad) {
        expect(sheet.stops.at(-1)?.tile).toBe(route?.tiles.at(-1));
        // A car needs a step for each stop, and pays for tolls and waiting on top.
        expect(gas).toBeGreaterThanOrEqual(sheet.stops.length);
      }
      sheet.happened.forEach(({ key }) => fates.add(key));
      [...sheet.happened, ...(sheet.cost ? [sheet.cost] : [])].forEach(speakable);
    });
    expect([...fates].sort()).toEqual(["tango-day-arrived", "tango-day-collided", "tango-day-off"]);
  });

  it("shows yesterday's signs, and own ones that failed", () => {
    let failed = 0;
    MORNINGS.forEach(({ view }) => {
      const sheet = day(view);
      const fresh = view.signs.filter((sign) => sign.day === view.day - 1);
      expect(sheet?.fresh.length ?? 0).toBe(fresh.length);
      const own = view.planted.filter((sign) => sign.failed && sign.day === view.day - 1);
      expect(sheet?.failed.length ?? 0).toBe(own.length);
      failed += own.length;
      for (const { label, note } of [...(sheet?.fresh ?? []), ...(sheet?.failed ?? [])]) [label, note].forEach(speakable);
    });
    expect(failed).toBeGreaterThan(0);
  });
});

describe("the guide of Traffic Tango", () => {
  it("has words for everything it says", () => {
    SEEN.forEach(({ view, seat, legal }) => {
      const tools = [undefined, "go", "rush", "stop", "oneway", "yield", "roundabout", "toll", "speed"];
      const said = [tango.goal(view, seat), tango.heading(view), tango.progress(view, seat).label, tango.clock(view), counts(view)];
      const more = [tango.undone(view, []), ...tools.map((tool) => tango.prompt(view, tool))];
      for (const message of [...said, ...more, ...tango.steps(view, []).map(({ label }) => label)]) if (message) speakable(message);
      for (const { label } of purse(view)?.buys ?? []) speakable(label);
      expect(legal.length).toBeGreaterThan(0);
    });
    for (const view of ENDS) for (const { label } of tango.breakdown?.(view) ?? []) speakable(label);
  });

  it("ticks off the parts of a day in the order the rules want them", () => {
    const seen = new Set<string>();
    ORDERS.forEach(({ view, legal }) => {
      const now = tango.steps(view, []).find(({ state }) => state === "now")?.label.key;
      const kinds = new Set(legal.filter((action) => action !== "reopen").map((action) => action.split(" ")[0] ?? ""));
      if (now === "tango-step-route") expect([...kinds].every((kind) => ["go", "rush"].includes(kind))).toBe(true);
      if (now === "tango-step-sign" && kinds.has("sign")) expect([...kinds]).toEqual(["sign"]);
      if (now === "tango-step-seal") expect(kinds.has("seal")).toBe(true);
      seen.add(now ?? "none");
    });
    expect([...seen].sort()).toEqual(["tango-step-route", "tango-step-seal", "tango-step-sign"]);
  });

  it("warns of a step off the board and of the last garnet, and of nothing else", () => {
    const warned = { off: 0, purse: 0 };
    SEEN.forEach(({ view, told: explained }) => {
      for (const told of explained) {
        const danger = tango.danger?.(told, view);
        const off = told.message.key === "tt-told-crash";
        const broke = Boolean(told.figures["cost"]) && told.figures["left"] === 0;
        expect(danger?.key).toBe(off ? "tango-danger-off" : broke ? "tango-danger-purse" : undefined);
        if (off && danger) expect(english(danger)).toBe("Off the board: that is a wreck, 17 gas");
        warned.off += Number(off);
        warned.purse += Number(broke);
      }
    });
    expect(warned.off).toBeGreaterThan(0);
  });

  it("asks before a route off the board is sealed", () => {
    let asked = 0;
    ORDERS.forEach(({ view }) => {
      const question = tango.undone(view, []);
      if (view.orders?.route.off) expect(question?.key).toBe("tango-undone-off");
      asked += Number(question?.key === "tango-undone-off");
    });
    expect(asked).toBeGreaterThan(0);
  });

  it("answers whoever touches the own goal, and no other place", () => {
    const answers = new Set<string>();
    ORDERS.forEach(({ view, seat }) => {
      const goals: Record<string, string> = { A1: "E5", E1: "A5", A5: "E1", E5: "A1" };
      const goal = goals[view.corners[seat - 1] ?? ""] ?? "";
      const answer = tango.answer?.(`tile-${goal}`, "go", view);
      if (answer) speakable(answer);
      answers.add(answer?.key ?? "none");
      expect(tango.answer?.("tile-C3", "go", view)).toBeUndefined();
    });
    expect([...answers].sort()).toContain("tango-answer-route");
    expect(answers).not.toContain("none");
  });

  it("counts what is planned against the purse, and gas by delivery at the end", () => {
    ORDERS.forEach(({ view }) => {
      const held = purse(view);
      const rush = view.orders?.route.rush === null ? 0 : (view.prices.rush ?? 0);
      const extra = view.orders?.extra ? (view.prices.extra ?? 0) : 0;
      expect(held?.left).toBe((view.purse ?? 0) - rush - extra);
    });
    for (const view of ENDS) {
      const rows = tango.breakdown?.(view) ?? [];
      const gas = rows.slice(0, 4).map(({ values }) => values);
      expect(view.totals).toEqual(view.totals.map((_, seat) => gas.reduce((sum, values) => sum + (values[seat] ?? 0), 0)));
      expect(rows[4]?.values).toEqual(view.revealed?.bonus);
    }
  });
});

it("tries the step that somebody may have meant, to be told why not", () => {
  const tools = adapter("tango").tools({}, 1);
  const tried = (at: string, key: string, view: View) => {
    const tool = tools.find((one) => one.key === key);
    return adapter("tango").meant({ id: `tile-${at}`, kind: "tile", notation: at } as ScenePlace, tool, view);
  };
  const { view } =
    ORDERS.find(({ view }) => view.prices.rush !== null && view.signs.every(({ sign }) => sign !== "speed")) ?? expect.fail("no delivery");
  const at = (tile: string) => ({
    ...view,
    orders: { route: { tiles: ["A1", tile], moves: ["E"], rush: null, off: false }, sign: null, extra: null },
  });
  expect(tried("C2", "go", at("B2"))).toBe("go E");
  expect(tried("B1", "rush", at("B2"))).toBe("rush N");
  expect(tried("D2", "go", at("B2")), "too far for a step").toBeUndefined();
  expect(tried("C2", "go", { ...at("B2"), signs: [{ day: 1, place: "row2", sign: "speed", count: 1 }] })).toBeUndefined();
  expect(tried("C2", "toll", at("B2"))).toBe("sign C2 toll");
});

it("shows on the card what a plan leaves of the garnets", () => {
  const shown = (view: View) =>
    adapter("tango")
      .facts(view, view.viewer ?? 0)
      .find(({ label }) => label.key === "fact-garnets")?.value;
  const rushed = ORDERS.find(({ view }) => view.orders?.route.rush !== null) ?? expect.fail("nobody rushed");
  expect(shown(rushed.view)).toBe(`${rushed.view.purse} → ${(rushed.view.purse ?? 0) - 5}`);
});

it("numbers the steps of time, with a rush as one and the wreck on the tile that was told", () => {
  const plan: Plan = { tiles: ["A1", "C1", "C2", "C3", "D3"], moves: ["E", "S", "S", "E"], rush: 2, off: false };
  const stops = (tile?: string) =>
    driven(plan, tile === undefined ? [] : [{ seat: 1, delivery: 1, with: 2, tile }]).map((stop) => `${stop.tile}${stop.wreck ? "!" : ""}`);
  expect(stops()).toEqual(["A1", "C1", "C3", "D3"]);
  expect(stops("B1")).toEqual(["A1", "B1!"]);
  expect(stops("C2")).toEqual(["A1", "C1", "C2!"]);
  const off = driven({ tiles: ["A1", "D1"], moves: ["E", "E"], rush: null, off: true }, []);
  expect(off.at(-1)).toEqual({ tile: "E1", wreck: true });
});
