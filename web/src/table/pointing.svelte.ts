// What somebody points at by mouse, finger or keyboard, and wants to be told about: after a rest, a long press, or a
// moment on the same place.

import type { Trail } from "../games/tip";
import type { Thing } from "./things";

/** So long a mouse, the focus or the keyboard's cursor rests, or a finger presses. */
const REST = 500;
/** So long what is told stays, for a mouse that moves to it. */
const GRACE = 350;
/** A finger may shake so much and still press. */
const SLOP = 8;

/** A box on the screen. */
export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Pointed {
  thing: Thing;
  at: Extent;
}

export class Pointing {
  shown: Pointed | undefined = $state.raw();
  /** The way of what is told about. */
  trail: Trail | undefined = $state.raw();
  /** Opens the rule of what is shown. */
  read: (() => void) | undefined;
  /** Whether the press that goes on has been a long one, and so is no tap. */
  long = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | undefined;
  private start: { x: number; y: number } | undefined;

  /** Somebody points here from now on. Pointing at the same thing goes on waiting. */
  at(pointed: Pointed | undefined, after = REST): void {
    const key = pointed && `${pointed.thing.kind} ${pointed.thing.id}`;
    if (key !== undefined && key === this.wanted) return;
    this.wanted = key;
    clearTimeout(this.waiting);
    if (!pointed) this.waiting = setTimeout(() => this.clear(), GRACE);
    else this.waiting = setTimeout(() => this.show(pointed), after);
  }

  private show(pointed: Pointed): void {
    this.trail = undefined;
    this.shown = pointed;
  }

  /** The mouse has reached what is told. */
  stay(): void {
    clearTimeout(this.waiting);
  }

  /** Nothing is told any more. */
  clear(): void {
    clearTimeout(this.waiting);
    this.wanted = this.shown = this.trail = this.start = undefined;
  }

  /** A finger is down here, perhaps for long. */
  press(event: PointerEvent, pointed: Pointed | undefined): void {
    this.clear();
    this.long = false;
    if (!pointed || event.pointerType === "mouse") return;
    this.start = { x: event.clientX, y: event.clientY };
    this.waiting = setTimeout(() => {
      this.long = true;
      this.show(pointed);
    }, REST);
  }

  /** The finger has moved or left. */
  lift(event: PointerEvent): void {
    const { start } = this;
    if (!start || (event.type === "pointermove" && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= SLOP)) return;
    if (!this.long) clearTimeout(this.waiting);
    this.start = undefined;
  }
}

/** What an element of the page says it is about: `data-tip="tool cone"`. */
export function pointedIn(target: EventTarget | null): Pointed | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
  const [kind, ...rest] = found?.dataset["tip"]?.split(" ") ?? [];
  if (!found || !kind) return undefined;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { thing: { kind: kind as Thing["kind"], id: rest.join(" ") }, at: { left, top, width, height } };
}
