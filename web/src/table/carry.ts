// A piece carried from the hand to the board: it follows the finger and is laid down where it is let go.

/** A finger may shake so much and still tap. */
const SLOP = 8;

export interface Carrier {
  /** The piece has left the hand. */
  lifted(): void;
  /** It was let go over this element. */
  dropped(x: number, y: number): void;
}

/** Follows a press on a piece until it is let go; a press that does not move is no carrying. */
export function carry(event: PointerEvent & { currentTarget: HTMLElement }, carrier: Carrier): void {
  if (event.button !== 0) return;
  const piece = event.currentTarget;
  let shadow: HTMLElement | undefined;

  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    if (!shadow && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) <= SLOP) return;
    shadow ??= lift();
    shadow.style.translate = `${now.clientX}px ${now.clientY}px`;
  };
  const lift = () => {
    carrier.lifted();
    const copy = piece.cloneNode(true) as HTMLElement;
    copy.classList.add("carried");
    copy.setAttribute("aria-hidden", "true");
    document.body.append(copy);
    return copy;
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
    shadow?.remove();
    if (shadow && now.type === "pointerup") carrier.dropped(now.clientX, now.clientY);
  };
  const listeners = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [name, listener] of listeners) window.addEventListener(name, listener);
}
