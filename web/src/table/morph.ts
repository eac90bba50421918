// Patching one picture into another: what has the same id stays the same element, so it can move.

/** Makes `old` like `wanted`. Elements with an id are found wherever they were among their siblings. */
export function morph(old: Element, wanted: Element): void {
  if (old.isEqualNode(wanted)) return;
  attributes(old, wanted);
  const named = new Map<string, Element>();
  for (const child of old.children) if (child.id) named.set(child.id, child);
  let place = old.firstChild;
  for (const next of [...wanted.childNodes]) {
    const same = counterpart(place, next, named);
    if (same) {
      if (same === place) place = place.nextSibling;
      else old.insertBefore(same, place);
      if (same instanceof Element) morph(same, next as Element);
      else if (same.nodeValue !== next.nodeValue) same.nodeValue = next.nodeValue;
    } else {
      old.insertBefore(document.importNode(next, true), place);
    }
  }
  while (place) {
    const after = place.nextSibling;
    place.remove();
    place = after;
  }
}

/**
 * Gives `old` the children that texts describe, where it has those that other texts describe. A child whose text stays is not
 * touched; only the others are read.
 */
export function rearrange(old: Element, before: string[], after: string[], read: (texts: string[]) => Element[]): void {
  const children = [...old.children];
  const kept = new Map<string, Element[]>();
  for (const [index, child] of children.entries()) {
    const text = before[index] ?? "";
    kept.set(text, [...(kept.get(text) ?? []), child]);
  }
  const stays = after.map((text) => kept.get(text)?.shift());
  const fresh = read(after.filter((_, index) => !stays[index]));
  const staying = new Set(stays);
  const left = children.filter((child) => !staying.has(child));
  const wanted = stays.map((child) => child ?? become(left, fresh.shift()));
  for (const child of left) child.remove();
  let place = old.firstChild;
  for (const child of wanted) {
    if (child === place) place = place.nextSibling;
    else if (child) old.insertBefore(child, place);
  }
}

/** The child that has the same id, or the first like it that has none, made like this one and taken from those that are left. */
function become(left: Element[], wanted: Element | undefined): Element | undefined {
  if (!wanted) return undefined;
  const at = left.findIndex(({ id, nodeName }) => id === wanted.id && nodeName === wanted.nodeName);
  const [found] = at < 0 ? [] : left.splice(at, 1);
  if (!found) return document.importNode(wanted, true);
  morph(found, wanted);
  return found;
}

/** The old node that becomes this one, if there is one. */
function counterpart(place: ChildNode | null, next: Node, named: Map<string, Element>): ChildNode | undefined {
  if (next instanceof Element && next.id) {
    const found = named.get(next.id);
    return found?.nodeName === next.nodeName ? found : undefined;
  }
  if (!place || place.nodeType !== next.nodeType || place.nodeName !== next.nodeName) return undefined;
  return place instanceof Element && place.id ? undefined : place;
}

export function attributes(old: Element, wanted: Element): void {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
