// Pictures one after the other: a delivery driven out, or what happened while somebody was away. Nobody has to
// watch: a touch ends it, and with reduced motion it only goes on by hand.

import type { Picture } from "../engine/facade";

/** How long each picture stays, and how much of that time things move. */
const PACE = 600;
export const GLIDE = 520;

/** Whether people asked for less motion. */
export const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Reel {
  /** How many pictures there are. */
  length: number;
  draw(at: number): Promise<Picture>;
  /** Words for a picture. */
  caption(at: number): string;
}

export class Film {
  at = $state(0);
  playing = $state(false);
  /** Whether it is over for good, and only stays until another picture is there. */
  ended = false;
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly reel: Reel,
    private readonly onchange: () => void,
  ) {}

  get caption(): string {
    return this.reel.caption(this.at);
  }

  get over(): boolean {
    return this.at >= this.reel.length - 1;
  }

  /** Goes to a picture, by hand. */
  show(at: number): void {
    this.pause();
    this.turnTo(at);
  }

  play(): void {
    if (this.ended) return;
    if (this.over) this.turnTo(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.clock);
  }

  end(): void {
    this.ended = true;
    this.pause();
  }

  private turnTo(at: number): void {
    this.at = Math.max(0, Math.min(this.reel.length - 1, at));
    this.onchange();
  }

  private wait(): void {
    clearTimeout(this.clock);
    this.clock = setTimeout(() => this.next(), PACE);
  }

  private next(): void {
    if (!this.playing) return;
    if (this.over) return this.pause();
    this.turnTo(this.at + 1);
    this.wait();
  }
}
