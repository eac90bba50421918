// Whether something chosen is done at once, by what somebody has set.

import { engine } from "../engine/engine";
import type { Told } from "../engine/types";
import { settings } from "./settings.svelte";

/**
 * Where there is nothing else to choose from and no danger, it is done at once by those who are never asked; by those
 * who are asked when it is risky, if it can be undone: it must not end the turn.
 */
export async function playsAtOnce(action: string, candidates: string[], danger: (told: Told) => unknown): Promise<boolean> {
  if (settings.confirm === "always" || candidates.length > 1) return false;
  if (danger(await engine().explain(action))) return false;
  return settings.confirm === "never" || (await undoable(action));
}

/** Whether the turn goes on after it. */
async function undoable(action: string): Promise<boolean> {
  const { open } = await engine().add(action);
  await engine().takeBack();
  return open;
}
