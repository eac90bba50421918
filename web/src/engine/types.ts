// What the worker says and hears. Made from crates/protocol by its tests; run them with UPDATE=1 to make it anew.

import type { PlanStep, Said, Status, TurnNow } from "../online/wire";

export type { Problem, Said, TurnNow } from "../online/wire";

export type Title = {
  /** Its name in records and protocols. */
  id: string,
  /** The version of its rules. */
  rules: number,
  /** What it is called. */
  title: string,
  /** Who made it. */
  designer: string,
  /** The fewest and the most players. */
  seats: [number, number],
  /** How long it takes, from and to. */
  minutes: [number, number],
  /** The key of what it is about. */
  summary: string,
  /** Whether seats know things that others do not. */
  secrets: boolean,
  /** Its options. */
  options: Array<Choice>, };

export type Choice = {
  /** Its name. */
  name: string,
  /** `switch`, `number`, `limit`, `choice`, `text` or `by-seat`. */
  kind: string,
  /** The least and the most, of a number. */
  range?: [number, number],
  /** The words to choose from. */
  words?: Array<string>,
  /** What may be said, in a sentence. */
  values: Said,
  /** What it is if nobody says. */
  default: unknown,
  /** The key of what it means. */
  meaning: string,
  /** The clause that describes it. */
  clause: string, };

export type Setup = {
  /** The game. */
  game: string,
  /** The options that are not as usual. */
  options: Record<string, unknown>,
  /** Who sits where: one for each seat. */
  sitters: Array<Sitting>, };

export type Sitting = {
  /** The name shown. */
  name: string,
  /** The level of the bot, if it is one. */
  bot?: string, };

export type Now = {
  /** How many things have happened. */
  v: number,
  /** `running` or `finished`. */
  status: Status,
  /** The seats. */
  seats: Array<Place>,
  /** Who is to act. */
  turn: TurnNow,
  /** The game as the viewer may know it. */
  view: unknown,
  /** Where each seat stands. */
  scores: Array<number>,
  /** How it ended. */
  result?: Ended, };

export type Place = {
  /** Its number. */
  seat: number,
  /** The name of who sits there. */
  name: string,
  /** The level of the bot that plays here. */
  bot?: string,
  /** Whether the seat gave up. */
  resigned: boolean, };

export type Ended = {
  /** Ranks by seat, 1 for a winner. */
  ranks: Array<number>,
  /** Scores by seat. */
  scores: Array<number>,
  /** Why it ended. */
  reason: string, };

export type Awaited = {
  /** The seats of people who may act. */
  people: Array<number>,
  /** The seat of the bot that is to choose. */
  bot?: number,
  /** Whether it is a race, in which the bot waits until people have had their chance. */
  race: boolean, };

export type Standing = {
  /** How it stands for the viewer. */
  now: Now,
  /** What happened, as the viewer may see it. */
  happened: Array<Happened>,
  /** Whom it waits for. */
  awaited: Awaited,
  /** Its record, as a save. */
  record: string, };

export type Happened = {
  /** Its number, from 1. */
  v: number,
  /** Who did it; nobody for a draw. */
  seat?: number,
  /** What, in notation, as the viewer may see it. */
  text: string, };

export type Imagined = {
  /** How it would stand, for whoever would be to act. */
  now: Now,
  /** Whose eyes these are. */
  viewer: number,
  /** What would have happened, as they would see it. */
  happened: Array<Happened>,
  /** The same as a line of a plan. */
  line: Array<PlanStep>,
  /** Whether it ends with a draw, which could have been another. */
  drawn: boolean, };

export type Told = {
  /** A sentence. */
  message: Said,
  /** The figures, each a number or a list. */
  figures: Record<string, number | string[]>,
  /** The figures that are lists of places: the ids of the places in the picture. */
  places: { [key in string]: Array<string> }, };

export type Hint = {
  /** The actions, in order. */
  actions: Array<string>,
  /** What the first would do. */
  message?: Said,
  /** What they are worth, from 0 for the last place to 1 for a win. */
  value: number,
  /** The odds with which the bot would do this. */
  share: number, };

export type Drafted = {
  /** What has been drafted. */
  actions: Array<string>,
  /** What may be done next. */
  legal: Array<string>,
  /** What each of it is about. */
  touched: Touched,
  /** Whether the seat still owes something. */
  open: boolean,
  /** The game as the seat would see it. */
  view: unknown, };

export type Touched = {
  /** All names, each once. */
  names: Array<string>,
  /** By action, its verb: the first word of its notation. */
  verbs: Array<number>,
  /** By action, the id of the place that it touches; -1 if it touches none. */
  places: Array<number>,
  /** By action, the piece that it uses, in notation; -1 if it uses none. */
  pieces: Array<number>,
  /** By action, the id of something else that is pointed out with it; -1 if there is nothing. */
  marks: Array<number>, };

export type Look = {
  /** By night. */
  dark: boolean,
  /** What is pointed out. */
  marks: Array<Mark>,
  /** What is said at places. */
  notes: Array<Note>,
  /** Which delivery's routes are shown. */
  delivery?: number,
  /** How far that delivery has been driven, in steps. */
  step?: number,
  /** With the points of every tile. */
  points?: boolean,
  /** With the seats and hands beside the board. */
  panel: boolean, };

export type Mark = {
  /** Its id in the picture. */
  id: string,
  /** `legal`, `chosen`, `last`, `blame` or `own`. */
  kind: string,
  /** In whose colour: `blue`, `green`, `red` or `yellow`. */
  colour?: string, };

export type Note = {
  /** The place's id in the picture. */
  id: string,
  /** Short lines. */
  lines: Array<string>, };

export type Scene = {
  /** The whole picture. */
  size: Area,
  /** Every place that can be touched or marked. */
  places: Array<ScenePlace>,
  /** Everything that has a name and stands or lies on the board. */
  pieces: Array<ScenePiece>,
  /** The ways that signals set for queues. */
  paths: Array<ScenePath>,
  /** How many steps there are of what is shown step by step. */
  steps?: number, };

export type Area = {
  /** From the left. */
  x: number,
  /** From the top. */
  y: number,
  /** How wide. */
  width: number,
  /** How high. */
  height: number, };

export type ScenePlace = {
  /** Its id in the picture. */
  id: string,
  /** What it is: `space`, `lane`, `signal`, `tile`, `row` and so on. */
  kind: string,
  /** The place in notation. */
  notation: string,
  /** Its outline: `hex`, with a flat top, or `rect`. */
  shape: string,
  /** Its middle, from the left. */
  x: number,
  /** Its middle, from the top. */
  y: number,
  /** How wide it is. */
  width: number,
  /** How high it is. */
  height: number, };

export type ScenePiece = {
  /** Its id in the picture. */
  id: string,
  /** What it is: `car`, `cone`, `tile`, `sign` and so on. */
  kind: string,
  /** What it looks like, as far as that can change: a tile's roads, a car's colour. */
  face: string,
  /** Where the origin of its drawing is, from the left: its middle, or 0 for what is drawn across the board. */
  x: number,
  /** The same, from the top. */
  y: number,
  /** Where it heads, in degrees clockwise from east. */
  angle?: number,
  /** The id of the place where it is. */
  place?: string,
  /** Its number in the queue of that place; 1 is the head. */
  bay?: number, };

export type ScenePath = {
  /** The id of the place whose queue drives along it. */
  place: string,
  /** Points along it, from its beginning to its end. */
  points: Array<[number, number]>, };

export type Opened = {
  /** The game. */
  game: string,
  /** The names at the seats, empty where the record has none. */
  names: Array<string>,
  /** How many events there are. */
  length: number,
  /** Whether the game is over, so that everybody may see everything. */
  over: boolean,
  /** Whether seats know things that others do not. */
  secrets: boolean,
  /** The options, as a set-up has them. */
  options: Record<string, unknown>, };

export type Position = {
  /** How it stood. */
  now: Now,
  /** What had just happened, as far as the viewer saw it. */
  last?: Happened,
  /** The id of the place that it touched. */
  place?: string,
  /** What that did. */
  told?: Told, };

export type Decided = {
  /** Whose it was. */
  seat: number,
  /** How many events had happened when it was to be made. */
  from: number,
  /** How many events had happened when it was made. */
  at: number,
  /** What was played. */
  actions: Array<string>, };

export type Judged = {
  /** What the bot would have done. */
  hint: Hint,
  /** What was played is worth to its seat, from 0 for the last place to 1 for a win. */
  played: number,
  /** What the hint is worth, by the same look. */
  best: number,
  /** What was lost by not following the hint, */
  cost: number,
  /** give or take so much. */
  doubt: number, };

export type Verified = {
  /** The hash of the seed, published before the first draw. */
  commitment?: string,
  /** The seed, published after the game. */
  seed?: string,
  /** How many events were played again. */
  events: number,
  /** `none`, `proven`, `sealed` or `unproven`. */
  draws: string,
  /** How many draws there were. */
  drawn: number,
  /** Whether the game is over. */
  over: boolean, };
