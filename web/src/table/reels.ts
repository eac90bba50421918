// The films there are: a delivery step by step, and what happened since somebody last acted.

import { engine } from "../engine/engine";
import type { Past } from "../engine/facade";
import type { Look } from "../engine/types";
import { t } from "../lang.svelte";
import type { Source } from "../source/source";
import { dark } from "../theme.svelte";
import type { Reel } from "./film.svelte";
import { happened } from "../telling.svelte";

const look = (more: Partial<Look>): Look => ({ dark: dark(), marks: [], notes: [], panel: false, ...more });

/** A delivery, as far as the viewer may know it. How many steps it took, the scenes of its pictures tell. */
export async function delivery(game: string, view: unknown, number: number): Promise<Reel> {
  const draw = (at: number) => engine().picture(game, view, look({ delivery: number, step: at + 1 }));
  const length = (await draw(0)).scene.steps ?? 1;
  return { length, draw, caption: (at) => t("film-step", { delivery: number, step: at + 1, steps: length }) };
}

/** The positions since somebody last acted, each with what led to it. */
export function past({ setup, now, viewer, reader = viewer }: Source, seen: Past[]): Reel {
  const draw = (at: number) => {
    const { view, place } = seen[at] ?? { view: now.view };
    const marks = place === undefined ? [] : [{ id: place, kind: "last" }];
    return engine().picture(setup.game, view, look({ marks }));
  };
  const names = now.seats.map(({ name }) => name);
  const caption = (at: number) => happened(setup.game, seen[at] ?? { text: "" }, { names, reader });
  return { length: seen.length, draw, caption };
}
