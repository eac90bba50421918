// What is told about things, by the games' ids. It is fetched when somebody first asks.

import type { Tips } from "../tip";
import { congestion } from "./congestion";
import { gridlock } from "./gridlock";
import { rightofway } from "./rightofway";
import { tango } from "./tango";

const TIPS: Record<string, Tips> = { gridlock, congestion, tango, rightofway };

/** Nothing for a game about whose things nothing is told beyond what its picture calls them. */
export const tips = (game: string): Tips | undefined => TIPS[game];
