// The adapters there are, by the games' ids.

import type { Adapter } from "./adapter";
import { congestion } from "./congestion";
import { gridlock } from "./gridlock";
import { rightofway } from "./rightofway";
import { tango } from "./tango";

const ADAPTERS: Record<string, Adapter> = {
  gridlock,
  congestion,
  tango,
  rightofway,
};

/** Whether there is a game of this name. */
export const isGame = (id: string | undefined): id is string => id !== undefined && Object.hasOwn(ADAPTERS, id);

export function adapter(game: string): Adapter {
  const found = ADAPTERS[game];
  if (!found) throw new Error(`no adapter for '${game}'`);
  return found;
}
