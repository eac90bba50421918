// A first game: against easy bots, with somebody who explains it.

import { engine } from "../engine/engine";
import { begin, sitters, usual } from "../home/begin";
import { coach, EASY } from "./coach.svelte";

export async function firstGame(game: string): Promise<void> {
  const found = (await engine().games()).find((one) => one.id === game);
  if (!found) return;
  const setup = usual(found);
  coach.explain(game);
  await begin({ ...setup, sitters: sitters(setup.sitters.length, 1, EASY) }, found.secrets);
}
