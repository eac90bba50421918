// Writes the service worker with the list of files that the build made.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const made = Object.keys(bundle).filter((name) => !name.endsWith(".html") && !name.endsWith(".woff"));
        // What lies in a folder is for others, such as the pictures that messengers show.
        const plain = readdirSync("public", { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
        const files = ["/", ...made.map((name) => `/${name}`), ...plain.map((name) => `/${name}`)].sort();
        // Names of made files change with what is in them; the others are looked into.
        const content = plain.map((name) => readFileSync(`public/${name}`));
        const hash = content.reduce((hash, bytes) => hash.update(bytes), createHash("sha256").update(files.join()));
        const version = hash.digest("hex").slice(0, 12);
        const source = readFileSync("src/offline.js", "utf8").replace("__FILES__", JSON.stringify(files)).replace("__VERSION__", version);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
