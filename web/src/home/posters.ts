// The pictures on the shelf: positions of real games, drawn by the engine like every other board.

import congestion from "../../../docs/pictures/congestion.record?raw";
import gridlock from "../../../docs/pictures/gridlock.record?raw";
import rightofway from "../../../docs/pictures/rightofway.record?raw";
import tango from "../../../docs/pictures/tango.record?raw";
import { thinker } from "../engine/engine";
import type { Title } from "../engine/types";

/** A whole game of each. */
export const RECORDS: Record<string, string> = { gridlock, congestion, tango, rightofway };

/** The address of a game's picture. */
export async function poster(game: Title, dark: boolean): Promise<string> {
  const record = RECORDS[game.id] ?? "";
  const sitters = Array.from({ length: game.seats[1] }, () => ({ name: "" }));
  const svg = await thinker().poster({ game: game.id, options: {}, sitters }, record, dark);
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
