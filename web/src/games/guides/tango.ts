// What a person asks at a table of this game.

import type { Guide } from "../guide";
import type { View } from "../views/tango";
import { answers } from "./tango/answers";
import Aside from "./tango/Aside.svelte";

export const tango: Guide<View> = { ...answers, Aside };
