// Things move instead of jumping: pieces glide to where the new picture has them, cars drive along their way,
// what is new comes in. Motion is only shown: the picture is complete at once, and a touch ends all motion.

import type { Way } from "../games/adapter";
import { along, apart, middle, type Point, reach, standing } from "./geometry";
import { driven, type Queued, type Queues, queues } from "./queues";

/** The most that anything may take, and how fast cars drive: about 60 ms a space. */
const LONGEST = 900;
const SHORTEST = 160;
const SPEED = 0.72;
/** When so much is new, it is another picture and not something that happened. */
const MANY = 14;

/** Where a piece stood, and how its roads lay. */
interface Stood {
  at: Point | undefined;
  roads: string | undefined;
}

/** What of the old picture is needed to show how the new one came about. */
export interface Before {
  pieces: Map<string, Stood>;
  queues: Queues;
  paths: Map<string, string>;
}

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const all = (root: Element) => root.querySelectorAll("#ribbons > [id], #pieces > [id]");

export function before(root: Element | null): Before | undefined {
  if (!root || still()) return undefined;
  const pieces = new Map(Array.from(all(root), (piece) => [piece.id, { at: standing(piece), roads: roads(piece) }]));
  const lit = root.querySelectorAll('#ribbons > [id^="path-"]');
  const paths = Array.from(lit, (path): [string, string] => [
    path.id.replace(/^path-/, "").replaceAll("-", ":"),
    path.querySelector("path")?.getAttribute("d") ?? "",
  ]);
  return { pieces, queues: queues(root, true), paths: new Map(paths) };
}

export class Motion {
  private readonly running = new Set<Animation>();
  private readonly ghosts = new Set<Element>();
  private least = SHORTEST;

  /** Ends whatever moves: everything is where it belongs. */
  finish(): void {
    for (const animation of this.running) animation.cancel();
    for (const ghost of this.ghosts) ghost.remove();
    this.running.clear();
    this.ghosts.clear();
  }

  /** Shows how the picture came about; nothing drives in less time than this. */
  show(root: Element, old: Before | undefined, ways: Way[], least = SHORTEST): void {
    if (!old) return;
    this.least = least;
    const moved = this.traffic(root, old);
    const fresh: Element[] = [];
    for (const piece of all(root)) {
      if (moved.has(piece)) continue;
      const [was, to] = [old.pieces.get(piece.id), standing(piece)];
      if (!was) fresh.push(piece);
      else if (was.at && to && apart(was.at, to) > 1) this.drive(piece, way(root, piece.id, was.at, to, ways));
      else if (was.roads !== roads(piece)) this.turn(piece, to);
    }
    if (fresh.length <= MANY) fresh.forEach((piece) => this.enter(piece));
  }

  /** Cars in queues; those that moved. */
  private traffic(root: Element, old: Before): Set<Element> {
    const { drives, up } = driven(old.queues, queues(root, false));
    for (const [was, now] of up) this.drive(now.element, [was.at, now.at]);
    for (const { from, cars, into } of drives) {
      cars.forEach((car, index) => this.leave(root, car, into[index], old.paths.get(from)));
    }
    return new Set([...up.map(([, now]) => now.element), ...drives.flatMap(({ into }) => into.map(({ element }) => element))]);
  }

  /** A car drives through the crossing, into another lane or off the board. */
  private leave(root: Element, car: Queued, into: Queued | undefined, path: string | undefined): void {
    const curve = path ? along(path) : [];
    if (into) return this.drive(into.element, [car.at, ...curve, into.at]);
    const [last, end] = curve.slice(-2);
    if (!last || !end) return;
    const far = 240 / Math.max(1, apart(last, end));
    const beyond = { x: end.x + (end.x - last.x) * far, y: end.y + (end.y - last.y) * far };
    const ghost = car.element;
    ghost.removeAttribute("id");
    ghost.setAttribute("pointer-events", "none");
    root.querySelector("#pieces")?.append(ghost);
    this.ghosts.add(ghost);
    this.drive(ghost, [car.at, ...curve, beyond], () => ghost.remove());
    this.run(ghost, [{ opacity: 1, offset: 0.7 }, { opacity: 0 }], LONGEST);
  }

  /** Moves a piece along a way; a car turns as it drives. */
  private drive(piece: Element, points: Point[], then?: () => void): void {
    const whole = Math.max(1, reach(points));
    const time = Math.min(LONGEST, Math.max(this.least, whole / SPEED));
    let gone = 0;
    const offsets = points.map((point, index) => (gone += apart(points[index - 1] ?? point, point)) / whole);
    const frames = points.map(({ x, y }, index) => ({ transform: `translate(${x}px, ${y}px)`, offset: offsets[index] ?? 0 }));
    this.run(piece, frames, time, then);
    const body = piece.querySelector(":scope > g[transform^='rotate']");
    if (body && piece.hasAttribute("data-colour")) this.steer(body, points, offsets, time);
  }

  private steer(body: Element, points: Point[], offsets: number[], time: number): void {
    const last = Number(/rotate\((-?\d+)/.exec(body.getAttribute("transform") ?? "")?.[1] ?? 0);
    let angle = last;
    const turns = points.map((point, index) => {
      const next = points[index + 1];
      if (next && apart(point, next) > 0.5) angle = nearest((Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI, angle);
      return { transform: `rotate(${angle}deg)`, offset: offsets[index] ?? 1 };
    });
    const parked = { transform: `rotate(${nearest(last, angle)}deg)`, offset: 1 };
    this.run(body, [...turns.slice(0, -1), parked], time);
  }

  /** Something new: a cone drops, all else comes into sight. */
  private enter(piece: Element): void {
    const at = standing(piece);
    const drop = at && piece.id.startsWith("cone-");
    const from = drop ? { opacity: 0, transform: `translate(${at.x}px, ${at.y - 26}px)` } : { opacity: 0 };
    const to = drop ? { opacity: 1, transform: `translate(${at.x}px, ${at.y}px)` } : { opacity: 1 };
    this.run(piece, [from, to], SHORTEST + 40);
  }

  /** A tile that lies in another way than before. */
  private turn(tile: Element, at: Point | undefined): void {
    const place = at ? `translate(${at.x}px, ${at.y}px) ` : "";
    this.run(tile, [{ transform: `${place}rotate(-60deg)` }, { transform: `${place}rotate(0deg)` }], SHORTEST);
  }

  private run(element: Element, frames: Keyframe[], duration: number, then?: () => void): void {
    const animation = element.animate(frames, { duration, easing: frames.length > 2 ? "linear" : "ease-in-out" });
    this.running.add(animation);
    animation.onfinish = () => {
      this.running.delete(animation);
      then?.();
    };
  }
}

/** The roads of a tile, as its name tells them. */
const roads = (piece: Element) => /((?:[NS][EW]?\.)+[NS][EW]?\*?)/.exec(piece.querySelector("title")?.textContent ?? "")?.[1];

/** The same angle, as near as can be to another one. */
const nearest = (angle: number, to: number) => angle + 360 * Math.round((to - angle) / 360);

/** The points on the way of a piece: straight, unless it is known along which places it went. */
function way(root: Element, id: string, from: Point, to: Point, ways: Way[]): Point[] {
  const places = ways.find(({ piece }) => piece === id)?.along ?? [];
  const between = places.slice(1, -1).flatMap((place) => {
    const found = root.querySelector(`[id="${place}"]`);
    return found ? [middle(found)] : [];
  });
  return [from, ...between, to];
}
