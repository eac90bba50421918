// How games of one person against bots ended, and what that comes to by game and level.

import { facts, finished, levelOf, people, type Saved } from "../source/saved";

export type Result = "won" | "drawn" | "lost";

/** How it ended for the only person; nothing for games that are not over, and for those of several people. */
export function resultOf(game: Saved): Result | undefined {
  const [seat, ...others] = people(game.setup);
  if (seat === undefined || others.length > 0 || !finished(game) || levelOf(game) === undefined) return undefined;
  const { ranks, resigned } = facts(game.record);
  if (!ranks || resigned.includes(seat) || ranks[seat - 1] !== 1) return "lost";
  return ranks.filter((rank) => rank === 1).length > 1 ? "drawn" : "won";
}

export interface Tally {
  game: string;
  level: string;
  played: number;
  won: number;
  drawn: number;
  /** The longest run of wins. */
  run: number;
}

/** One tally for each game and level at which something was played to its end. */
export function tallies(games: Saved[]): Tally[] {
  const found = new Map<string, Tally>();
  /** How many were won in a row last. */
  const streaks = new Map<string, number>();
  for (const game of games.toSorted((one, other) => one.played - other.played)) {
    const [result, at] = [resultOf(game), levelOf(game)];
    if (!result || !at) continue;
    const key = `${game.setup.game} ${at}`;
    const before = found.get(key) ?? { game: game.setup.game, level: at, played: 0, won: 0, drawn: 0, run: 0 };
    const streak = result === "won" ? (streaks.get(key) ?? 0) + 1 : 0;
    streaks.set(key, streak);
    found.set(key, {
      ...before,
      played: before.played + 1,
      won: before.won + (result === "won" ? 1 : 0),
      drawn: before.drawn + (result === "drawn" ? 1 : 0),
      run: Math.max(before.run, streak),
    });
  }
  return [...found.values()];
}
