// Pictures of boards: positions of real games for the first page, boards before the first move for a set-up. All are
// drawn by the engine like every other board.

import { engine, thinker } from "../engine/engine";
import type { Setup, Title } from "../engine/types";

// Files of their own, so that they are not read as script.
const FILES = import.meta.glob<string>("../../../docs/pictures/*.record", { query: "?url&no-inline", import: "default", eager: true });
const id = (file: string) => file.slice(file.lastIndexOf("/") + 1, -".record".length);

/** Where a whole game of each is, by the games' ids. */
export const RECORDS: Record<string, string> = Object.fromEntries(Object.entries(FILES).map(([file, where]) => [id(file), where]));

/** The record at an address. */
export const fetched = (where: string): Promise<string> => fetch(where).then((answer) => answer.text());

/** The address of a picture. */
const address = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/** Pictures wait for each other, so that whoever starts a game meanwhile waits for one at most. */
let before: Promise<unknown> = Promise.resolve();
function inTurn<Found>(draw: () => Promise<Found>): Promise<Found> {
  const drawn = before.then(draw);
  before = drawn.catch(() => undefined);
  return drawn;
}

/** The address of a game's picture. */
export async function poster(game: Title, dark: boolean): Promise<string> {
  const record = await fetched(RECORDS[game.id] ?? "");
  const sitters = Array.from({ length: game.seats[1] }, () => ({ name: "" }));
  return address(await inTurn(() => thinker().poster({ game: game.id, options: {}, sitters }, record, dark)));
}

/** The address of a picture of the board that these options make; refuses what the rules refuse. */
export function sample(game: Title, options: Record<string, unknown>, dark: boolean): Promise<string> {
  const sitters = Array.from({ length: game.seats[1] }, () => ({ name: "" }));
  const setup: Setup = { game: game.id, options, sitters };
  return inTurn(() => engine().sample(setup, dark)).then(address);
}
