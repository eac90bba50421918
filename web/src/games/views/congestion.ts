// What this game shows. Made from its View by a test of crates/catalog; run it with UPDATE=1 to make it anew.

export type View = {
  /** The street grid. */
  grid: Grid,
  /** Whether cars keep left. */
  keep_left: boolean,
  /** The seats' colours, in order. */
  colours: Array<Colour>,
  /** The cars in every lane that ends at an intersection, the head of the queue first. */
  lanes: { [key in Lane]: Array<Colour> },
  /** What the signals there are show. */
  signals: { [key in Lane]: Direction },
  /** The cars counted for each seat, in order (TC-5.1). */
  counted: Array<number>,
  /** How many cars win (TC-5.2). */
  target: number,
  /** The number of the seat to move, from 1; nobody's once the game is over. */
  to_move: number | null,
  /** How many turns have been taken. */
  turns: number,
  /** How many of the last turns were passes, in a row. */
  passes: number,
  /** How many turns in a row no car has entered or left the board (TC-5.3). */
  stalled: number,
  /** Why the game ended, once it has. */
  ended: Ending | null, };

export type Colour = "blue" | "red" | "green" | "yellow";

export type Direction = "straight" | "left" | "right";

export type Ending = "target" | "all passed" | "stalled" | "turn limit";

export type Grid = string;

export type Lane = string;
