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

export function adapter(game: string): Adapter {
  const found = ADAPTERS[game];
  if (!found) throw new Error(`no adapter for '${game}'`);
  return found;
}
