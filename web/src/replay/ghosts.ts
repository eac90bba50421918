// What would be different on the board: pieces shown as ghosts, and arrows along which something would drive.

import type { Scene } from "../engine/types";
import type { Way } from "../games/adapter";
import { reach, type Point } from "../table/geometry";
import { moves } from "../table/moves";

const SPACE = "http://www.w3.org/2000/svg";
/** Whoever goes less far has only moved up in a queue. */
const LEAST = 40;

export interface Ghosts {
  /** The ids of the pieces that would be new, turned or elsewhere. */
  pieces: string[];
  arrows: Point[][];
}

export const NOTHING: Ghosts = { pieces: [], arrows: [] };

/** What changes from one scene to another. */
export function ghosts(before: Scene, after: Scene, ways: Way[]): Ghosts {
  const changes = moves(before, after, ways);
  const arrows = changes.flatMap((move) => ("along" in move && reach(move.along) >= LEAST ? [move.along] : []));
  return { pieces: changes.flatMap(({ kind, piece }) => (kind === "leave" ? [] : [piece.id])), arrows };
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The head of an arrow: a triangle at the end of its way. */
function head(along: Point[]): string {
  const end = along.at(-1) ?? { x: 0, y: 0 };
  const from = along.findLast((point) => Math.hypot(point.x - end.x, point.y - end.y) > 1) ?? end;
  const angle = Math.atan2(end.y - from.y, end.x - from.x);
  const corner = (turn: number, far: number) => `${end.x + Math.cos(angle + turn) * far},${end.y + Math.sin(angle + turn) * far}`;
  return [corner(0, 10), corner(2.5, 14), corner(-2.5, 14)].join(" ");
}

/** Draws ghosts and arrows into a picture, in the place of those drawn before. */
export function drawGhosts(root: SVGSVGElement, { pieces, arrows }: Ghosts, colour: string): void {
  root.querySelector(":scope > .arrows")?.remove();
  for (const old of root.querySelectorAll(".ghost")) old.classList.remove("ghost");
  for (const id of pieces) root.querySelector(`[id="${CSS.escape(id)}"]`)?.classList.add("ghost");
  if (arrows.length === 0) return;
  const group = element("g", { class: `arrows ${colour}`, "pointer-events": "none" });
  for (const along of arrows) {
    group.append(element("polyline", { class: "shaft", points: along.map(({ x, y }) => `${x},${y}`).join(" ") }));
    group.append(element("polygon", { class: "head", points: head(along) }));
  }
  root.append(group);
}
