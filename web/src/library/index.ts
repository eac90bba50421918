// What the npm package offers beside `load`, which each surrounding has its own way of.

import * as module from "../engine/module/cloverleaf.js";
import type { Title } from "../engine/types";
import { read } from "./asked";

export type * from "../engine/types";
export type { Level } from "../online/wire";
export type { At, Message } from "../words";
export { CloverleafError } from "./asked";
export { Draft, type Drafted } from "./draft";
export { Game, type Recorded } from "./game";
export { type Picture, picture, sketch } from "./picture";
export { Replay, verify } from "./replay";
export { Sandbox } from "./sandbox";
export type { GameId, Now, Setup, Views } from "./setup";
export { type Language, say, speak } from "./words";

/** The games there are, with their options. */
export function games(): Title[] {
  return read(() => module.games());
}
