// A lesson is a real game with remarks. Its file reads like a record: who does what, line by line, with steps in
// between. No position is written down; all of them come about by playing.
//
//   > KEY ID…              look at this; the ids are pointed out on the board
//   ? KEY                  do what follows, in this order
//   ! KEY CLAUSE ACTION    try this and see which clause says no

import type { Setup } from "../engine/types";

/** Who learns. */
export const LEARNER = 1;

export type Step = { key: string; at: number } & (
  { kind: "look"; pointed: string[] } | { kind: "do"; wanted: string[] } | { kind: "try"; clause: string; action: string }
);

export interface Lesson {
  setup: Setup;
  record: string;
  steps: Step[];
}

export function read(text: string): Lesson {
  const lines = text.split("\n").filter((line) => line !== "");
  const word = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
  const [game, seats] = [word("game"), Number(word("seats"))];
  const events: string[] = [];
  const steps: Step[] = [];
  for (const line of lines.slice(2)) {
    const step = begun(line, events.length);
    if (step) steps.push(step);
    else events.push(line);
  }
  for (const step of steps) if (step.kind === "do") step.wanted = owed(events, step.at, steps);
  const head = ["cloverleaf record 1", `game ${game}`, "rules 1", `seats ${seats}`, ""];
  const sitters = Array.from({ length: seats }, () => ({ name: "" }));
  return { setup: { game, options: {}, sitters }, record: [...head, ...events, ""].join("\n"), steps };
}

/** The step that begins with this line, if one does. */
function begun(line: string, at: number): Step | undefined {
  const [sign, key = "", ...rest] = line.split(" ");
  if (sign === ">") return { key, at, kind: "look", pointed: rest };
  if (sign === "!") return { key, at, kind: "try", clause: rest[0] ?? "", action: rest.slice(1).join(" ") };
  return sign === "?" ? { key, at, kind: "do", wanted: [] } : undefined;
}

/** What the learner does from there, up to the next step or somebody else. */
function owed(events: string[], at: number, steps: Step[]): string[] {
  const next = Math.min(...steps.map((step) => step.at).filter((other) => other > at), events.length);
  const ahead = events.slice(at, next);
  const mine = (event: string) => event.startsWith(`${LEARNER} `);
  const until = ahead.findIndex((event) => !mine(event));
  return (until < 0 ? ahead : ahead.slice(0, until)).map((event) => event.slice(2));
}
