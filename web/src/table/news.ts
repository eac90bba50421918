// What is new since the last picture: how others drove, and a delivery that can be seen.

import { engine } from "../engine/engine";
import type { Now } from "../engine/types";
import type { Adapter, Way } from "../games/adapter";
import type { Source } from "../source/source";
import { still } from "./film.svelte";

/** What was seen before, and by whom. */
export interface Before {
  now: Now;
  viewer: number;
  curtain: number | undefined;
}

export interface News {
  ways: Way[];
  delivery?: number | undefined;
}

export async function news(game: Adapter, source: Source, before: Before | undefined): Promise<News> {
  const { now, viewer, curtain } = source;
  if (!before || before.viewer !== viewer || curtain !== undefined || still()) return { ways: [] };
  const [old, fresh] = [before.now.view, now.view].map((view) => game.deliveries?.(view) ?? []);
  return { ways: await driven(game, source, before), delivery: (fresh?.length ?? 0) > (old?.length ?? 0) ? fresh?.at(-1) : undefined };
}

/** How the first of the others who acted drove: what came after it the engine cannot tell from the old view. */
async function driven(game: Adapter, { happened, viewer, setup }: Source, { now }: Before): Promise<Way[]> {
  const fresh = happened.filter(({ v, seat }) => v > now.v && seat !== undefined && seat !== viewer);
  const seat = fresh[0]?.seat;
  if (seat === undefined || !game.drives) return [];
  const texts = fresh.filter((one) => one.seat === seat).map(({ text }) => text);
  return game.drives(seat, await engine().retell(setup, now.view, seat, texts));
}
