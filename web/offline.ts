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
        const files = ["/", ...made.map((name) => `/${name}`), ...readdirSync("public").map((name) => `/${name}`)].sort();
        const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        const source = readFileSync("src/offline.js", "utf8")
          .replace("__FILES__", JSON.stringify(files))
          .replace("__VERSION__", version);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
