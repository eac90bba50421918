// What this game shows. Made from its View by a test of crates/catalog; run it with UPDATE=1 to make it anew.

export type View = {
  /** The city's tiles. */
  city: { [key in Place]: Quarter },
  /** The highways in it. */
  highways: { [key in Place]: Highway },
  /** The rights-of-way in it. */
  rights: { [key in Place]: Right },
  /** The tiles in each seat's hand. */
  hands: Array<Array<Kind>>,
  /** How many tiles each seat's drawing stack has. */
  stacks: Array<number>,
  /** The tiles on each seat's discard stack. */
  discards: Array<Array<Kind>>,
  /** The pieces of the city not yet drawn, by their dollars from none to three. */
  pieces: Array<number>,
  /** The dollars of the piece that is to be laid. */
  piece: number | null,
  /** What is due. */
  phase: Phase,
  /** How many tiles are still to be drawn or paid. */
  owed: number,
  /** Whose turn it is, from 1; before the first turn, who lays next. */
  seat: number,
  /** The number of the seat to act, if one is. */
  to_act: number | null,
  /** Where a highway was placed this turn. */
  placed: Place | null,
  /** Where a right-of-way was bought this turn. */
  bought: Place | null,
  /** Whether this is the last turn (RW-7.1). */
  last_turn: boolean,
  /** How many turns have been taken. */
  turns: number,
  /** Each seat's points now (RW-7.4). */
  points: Array<number>,
  /** Whether dollar tiles under highways still bring profit (RW-5.2). */
  covered_dollars: boolean,
  /** Why the game ended, once it has. */
  ended: Ending | null, };

export type Ending = "used up" | "built up" | "turn limit";

export type FaceDown = {
  /** Whose it is, from 1. */
  seat: number,
  /** What it is. */
  tile: Kind, };

export type Highway = {
  /** Whose it is, from 1. */
  seat: number,
  /** Its roads as it lies. */
  roads: string,
  /** What it is worth now: its value if it is fully connected, or nothing. */
  points: number, };

export type Kind = string;

export type Phase = "dollar" | "piece" | "lay" | "deal" | "first" | "act" | "draw" | "discard" | "scrap" | "price" | "refill" | "over";

export type Place = string;

export type Quarter = "dollar" | "unmarked";

export type Right = {
  /** Whose it is, from 1. */
  seat: number,
  /** The tiles face down there, the lowest first. */
  stack: Array<FaceDown>, };
