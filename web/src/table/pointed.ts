// What is pointed out on the board beside what may be done: the engine knows where that is.

import { engine } from "../engine/engine";
import type { Mark, Scene } from "../engine/types";
import type { Adapter, Plan } from "../games/adapter";
import type { Source } from "../source/source";
import { acts } from "./acts";
import { type Done, since } from "./draft";

/** What others did since the viewer last acted, and the marks where something is new that nobody was seen to do. */
export async function others({ setup, now, happened, viewer }: Source, game: Adapter): Promise<[Done[], Mark[]]> {
  const done = since(happened, viewer);
  const lines = done.map(({ text }) => text);
  const about = lines.length > 0 ? acts(lines, await engine().touched(setup.game, lines)) : [];
  const fresh = game.latest?.(now.view) ?? [];
  const ids = fresh.length > 0 ? await engine().placeIds(setup.game, fresh) : [];
  const marks = ids.flatMap((id) => (id === null ? [] : [{ id, kind: "last" }]));
  return [about.flatMap((act, index) => (done[index] ? [{ v: done[index].v, seat: done[index].seat, act }] : [])), marks];
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
