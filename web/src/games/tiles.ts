// Road tiles in notation: `N.SE`, `NE.S.NW*`. Two names are the same tile if one is the other turned.

const EDGES = ["N", "NE", "SE", "S", "SW", "NW"];

const known = new Map<string, string>();

/** The name that all turns of a tile share. There are few tiles and many questions, so answers are kept. */
export function unturned(tile: string): string {
  const name = known.get(tile) ?? first(tile);
  known.set(tile, name);
  return name;
}

function first(tile: string): string {
  const mark = tile.endsWith("*") ? "*" : "";
  const edges = tile
    .replace("*", "")
    .split(".")
    .map((edge) => EDGES.indexOf(edge));
  const turns = EDGES.map((_, by) => {
    const turned = edges.map((edge) => (edge + by) % 6).sort((a, b) => a - b);
    return turned.join(".");
  });
  return turns.sort()[0] + mark;
}

/** Each tile once, with how many there are of it. */
export function counted(tiles: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
