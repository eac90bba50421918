// A city that nobody has seen before, as the text of a board file (docs/boards.md). What is drawn here by chance
// can break a rule of such files, so whoever wants a city asks the engine and tries again.

import { shuffled } from "./wish.svelte";

/** The places there may be, by the ids of their cards; what they are called is in the locales. */
const PLACES = [
  "mill",
  "bakery",
  "school",
  "town-hall",
  "library",
  "station",
  "harbour",
  "lighthouse",
  "market",
  "museum",
  "theatre",
  "stadium",
  "hospital",
  "castle",
] as const;

const COLUMNS = 8;
const ROWS = 7;
const DESTINATIONS = 11;
const EDGES = ["N.NE", "NE.SE", "SE.S", "S.SW", "SW.NW", "N.NW"];

type Roll = (below: number) => number;
type Names = (key: string) => string;

/** A column and a row of it, both counted from 0. */
interface Space {
  column: number;
  row: number;
}

const id = ({ column, row }: Space) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** How far apart two spaces are at least, by columns and by half-rows. */
function apart(one: Space, other: Space): number {
  const half = ({ column, row }: Space) => 2 * row + (column % 2);
  const across = Math.abs(one.column - other.column);
  return across + Math.max(0, (Math.abs(half(one) - half(other)) - across) / 2);
}

/** Spaces that are taken one after the other. */
class Ground {
  private readonly taken: Space[] = [];

  constructor(private readonly roll: Roll) {}

  free(space: Space, distance: number): boolean {
    return this.taken.every((other) => apart(space, other) >= distance);
  }

  take(space: Space): Space {
    this.taken.push(space);
    return space;
  }

  /** A space as far from the others as can be found with a few tries. */
  any(distance: number): Space {
    for (let tries = 0; ; tries += 1) {
      const space = { column: this.roll(COLUMNS), row: this.roll(ROWS) };
      if (this.free(space, tries < 40 ? distance : 1)) return this.take(space);
    }
  }
}

/** A river from the north bends its way south, with gaps for roads. */
function river(ground: Ground, roll: Roll): Space[] {
  let column = 2 + roll(COLUMNS - 4);
  const banks: Space[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    if (row % 3 !== 2) banks.push(ground.take({ column, row }));
    column = Math.min(COLUMNS - 2, Math.max(1, column + roll(3) - 1));
  }
  return banks;
}

function park(ground: Ground): Space[] {
  const middle = ground.any(2);
  const south = { column: middle.column, row: middle.row + 1 };
  return south.row < ROWS && ground.free(south, 1) ? [middle, ground.take(south)] : [middle];
}

const list = (spaces: Space[]) => `[${spaces.map((space) => `"${id(space)}"`).join(", ")}]`;

/** The text of a board file, from a number and the names of places. */
export function town(number: number, roll: Roll, name: Names): string {
  const ground = new Ground(roll);
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const first = column % 2;
    return `${String.fromCharCode(65 + column)} = [${first}, ${first + 2 * (ROWS - 1)}]`;
  });
  const water = river(ground, roll);
  const green = park(ground);
  const places = shuffled(PLACES, roll).slice(0, DESTINATIONS);
  const destinations = places.map((place) => {
    const space = id(ground.any(2));
    return `[[destination]]\nname = "${name(`town-${place}`)}"\nid = "${place}"\nspace = "${space}"`;
  });
  const tunnels = [0, 1].map(() => `[[tunnel]]\nspace = "${id(ground.any(2))}"\nedges = "${EDGES[roll(EDGES.length)]}"`);
  return [
    `name = "town-${number}"\ntitle = "${name("town-title")} ${number}"`,
    `[columns]\n${columns.join("\n")}`,
    ...destinations,
    `[[river]]\nname = "${name("town-river")}"\nspaces = ${list(water)}`,
    `[[park]]\nname = "${name("town-park")}"\nspaces = ${list(green)}\nranger = true`,
    ...tunnels,
    "",
  ].join("\n\n");
}
