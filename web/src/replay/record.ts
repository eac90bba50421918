// Getting a record and giving it away: from a link, from the server, from the page's own game; as a file, as a
// link on the clipboard.

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
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`).catch(() => undefined);
  if (!answer) throw new NoRecord("replay-no-server");
  // A plain web server answers every address with a page.
  const text = answer.ok && answer.headers.get("content-type")?.startsWith("text/plain");
  if (!text) throw new NoRecord(missing(answer));
  return answer.text();
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
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${game}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
