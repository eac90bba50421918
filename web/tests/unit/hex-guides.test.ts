// What the guides of the two games on hexagons answer, over whole games.

import { describe, expect, it } from "vitest";
import type { Drafted, Told } from "../../src/engine/types";
import type { Guide } from "../../src/games/guide";
import { answers as gridlock } from "../../src/games/guides/gridlock/answers";
import { rounds } from "../../src/games/guides/gridlock/rounds";
import { answers as rightofway } from "../../src/games/guides/rightofway/answers";
import { shape } from "../../src/games/tiles";
import type { View as Gridlock } from "../../src/games/views/gridlock";
import type { View as RightOfWay } from "../../src/games/views/rightofway";
import { type At, type Message, Words } from "../../src/words";
import { languages, words } from "../../words";
import { GAMES, walk } from "./random";

const GUIDES: Record<string, Guide> = { gridlock, rightofway };
const guide = (id: string): Guide => GUIDES[id] ?? expect.fail(`no guide of ${id}`);
const LANGUAGES = languages().map((code) => new Words(code, words(code)));
const english = LANGUAGES.find(({ code }) => code === "en") ?? new Words("en", "");
const named = (id: string) => GAMES.find((game) => game.id === id) ?? expect.fail(`there is no ${id}`);

/** A town in which even those who play at random reach something. */
const SMALL = { board: "crossroads", quick_trip: true, places: "short", turn_limit: 600 };

/** A tile or a place in notation has no business in what people read. */
const NOTATION = /\b(?:N|NE|SE|S|SW|NW)\.(?:N|NE|SE|S|SW|NW)\b|-?\d,-?\d/;

/** What is missing in a message is shown by its name in braces. */
function readable(message: Message, at: At = {}): void {
  for (const words of LANGUAGES) {
    for (const said of [words.say(message, at), words.command(message, at)]) {
      expect(said, `${message.key} in ${words.code}`).not.toMatch(/\{\$?[\w-]+\}/);
      expect(said, message.key).not.toBe(message.key);
      expect(said).not.toMatch(NOTATION);
    }
  }
}

describe.each(["gridlock", "rightofway"])("the guide of %s", (id) => {
  const used = guide(id);

  it("answers in words, in every language, whatever the position", () => {
    walk(named(id), (facade, { view, actions, legal }, seat) => {
      const places = facade.names(id, view);
      const tools = legal.map((action) => action.split(" ")[0]);
      const answers = [
        used.goal(view, seat),
        used.progress(view, seat).label,
        used.heading(view),
        ...used.steps(view, actions).map(({ label }) => label),
        used.prompt(view, undefined),
        used.clock(view),
        used.undone(view, actions),
        ...(used.breakdown?.(view) ?? []).map(({ label }) => label),
      ];
      for (const answer of answers) if (answer) readable(answer, { places });
      if (tools.includes("place")) readable(used.prompt(view, "tile N.S"), { places });
    });
  });

  it("says what an action does without notation", () => {
    let asked = 0;
    walk(named(id), (facade, { view, legal }, seat) => {
      asked += 1;
      if (asked % 7 !== 1) return;
      const places = facade.names(id, view);
      const some = legal.filter((_, index) => index % 37 === 0);
      const lines = some.map((action) => `${seat} ${action}`);
      for (const message of facade.tell(id, lines)) if (message) readable(message, { places });
      for (const action of some) {
        const told = facade.explain(action);
        readable(told.message, { places });
        for (const message of [used.consequence?.(told, view), used.danger?.(told, view)]) {
          if (message) readable(message, { places });
        }
      }
    });
    expect(asked).toBeGreaterThan(20);
  });

  it("adds up where the result came from", () => {
    const facade = walk(named(id), undefined, id === "gridlock" ? SMALL : {});
    const { view, scores } = facade.now(0);
    const sources = used.breakdown?.(view) ?? [];
    expect(Math.max(...scores)).toBeGreaterThan(0);
    expect(scores.map((_, index) => sources.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))).toEqual(scores);
  });
});

describe("Gridlock", () => {
  const used = guide("gridlock");

  it("has four lamps for a build turn, done ones told", () => {
    let seen = 0;
    walk(named("gridlock"), (_, { view, actions }: Drafted) => {
      const { phase, left } = view as Gridlock;
      const steps = used.steps(view, actions);
      const of = (state: string) => steps.filter((step) => step.state === state).length;
      if (phase === "building") {
        expect([steps.length, of("done"), of("now"), of("next")]).toEqual([4, 4 - left, 1, left - 1]);
        if (left < 4) seen += 1;
        for (const step of steps.filter(({ state }) => state === "done")) expect(step.label.key).toMatch(/^gridlock-did-/);
      }
      if (phase === "driving") expect(steps).toHaveLength(2);
      if (phase === "undeclared") expect(steps).toHaveLength(0);
    });
    expect(seen).toBeGreaterThan(10);
  });

  it("says actions, not stops, on a quick trip", () => {
    let seen = 0;
    const look = (_: unknown, { view, actions }: Drafted) => {
      if ((view as Gridlock).phase !== "tripping") return;
      seen += 1;
      expect(english.say(used.heading(view))).toMatch(/^\d actions? left$/);
      expect(used.steps(view, actions)).toHaveLength(3);
    };
    walk(named("gridlock"), look, { quick_trip: true });
    expect(seen).toBeGreaterThan(10);
  });

  it("tells which destinations a road opens and cuts", () => {
    const told = (figures: Told["figures"]): Told => ({ message: { key: "gb-told-draw", args: {} }, figures, places: {} });
    const places = { mit: "MIT", "symphony-hall": "Symphony Hall" };
    const opens = used.consequence?.(told({ opens: ["mit", "symphony-hall"] }), {});
    expect(opens && english.say(opens, { places })).toBe("Opens the way to 2 of your destinations: MIT, Symphony Hall");
    const cuts = used.danger?.(told({ opens: [], cuts: ["mit"] }), {});
    expect(cuts && english.say(cuts, { places })).toBe("Cuts your way to MIT");
    expect(used.consequence?.(told({}), {})).toBeUndefined();
    const sides = { list: ["N", "SE"].map((edge) => ({ message: { key: "edge", args: { edge: { choice: edge } } } })) };
    const turned = used.consequence?.({ ...told({}), message: { key: "gb-told-rotate", args: { sides } } }, {});
    expect(turned && english.say(turned)).toBe("Roads lead north, southeast. No new way to your destinations.");
  });

  it("knows in which round a destination was reached", () => {
    const names = { D1: "MIT", mit: "MIT", A1: "Harvard", harvard: "Harvard" };
    const happened = [
      { seat: 1, text: "place D4 N.S" },
      { seat: 2, text: "place E4 N.S" },
      { text: "tile 1 N.S" },
      { seat: 1, text: "drive" },
      { seat: 1, text: "stop D1" },
      { seat: 2, text: "drive" },
      { seat: 2, text: "stop A1" },
      { seat: 1, text: "build" },
      { seat: 1, text: "end" },
      { seat: 2, text: "end" },
      { seat: 1, text: "drive" },
      { seat: 1, text: "stop A1" },
    ].map((event, index) => ({ ...event, v: index + 1 }));
    expect([...rounds(happened, 1, ["mit", "harvard"], names)]).toEqual([
      ["mit", 1],
      ["harvard", 3],
    ]);
    expect([...rounds(happened, 2, [], names)]).toEqual([]);
  });

  it("finds the round of every destination that was scored", () => {
    const facade = walk(named("gridlock"), undefined, SMALL);
    const view = facade.now(0).view as Gridlock;
    const names = facade.names("gridlock", view);
    view.scored.forEach((scored, index) => {
      expect([...rounds(facade.happened(0), index + 1, scored, names).keys()].sort()).toEqual([...scored].sort());
    });
    expect(view.scored.flat().length).toBeGreaterThan(0);
  });
});

describe("RIGHT_OF_WAY", () => {
  const used = guide("rightofway");

  it("says what is due: never to build again after building", () => {
    const seen = new Set<string>();
    walk(named("rightofway"), (_, { view, legal }) => {
      const { phase, placed, bought } = view as RightOfWay;
      if (phase !== "act") return;
      const due = (used.heading(view).args?.["due"] as { choice: string }).choice;
      seen.add(due);
      const may = (verb: string) => legal.some((action) => action.startsWith(verb));
      expect(may("place"), due).toBe(due === "both" || due === "build");
      if (due === "done") expect(may("buy")).toBe(false);
      if (due === "must-buy") expect(may("buy")).toBe(true);
      expect(used.steps(view, []).map(({ state }) => state === "done")).toEqual([placed !== null, bought !== null]);
    });
    expect(seen).toContain("both");
    expect(seen).toContain("may-buy");
    expect(seen).toContain("build");
  });

  it("warns of a loss that what is built has to pay for", () => {
    let warned = 0;
    walk(named("rightofway"), (facade, { view, legal }) => {
      const { hands, seat } = view as RightOfWay;
      for (const action of legal.filter((one) => one.startsWith("place ")).filter((_, index) => index % 11 === 0)) {
        const told = facade.explain(action);
        const danger = used.danger?.(told, view);
        const left = (hands[seat - 1]?.length ?? 1) - 1;
        expect(danger !== undefined, action).toBe(-(told.figures["result"] as number) > left);
        if (danger) expect(english.say(danger)).toContain("from the city");
        if (danger) warned += 1;
      }
    });
    expect(warned).toBeGreaterThan(0);
  });

  it("calls every place by its own name", () => {
    const facade = walk(named("rightofway"));
    const view = facade.now(0).view as RightOfWay;
    const names = facade.names("rightofway", view);
    const said = Object.keys(view.city).map((place) => names[place]);
    expect(new Set(said).size).toBe(61);
    expect(names["0,0"]).toBe("the centre, rich quarter");
    const rich = (place: string) => (view.city[place] === "dollar" ? "rich quarter, " : "");
    expect(names["2,-1"]).toBe(`${rich("2,-1")}2 east of the centre`);
    expect(names["0,2"]).toBe(`${rich("0,2")}2 south of the centre`);
    expect(names["-3,1"]).toBe(`${rich("-3,1")}2 west and 1 northwest of the centre`);
  });
});

it("a tile is called alike by the page and by the rules", () => {
  const facade = walk(named("rightofway"), (walked, { legal }, seat) => {
    const placed = legal.filter((action) => action.startsWith("place ")).slice(0, 40);
    const lines = placed.map((action) => `${seat} ${action}`);
    walked.tell("rightofway", lines).forEach((message, index) => {
      expect(message?.args?.["shape"]).toEqual({ choice: shape(placed[index]?.split(" ")[2] ?? "") });
    });
  });
  expect(facade.now(0).status).toBe("finished");
  expect(["S*", "NE.S.NW*", "S"].map(shape)).toEqual(["rotary", "rotary", "dead-end"]);
});
