// What a browser keeps of a table on a server: the turn in the making, and one that is on its way.

import type { Named } from "./connection";

export interface Kept {
  decision?: number;
  drafted?: string[];
  sent?: Named;
}

const key = (table: string) => `cloverleaf.table.${table}`;

export function recall(table: string): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

export function keep(table: string, kept: Kept): void {
  if (kept.sent || kept.drafted?.length) localStorage.setItem(key(table), JSON.stringify(kept));
  else localStorage.removeItem(key(table));
}
