// A first game: against easy bots, with somebody who explains it.

import { engine } from "../engine/engine";
import { begin, sitters } from "../home/begin";
import { coach, EASY } from "./coach.svelte";

export async function firstGame(game: string): Promise<void> {
  const found = (await engine().games()).find((one) => one.id === game);
  if (!found) return;
  coach.explain(game);
  // The fewer others there are, the easier it is to follow them.
  await begin({ game, options: {}, sitters: sitters(found.seats[0], 1, EASY) }, found.secrets);
}
