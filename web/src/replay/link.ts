// A link for every position: which game, after how many events, through whose eyes. A game that no server
// keeps travels in the link itself.

/** Where a record is found. */
export type Where =
  /** Nowhere yet: somebody wants to open one. */
  | { kind: "none" }
  /** The game that was played in this page last. */
  | { kind: "local" }
  /** A game of this browser. */
  | { kind: "game"; id: string }
  /** A finished table of the server. */
  | { kind: "table"; id: string }
  /** In the link. */
  | { kind: "record"; data: string };

export interface Link {
  where: Where;
  /** After how many events; nobody has said where. */
  at: number | undefined;
  /** Through which seat's eyes; 0 for somebody who only watched, nobody for all at once. */
  eyes: number | undefined;
  /** Whether the review is wanted. */
  review: boolean;
}

/** Longer links get lost on their way through chats and mails. */
export const LONGEST = 30_000;
/** No game is longer than this; what is has been made to choke us. */
const LARGEST = 4_000_000;

/** Reads what stands behind `#/replay/`. */
export function readLink(address: string): Link {
  const [path = "", query = ""] = address.replace(/^#?\/?(replay\/?)?/, "").split("?");
  const [kind, ...rest] = path.split("/");
  const wanted = new URLSearchParams(query);
  const carried = kind === "table" || kind === "record" || kind === "game" ? (rest.shift() ?? "") : "";
  return {
    where: where(kind, carried),
    at: whole(rest[0]),
    eyes: whole(wanted.get("eyes")),
    review: wanted.get("show") === "review",
  };
}

function where(kind: string | undefined, carried: string): Where {
  if (kind === "local") return { kind };
  if ((kind === "table" || kind === "game") && carried) return { kind, id: decodeURIComponent(carried) };
  if (kind === "record" && carried) return { kind, data: carried };
  return { kind: "none" };
}

function whole(text: string | null | undefined): number | undefined {
  return /^\d{1,9}$/.test(text ?? "") ? Number(text) : undefined;
}

/** The address of a link, from the hash on. */
export function writeLink({ where, at, eyes, review }: Link): string {
  const query = new URLSearchParams();
  if (eyes !== undefined) query.set("eyes", String(eyes));
  if (review) query.set("show", "review");
  const asked = query.size > 0 ? `?${query}` : "";
  return where.kind === "none" ? "#/replay" : `#/replay/${place(where)}${at === undefined ? "" : `/${at}`}${asked}`;
}

function place(where: Exclude<Where, { kind: "none" }>): string {
  if (where.kind === "table" || where.kind === "game") return `${where.kind}/${encodeURIComponent(where.id)}`;
  return where.kind === "record" ? `record/${where.data}` : where.kind;
}

/** A record as a part of a link. */
export async function pack(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record in a part of a link. */
export async function unpack(data: string): Promise<string> {
  const text = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > LARGEST) throw new Error("there is no end to it");
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
