// Writes the service worker with the list of files that the build made.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { SERVER_ONLY, SITE } from "./site.ts";

/** Files of the build whose names change with what is in them. */
const HASHED = /^assets\//;

export function offline(mode: string): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const made = Object.values(bundle).filter(({ fileName }) => fileName !== "index.html" && !fileName.endsWith(".woff"));
        const plain = lying(mode);
        // The page itself has no name: it is asked for by its folder.
        const files = ["", ...made.map(({ fileName }) => fileName), ...plain].sort();
        const hash = createHash("sha256").update(files.join());
        for (const one of made) if (one.type === "asset" && !HASHED.test(one.fileName)) hash.update(one.source);
        for (const name of plain) hash.update(readFileSync(`public/${name}`));
        const version = hash.digest("hex").slice(0, 12);
        const source = readFileSync("src/offline.js", "utf8").replace("__FILES__", JSON.stringify(files)).replace("__VERSION__", version);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** What lies in `public` for the page itself. What lies in a folder there is for others, such as the pictures that messengers show. */
function lying(mode: string): string[] {
  const files = readdirSync("public", { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return files.filter((name) => mode !== SITE || !SERVER_ONLY.includes(name));
}
