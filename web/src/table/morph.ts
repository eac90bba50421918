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

/** The old node that becomes this one, if there is one. */
function counterpart(place: ChildNode | null, next: Node, named: Map<string, Element>): ChildNode | undefined {
  if (next instanceof Element && next.id) {
    const found = named.get(next.id);
    return found?.nodeName === next.nodeName ? found : undefined;
  }
  if (!place || place.nodeType !== next.nodeType || place.nodeName !== next.nodeName) return undefined;
  return place instanceof Element && place.id ? undefined : place;
}

function attributes(old: Element, wanted: Element): void {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
