// What this game shows. Made from its View by a test of crates/catalog; run it with UPDATE=1 to make it anew.

export type View = {
  /** The seat that looks; none for a spectator. */
  viewer: number | null,
  /** The city: the name of one that is built in, or the text of its board file, as
 * [`crate::Board::source`] has it. */
  board: string,
  /** Each seat's colour. */
  colours: Array<Colour>,
  /** Whether each colour's car has its own ability (GB-10). */
  special_cars: boolean,
  /** Where in the game this is. */
  phase: Phase,
  /** Whose turn it is, or who draws. */
  to_act: number,
  /** How many actions or stops are left in this turn. */
  left: number,
  /** How many turns are finished. */
  turns: number,
  /** The first player, once known. */
  first: number | null,
  /** The winner, once there is one. */
  winner: number | null,
  /** The tiles on the board. */
  tiles: { [key in Space]: Tile },
  /** The spaces with a cone. */
  cones: Array<Space>,
  /** Each seat's car. */
  cars: Array<Space | null>,
  /** The seats whose cubes lie on a space. */
  cubes: { [key in Space]: Array<number> },
  /** Each seat's starting card. */
  starts: Array<Name | null>,
  /** Each seat's scored cards. */
  scored: Array<Array<Name>>,
  /** For each seat the destinations it stopped on without scoring: cards it cannot hold (GB-6.7). */
  ruled_out: Array<Array<Name>>,
  /** How many unscored cards each seat holds. */
  card_counts: Array<number>,
  /** How many tiles each seat holds. */
  hand_sizes: Array<number>,
  /** How many tiles are in the draw pile. */
  pile_size: number,
  /** The discard pile, sorted. */
  discard: Array<Tile>,
  /** The viewer's own tiles. */
  hand: Array<Tile>,
  /** The viewer's own unscored cards. */
  cards: Array<Name>,
  /** What every seat holds, for those who may know everything. */
  opened: Array<Holding> | null, };

export type Colour = "blue" | "green" | "red" | "yellow";

export type Holding = {
  /** Its tiles. */
  hand: Array<Tile>,
  /** Its unscored cards. */
  cards: Array<Name>, };

export type Name = string;

export type Phase = "showing" | "redrawing" | "dealing" | "handing" | "choosing" | "racing" | "opening" | "undeclared" | "building" | "driving" | "tripping" | "refilling" | "over";

export type Space = string;

export type Tile = string;
