// Scenes as tests write them.

import type { Scene, ScenePiece, ScenePlace } from "../../src/engine/types";

export const scene = (some: Partial<Scene>): Scene => ({
  size: { x: 0, y: 0, width: 100, height: 100 },
  places: [],
  pieces: [],
  paths: [],
  ...some,
});

export const place = (id: string, x: number, y: number): ScenePlace => ({
  id,
  kind: "space",
  notation: id,
  shape: "hex",
  x,
  y,
  width: 10,
  height: 10,
});

export const piece = (id: string, x: number, y: number, more: Partial<ScenePiece> = {}): ScenePiece => ({
  id,
  kind: "car",
  face: "",
  x,
  y,
  ...more,
});

/** A car in a bay of a lane; lanes lie from the west to the east. */
export const car = (lane: string, bay: number, face: string): ScenePiece =>
  piece(`${lane}-${bay}`, -10 * bay, 0, { place: lane, bay, face });
