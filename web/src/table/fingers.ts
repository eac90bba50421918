// Fingers and mice on a board: a tap, a drag, two fingers that pinch or twist.

interface Point {
  x: number;
  y: number;
}

export interface Gestures {
  /** A first finger is down: whether it takes up a plan by dragging, or moves the board. */
  begins(event: PointerEvent): boolean;
  pans(from: Point, to: Point): void;
  drags(x: number, y: number): void;
  pinches(factor: number, x: number, y: number): void;
  /** Two fingers turned by a sixth, one way or the other. */
  twists(by: number): void;
  taps(event: PointerEvent): void;
  hovers(event: PointerEvent): void;
}

/** A finger may shake so much and still tap. */
const SLOP = 8;
/** So far two fingers turn for one twist. */
const SIXTH = Math.PI / 6;

const point = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

export class Fingers {
  private readonly down_ = new Map<number, Point>();
  private start: Point | undefined;
  private dragged = false;
  private planning = false;
  private turned = 0;

  constructor(private readonly gestures: Gestures) {}

  down(event: PointerEvent): void {
    this.down_.set(event.pointerId, point(event));
    if (this.down_.size === 1) {
      this.start = point(event);
      this.dragged = false;
      this.planning = this.gestures.begins(event);
    } else {
      this.dragged = true;
      this.planning = false;
      this.turned = 0;
    }
  }

  move(event: PointerEvent, holder: Element): void {
    const last = this.down_.get(event.pointerId);
    const now = point(event);
    if (!last || !this.start) {
      if (event.pointerType === "mouse") this.gestures.hovers(event);
      return;
    }
    if (this.down_.size === 2) this.pair(event.pointerId, last, now);
    else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLOP) {
      if (!this.dragged) holder.setPointerCapture(event.pointerId);
      this.dragged = true;
      if (this.planning) this.gestures.drags(now.x, now.y);
      else this.gestures.pans(last, now);
    }
    this.down_.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    const tapped = this.down_.delete(event.pointerId) && !this.dragged && this.down_.size === 0;
    if (tapped) this.gestures.taps(event);
  }

  cancel(event: PointerEvent): void {
    this.down_.delete(event.pointerId);
  }

  private pair(id: number, last: Point, now: Point): void {
    const other = [...this.down_].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const far = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    const angle = (one: Point) => Math.atan2(one.y - other.y, one.x - other.x);
    this.gestures.pinches(far(now) / Math.max(1, far(last)), (now.x + other.x) / 2, (now.y + other.y) / 2);
    let by = angle(now) - angle(last);
    if (by > Math.PI) by -= 2 * Math.PI;
    if (by < -Math.PI) by += 2 * Math.PI;
    this.turned += by;
    if (Math.abs(this.turned) < SIXTH) return;
    this.gestures.twists(Math.sign(this.turned));
    this.turned = 0;
  }
}
