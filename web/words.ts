// The words of the folder `locales`, one file a language: `virtual:languages` lists the languages, and
// `virtual:words/CODE` has the words of one. A new folder is a new language.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const FOLDER = new URL("../locales/", import.meta.url);
/** The language that has words for everything. */
const SOURCE = "en";
/** What only the terminal says. */
const ELSEWHERE = ["cli.ftl", "doctor.ftl", "lab.ftl", "report.ftl"];
/** What is said only on pages of its own or when somebody asks, and fetched there. */
const LATER = [
  "account.ftl",
  "friends.ftl",
  "ladder.ftl",
  "learn.ftl",
  "mygames.ftl",
  "notices.ftl",
  "operators.ftl",
  "people.ftl",
  "plan.ftl",
  "privacy.ftl",
  "server.ftl",
  "settings.ftl",
  "takeback.ftl",
  "tips.ftl",
  "waiting.ftl",
];
const LIST = "virtual:languages";
const WORDS = "virtual:words/";
const MORE = "-later";

/** The languages there are, the source first. */
export function languages(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort((one, other) => Number(other === SOURCE) - Number(one === SOURCE) || (one < other ? -1 : 1));
}

/** Which files are meant. */
type Only = (name: string) => boolean;
const ALL: Only = () => true;

function files(code: string, only: Only): URL[] {
  const folder = new URL(`${code}/`, FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name) && only(name))
    .sort()
    .map((name) => new URL(name, folder));
}

/** The messages in a file of words, by their keys. */
export function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let key: string | undefined;
  for (const line of text.split("\n")) {
    const begun = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (begun || line.startsWith("#")) key = begun;
    if (key && line.trim()) found.set(key, begun ? line : `${found.get(key)}\n${line}`);
  }
  return found;
}

/** Everything said in a language, in its own words. */
export const own = (code: string, only = ALL) => new Map(files(code, only).flatMap((file) => [...messages(readFileSync(file, "utf8"))]));

/** Everything said in a language; English where it has no words of its own, or none that can be read. */
export function words(code: string, warn: (why: string) => void = () => {}, only = ALL): string {
  const translated = own(code, only);
  const said = [...own(SOURCE, only)].map(([key, english]) => {
    const message = translated.get(key);
    if (message && new FluentResource(`${message}\n`).body.length === 1) return message;
    warn(`'${code}' has no words for '${key}' that can be read; the English ones are shown instead`);
    return english;
  });
  return `${said.join("\n")}\n`;
}

/** What pictures, games and tables say: the words that the page shows first. */
export const isFirst: Only = (name) => !LATER.includes(name);

/** A message of one line, where a language has it. */
const line = (code: string, key: string) => /= *(.+)/.exec(own(code).get(key) ?? "")?.[1];

/** What the list says of a language: it is there before any words are. */
const about = (code: string) => ({
  code,
  name: line(code, "language-name") ?? code,
  missing: {
    text: line(code, "part-missing") ?? line(SOURCE, "part-missing"),
    again: line(code, "try-again") ?? line(SOURCE, "try-again"),
  },
});

export function locales(): Plugin {
  return {
    name: "locales",
    resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const list = languages().map((code) => {
          const ways = `load: () => import("${WORDS}${code}"), more: () => import("${WORDS}${code}${MORE}")`;
          return `{ ...${JSON.stringify(about(code))}, ${ways} }`;
        });
        return `export default [${list.join(", ")}];`;
      }
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const later = id.endsWith(MORE);
      const code = id.slice(WORDS.length + 1, later ? -MORE.length : undefined);
      const only: Only = (name) => isFirst(name) !== later;
      for (const file of [...files(SOURCE, only), ...files(code, only)]) this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(words(code, (why) => this.warn(why), only))};`;
    },
  };
}
