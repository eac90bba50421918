// What a browser keeps of a turn in the making, and of one that is on its way. It is written at once, so that nothing is
// lost however suddenly the page is left.

import { recallText, rememberText } from "../remember";
import type { Named } from "./connection";

export interface Kept {
  decision?: number;
  drafted?: string[];
  sent?: Named;
}

const key = (table: string) => `cloverleaf.table.${table}`;

export function recall(table: string): Kept {
  try {
    return (JSON.parse(recallText(key(table)) ?? "{}") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

export function keep(table: string, kept: Kept): void {
  rememberText(key(table), kept.sent || kept.drafted?.length ? JSON.stringify(kept) : null);
}

/** A turn of a local game belongs to one position, as one seat sees it. */
interface KeptTurn {
  v: number;
  viewer: number;
  drafted: string[];
}

const turnKey = (game: string) => `cloverleaf.turn.${game}`;

/** The turn in the making of a local game; nothing if it belongs to another position. */
export function recallTurn(game: string, v: number, viewer: number): string[] {
  try {
    const kept = JSON.parse(recallText(turnKey(game)) ?? "{}") as Partial<KeptTurn> | null;
    const fits = kept?.v === v && kept.viewer === viewer && Array.isArray(kept.drafted);
    return fits ? (kept.drafted ?? []) : [];
  } catch {
    return [];
  }
}

export function keepTurn(game: string, kept: KeptTurn): void {
  rememberText(turnKey(game), kept.drafted.length > 0 ? JSON.stringify(kept) : null);
}
