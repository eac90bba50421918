// What the page for operators asks the server for, each time with the operators' key.

import { Refusal } from "../online/api";
import type { Problem } from "../online/wire";

export interface Report {
  id: string;
  at: number;
  table: string;
  reporter: string;
  about: string;
  about_name: string;
  seq: number | null;
  reason: string;
  words: string;
  talk: string;
  closed_at: number | null;
}

export interface Person {
  id: string;
  name: string;
  kind: string;
  since: number;
  seen: number | null;
  tables: number;
  reports: number;
}

export interface Table {
  id: string;
  game: string;
  status: string;
  changed: number;
  people: string;
}

export interface Sanction {
  id: string;
  kind: string;
  player: string | null;
  addresses: string | null;
  reason: string;
  created_at: number;
  expires_at: number | null;
}

export interface Act {
  seq: number;
  at: number;
  via: string;
  act: string;
  subject: string;
  detail: string;
}

interface Lists {
  reports: Report[];
  people: Person[];
  tables: Table[];
  sanctions: Sanction[];
  log: Act[];
}
export type List = keyof Lists;

export type Order =
  | { act: "warn"; player: string; why: string }
  | { act: "mute" | "ban"; player: string; why: string; hours?: number }
  | { act: "ban-addresses"; addresses: string; why: string; hours?: number }
  | { act: "lift" | "close-report"; id: string }
  | { act: "close-table"; table: string; why: string };

/** What was said around what is reported. */
export interface Line {
  v: number;
  at: number;
  by: string;
  name: string;
  text: string;
}

export class Operators {
  constructor(private readonly key: string) {}

  private async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.key}`, "content-type": "application/json" };
    const answer = await fetch(`/api/admin/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (answer.status === 204) return undefined;
    const said = (await answer.json()) as unknown;
    if (!answer.ok) throw new Refusal(said as Problem);
    return said;
  }

  list<L extends List>(list: L, find: string): Promise<Lists[L]> {
    return this.ask("GET", `${list}?find=${encodeURIComponent(find)}`) as Promise<Lists[L]>;
  }

  async perform(order: Order): Promise<void> {
    await this.ask("POST", "do", order);
  }
}
