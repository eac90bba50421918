// What a person asks at a table of this game.

import type { Guide } from "../guide";
import type { View } from "../views/rightofway";
import { answers } from "./rightofway/answers";
import HowItEnds from "./rightofway/HowItEnds.svelte";
import Sum from "./rightofway/Sum.svelte";

export const rightofway: Guide<View> = { ...answers, Aside: HowItEnds, Plate: Sum };
