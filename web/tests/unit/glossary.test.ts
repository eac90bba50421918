import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The rules pages define the words; everything else that people read uses the same ones. */
const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const GAMES = ["gridlock", "congestion", "tango", "rightofway"];
const HEADING = { en: "Glossary", de: "Begriffe" } as const;
type Language = keyof typeof HEADING;
const LANGUAGES: Language[] = ["en", "de"];

/** Words that would be a second name for something in the glossary, and the name to use. */
const CLASHES: Record<Language, [RegExp, string][]> = {
  en: [
    [/\b(gives?|gave|giving) up\b/i, "resign"],
    [/\bdepots?\b/i, "corner"],
    [/\bbays?\b/i, "space"],
    [/\bspeeding\b/i, "rush"],
    [/\bpavements?\b|\bpylons?\b/i, "cone"],
  ],
  de: [
    [/\bKreisel\b/i, "Kreisverkehr"],
    [/\bKurztrip/i, "Kurzausflug"],
    [/\bAndrang/i, "Stau"],
    [/Amphibienfahrzeug/i, "Amphibienauto"],
    [/Parkaufsicht/i, "Parkwächter"],
    [/Rettungsdienst/i, "Einsatzfahrzeug"],
    [/\bGranaten?\b/i, "Granatsteine"],
    [/Lebenszeichen/i, "Lebensmarke"],
    [/Siegmarke/i, "Autos zum Sieg"],
    [/Paragraf/i, "Regel"],
    [/\bRemis\b/i, "Unentschieden"],
    [/\bAufträge/i, "Tagesplan"],
    [/\bDepot/i, "Ecke"],
    [/Tempolimit/i, "Tempo-Schild"],
  ],
};

/** The part of a rules page under the heading of its glossary. */
function glossary(page: string, language: Language): string {
  const from = page.split(`## ${HEADING[language]}\n`)[1] ?? "";
  return from.split("\n## ")[0] ?? "";
}

/** What the glossary of a game defines. */
function terms(game: string, language: Language): string[] {
  const page = read(`docs/rules/${game}.${language}.md`);
  const rows = glossary(page, language)
    .split("\n")
    .filter((line) => line.startsWith("| "));
  return rows.slice(1).map((row) => row.split("|")[1]?.trim() ?? "");
}

/** What people read of messages: without comments, names of messages and names of arguments. */
const messages = (file: string) => read(file).replace(/^#.*$|^ *[.\w-]+ =|\$\w+/gm, "");

/** Everything people read in a language: messages, and rules pages but for the definitions. */
function texts(language: Language): [string, string][] {
  const files = readdirSync(new URL(`locales/${language}/`, root)).map((name) => `locales/${language}/${name}`);
  const pages = [...GAMES, "common"].map((name) => `docs/rules/${name}.${language}.md`);
  const rules = (file: string) => read(file).replace(glossary(read(file), language), "");
  return [...files.map((file): [string, string] => [file, messages(file)]), ...pages.map((file): [string, string] => [file, rules(file)])];
}

describe.each(LANGUAGES)("words in %s", (language) => {
  test.each([...GAMES, "common"])("the glossary of %s defines as much in both languages", (game) => {
    expect(terms(game, language).length).toBeGreaterThan(10);
    expect(terms(game, language).length).toBe(terms(game, "en").length);
  });

  test.each(GAMES)("every term of %s is used where people play", (game) => {
    const used = texts(language)
      .filter(([file]) => file.includes(game) || /(picture|pieces|learn|table|options)\.ftl$/.test(file))
      .map(([, text]) => text)
      .join("\n")
      .toLowerCase();
    const words = terms(game, language).flatMap((term) => term.split(", "));
    // The last word without its ending and with any vowels: "sich treffen" is found in "trifft".
    const stem = (term: string) => {
      const word = term.toLowerCase().split(" ").at(-1) ?? "";
      return new RegExp(word.slice(0, Math.max(4, word.length - 2)).replace(/[aeiouäöü]/g, "[aeiouäöü]"));
    };
    expect(words.filter((word) => !stem(word).test(used))).toEqual([]);
  });

  test("one thing has one name", () => {
    const found = texts(language).flatMap(([file, text]) =>
      CLASHES[language].flatMap(([clash, name]) => {
        const word = clash.exec(text)?.[0];
        return word ? [`${file}: “${word}” should be “${name}”`] : [];
      }),
    );
    expect(found).toEqual([]);
  });
});
