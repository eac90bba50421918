// The guides there are, by the games' ids.

import type { Guide } from "../guide";
import { congestion } from "./congestion";
import { gridlock } from "./gridlock";
import { rightofway } from "./rightofway";
import { tango } from "./tango";

const GUIDES: Record<string, Guide> = {
  gridlock,
  congestion,
  tango,
  rightofway,
};

export function guide(game: string): Guide {
  const found = GUIDES[game];
  if (!found) throw new Error(`no guide for '${game}'`);
  return found;
}
