// Where a replay stops on the way: after every action, every turn, every day, or wherever one seat was to decide.

import type { Decided } from "../engine/types";

export type Unit = "event" | "turn" | "day" | "own";

/** The ends of the turns: what a seat decides in a row, draws in between included, is one. */
export function turns(decisions: Decided[]): number[] {
  const inOrder = decisions.toSorted((one, other) => one.at - other.at);
  return inOrder.filter(({ seat }, index) => inOrder[index + 1]?.seat !== seat).map(({ at }) => at);
}

/** The ends of the days, where all decide together; none in other games. */
export function days(decisions: Decided[]): number[] {
  const ends = new Map<number, number>();
  const shared = decisions.filter(({ from, seat }) => decisions.some((other) => other.from === from && other.seat !== seat));
  for (const { from, at } of shared) ends.set(from, Math.max(at, ends.get(from) ?? 0));
  return [...ends.values()].sort((one, other) => one - other);
}

/** Where a seat was to decide. */
export function own(decisions: Decided[], seat: number): number[] {
  return [...new Set(decisions.filter((one) => one.seat === seat).map(({ from }) => from))].sort((one, other) => one - other);
}

/** Where a step leads, forwards or backwards; the ends of the game are always stops. */
export function next(stops: number[], at: number, by: 1 | -1, length: number): number {
  if (by === 1) return stops.find((stop) => stop > at) ?? length;
  return stops.findLast((stop) => stop < at) ?? 0;
}

/** Which of the stops this is, counted from 1: the last that lies behind, or the one that is under way. */
export function reached(stops: number[], at: number): number {
  const ahead = stops.findIndex((stop) => stop >= at);
  return ahead < 0 ? stops.length : ahead + 1;
}
