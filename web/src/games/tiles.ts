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

const SHAPES = ["none", "dead-end", "", "junction", "crossroads", "five-way", "six-way"];
/** Two roads by how far apart they leave the tile, in sixths of a turn. */
const TWO = ["", "sharp-curve", "curve", "straight", "curve", "sharp-curve"];

/** What a tile looks like however it is turned: the word by which messages name it. */
export function shape(tile: string): string {
  if (tile.endsWith("*")) return "rotary";
  const edges = tile.split(".").map((edge) => EDGES.indexOf(edge));
  const [one = 0, other = 0] = edges;
  return (edges.length === 2 ? TWO[(other - one + 6) % 6] : SHAPES[edges.length]) ?? "none";
}
