// The server's addresses, asked and answered in JSON.

import { refusal } from "../lang.svelte";
import type { Card, Featured, Me, Message, Opened, Problem, Setup, Talk } from "./wire";

/** Something the server would not do. Nothing has changed then. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** There is no server, or none that can be reached. */
export class Unreachable extends Error {}

export type List = "mine" | "open" | "running" | "finished";

/** Asks something of the server. */
export async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(path, { method, ...sent }).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (answer.status === 204) return undefined;
  // A plain web server answers every address with a page.
  if (!answer.headers.get("content-type")?.includes("json")) throw new Unreachable(`${answer.status}`);
  const said = (await answer.json()) as unknown;
  if (!answer.ok) throw new Refusal(said as Problem);
  return said;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask("GET", "/api/me") as Promise<Me>,
  name: (name: string) => ask("POST", "/api/me", { name }) as Promise<Me>,
  /** A page of a list; what to ask with says which. */
  tables: (list: List, which: { after?: string; host?: string; limit?: string } = {}) =>
    ask("GET", `/api/tables?${new URLSearchParams({ list, ...which })}`) as Promise<Card[]>,
  /** A public game that is being played, if there is one. */
  featured: () => ask("GET", "/api/featured") as Promise<Featured | null>,
  open: (setup: Setup) => ask("POST", "/api/tables", setup) as Promise<Opened>,
  /** The whole story of a table. */
  look: (id: string) => ask("GET", `${table(id)}?v=0`) as Promise<Extract<Message, { type: "hello" }>>,
  /** What was said before a version, a page of it. */
  talk: (id: string, before: number) => ask("GET", `${table(id)}/talk?before=${before}`) as Promise<Talk>,
  /** The record of a finished game, which is no JSON. */
  record: (id: string) => fetch(`${table(id)}/record`).then((answer) => answer.text()),
  socket: (id: string, v: number) => `${location.origin.replace(/^http/, "ws")}${table(id)}/socket?v=${v}`,
};

/** What went wrong, for people. */
export function trouble(error: unknown): string {
  if (error instanceof Refusal) return told(error.problem);
  return error instanceof Error ? error.message : String(error);
}

/** A server's no, as the reader wants to hear it; nothing if there was none. */
export const told = (problem: Problem | undefined) => (problem ? refusal(problem) : "");
