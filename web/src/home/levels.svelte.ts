// Which opponent suits somebody at a game: it follows how their last games went, and is remembered in this browser.

import type { Ended, Setup } from "../engine/types";
import type { Level } from "../online/wire";
import { EASY, isLevel, LEVELS } from "./opponents";

const KEY = "cloverleaf.levels";
/** So many games in a row make another opponent more fun. */
const ROW = 2;
/** So many games are remembered as counted, so that looking at one again does not count it twice. */
const MOST_COUNTED = 60;

/** Against whom somebody plays, and how many games in a row they have won (or, below 0, lost) against them. */
export interface Run {
  level: Level;
  row: number;
}

/** Whom to play next; and, where that is somebody new, why and instead of whom. */
export interface Offer {
  level: Level;
  why?: "won" | "lost";
  instead?: Level;
}

export type Outcome = "won" | "lost" | "between";

/** A game against a level: another level starts a new row. */
export function after(run: Run, level: Level, outcome: Outcome): Run {
  const row = run.level === level ? run.row : 0;
  if (outcome === "between") return { level, row: 0 };
  return { level, row: outcome === "won" ? Math.max(row, 0) + 1 : Math.min(row, 0) - 1 };
}

/** Two wins in a row offer the next level, two losses the one below. */
export function offer({ level, row }: Run): Offer {
  const step = row >= ROW ? 1 : row <= -ROW ? -1 : 0;
  const next = LEVELS[LEVELS.indexOf(level) + step];
  if (step === 0 || !next) return { level };
  return { level: next, why: step > 0 ? "won" : "lost", instead: level };
}

/** How a game ended for its only person; with more than two players the places between first and last say little. */
export function outcome(seat: number, { ranks }: Ended): Outcome {
  const rank = ranks[seat] ?? 1;
  if (rank === 1) return "won";
  return rank === Math.max(...ranks) ? "lost" : "between";
}

/** The only person's seat and the level of all the bots, where a game is of that kind. */
export function duel({ sitters }: Setup): { seat: number; level: Level } | undefined {
  const people = sitters.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const levels = new Set(sitters.flatMap(({ bot }) => bot ?? []));
  const [seat, level] = [people[0], [...levels][0]];
  return people.length === 1 && levels.size === 1 && seat !== undefined && isLevel(level) ? { seat, level } : undefined;
}

interface Kept {
  runs: Record<string, Run>;
  /** The games that have been counted, the latest last. */
  counted: string[];
}

function read(): Kept {
  try {
    const { runs, counted } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const sound = Object.entries(runs ?? {}).filter(([, run]) => isLevel(run?.level) && Number.isInteger(run.row));
    return { runs: Object.fromEntries(sound), counted: Array.isArray(counted) ? counted : [] };
  } catch {
    return { runs: {}, counted: [] };
  }
}

class Levels {
  private kept: Kept = $state.raw(read());

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage it holds until the page is left.
    }
  }

  offer(game: string): Offer {
    return offer(this.kept.runs[game] ?? { level: EASY, row: 0 });
  }

  /** Somebody chose an opponent: a new row starts. */
  choose(game: string, level: Level): void {
    this.keep({ ...this.kept, runs: { ...this.kept.runs, [game]: { level, row: 0 } } });
  }

  /** Counts a game that is over, once. */
  count(setup: Setup, result: Ended, record: string): void {
    const [played, id] = [duel(setup), /^commitment (\w+)$/m.exec(record)?.[1]];
    if (!played || !id || this.kept.counted.includes(id)) return;
    const run = this.kept.runs[setup.game] ?? { level: played.level, row: 0 };
    const runs = { ...this.kept.runs, [setup.game]: after(run, played.level, outcome(played.seat, result)) };
    this.keep({ runs, counted: [...this.kept.counted, id].slice(-MOST_COUNTED) });
  }
}

export const levels = new Levels();
