// Lays a compressed copy beside each file of the built page, so that the server only has to choose one.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What gets smaller; pictures and fonts are compressed as they are. */
const WORTHWHILE = /\.(html|js|css|wasm|svg|json|webmanifest|txt|record)$/;

/** The last eighth of what could be gained takes ten times as long: scripts are worth that, the engine is not. */
const quality = (file: string) => (file.endsWith(".js") ? 11 : 9);

function brotli(source: Buffer, file: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality(file), [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  return brotliCompressSync(source, { params });
}

function lay(file: string): void {
  const source = readFileSync(file);
  writeFileSync(`${file}.br`, brotli(source, file));
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
}

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      files.filter((file) => WORTHWHILE.test(file)).forEach((file) => lay(join(folder, file)));
    },
  };
}
