// From a wish to a running game.

import type { Setup, Title } from "../engine/types";
import { LocalSource } from "../source/local.svelte";
import { current } from "../table/current.svelte";
import { Wish } from "./wish.svelte";

/** One person and as few bots as the game takes, with opponents that suit them. */
export const usual = (game: Title): Setup => new Wish(game, false).local();

/** Starts a game, or goes on from a save. */
export async function begin(setup: Setup, secrets: boolean, save?: string): Promise<void> {
  const source = await LocalSource.open(setup, secrets, save);
  current.replace(source);
  location.hash = `#/play/${source.id}`;
}
