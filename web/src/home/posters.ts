// The pictures on the shelf: positions of real games, drawn by the engine like every other board.

import { thinker } from "../engine/engine";
import type { Title } from "../engine/types";

const FILES = import.meta.glob<string>("../../../docs/pictures/*.record", { query: "?raw", import: "default", eager: true });
const id = (file: string) => file.slice(file.lastIndexOf("/") + 1, -".record".length);

/** A whole game of each, by the games' ids. */
export const RECORDS: Record<string, string> = Object.fromEntries(Object.entries(FILES).map(([file, record]) => [id(file), record]));

/** The address of a game's picture. */
export async function poster(game: Title, dark: boolean): Promise<string> {
  const record = RECORDS[game.id] ?? "";
  const sitters = Array.from({ length: game.seats[1] }, () => ({ name: "" }));
  const svg = await thinker().poster({ game: game.id, options: {}, sitters }, record, dark);
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
