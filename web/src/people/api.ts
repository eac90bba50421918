// What people do about each other, asked of the server.

import { ask } from "../online/api";
import type { NewReport, Silenced, Silencing, Warning } from "../online/wire";

/** Somebody at a table: who said a message, or has a seat. */
export type Meant = { message: number } | { seat: number };

const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const people = {
  report: (table: string, report: NewReport) => ask("POST", at(table, "report"), report),
  silence: (table: string, silencing: Silencing) => ask("POST", at(table, "silence"), silencing),
  silenced: () => ask("GET", "/api/silenced") as Promise<Silenced[]>,
  hearAgain: (player: string) => ask("DELETE", `/api/silenced/${encodeURIComponent(player)}`),
  warnings: () => ask("GET", "/api/warnings") as Promise<Warning[]>,
  read: (id: string) => ask("POST", `/api/warnings/${encodeURIComponent(id)}`, {}),
};
