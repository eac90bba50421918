// From a wish to a running game.

import type { Setup, Sitting, Title } from "../engine/types";
import { t } from "../lang.svelte";
import { LocalSource } from "../source/local.svelte";
import { current } from "../table/current.svelte";

export const LEVELS = ["random", "learner", "commuter", "cabbie"] as const;

/** One person against bots, as most people want it: where everything is open one opponent is enough, and secrets need company. */
export function usual(game: Title): Setup {
  const [least, most] = game.seats;
  const seats = game.secrets ? most : least;
  return { game: game.id, options: {}, sitters: sitters(seats, 1, "commuter") };
}

/** So many people, and bots of a level on the other seats. */
export function sitters(seats: number, people: number, level: string): Sitting[] {
  const sitting = (index: number): Sitting => {
    if (index >= people) return { name: t("bot-name", { number: index - people + 1, level: t(`level-${level}`) }), bot: level };
    return { name: people === 1 ? t("you") : t("player-name", { number: index + 1 }) };
  };
  return Array.from({ length: seats }, (_, index) => sitting(index));
}

export async function begin(setup: Setup, secrets: boolean): Promise<void> {
  current.replace(await LocalSource.open(setup, secrets));
  location.hash = "#/play";
}
