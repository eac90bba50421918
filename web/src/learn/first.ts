// A first game: against easy bots, with somebody who explains it.

import { engine } from "../engine/engine";
import { begin, usual } from "../home/begin";
import { botName, EASY } from "../home/opponents";
import { coach } from "./coach.svelte";

export async function firstGame(game: string): Promise<void> {
  const found = (await engine().games()).find((one) => one.id === game);
  if (!found) return;
  coach.explain(game);
  const setup = usual(found);
  const sitters = setup.sitters.map((sitter, index) => (sitter.bot ? { ...sitter, name: botName(EASY, index), bot: EASY } : sitter));
  await begin({ ...setup, sitters }, found.secrets);
}
