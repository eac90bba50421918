// What went wrong in the engine: it throws the JSON of a problem.

import type { Problem } from "./types";

/** The problem that was thrown; anything else is a fault of ours. */
export function problemOf(error: unknown): Problem {
  if (typeof error !== "string") return { code: "unavailable", text: String(error) };
  try {
    return JSON.parse(error) as Problem;
  } catch {
    return { code: "unavailable", text: error };
  }
}
