// What is told about a thing at the table to whoever points at it: what it is, what it does now, and the rule.

import type { ScenePiece, ScenePlace } from "../engine/types";
import type { Message } from "../words";
import type { Colour } from "./adapter";

/** A way over the board: the ids of its places, and of those where it is blocked. */
export interface Trail {
  along: string[];
  blocked: string[];
  colour: Colour;
}

export interface Tip {
  /** What it is; what the picture calls it if nothing is said. */
  name?: Message;
  /** What it does now, each in a sentence. */
  does: Message[];
  clause: string;
  trail?: Trail;
}

/** Who asks, and what can be seen. */
export interface Asked<View = unknown> {
  view: View;
  /** The viewer's seat. */
  seat: number;
  /** The names of places and cards. */
  names: Record<string, string>;
}

/** For a game with this view. */
export interface Tips<View = unknown> {
  piece(piece: ScenePiece, asked: Asked<View>): Tip | undefined;
  /** A place, with the pieces that are there. */
  place(place: ScenePlace, here: ScenePiece[], asked: Asked<View>): Tip | undefined;
  /** A piece of the hand or a kind of work, by its key. */
  tool(key: string, asked: Asked<View>): Tip | undefined;
  /** A card, where there are any. */
  card?(card: string, asked: Asked<View>): Tip | undefined;
  /** The bar or the lamps beside a name. */
  progress(asked: Asked<View>): Tip;
  /** The lamps of a turn. */
  step?(asked: Asked<View>): Tip;
}

export const tip = (clause: string, name: Message | undefined, ...does: (Message | undefined)[]): Tip => ({
  ...(name && { name }),
  does: does.filter((one) => one !== undefined),
  clause,
});
