// The package as it is packed, in Node and under TypeScript.

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Now, Problem, Verified } from "../../src/engine/types";
import { languages } from "../../words";
import { EmptyProject } from "./project";

interface Refusal {
  ours: boolean;
  text: string;
  problem?: Problem;
}

interface Played {
  id: string;
  now: Now;
  again: Now;
  verified: Verified;
  broken?: Refusal;
  pictures: [string, string];
}

const TSC = createRequire(import.meta.url).resolve("typescript/bin/tsc");
/** Every game has a view of its own. */
const VIEWS = new URL("../../src/games/views/", import.meta.url);
const IDS = readdirSync(VIEWS).map((file) => file.replace(".ts", ""));

let project: EmptyProject;
let told: { early: Refusal; played: Played[] };

beforeAll(() => {
  project = new EmptyProject();
  told = project.told("games.mjs");
});
afterAll(() => project.remove());

const inside = (...path: string[]) => join(project.folder, "node_modules", "cloverleaf", ...path);

it("has every file that its manifest names, and nothing of the page", () => {
  const names = readdirSync(inside()).sort();
  const code = ["browser.js", "cloverleaf.wasm", "library.js", "locales", "node.js", "package.json", "types"];
  const texts = ["CHANGELOG.md", "LICENSE", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];
  expect(names).toEqual([...code, ...texts].sort());
  expect(readdirSync(inside("locales")).sort()).toEqual([...languages().map((code) => `${code}.js`), "language.d.ts"].sort());
});

it("needs no other package", () => {
  const manifest = JSON.parse(readFileSync(inside("package.json"), "utf8")) as Record<string, unknown>;
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  expect(readdirSync(join(project.folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["cloverleaf"]);
});

it("offers all games", () => {
  expect(told.played.map(({ id }) => id).sort()).toEqual([...IDS].sort());
});

it.each(IDS)("plays a whole game of %s by bots, whose record can be verified and gone on with", (id) => {
  const played = told.played.find((one) => one.id === id);
  expect(played?.now.status).toBe("finished");
  expect(played?.now.result?.ranks).toContain(1);
  expect(played?.verified).toMatchObject({ over: true, events: played?.now.v });
  expect(played?.again).toEqual(played?.now);
});

it.each(IDS)("refuses a record of %s from which a line is missing", (id) => {
  const broken = told.played.find((one) => one.id === id)?.broken;
  expect(broken).toMatchObject({ ours: true, problem: { code: "malformed" } });
  expect(broken?.text, "in words").toMatch(/^[A-Z].* /);
});

it.each(IDS)("draws %s", (id) => {
  const [opening, end] = told.played.find((one) => one.id === id)?.pictures ?? [];
  expect(opening).toMatch(/^<svg [^]*<\/svg>\s*$/);
  expect(end).not.toBe(opening);
});

it("says that the engine has to be loaded first", () => {
  expect(told.early).toEqual({ ours: false, text: "The engine is not there yet: `await load()` first." });
});

it("speaks German", () => {
  const { english, german, told } = project.told<Record<string, string>>("german.mjs");
  expect(german).not.toBe(english);
  expect(told).toContain("fehlt noch etwas");
});

it.each(["bundler", "nodenext"])("has types for whoever resolves modules as %s", (moduleResolution) => {
  const module = moduleResolution === "bundler" ? "esnext" : moduleResolution;
  const options = {
    moduleResolution,
    module,
    target: "es2022",
    lib: ["es2022"],
    types: [],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
  };
  project.write("tsconfig.json", JSON.stringify({ compilerOptions: options, files: ["typed.mts"] }));
  // It fails by what it prints.
  expect(project.run("sh", ["-c", `"${process.execPath}" "${TSC}" -p . || true`])).toBe("");
});
