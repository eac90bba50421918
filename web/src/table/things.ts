// What thing on the board somebody points at, and where it is.

import type { Scene, ScenePiece } from "../engine/types";
import { placeOf } from "./geometry";
import { distance, type Spot, under } from "./reach";

/** How far pieces reach from their middles, in the lengths of a picture; others are as large as their places. */
const RADII: Record<string, number> = { car: 20, sign: 20, goal: 20, cone: 15, cube: 8, seat: 25 };

/** Something one can point at: on the board by its id, beside it by a name of its kind. */
export interface Thing {
  kind: "piece" | "place" | "tool" | "card" | "progress" | "step";
  id: string;
}

/** A thing on the board with its extent. */
export interface Found {
  thing: Thing;
  x: number;
  y: number;
  width: number;
  height: number;
}

const off = ({ kind, x, y }: ScenePiece, at: Spot) => Math.hypot(x - at.x, y - at.y) - (RADII[kind] ?? 0);

/** The piece that is meant, else the place; either may be missed by so much. */
export function thingAt(scene: Scene, at: Spot, slack: number): Found | undefined {
  const near = scene.pieces.filter((piece) => piece.kind in RADII && off(piece, at) <= Math.min(slack, RADII[piece.kind] ?? 0));
  const [piece] = near.sort((one, other) => off(one, at) - off(other, at));
  if (piece) return pieceAt(piece);
  const id = under(scene.places, at)[0] ?? scene.places.find((place) => distance(place, at) <= slack)?.id;
  return id === undefined ? undefined : placed(scene, id);
}

function pieceAt({ kind, id, x, y }: ScenePiece): Found {
  const size = 2 * (RADII[kind] ?? 0);
  return { thing: { kind: "piece", id }, x, y, width: size, height: size };
}

/** A place by its id. */
export function placed(scene: Scene, id: string): Found | undefined {
  const place = placeOf(scene, id);
  return place && { thing: { kind: "place", id }, x: place.x, y: place.y, width: place.width, height: place.height };
}
