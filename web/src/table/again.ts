// The same game once more, at this screen.

import { engine } from "../engine/engine";
import type { Setup } from "../engine/types";
import { begin } from "../home/begin";

export async function again(setup: Setup): Promise<void> {
  const games = await engine().games();
  const secrets = games.find((game) => game.id === setup.game)?.secrets ?? true;
  await begin(setup, secrets);
}
