// How the engine is asked for pictures, and how they are taken over from it.

import type * as module from "../engine/module/cloverleaf.js";
import type { Look, Scene } from "../engine/types";
import type { Picture } from "./picture";

const USUAL: Look = { dark: false, marks: [], notes: [], panel: true };

/** A look as the engine reads it. */
export const asLook = (look: Partial<Look>) => JSON.stringify({ ...USUAL, ...look });

/** The two texts of a picture; the engine keeps nothing of it. */
export function taken(made: module.Picture): Picture {
  try {
    return { svg: made.svg(), scene: JSON.parse(made.scene()) as Scene };
  } finally {
    made.free();
  }
}
