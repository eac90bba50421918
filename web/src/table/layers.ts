// A picture comes as text with the same few layers every time. Only the layers whose text has changed are read
// and patched, so that a preview costs what it changes and not what the whole board is.

import { morph } from "./morph";

const NAMES = ["ground", "places", "ribbons", "pieces", "marks", "notes"];
const SPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** The text of a picture, cut: everything before the first layer, then each layer. */
export function cut(svg: string): string[] {
  const starts: number[] = [];
  for (const name of NAMES) {
    const at = svg.indexOf(`<g id="${name}"`, starts.at(-1) ?? 0);
    if (at >= 0) starts.push(at);
  }
  const ends = [...starts.slice(1), svg.lastIndexOf("</svg>")];
  const layers = starts.map((start, index) => svg.slice(start, ends[index]));
  return [svg.slice(0, starts[0] ?? ends[0]), ...layers];
}

/** A picture in the page that can become another one. */
export class Picture {
  private shown: string[] = [];

  constructor(private readonly holder: Element) {}

  get root(): SVGSVGElement | null {
    return this.holder.querySelector("svg");
  }

  /** What the picture calls something in it. */
  title(id: string): string | undefined {
    return this.root?.querySelector(`[id="${CSS.escape(id)}"] > title`)?.textContent ?? undefined;
  }

  /** Makes the picture like this text; what does not differ is not touched. */
  become(svg: string): void {
    const parts = cut(svg);
    const { root } = this;
    if (!root || parts.length !== this.shown.length) this.holder.replaceChildren(whole(svg));
    else parts.forEach((part, index) => part !== this.shown[index] && this.patch(root, part, index));
    this.shown = parts;
  }

  private patch(root: SVGSVGElement, part: string, index: number): void {
    if (index === 0) return frame(root, whole(`${part}</svg>`));
    const fresh = whole(`<svg ${SPACE}>${part}</svg>`).firstElementChild;
    const old = fresh && root.querySelector(`:scope > [id="${fresh.id}"]`);
    if (old) morph(old, fresh);
  }
}

let reader: HTMLTemplateElement | undefined;

/** The element that a text describes. A template reads it in half the time of a reader of XML, and it need not be copied. */
function whole(svg: string): Element {
  reader ??= document.createElement("template");
  reader.innerHTML = svg;
  const [found] = reader.content.children;
  if (!found) throw new Error("a picture without an element");
  return document.adoptNode(found);
}

/** What the picture is called, how large it is, its paper. The camera's own attributes stay. */
function frame(root: Element, wanted: Element): void {
  for (const { name, value } of wanted.attributes) {
    if (!["viewBox", "width", "height"].includes(name) && root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  for (const [index, child] of [...wanted.children].entries()) {
    const old = root.children[index];
    if (old?.nodeName === child.nodeName && !old.isEqualNode(child)) morph(old, child);
  }
}
