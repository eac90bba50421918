import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { write } from "../../rules";
import { EngineFacade } from "../../src/engine/facade";
import { adapter } from "../../src/games/games";
import { CLAUSES, type Figure, frame, standing, SUMMARIES } from "../../src/learn/figures";
import { read } from "../../src/learn/script";
import { owner } from "../../src/rules/page";
import { acts } from "../../src/table/acts";
import { GAMES } from "./random";

const LESSONS = GAMES.map(({ id }) => ({
  id,
  lesson: read(readFileSync(new URL(`../../src/learn/lessons/${id}.lesson`, import.meta.url), "utf8")),
}));

const PLAIN = { dark: false, marks: [], notes: [], panel: false };

function words(language: string): string {
  return readFileSync(new URL(`../../../locales/${language}/learn.ftl`, import.meta.url), "utf8");
}

describe.each(LESSONS)("the lesson of $id", ({ id, lesson }) => {
  const { setup, record, steps } = lesson;

  it("is short, has words for every step, and ends with a look", () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(16);
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

  it("marks every step: a place on the board, or a button for what needs none", () => {
    for (const step of steps) {
      const facade = new EngineFacade();
      const { now } = facade.seen(setup, record, step.at, 1);
      const { scene } = facade.picture(id, now.view, PLAIN);
      const places = scene.places.map((place) => place.id);
      const actions = step.kind === "look" ? [] : step.kind === "try" ? [step.action] : step.wanted;
      const touched = acts(actions, facade.touched(id, actions)).map(({ place }) => place);
      const pointed = step.kind === "look" ? step.pointed : touched.flatMap((place) => place ?? []);
      for (const point of pointed) expect(places, step.key).toContain(point);
      // What is looked at or tried has a place; an action without one has a button.
      if (step.kind !== "do") expect(pointed.length, step.key).toBeGreaterThan(0);
    }
  });

  it("has a tool for whatever is done at a place", () => {
    for (const step of steps) {
      if (step.kind !== "do") continue;
      const facade = new EngineFacade();
      let drafted = facade.draft(setup, facade.seen(setup, record, step.at, 1).now.view, 1, []);
      for (const action of step.wanted) {
        const act = acts([action], facade.touched(id, [action]))[0];
        const tools = adapter(id).tools(drafted.view, 1);
        if (act?.place !== undefined)
          expect(
            tools.some((tool) => tool.takes(act)),
            action,
          ).toBe(true);
        drafted = facade.add(action);
      }
    }
  });

  it("uses no notation in its words", () => {
    const notation = /\b[A-K]\d\b|-?\d,-?\d|\b[NS][EW]:[NESW]\b|\b[NS][EW]?\.[NS]/;
    for (const language of ["en", "de"])
      for (const line of words(language)
        .split("\n")
        .filter((one) => one.startsWith(`learn-${id}-`)))
        expect(line).not.toMatch(notation);
  });

  it("plays on to its end", () => {
    const facade = new EngineFacade();
    facade.restore(setup, record);
    expect(facade.length()).toBeGreaterThanOrEqual(steps.at(-1)?.at ?? Infinity);
  });
});

/** The picture of a figure, and whether all it names is there. */
function seen(game: string, figure: Figure): void {
  const lesson = LESSONS.find(({ id }) => id === game)?.lesson;
  if (!lesson) throw new Error(game);
  const facade = new EngineFacade();
  const { now } = facade.seen(lesson.setup, lesson.record, standing(lesson, figure), 1);
  const { scene } = facade.picture(game, now.view, PLAIN);
  const places = scene.places.map((place) => place.id);
  for (const id of [...(figure.around ?? []), ...(figure.marks ?? [])]) expect(places, figure.step).toContain(id);
  const { width, height } = frame(scene, figure.around ?? []);
  expect(width / height).toBeCloseTo(4 / 3);
}

describe.each(LESSONS)("the summary of $id", ({ id }) => {
  it.each(["en", "de"])("has five to seven short sentences, each with its picture, in %s", (language) => {
    const { summary } = write(readFileSync(new URL(`../../../docs/rules/${id}.${language}.md`, import.meta.url), "utf8"));
    expect(summary.length).toBeGreaterThanOrEqual(5);
    expect(summary.length).toBeLessThanOrEqual(7);
    for (const sentence of summary) expect(sentence.length, sentence).toBeLessThan(260);
    expect(SUMMARIES[id]).toHaveLength(summary.length);
    for (const figure of SUMMARIES[id] ?? []) seen(id, figure);
  });
});

it("the pictures of clauses show what there is", () => {
  expect(Object.keys(CLAUSES).length).toBeGreaterThan(20);
  for (const [clause, figure] of Object.entries(CLAUSES)) seen(owner(clause) ?? "", figure);
});

function thrown(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return String(error);
  }
  throw new Error("it was allowed");
}
