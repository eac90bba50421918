// The same game once more, at this screen.

import { engine } from "../engine/engine";
import type { Setup } from "../engine/types";
import { LocalSource } from "../source/local.svelte";
import { current } from "./current.svelte";

export async function again(setup: Setup): Promise<void> {
  const games = await engine().games();
  const secrets = games.find((game) => game.id === setup.game)?.secrets ?? true;
  current.replace(await LocalSource.open(setup, secrets));
}
