// What part of the board its frame shows: the whole, or so much of it that places can be touched; closer to the place
// that is worked on; moved and zoomed by hand, and then left so.

import type { ScenePlace } from "../engine/types";
import { type Box, close, lie, moved, zoomed } from "./camera";
import { REACH, type Spot } from "./reach";

/** No place is smaller than this on a small screen, and the one that is worked on not smaller than that. */
const LEAST = 24;
const WORKED = { hex: 92, rect: 36 };
/** On a large screen what is worked on is not smaller than this, with the arrows that come out of it. */
const READ = 30;
/** A place that somebody is asked to touch is at least so large there, and still seen with its neighbours. */
const ASKED = 15;
/** A frame so narrow or so low that a board is not read at a glance. */
const NARROW = 560;
/** A part of the board so much smaller than the whole hides something. */
const PART = 0.8;

export class Viewport {
  width = $state(0);
  height = $state(0);
  whole: Box | undefined = $state.raw();
  seen: Box | undefined = $state.raw();
  /** How what is seen lies in the frame. */
  lie = $derived(this.seen && lie(this.seen, this.width, this.height));
  /** What was seen before the board was brought closer to a place. */
  private wide: Box | undefined = $state.raw();
  /** Whether a good part of the board is out of sight, and not only while something is worked on. */
  partial = $derived(this.seen !== undefined && this.wide === undefined && this.shown(this.seen) < PART);
  /** Whether somebody has chosen what to see, so that it stays so. */
  held = $state(false);

  /** How much of the board a box shows in the frame, which is seldom of the same shape. */
  private shown(box: Box): number {
    const { scale } = lie(box, this.width, this.height);
    const { width = 1, height = 1 } = this.whole ?? {};
    return Math.min(1, this.width / scale / width) * Math.min(1, this.height / scale / height);
  }

  private small(): boolean {
    return Math.min(this.width, this.height) < NARROW && matchMedia("(max-width: 900px), (max-height: 560px)").matches;
  }

  /** The whole board, or so much of it that its places, or the one that is asked for, can be touched; unless somebody has chosen what to see. */
  fit(places: ScenePlace[], anew: boolean, asked: string[]): void {
    const { whole, width, height } = this;
    if (!whole || width === 0 || (!anew && this.held)) return;
    this.held = false;
    this.wide = undefined;
    const least = Math.min(...places.filter(({ shape }) => shape === "hex").map((one) => Math.min(one.width, one.height)));
    const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    this.seen = Number.isFinite(least) && this.small() ? close(whole, width, height, least, LEAST, middle) : whole;
    if (this.small()) this.seen = this.around(whole, places, asked) ?? this.seen;
  }

  /** The one place that is asked for, so large that it can be touched, with what is around it. */
  private around(whole: Box, places: ScenePlace[], asked: string[]): Box | undefined {
    const [one, ...more] = places.filter(({ id }) => asked.includes(id));
    if (!one || more.length > 0) return undefined;
    return close(whole, this.width, this.height, Math.min(one.width, one.height), ASKED, one);
  }

  /** Where a place is hard to touch or to read, the board comes closer to it while it is worked on, and goes back afterwards. */
  approach(at: ScenePlace | undefined): void {
    const { seen, whole } = this;
    if (at && seen && whole) {
      const pixels = Math.min(at.width, at.height) * lie(seen, this.width, this.height).scale;
      const wanted = this.small() ? (at.shape === "hex" ? WORKED.hex : WORKED.rect) : READ;
      if (pixels >= wanted * 0.6) return this.turnTo(at);
      this.wide ??= seen;
      this.seen = zoomed(seen, whole, wanted / pixels, at.x, at.y);
    } else if (!at && this.wide) {
      this.seen = this.wide;
      this.wide = undefined;
    }
  }

  /** A place that is out of sight comes to the middle while it is worked on. */
  private turnTo(at: ScenePlace): void {
    const { seen, whole, lie: lies } = this;
    if (!seen || !whole || !lies) return;
    const [x, y] = [lies.x + at.x * lies.scale, lies.y + at.y * lies.scale];
    if (x >= 0 && x <= this.width && y >= 0 && y <= this.height) return;
    this.wide ??= seen;
    this.seen = moved(seen, whole, seen.x + seen.width / 2 - at.x, seen.y + seen.height / 2 - at.y);
  }

  /** Somebody chooses what to see. */
  private take(seen: Box | undefined): void {
    this.wide = undefined;
    this.held = true;
    this.seen = seen;
  }

  all(): void {
    this.take(this.whole);
  }

  zoom(factor: number, at: Spot): void {
    const { seen, whole } = this;
    if (seen && whole) this.take(zoomed(seen, whole, factor, at.x, at.y));
  }

  /** Closer to the middle of what is seen, or away from it. */
  closer(factor: number): void {
    const { seen } = this;
    if (seen) this.zoom(factor, { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 });
  }

  pan(dx: number, dy: number): void {
    const { seen, whole } = this;
    if (seen && whole) this.take(moved(seen, whole, dx, dy));
  }

  /** Brings a point of the board into the middle, as near as it is now. */
  centre({ x, y }: Spot): void {
    const { seen } = this;
    if (seen) this.pan(seen.x + seen.width / 2 - x, seen.y + seen.height / 2 - y);
  }

  /** Where a point of the frame is on the board. */
  onboard(x: number, y: number): Spot {
    const at = this.lie;
    return at ? { x: (x - at.x) / at.scale, y: (y - at.y) / at.scale } : { x: 0, y: 0 };
  }

  /** How far a touch may miss, on the board. */
  reach(coarse: boolean): number {
    return this.lie ? (coarse ? REACH.coarse : REACH.fine) / this.lie.scale : 0;
  }
}
