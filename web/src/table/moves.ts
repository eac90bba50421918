// What moved between two scenes: nothing here touches the page.

import type { Scene, ScenePiece } from "../engine/types";
import type { Way } from "../games/adapter";
import { apart, beyond, middles, type Point } from "./geometry";
import { driven, queues } from "./queues";

/** When so much is new, it is another picture and not something that happened. */
const MANY = 14;
/** So far a car is still seen that drives off the board. */
const AWAY = 240;

export type Move =
  /** A piece of the new scene comes along these points. */
  | { kind: "drive"; piece: ScenePiece; along: Point[] }
  /** A piece of the old scene is gone, along these points. */
  | { kind: "leave"; piece: ScenePiece; along: Point[] }
  /** A tile lies in another way than before. */
  | { kind: "turn"; piece: ScenePiece }
  /** Something is new. */
  | { kind: "enter"; piece: ScenePiece };

/** How the new scene came about; of pieces whose way is known that is where they went. */
export function moves(old: Scene, now: Scene, ways: Way[]): Move[] {
  const cars = traffic(old, now);
  const moved = new Set(cars.map(({ piece }) => piece));
  const were = new Map(old.pieces.map((piece) => [piece.id, piece]));
  const others = now.pieces.filter((piece) => !moved.has(piece)).flatMap((piece) => change(were.get(piece.id), piece, now, ways));
  const fresh = others.filter(({ kind }) => kind === "enter");
  return [...cars, ...(fresh.length > MANY ? others.filter(({ kind }) => kind !== "enter") : others)];
}

function change(was: ScenePiece | undefined, piece: ScenePiece, now: Scene, ways: Way[]): Move[] {
  if (!was) return [{ kind: "enter", piece }];
  if (apart(was, piece) > 1) return [{ kind: "drive", piece, along: way(was, piece, now, ways) }];
  return piece.kind === "tile" && was.face !== piece.face ? [{ kind: "turn", piece }] : [];
}

const at = ({ x, y }: Point): Point => ({ x, y });

/** The points on the way of a piece: straight, unless it is known along which places it went. */
function way(was: ScenePiece, piece: ScenePiece, now: Scene, ways: Way[]): Point[] {
  const places = ways.find((one) => one.piece === piece.id)?.along ?? [];
  return [at(was), ...middles(now, places.slice(1, -1)), at(piece)];
}

/** Cars in queues: they move up, into another lane or off the board. */
function traffic(old: Scene, now: Scene): Move[] {
  const { drives, up } = driven(queues(old), queues(now));
  const moved = up.map(([was, piece]): Move => ({ kind: "drive", piece, along: [at(was), at(piece)] }));
  const left = drives.flatMap(({ from, cars, into }) => cars.flatMap((car, index) => leave(old, from, car, into[index])));
  return [...moved, ...left];
}

/** A car drives along the way that its signal set. */
function leave(old: Scene, from: string, car: ScenePiece, into: ScenePiece | undefined): Move[] {
  const points = old.paths.find(({ place }) => place === from)?.points ?? [];
  const curve = points.map(([x, y]): Point => ({ x, y }));
  if (into) return [{ kind: "drive", piece: into, along: [at(car), ...curve, at(into)] }];
  const end = beyond(curve, AWAY);
  return end ? [{ kind: "leave", piece: car, along: [at(car), ...curve, end] }] : [];
}
