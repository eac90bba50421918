// Where things are in a picture, read from what is written there: asking the browser would make it lay
// everything out anew.

export interface Point {
  x: number;
  y: number;
}

/** The middle of a place: of the corners of a hexagon, or of a rectangle. */
export function middle(place: Element): Point {
  const points = place.getAttribute("points");
  if (points) {
    const corners = points.split(" ").map((corner) => corner.split(",").map(Number));
    const mean = (axis: number) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
    return { x: mean(0), y: mean(1) };
  }
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) => Number(place.getAttribute(name)));
  return { x: x + width / 2, y: y + height / 2 };
}

/** How high a place is. */
export function height(place: Element): number {
  const points = place.getAttribute("points");
  if (!points) return Number(place.getAttribute("height"));
  const rows = points.split(" ").map((corner) => Number(corner.split(",")[1]));
  return Math.max(...rows) - Math.min(...rows);
}

/** Where a piece stands, if it was moved there as a whole. */
export function standing(piece: Element): Point | undefined {
  const moved = /^translate\(([-\d.]+) ([-\d.]+)\)/.exec(piece.getAttribute("transform") ?? "");
  return moved ? { x: Number(moved[1]), y: Number(moved[2]) } : undefined;
}

/** How far it is along a way. */
export function reach(way: Point[]): number {
  return way.slice(1).reduce((sum, point, index) => sum + apart(way[index] ?? point, point), 0);
}

export const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Points along a curve that is written as a path. */
export function along(d: string, count = 10): Point[] {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const length = path.getTotalLength();
  return Array.from({ length: count + 1 }, (_, index) => path.getPointAtLength((length * index) / count));
}
