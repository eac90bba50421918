// The story of a game that is over: how everybody stood all the way, and the moments that mattered.

import type { Happened, Position } from "./types";

/** How everybody stood after an event. */
export interface Stood {
  v: number;
  scores: number[];
}

/** An event after which it stood otherwise. */
export interface Moment extends Stood {
  event: Happened;
  /** By how much it changed the scores. */
  change: number;
}

export interface Story {
  course: Stood[];
  moments: Moment[];
}

/** So many moments are told. */
const MOMENTS = 3;

const changed = (one: number[], other: number[]) => one.reduce((sum, score, index) => sum + Math.abs(score - (other[index] ?? 0)), 0);

/** Reads a game position by position. */
export function story(log: Happened[], at: (v: number) => Position): Story {
  const course: Stood[] = [{ v: 0, scores: at(0).now.scores }];
  const moments: Moment[] = [];
  for (const event of log) {
    const { scores } = at(event.v).now;
    const change = changed(scores, course.at(-1)?.scores ?? []);
    if (change === 0) continue;
    course.push({ v: event.v, scores });
    moments.push({ v: event.v, scores, event, change });
  }
  return { course, moments: best(moments) };
}

/** The greatest changes, in the order in which they came; of equal ones the later. */
function best(moments: Moment[]): Moment[] {
  const greatest = [...moments].sort((one, other) => other.change - one.change || other.v - one.v).slice(0, MOMENTS);
  return greatest.sort((one, other) => one.v - other.v);
}

/** How often another seat took the lead for itself. */
export function leadChanges(course: Stood[], less: boolean): number {
  let [leader, changes] = [-1, 0];
  for (const { scores } of course) {
    const best = less ? Math.min(...scores) : Math.max(...scores);
    const leaders = scores.flatMap((score, index) => (score === best ? [index] : []));
    const [first = -1] = leaders;
    if (leaders.length !== 1 || first === leader) continue;
    if (leader >= 0) changes += 1;
    leader = first;
  }
  return changes;
}
