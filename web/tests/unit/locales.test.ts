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
