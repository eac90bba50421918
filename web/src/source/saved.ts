// A local game as it is kept, and what can be told of it without an engine.

import type { Setup } from "../engine/types";
import { attach } from "./attach";
import type { Help } from "./source";

/** A decision that was taken back: after how many events, and what it was. */
export interface TakenBack {
  after: number;
  actions: string[];
}

export interface Saved {
  format: 1;
  id: string;
  /** What somebody called it; without that it is named after the game and the opponents. */
  name?: string | undefined;
  setup: Setup;
  /** Whether seats know things that others do not. */
  secrets: boolean;
  /** The record, as a save. */
  record: string;
  /** Who looked at the screen last. */
  viewer: number;
  help: Help;
  taken: TakenBack[];
  /** When it was begun and last played, in milliseconds. */
  begun: number;
  played: number;
  /** The page that took the game last: no other one writes. */
  owner: string;
}

/** A row of the store that is no game any more. */
export interface Damaged {
  damaged: true;
  id: string;
  /** What is left of its record, if anything is. */
  record: string | undefined;
}

export const NO_HELP: Help = { hints: 0, takenBack: 0 };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isSetup = (value: unknown): value is Setup =>
  isObject(value) &&
  typeof value["game"] === "string" &&
  isObject(value["options"]) &&
  Array.isArray(value["sitters"]) &&
  value["sitters"].every((sitter) => isObject(sitter) && typeof sitter["name"] === "string");

const number = (value: unknown, otherwise: number) => (typeof value === "number" && Number.isFinite(value) ? value : otherwise);

function readHelp(value: unknown): Help {
  return isObject(value) ? { hints: number(value["hints"], 0), takenBack: number(value["takenBack"], 0) } : NO_HELP;
}

function readTaken(value: unknown): TakenBack[] {
  const good = (one: unknown): one is TakenBack => isObject(one) && typeof one["after"] === "number" && Array.isArray(one["actions"]);
  return Array.isArray(value) ? value.filter(good) : [];
}

/** A row of the store as a game; what is missing and does not matter is made up. */
export function readSaved(row: unknown): Saved | Damaged {
  const { id, name, setup, record, owner, ...rest } = isObject(row) ? row : {};
  const known = typeof id === "string" ? id : "";
  if (!known || !isSetup(setup) || typeof record !== "string" || !record.startsWith("cloverleaf record "))
    return { damaged: true, id: known, record: typeof record === "string" ? record : undefined };
  const played = number(rest["played"], 0);
  return {
    format: 1,
    id: known,
    name: typeof name === "string" && name ? name : undefined,
    setup,
    secrets: rest["secrets"] !== false,
    record,
    viewer: number(rest["viewer"], 1),
    help: readHelp(rest["help"]),
    taken: readTaken(rest["taken"]),
    begun: number(rest["begun"], played),
    played,
    owner: typeof owner === "string" ? owner : "",
  };
}

export const isDamaged = (one: Saved | Damaged): one is Damaged => "damaged" in one;

/** A short number of a text, for a name that is always the same. */
function digest(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

/** The one game that earlier versions kept as a text, as a row of the store. */
export function fromEarlier(text: string, now: number): Saved | Damaged {
  const id = `earlier-${digest(text)}`;
  try {
    return readSaved({ ...(JSON.parse(text) as object), id, begun: now, played: now });
  } catch {
    return { damaged: true, id, record: text };
  }
}

/** The record with the files that its game was set up with: what the engine replays. */
export const wholeRecord = ({ record, setup }: Saved) => attach(record, setup.options);

/** What a record says of its game. */
export interface Facts {
  over: boolean;
  /** Ranks by seat, 1 for a winner, of a game that is over. */
  ranks: number[] | undefined;
  /** How often somebody acted. */
  moves: number;
  /** The seats that gave up. */
  resigned: number[];
  /** Whether it can be played on: it is not over, and the seed is there, or nothing is drawn after the set-up. */
  playable: boolean;
}

function drawsLater(events: string[]): boolean {
  const first = events.findIndex((line) => /^\d/.test(line));
  return first >= 0 && events.slice(first).some((line) => line.startsWith("chance "));
}

export function facts(record: string): Facts {
  const lines = record.split("\n");
  const events = lines.filter((line) => /^(\d|chance|table) /.test(line));
  const ranks = /^result ([\d,]+) /m.exec(record)?.[1]?.split(",").map(Number);
  return {
    over: ranks !== undefined,
    ranks,
    moves: events.filter((line) => /^\d/.test(line)).length,
    resigned: events.flatMap((line) => /^table resign (\d)/.exec(line)?.[1] ?? []).map(Number),
    playable: ranks === undefined && (/^seed /m.test(record) || !drawsLater(events)),
  };
}

/** The seats of people. */
export const people = ({ sitters }: Setup) => sitters.flatMap((sitter, index) => (sitter.bot ? [] : [index + 1]));

/** The level of all bots; nothing where there are none, "mixed" where they differ. */
export function levelOf({ setup }: Pick<Saved, "setup">): string | undefined {
  const levels = new Set(setup.sitters.flatMap(({ bot }) => bot ?? []));
  return levels.size > 1 ? "mixed" : [...levels][0];
}

/** Whether nobody has anything left to do in it: it is over, or all people gave up. */
export function finished({ setup, record }: Pick<Saved, "setup" | "record">): boolean {
  const { over, resigned } = facts(record);
  return over || people(setup).every((seat) => resigned.includes(seat));
}
