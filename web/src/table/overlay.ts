// What the page itself draws over a board: the way something would drive, and where it has to stop.

import type { Scene } from "../engine/types";
import { middles } from "./geometry";

const SPACE = "http://www.w3.org/2000/svg";

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** A ribbon through the middles of places, with a sign at each forced stop. */
export function overlay(root: SVGSVGElement, scene: Scene, ribbon: string[], stops: string[], colour: string): void {
  root.querySelector(":scope > .overlay")?.remove();
  const way = middles(scene, ribbon);
  if (way.length < 2) return;
  const group = element("g", { class: `overlay ${colour}`, "pointer-events": "none" });
  const points = way.map(({ x, y }) => `${x},${y}`).join(" ");
  group.append(element("polyline", { class: "drive-path", points }));
  for (const { x, y } of middles(scene, stops)) group.append(stop(x, y));
  root.append(group);
}

/** An octagon that everybody knows. */
function stop(x: number, y: number): SVGElement {
  const corner = (index: number) => {
    const angle = (Math.PI / 4) * (index + 0.5);
    return `${Math.cos(angle) * 15},${Math.sin(angle) * 15}`;
  };
  const sign = element("g", { class: "forced-stop", transform: `translate(${x} ${y})` });
  const points = Array.from({ length: 8 }, (_, index) => corner(index)).join(" ");
  const words = element("text", { y: 3.2, "text-anchor": "middle", "font-size": 9, "font-weight": 800, fill: "#fff" });
  words.textContent = "STOP";
  sign.append(element("polygon", { points, fill: "#c0272d", stroke: "#fff", "stroke-width": 2 }), words);
  return sign;
}
