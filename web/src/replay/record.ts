// Getting a record and giving it away: from a link, from the server, from the page's own game; as a file, as a
// link on the clipboard.

import { Refused } from "../engine/engine";
import { attach } from "../source/attach";
import { keptRecord } from "../source/local.svelte";
import { LONGEST, pack, unpack, type Where, writeLink } from "./link";

/** A record, and who may look at it while it is not over. */
export interface Found {
  record: string;
  /** Whose eyes there are, if the game is not over. */
  only: number;
}

/** Why there is no record: a key of the locales. */
export class NoRecord extends Error {}

export async function find(where: Where): Promise<Found> {
  switch (where.kind) {
    case "local":
    case "game": {
      const left = await keptRecord(where.kind === "game" ? where.id : undefined);
      if (!left) throw new NoRecord("replay-no-game");
      return left;
    }
    case "table":
      return { record: await fetched(where.id), only: 0 };
    case "record":
      return { record: await unpacked(where.data), only: 0 };
    case "none":
      throw new NoRecord("replay-no-game");
  }
}

async function fetched(id: string): Promise<string> {
  if (!__ONLINE__) throw new NoRecord("site-no-table");
  const table = `/api/tables/${encodeURIComponent(id)}`;
  const answer = await fetch(`${table}/record`).catch(() => undefined);
  if (!answer) throw new NoRecord("replay-no-server");
  // A plain web server answers every address with a page.
  const text = answer.ok && answer.headers.get("content-type")?.startsWith("text/plain");
  if (!text) throw new NoRecord(missing(answer));
  const record = await answer.text();
  return fileOf(record) ? attach(record, await options(table)) : record;
}

/** The option whose file a record only names by its hash. Those of its own cities the page knows. */
const fileOf = (record: string) => /^option (\w+) \S+#[0-9a-f]+$/m.exec(record)?.[1];

const isRecord = (text: string) => text.startsWith("cloverleaf record");

/** A record and the file that came with it, or that another record has been waiting for. */
export function together(texts: string[], waiting: string | undefined): string {
  const record = texts.find(isRecord) ?? waiting ?? texts[0] ?? "";
  const file = texts.find((text) => !isRecord(text) && text !== record);
  const option = fileOf(record);
  return file !== undefined && option !== undefined ? attach(record, { [option]: file }) : record;
}

/** Whether a record was refused because the file of its city is missing. */
export function lacksFile(record: string, error: unknown): boolean {
  return error instanceof Refused && fileOf(record) !== undefined && /gb-board-names|gb-board-built-in/.test(error.message);
}

/** The options of a table, with the texts of its files. */
async function options(table: string): Promise<Record<string, unknown>> {
  const answer = await fetch(table).catch(() => undefined);
  const hello = answer?.ok ? ((await answer.json()) as { table?: { setup?: { options?: Record<string, unknown> } } }) : undefined;
  return hello?.table?.setup?.options ?? {};
}

/** Why a server gave no record. */
function missing({ ok, status }: Response): string {
  if (status >= 500) return "replay-no-server";
  return ok || status === 404 ? "replay-no-table" : "replay-not-over";
}

async function unpacked(data: string): Promise<string> {
  try {
    return await unpack(data);
  } catch {
    throw new NoRecord("replay-bad-link");
  }
}

/** The whole address of a position, or nothing if it would be too long to be of use. */
export async function address(where: Where, record: string, at: number, eyes: number | undefined): Promise<string | undefined> {
  const lasting: Where = where.kind === "table" ? where : { kind: "record", data: await pack(record) };
  if (lasting.kind === "record" && lasting.data.length > LONGEST) return undefined;
  return location.href.replace(/#.*$/, "") + writeLink({ where: lasting, at, eyes, review: false });
}

/** Puts a text on the clipboard, if there is one. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function download(record: string, game: string): void {
  save(new Blob([record], { type: "text/plain" }), `${game}.record`);
}

/** Saves something as a file. */
export function save(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
