import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Each key with the variables its words use. */
function messages(name: string): Map<string, string[]> {
  const folder = new URL(`../../src/locales/${name}/`, import.meta.url);
  const text = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
  const found = new Map<string, string[]>();
  let key = "";
  for (const line of text.split("\n")) {
    key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
    if (/^[a-z][\w-]* =/.test(line)) {
      expect(found.has(key), `'${key}' is there twice in ${name}`).toBe(false);
      found.set(key, []);
    }
    for (const [, variable] of line.matchAll(/\$(\w+)/g)) found.get(key)?.push(variable ?? "");
  }
  return new Map([...found].map(([key, variables]) => [key, [...new Set(variables)].sort()]));
}

it("German says all that English says, with the same figures in it", () => {
  expect(Object.fromEntries(messages("de"))).toEqual(Object.fromEntries(messages("en")));
});

it("whatever a server refuses is said in words, unless it is known by its sentence", () => {
  const wire = readFileSync(new URL("../../src/online/wire.ts", import.meta.url), "utf8");
  const codes = [...(/export type Code = (.*);/.exec(wire)?.[1] ?? "").matchAll(/"([a-z-]+)"/g)].map(([, code]) => code ?? "");
  const sentences = ["refused", "not-notation", "bad-setup"];
  const said = [...messages("de").keys()].filter((key) => key.startsWith("problem-"));
  expect(said.sort()).toEqual(codes.filter((code) => !sentences.includes(code)).map((code) => `problem-${code}`).sort());
  expect(codes.length).toBeGreaterThan(20);
});
