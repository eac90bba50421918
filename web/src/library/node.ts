// The package in Node, whose `fetch` reads no files.

import { readFile } from "node:fs/promises";
import init from "../engine/module/cloverleaf.js";
import { nowLoaded } from "./asked";

export * from "./index";

/** Reads the engine, once: the package's own, or that in another file, or these bytes. */
export async function load(wasm?: string | Uint8Array): Promise<void> {
  const found = wasm ?? new URL("./cloverleaf.wasm", import.meta.url);
  const bytes = found instanceof Uint8Array ? found : await readFile(found);
  await init({ module_or_path: bytes as Uint8Array<ArrayBuffer> });
  nowLoaded();
}
