// What a game is opened with, and what is seen of it, by game.

import type { Now as AnyNow, Setup as AnySetup } from "../engine/types";
import type { View as CongestionView } from "../games/views/congestion";
import type { View as GridlockView } from "../games/views/gridlock";
import type { View as RightOfWayView } from "../games/views/rightofway";
import type { View as TangoView } from "../games/views/tango";

/** What a viewer knows, by game. */
export interface Views {
  congestion: CongestionView;
  gridlock: GridlockView;
  rightofway: RightOfWayView;
  tango: TangoView;
}

/** The name of a game. */
export type GameId = keyof Views;

/** A game to be opened: which, with which options, and who sits where. `games()` lists the options. */
export interface Setup<Id extends GameId = GameId> extends Pick<AnySetup, "sitters"> {
  game: Id;
  /** The options that are not as usual. */
  options?: AnySetup["options"];
}

/** How it stands for a viewer. */
export interface Now<Id extends GameId = GameId> extends Omit<AnyNow, "view"> {
  /** The game as the viewer may know it. */
  view: Views[Id];
}

/** A set-up as the engine reads it. */
export const asText = ({ game, options = {}, sitters }: Setup) => JSON.stringify({ game, options, sitters });
