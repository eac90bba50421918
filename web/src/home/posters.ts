// The pictures on the shelf: positions of real games, drawn by the engine like every other board.

import congestion from "../../../docs/pictures/congestion.record?raw";
import gridlock from "../../../docs/pictures/gridlock.record?raw";
import rightofway from "../../../docs/pictures/rightofway.record?raw";
import tango from "../../../docs/pictures/tango.record?raw";
import { thinker } from "../engine/engine";
import type { Title } from "../engine/types";

const RECORDS: Record<string, string> = { gridlock, congestion, tango, rightofway };

let last: Promise<unknown> = Promise.resolve();

/** The address of a game's picture. One is drawn after the other, because they share the engine. */
export function poster(game: Title, dark: boolean): Promise<string> {
  const drawn = last.then(() => draw(game, dark));
  last = drawn.catch(() => "");
  return drawn;
}

async function draw(game: Title, dark: boolean): Promise<string> {
  const record = RECORDS[game.id] ?? "";
  const sitters = Array.from({ length: game.seats[1] }, () => ({ name: "" }));
  await thinker().restore({ game: game.id, options: {}, sitters }, record);
  const { view } = await thinker().now(0);
  const svg = await thinker().picture(game.id, view, { dark, marks: [], notes: [], panel: false });
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
