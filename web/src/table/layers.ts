// A picture comes as text with the same few layers every time. Only what has changed in them is read and patched, so that a
// preview costs what it changes and not what the whole board is.

import { attributes, morph, rearrange } from "./morph";

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

/** The text of a layer, cut: its own tag, and each thing in it. */
export interface Layer {
  tag: string;
  things: string[];
}

/** Cuts a layer. (In texts of pictures every angle bracket belongs to a tag.) Undefined if there are bare words in it. */
export function things(layer: string): Layer | undefined {
  const found: string[] = [];
  let [tag, depth, start, length] = ["", 0, 0, 0];
  for (let at = layer.indexOf("<"); at >= 0; at = layer.indexOf("<", at)) {
    const end = layer.indexOf(">", at) + 1;
    const [closes, single] = [layer[at + 1] === "/", layer[end - 2] === "/"];
    if (closes) depth -= 1;
    else if (depth === 0) tag = layer.slice(at, end);
    else if (depth === 1) start = at;
    if (depth === 1 && (closes || single)) length += found[found.push(layer.slice(start, end)) - 1]?.length ?? 0;
    if (!closes && !single) depth += 1;
    at = end;
  }
  const whole = tag.endsWith("/>") ? tag.length : tag.length + length + "</g>".length;
  return whole === layer.trimEnd().length ? { tag: tag.replace(/\/?>$/, ""), things: found } : undefined;
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
    if (this.patchThings(root, part, index)) return;
    const fresh = whole(`<svg ${SPACE}>${part}</svg>`).firstElementChild;
    const old = fresh && root.querySelector(`:scope > [id="${fresh.id}"]`);
    if (old) morph(old, fresh);
  }

  /** Patches only the things that differ, where the layer in the page is as it was written. Whether that could be done. */
  private patchThings(root: SVGSVGElement, part: string, index: number): boolean {
    const [before, after] = [things(this.shown[index] ?? ""), things(part)];
    const layer = before && root.querySelector(`:scope > [id="${NAMES[index - 1]}"]`);
    if (!layer || !after || layer.childNodes.length !== before.things.length) return false;
    if (before.tag !== after.tag) attributes(layer, inside(`${after.tag}/>`)[0] ?? layer);
    rearrange(layer, before.things, after.things, (texts) => inside(texts.join("")));
    return true;
  }
}

/** The elements that a text of a picture describes. */
const inside = (text: string): Element[] => (text ? [...whole(`<svg ${SPACE}>${text}</svg>`).children] : []);

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
