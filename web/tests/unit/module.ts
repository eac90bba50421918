// The built module, opened in Node, with English words.

import { readFileSync } from "node:fs";
import { initSync } from "../../src/engine/module/cloverleaf.js";
import { listen } from "../../src/engine/words";
import { words } from "../../words";

const path = new URL("../../src/engine/module/cloverleaf_bg.wasm", import.meta.url);
export const bytes = readFileSync(path);
// Pictures are written in these words from then on.
listen()("en", words("en"));
initSync({ module: bytes });
