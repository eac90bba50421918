// What this game shows. Made from its View by a test of crates/catalog; run it with UPDATE=1 to make it anew.

export type View = {
  /** The seat that looks; none for a spectator. */
  viewer: number | null,
  /** What the game waits for. */
  stage: Stage,
  /** The day, 1 to 5. */
  day: number,
  /** The seats that are to act. */
  to_act: Array<number>,
  /** Each seat's corner, once drawn; its goal is the opposite one. */
  corners: [Tile | null, Tile | null, Tile | null, Tile | null],
  /** Who has submitted for the day. */
  sealed: [boolean, boolean, boolean, boolean],
  /** Each seat's gas, delivery by delivery. */
  gas: [Array<number>, Array<number>, Array<number>, Array<number>],
  /** Each seat's gas in total. */
  totals: [number, number, number, number],
  /** The signs standing, by day and place. Who planted them is not told (TT-2.10). */
  signs: Array<Standing>,
  /** The seats among which the winner is to choose (TT-8.2), while the choice is due. */
  choices: Array<number>,
  /** The viewer's own garnets when the day started (TT-7.4). */
  purse: number | null,
  /** The garnets the viewer got for each delivery (TT-7.3). */
  earned: Array<number>,
  /** What garnets buy today. */
  prices: Prices,
  /** What the viewer has ordered for the day. */
  orders: Ordered | null,
  /** The viewer's own past routes. */
  routes: Array<Driven>,
  /** The signs the viewer planted, those that failed included (TT-3.3). */
  planted: Array<Planting>,
  /** The viewer's own collisions (TT-9.2). */
  notices: Array<Notice>,
  /** Everything else, once the game is over (TT-9.3, X-5), and for a referee. */
  revealed: Revealed | null, };

export type Dir = string;

export type Driven = {
  /** Whose. */
  seat: number,
  /** The delivery, 1 to 4. */
  delivery: number,
  /** The route as it was planned. */
  route: Plan, };

export type Notice = {
  /** Who is told. */
  seat: number,
  /** The delivery, 1 to 4. */
  delivery: number,
  /** With whom. */
  with: number,
  /** Where. */
  tile: Tile, };

export type Ordered = {
  /** The route as far as it is planned. */
  route: Plan,
  /** The obligatory sign. */
  sign: Post | null,
  /** The paid second sign. */
  extra: Post | null, };

export type Place = string;

export type Plan = {
  /** The tiles where each step ends, the starting tile first (TT-4.1). */
  tiles: Array<Tile>,
  /** The direction of each step. */
  moves: Array<Dir>,
  /** Which of the moves, counted from 1, is merged with the one after it (TT-4.6). */
  rush: number | null,
  /** Whether the last move leaves the board (TT-4.4). */
  off: boolean, };

export type Planting = {
  /** Who planted it. */
  seat: number,
  /** The day it was planted. */
  day: number,
  /** The tile, row or column. */
  place: Place,
  /** The sign. */
  sign: Sign,
  /** Whether it was the paid second one (TT-2.9). */
  extra: boolean,
  /** Whether it failed and does not stand (TT-3.2). */
  failed: boolean, };

export type Post = string;

export type Prices = {
  /** A rush (TT-4.6), if a delivery is driven. */
  rush: number | null,
  /** An extra sign (TT-2.9), if signs are planted. */
  extra: number | null, };

export type Revealed = {
  /** Who won the Token of Life (TT-8.1). */
  token: number | null,
  /** The Elimination Candidates (TT-8.2). */
  candidates: Array<number>,
  /** The garnets each seat got for its place (TT-8.3). */
  bonus: [number, number, number, number],
  /** Each seat's garnets, the bonus included. */
  purses: [number, number, number, number],
  /** What each seat has ordered for the day, seat by seat, if a day is open. */
  orders: Array<Ordered>,
  /** All routes. */
  routes: Array<Driven>,
  /** All signs. */
  planted: Array<Planting>,
  /** All collisions, told to both sides. */
  notices: Array<Notice>, };

export type Sign = string;

export type Stage = "corners" | "orders" | "choice" | "over";

export type Standing = {
  /** The day they were planted. */
  day: number,
  /** The tile, row or column. */
  place: Place,
  /** The sign. */
  sign: Sign,
  /** How many of it: two Toll Roads cost 4, two Speed Limits make 105. */
  count: number, };

export type Tile = string;
