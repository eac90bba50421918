// What is pointed out on the board beside what may be done: the engine knows where that is.

import { engine } from "../engine/engine";
import type { Scene } from "../engine/types";
import type { Adapter, Plan } from "../games/adapter";
import type { Source } from "../source/source";
import { acts } from "./acts";
import { recent } from "./draft";

/** The places of what others did, and of what is new without anybody being seen to do it. */
export async function latest(game: Adapter, { setup, now, happened, viewer }: Source): Promise<string[]> {
  const [lines, fresh] = [recent(happened, viewer), game.latest?.(now.view) ?? []];
  const touched = lines.length > 0 ? acts(lines, await engine().touched(setup.game, lines)) : [];
  const ids = fresh.length > 0 ? await engine().placeIds(setup.game, fresh) : [];
  return [...ids, ...touched.map(({ place }) => place)].filter((id) => typeof id === "string");
}

/** What shows why an action was refused: all of it, or it would show half of the reason. */
export async function blamed(game: Adapter, id: string, action: string, at: string | undefined, view: unknown): Promise<string[]> {
  const actions = game.blamed?.(action, at, view) ?? [];
  if (actions.length === 0) return [];
  const marks = acts(actions, await engine().touched(id, actions)).flatMap(({ mark }) => mark ?? []);
  return marks.length === actions.length ? marks : [];
}

/** A plan whose places are the ids of the picture. */
export function planned({ places }: Scene, plan: Plan): Plan | undefined {
  const id = (notation: string | undefined) => places.find((place) => place.notation === notation)?.id;
  const end = id(plan.end);
  return end === undefined ? undefined : { end, before: id(plan.before) };
}
