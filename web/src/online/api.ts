// The server's addresses, asked and answered in JSON.

import { refusal } from "../lang.svelte";
import type { Card, Link, Me, Message, Opened, Problem, Setup } from "./wire";

/** Something the server would not do. Nothing has changed then. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** There is no server, or none that can be reached. */
export class Unreachable extends Error {}

export type List = "mine" | "open" | "running" | "finished";

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
  link: () => ask("POST", "/api/me/link") as Promise<Link>,
  enter: (key: string) => ask("POST", "/api/enter", { key }) as Promise<Me>,
  account: (login: string, password: string) => ask("POST", "/api/account", { login, password }) as Promise<Me>,
  logIn: (login: string, password: string) => ask("POST", "/api/login", { login, password }) as Promise<Me>,
  logOut: () => ask("POST", "/api/logout"),
  tables: (list: List) => ask("GET", `/api/tables?list=${list}`) as Promise<Card[]>,
  open: (setup: Setup) => ask("POST", "/api/tables", setup) as Promise<Opened>,
  /** The whole story of a table. */
  look: (id: string) => ask("GET", `${table(id)}?v=0`) as Promise<Extract<Message, { type: "hello" }>>,
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
