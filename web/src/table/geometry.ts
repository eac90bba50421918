// Where things are on a board, in the lengths of its picture.

import type { Scene, ScenePlace } from "../engine/types";

export interface Point {
  x: number;
  y: number;
}

/** The place with this id. */
export function placeOf(scene: Scene, id: string): ScenePlace | undefined {
  return scene.places.find((place) => place.id === id);
}

/** The middles of places, as far as they are on the board. */
export function middles(scene: Scene, ids: string[]): Point[] {
  return ids.flatMap((id) => placeOf(scene, id) ?? []).map(({ x, y }) => ({ x, y }));
}

/** How far it is along a way. */
export function reach(way: Point[]): number {
  return way.slice(1).reduce((sum, point, index) => sum + apart(way[index] ?? point, point), 0);
}

export const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The point so far beyond the end of a way, straight on. */
export function beyond(way: Point[], far: number): Point | undefined {
  const [last, end] = way.slice(-2);
  if (!last || !end) return undefined;
  const scale = far / Math.max(1, apart(last, end));
  return { x: end.x + (end.x - last.x) * scale, y: end.y + (end.y - last.y) * scale };
}

/** The same angle, as near as can be to another one. */
const nearest = (angle: number, to: number) => angle + 360 * Math.round((to - angle) / 360);

/** Where a car heads at each point of a way; at its end it stands as it is parked. */
export function headings(way: Point[], parked: number): number[] {
  let angle = parked;
  const turned = way.map((point, index) => {
    const next = way[index + 1];
    if (next && apart(point, next) > 0.5) angle = nearest((Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI, angle);
    return angle;
  });
  return [...turned.slice(0, -1), nearest(parked, angle)];
}
