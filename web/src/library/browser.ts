// The package in browsers and bundlers.

import init from "../engine/module/cloverleaf.js";
import { nowLoaded } from "./asked";

export * from "./index";

/** Fetches the engine, once. Where a bundler does not find `cloverleaf.wasm` by itself, give its address or its bytes. */
export async function load(wasm?: string | Uint8Array): Promise<void> {
  const found = wasm ?? new URL("./cloverleaf.wasm", import.meta.url);
  await init({ module_or_path: found as string | URL | Uint8Array<ArrayBuffer> });
  nowLoaded();
}
