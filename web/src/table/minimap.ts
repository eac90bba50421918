// Where the small map lies: in the corner where it covers least of what can be touched.

import type { Lie } from "./camera";
import type { Placed } from "./reach";

/** The longer side of the small map. */
export const SIZE = 92;
const GAP = 8;
/** Where it may lie, the most usual first; the buttons that zoom have the other corner. */
const CORNERS = ["left bottom", "right bottom", "right top"] as const;
export type Corner = (typeof CORNERS)[number];

interface Size {
  width: number;
  height: number;
}

export function corner(busy: Placed[], at: Lie, width: number, height: number, size: Size): Corner {
  const covered = (corner: Corner) => {
    const left = corner.startsWith("left") ? GAP : width - GAP - size.width;
    const top = corner.endsWith("top") ? GAP : height - GAP - size.height;
    return busy.filter(({ x, y }) => {
      const [across, down] = [x * at.scale + at.x - left, y * at.scale + at.y - top];
      return across >= 0 && down >= 0 && across <= size.width && down <= size.height;
    }).length;
  };
  return CORNERS.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
