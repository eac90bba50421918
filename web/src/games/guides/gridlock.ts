// What a person asks at a table of this game.

import type { Guide } from "../guide";
import type { View } from "../views/gridlock";
import { answers } from "./gridlock/answers";
import Destinations from "./gridlock/Destinations.svelte";

export const gridlock: Guide<View> = { ...answers, Aside: Destinations };
