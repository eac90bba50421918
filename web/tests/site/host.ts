// A plain file server, as dumb as any: the files of a folder below a path, and nothing else.

import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, resolve } from "node:path";

const FOLDER = resolve(process.env["CLOVERLEAF_SITE"] ?? "../target/site");

const KINDS: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

export interface Host {
  /** The addresses of the site. */
  addresses: string[];
  /** What was asked for and is not there, from the first request on. */
  missing: string[];
  stop(): Promise<void>;
}

/** The file that a path means to a site below this one, if there is one; a folder means the page in it. */
function file(path: string, below: string): string | undefined {
  if (!path.startsWith(below)) return undefined;
  const inside = normalize(decodeURIComponent(path.slice(below.length)));
  const named = join(FOLDER, inside.endsWith("/") || inside === "." ? join(inside, "index.html") : inside);
  return named.startsWith(FOLDER) && statSync(named, { throwIfNoEntry: false })?.isFile() ? named : undefined;
}

/** Serves the site below these paths of one host. */
export async function host(...below: string[]): Promise<Host> {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const found = below.map((path) => file(pathname, path)).find((path) => path !== undefined);
    if (!found) missing.push(pathname);
    response.writeHead(found ? 200 : 404, { "content-type": KINDS[extname(found ?? "")] ?? "application/octet-stream" });
    response.end(found ? readFileSync(found) : "");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { addresses: below.map((path) => origin + path), missing, stop };
}
