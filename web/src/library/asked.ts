// Asking the engine: text in, text out, and an error that can be read.

import { problemOf } from "../engine/problem";
import type { Problem } from "../engine/types";
import { say } from "./words";

/** Something the engine would not do. Nothing has changed then. */
export class CloverleafError extends Error {
  override readonly name = "CloverleafError";

  constructor(
    /** Why, as data: the clause of the rules, the place to blame, and the message in every language. */
    readonly problem: Problem,
  ) {
    super(problem.message ? say(problem.message) : problem.text);
  }
}

let loaded = false;

/** From now on the engine can be asked. */
export function nowLoaded(): void {
  loaded = true;
}

/** What a call to the engine gives. */
export function asked<T>(call: () => T): T {
  if (!loaded) throw new Error("The engine is not there yet: `await load()` first.");
  try {
    return call();
  } catch (error) {
    // A fault of the caller's own, such as a wrong type, comes as an error already.
    throw error instanceof Error ? error : new CloverleafError(problemOf(error));
  }
}

/** The same for what answers with JSON. */
export function read<T>(call: () => string): T {
  return JSON.parse(asked(call)) as T;
}
