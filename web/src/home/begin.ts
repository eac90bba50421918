// From a wish to a running game.

import type { Setup, Title } from "../engine/types";
import { LocalSource } from "../source/local.svelte";
import { current } from "../table/current.svelte";
import { Wish } from "./wish.svelte";

/** One person and as few bots as the game takes, with opponents that suit them. */
export const usual = (game: Title): Setup => new Wish(game, false).local();

export async function begin(setup: Setup, secrets: boolean): Promise<void> {
  current.replace(await LocalSource.open(setup, secrets));
  location.hash = "#/play";
}
