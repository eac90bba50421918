// Lines of a record, as the page's log knows them.

import type { Happened } from "../engine/types";
import type { Seen } from "./wire";

/** Who did it and what: `2 go E`, `chance corner 1 A1`, `table resign 3`. */
export function read(line: string): { seat?: number; text: string } {
  const [, actor = "", text = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
  const seat = Number(actor);
  if (Number.isInteger(seat) && seat > 0) return { seat, text };
  return { text: actor === "chance" ? text : line };
}

const lines = (seen: Seen): string[] => ("events" in seen && seen.events) || [];

/** What happened in a game, numbered on from what was known. */
export function told(seen: Seen[], known = 0): Happened[] {
  return seen.flatMap(lines).map((line, index) => ({ v: known + index + 1, ...read(line) }));
}
