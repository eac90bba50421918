// Where words stand beside what they are about: on the screen, never over the bar that confirms, and over as little as
// can be of what they speak of.

import type { Extent } from "./pointing.svelte";

const GAP = 10;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}

/** Above it, below it, or at its side: whatever covers the fewest of these other places; in this order. */
export function beside({ left, top, width, height }: Extent, size: Size, bar: Extent | undefined, others: Extent[], screen: Size): Extent {
  const keep = (at: number, room: number) => Math.max(EDGE, Math.min(at, room - EDGE));
  const [across, down] = [left + width / 2 - size.width / 2, top + height / 2 - size.height / 2];
  const wanted = [
    { left: across, top: top - GAP - size.height },
    { left: across, top: top + height + GAP },
    { left: left + width + GAP, top: down },
    { left: left - GAP - size.width, top: down },
  ];
  const found = wanted.map((at) => {
    const box = { left: keep(at.left, screen.width - size.width), top: keep(at.top, screen.height - size.height), ...size };
    return { box, cost: [bar, { left, top, width, height }, ...others].map((one) => Number(one !== undefined && overlap(box, one))) };
  });
  // The bar that confirms counts most, then the thing itself, then what belongs to it.
  const cost = ([bar = 0, self = 0, ...rest]: number[]) => 1000 * bar + 100 * self + rest.reduce((sum, one) => sum + one, 0);
  return found.reduce((best, one) => (cost(one.cost) < cost(best.cost) ? one : best)).box;
}

const overlap = (a: Extent, b: Extent) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
