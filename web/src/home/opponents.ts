// The opponents there are: bots as people with a name, a face and a strength.

import type { Level } from "../online/wire";
import { t } from "../lang.svelte";

/** From the weakest to the strongest. */
export const LEVELS = ["random", "learner", "commuter", "cabbie"] as const satisfies readonly Level[];

/** Who a newcomer meets: somebody who wants to win, and can be beaten. */
export const EASY: Level = "learner";

/** How many names there are for opponents of one level. */
const NAMES = 3;

export const isLevel = (word: unknown): word is Level => LEVELS.some((level) => level === word);

/** How many of three dots an opponent has. */
export const strength = (level: Level) => LEVELS.indexOf(level);

/** What the opponents of a level are called, one by one. */
export const botName = (level: Level, index = 0) => t(`bot-${level}-${(index % NAMES) + 1}`);
