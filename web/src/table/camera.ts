// What part of the board is seen: fitted at first, zoomed at the pointer, moved by dragging.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How near one may come. */
const NEAREST = 5;

/** The box after zooming by a factor about a point of the board, never leaving the board out of sight. */
export function zoomed(seen: Box, whole: Box, factor: number, x: number, y: number): Box {
  const width = Math.min(whole.width, Math.max(whole.width / NEAREST, seen.width / factor));
  const scale = width / seen.width;
  const box = { x: x - (x - seen.x) * scale, y: y - (y - seen.y) * scale, width, height: seen.height * scale };
  return within(box, whole);
}

/** The box moved by so much of the board. */
export function moved(seen: Box, whole: Box, dx: number, dy: number): Box {
  return within({ ...seen, x: seen.x - dx, y: seen.y - dy }, whole);
}

function within(box: Box, whole: Box): Box {
  const keep = (at: number, size: number, from: number, room: number) =>
    size >= room ? from + (room - size) / 2 : Math.min(from + room - size, Math.max(from, at));
  return {
    ...box,
    x: keep(box.x, box.width, whole.x, whole.width),
    y: keep(box.y, box.height, whole.y, whole.height),
  };
}

export const write = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`;

/** How a box of the board lies in a frame of the screen: fitted, in the middle. */
export interface Lie {
  scale: number;
  x: number;
  y: number;
}

export function lie(box: Box, width: number, height: number): Lie {
  const scale = Math.min(width / box.width, height / box.height) || 1;
  return {
    scale,
    x: (width - box.width * scale) / 2 - box.x * scale,
    y: (height - box.height * scale) / 2 - box.y * scale,
  };
}

/** What moves a picture that shows one box so that it shows another: no need to draw it anew on the way. */
export function shift(drawn: Lie, wanted: Lie): string {
  const scale = wanted.scale / drawn.scale;
  return `translate(${wanted.x - scale * drawn.x}px, ${wanted.y - scale * drawn.y}px) scale(${scale})`;
}
