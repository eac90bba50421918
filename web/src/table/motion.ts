// Things move instead of jumping: pieces glide to where the new picture has them, cars drive along their way,
// what is new comes in. Motion is only shown: the picture is complete at once, and a touch ends all motion.

import type { Scene, ScenePiece } from "../engine/types";
import type { Way } from "../games/adapter";
import { apart, headings, type Point, reach } from "./geometry";
import { type Move, moves } from "./moves";

/** The most that anything may take, and how fast cars drive: about 60 ms a space. */
const LONGEST = 900;
const SHORTEST = 160;
const SPEED = 0.72;

/** What of the old picture is needed to show how the new one came about. */
export interface Before {
  scene: Scene;
  /** Copies of what may be gone in the new picture, and is still to be seen as it leaves. */
  copies: Map<string, Element>;
}

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const element = (root: Element, id: string) => root.querySelector(`[id="${CSS.escape(id)}"]`);

export function before(root: Element | null, scene: Scene | undefined): Before | undefined {
  if (!root || !scene || still()) return undefined;
  const queued = scene.pieces.filter(({ bay }) => bay !== undefined);
  const copies = queued.flatMap(({ id }): [string, Element][] => {
    const found = element(root, id)?.cloneNode(true);
    return found ? [[id, found as Element]] : [];
  });
  return { scene, copies: new Map(copies) };
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
  show(root: Element, old: Before | undefined, scene: Scene, ways: Way[], least = SHORTEST): void {
    if (!old) return;
    this.least = least;
    for (const move of moves(old.scene, scene, ways)) this.play(root, old, move);
  }

  private play(root: Element, old: Before, move: Move): void {
    const { piece } = move;
    if (move.kind === "leave") return this.leave(root, old.copies.get(piece.id), piece, move.along);
    const found = element(root, piece.id);
    if (!found) return;
    if (move.kind === "drive") this.drive(found, piece, move.along);
    else if (move.kind === "turn") this.turn(found, piece);
    else this.enter(found, piece);
  }

  /** A car drives off the board. */
  private leave(root: Element, ghost: Element | undefined, piece: ScenePiece, along: Point[]): void {
    if (!ghost) return;
    ghost.removeAttribute("id");
    ghost.setAttribute("pointer-events", "none");
    root.querySelector("#pieces")?.append(ghost);
    this.ghosts.add(ghost);
    this.drive(ghost, piece, along, () => ghost.remove());
    this.run(ghost, [{ opacity: 1, offset: 0.7 }, { opacity: 0 }], LONGEST);
  }

  /** Moves a piece along a way; a car turns as it drives. */
  private drive(found: Element, piece: ScenePiece, points: Point[], then?: () => void): void {
    const whole = Math.max(1, reach(points));
    const time = Math.min(LONGEST, Math.max(this.least, whole / SPEED));
    let gone = 0;
    const offsets = points.map((point, index) => (gone += apart(points[index - 1] ?? point, point)) / whole);
    const frames = points.map((point, index) => ({ transform: moved(point), offset: offsets[index] ?? 0 }));
    this.run(found, frames, time, then);
    const body = found.querySelector(":scope > .body");
    if (!body || piece.angle === undefined) return;
    const turns = headings(points, piece.angle).map((angle, index) => ({
      transform: `rotate(${angle}deg)`,
      offset: index === points.length - 1 ? 1 : (offsets[index] ?? 1),
    }));
    this.run(body, turns, time);
  }

  /** Something new: a cone drops, all else comes into sight. */
  private enter(found: Element, { kind, x, y }: ScenePiece): void {
    const drop = kind === "cone";
    const from = drop ? { opacity: 0, transform: moved({ x, y: y - 26 }) } : { opacity: 0 };
    const to = drop ? { opacity: 1, transform: moved({ x, y }) } : { opacity: 1 };
    this.run(found, [from, to], SHORTEST + 40);
  }

  /** A tile that lies in another way than before. */
  private turn(tile: Element, piece: ScenePiece): void {
    const place = moved(piece);
    this.run(tile, [{ transform: `${place} rotate(-60deg)` }, { transform: `${place} rotate(0deg)` }], SHORTEST);
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

const moved = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
