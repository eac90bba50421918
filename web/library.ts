// What the npm package is made of beside its code: its manifest, the engine, the words and the types.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { Plugin } from "vite";
import { isFirst, words } from "./words.ts";

/** Files by their names in the package. */
const FILES: Record<string, string> = {
  "package.json": "../bindings/npm/package.json",
  "README.md": "../bindings/npm/README.md",
  "CHANGELOG.md": "../CHANGELOG.md",
  LICENSE: "../LICENSE",
  "LICENSE-APACHE": "../LICENSE-APACHE",
  "LICENSE-MIT": "../LICENSE-MIT",
  "cloverleaf.wasm": "src/engine/module/cloverleaf_bg.wasm",
};
/** What every module of words has. */
const LANGUAGE = `import type { Language } from "../types/library/words.js";
declare const language: Language;
export default language;
`;
const WORDS = "virtual:locale/";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The words of a language, as a module of the package. */
export function locale(): Plugin {
  return {
    name: "locale",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const code = id.slice(WORDS.length + 1);
      const text = words(code, (why) => this.warn(why), isFirst);
      return `export default ${JSON.stringify({ code, text })};`;
    },
  };
}

/** Puts beside the code what else the package has. */
export function packaged(): Plugin {
  return {
    name: "packaged",
    generateBundle() {
      for (const [fileName, file] of Object.entries(FILES)) this.emitFile({ type: "asset", fileName, source: readFileSync(path(file)) });
      this.emitFile({ type: "asset", fileName: "locales/language.d.ts", source: LANGUAGE });
      for (const [name, source] of types()) this.emitFile({ type: "asset", fileName: `types/${name}`, source });
    },
  };
}

/** The declarations of everything the package exports, by their names. */
function types(): [string, string][] {
  const source = path("src/");
  const { config } = ts.readConfigFile(path("tsconfig.json"), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, path("."));
  const emit = {
    ...options,
    types: ["node"],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: source,
    outDir: source,
  };
  const program = ts.createProgram([path("src/library/node.ts"), path("src/virtual.d.ts")], emit);
  const made: [string, string][] = [];
  program.emit(undefined, (file, text) => made.push([file.slice(source.length), withEndings(text)]), undefined, true);
  const wanted = new Set(reached(new Map(made), "library/node.d.ts"));
  return made.filter(([name]) => wanted.has(name));
}

/** Node wants the whole name of a module, which our sources leave out. */
const withEndings = (text: string) => text.replace(/(from|import\()( ?)"(\.[^"]*)"/g, '$1$2"$3.js"');

/** The declarations that one needs, itself included. */
function reached(texts: Map<string, string>, from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const [, to = ""] of (texts.get(from) ?? "").matchAll(/"(\.[^"]*)\.js"/g)) {
    reached(texts, new URL(`${to}.d.ts`, `file:///${from}`).pathname.slice(1), seen);
  }
  return seen;
}
