// The lines of a plan: what may happen, and the answers to it.

import type { PlanStep } from "../online/wire";

const answers = (step: PlanStep, seat: number) => step.seat === seat && step.situation !== undefined;

/** A line as far as it has answers; nothing if it has none. */
export function answered(line: PlanStep[], seat: number): PlanStep[] {
  return line.slice(0, line.findLastIndex((step) => answers(step, seat)) + 1);
}

const begins = (line: PlanStep[], other: PlanStep[]) =>
  line.every(({ seat, text }, index) => other[index]?.seat === seat && other[index]?.text === text);

/** Whether two lines answer the same situation otherwise. */
const contradict = (line: PlanStep[], other: PlanStep[], seat: number) =>
  line.some(
    (step) =>
      answers(step, seat) &&
      other.some(({ situation, text, seat: by }) => by === seat && situation === step.situation && text !== step.text),
  );

/** The lines with one more, which takes the place of those that it goes on from or contradicts. */
export function added(lines: PlanStep[][], line: PlanStep[], seat: number): PlanStep[][] {
  const others = lines.filter((other) => !begins(other, line) && !contradict(other, line, seat));
  return others.some((other) => begins(line, other)) ? others : [...others, line];
}
