// The built module, opened in Node.

import { readFileSync } from "node:fs";
import { initSync } from "../../src/engine/module/cloverleaf.js";

const path = new URL("../../src/engine/module/cloverleaf_bg.wasm", import.meta.url);
export const bytes = readFileSync(path);
initSync({ module: bytes });
