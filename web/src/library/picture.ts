// Boards as pictures and as characters.

import * as module from "../engine/module/cloverleaf.js";
import type { Look, Scene } from "../engine/types";
import { asked } from "./asked";
import { asLook, taken } from "./drawing";
import type { GameId, Views } from "./setup";

/** A picture, and what is in it. */
export interface Picture {
  /** An SVG document. Places and pieces have ids that stay the same from picture to picture. */
  svg: string;
  /** The places and pieces in it, as data. */
  scene: Scene;
}

/** The picture of what somebody knows of a game. */
export function picture<Id extends GameId>(game: Id, view: Views[Id], look: Partial<Look> = {}): Picture {
  return taken(asked(() => module.picture(game, JSON.stringify(view), asLook(look))));
}

/** The same in characters, for terminals and screen readers. */
export function sketch<Id extends GameId>(game: Id, view: Views[Id]): string {
  return asked(() => module.sketch(game, JSON.stringify(view)));
}
