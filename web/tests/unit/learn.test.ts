import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EngineFacade } from "../../src/engine/facade";
import { read } from "../../src/learn/script";
import { GAMES } from "./random";

const LESSONS = GAMES.map(({ id }) => ({
  id,
  lesson: read(readFileSync(new URL(`../../src/learn/lessons/${id}.lesson`, import.meta.url), "utf8")),
}));

function words(language: string): string {
  return readFileSync(new URL(`../../../locales/${language}/learn.ftl`, import.meta.url), "utf8");
}

describe.each(LESSONS)("the lesson of $id", ({ id, lesson }) => {
  const { setup, record, steps } = lesson;

  it("is short, has words for every step, and ends with a look", () => {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(11);
    expect(new Set(steps.map((step) => step.key)).size).toBe(steps.length);
    for (const { key } of steps)
      for (const language of ["en", "de"]) expect(words(language)).toMatch(new RegExp(`^learn-${id}-${key} = \\S`, "m"));
    expect(steps.at(-1)?.kind).toBe("look");
    expect(steps.filter((step) => step.kind === "do").length).toBeGreaterThanOrEqual(3);
  });

  it("asks only for what may be done, and is refused only as it says", () => {
    for (const step of steps) {
      const facade = new EngineFacade();
      const { now } = facade.seen(setup, record, step.at, 1);
      if (step.kind === "look") continue;
      expect(now.turn.seats, step.key).toContain(1);
      facade.draft(setup, now.view, 1, []);
      if (step.kind === "try") {
        const { clause } = JSON.parse(thrown(() => facade.explain(step.action))) as { clause: string };
        expect(clause, step.key).toBe(step.clause);
        continue;
      }
      expect(step.wanted.length, step.key).toBeGreaterThan(0);
      for (const action of step.wanted) expect(facade.add(action).actions, step.key).toContain(action);
    }
  });

  it("points only at what is on the board", () => {
    for (const step of steps) {
      if (step.kind !== "look") continue;
      const facade = new EngineFacade();
      const { now } = facade.seen(setup, record, step.at, 1);
      const { scene } = facade.picture(id, now.view, { dark: false, marks: [], notes: [], panel: false });
      const places = scene.places.map((place) => place.id);
      for (const point of step.pointed) expect(places).toContain(point);
    }
  });

  it("plays on to its end", () => {
    const facade = new EngineFacade();
    facade.restore(setup, record);
    expect(facade.length()).toBeGreaterThanOrEqual(steps.at(-1)?.at ?? Infinity);
  });
});

function thrown(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return String(error);
  }
  throw new Error("it was allowed");
}
