import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { write } from "../../rules";
import { owner } from "../../src/rules/page";
import { GAMES } from "./random";

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const PAGES = ["common", ...GAMES.map((game) => game.id)];

/** What a page may link to besides rules, by number. */
const DECISIONS = readdirSync(new URL("docs/decisions/", ROOT)).map((file) => file.slice(0, 4));

const pages = Object.fromEntries(
  PAGES.flatMap((name) => ["en", "de"].map((language) => [`${name}.${language}`, write(read(`docs/rules/${name}.${language}.md`))])),
);

const anchors = (name: string) => [...(pages[name]?.html ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");

/** Every clause that a game names: when it refuses, and at its options. */
function named(game: string): Set<string> {
  const folder = `crates/games/${game}/src/`;
  const sources = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".rs"))
    .map((file) => read(folder + file));
  return new Set([...sources.join("\n").matchAll(/"((?:GB|TC|TT|RW|X)-\d+(?:\.\d+)?)"/g)].map(([, clause]) => clause ?? ""));
}

describe.each(PAGES)("the rules page %s", (name) => {
  it("has the same anchors in both languages, none twice", () => {
    const english = anchors(`${name}.en`);
    expect(english.length).toBeGreaterThan(5);
    expect(new Set(english).size).toBe(english.length);
    expect(anchors(`${name}.de`)).toEqual(english);
  });

  it("links only to what is there", () => {
    for (const language of ["en", "de"]) {
      const links = [...(pages[`${name}.${language}`]?.html ?? "").matchAll(/href="([^"]*)"/g)];
      for (const [, href = ""] of links) {
        const [, page, clause] = /^#\/rules\/(\w+)(?:\/(.+))?$/.exec(href) ?? [];
        expect([...PAGES, ...DECISIONS], href).toContain(page);
        if (clause) expect(anchors(`${page}.${language}`), `${name}.${language}`).toContain(clause);
      }
    }
  });

  it("has pictures with words, and no link to a file", () => {
    for (const language of ["en", "de"]) {
      const { html, pictures } = pages[`${name}.${language}`] ?? { html: "", pictures: [] };
      expect(html).not.toMatch(/\.md\b/);
      expect([...html.matchAll(/<img src="@\d@ alt="[^"]{20,}"/g)]).toHaveLength(pictures.length);
    }
  });
});

/** What the rulebooks leave open, or an edition says otherwise: there the reason is told. */
const RULED = ["RW-2.2", "RW-5.2", "RW-5.7", "RW-7.3", "RW-7.4", "TT-4.6", "TT-5.6", "TT-6.3", "TT-7.3", "GB-10.3", "TC-3.3"];

it.each(RULED)("%s is marked as our ruling, with the reason", (clause) => {
  for (const [language, mark] of [
    ["en", /<b>(Our|In part our) ruling<\/b>: .{20,}\.<\/span>/],
    ["de", /<b>(Unsere|Teils unsere) Festlegung<\/b>: .{20,}\.<\/span>/],
  ] as const) {
    const html = pages[`${owner(clause)}.${language}`]?.html ?? "";
    const item = html.slice(html.indexOf(` id="${clause}"`)).split("</li>")[0] ?? "";
    expect(item.replaceAll("\n", " ")).toMatch(mark);
  }
});

it("every ruling is set apart, the same ones in both languages", () => {
  const marked = (name: string) =>
    [...(pages[name]?.html ?? "").matchAll(/<li class="clause" id="([^"]+)">([\s\S]*?)<\/li>/g)].flatMap(([, id, text]) =>
      text?.includes('class="ruling"') ? [id] : [],
    );
  for (const name of PAGES) {
    expect(marked(`${name}.en`).length, name).toBeGreaterThan(3);
    expect(marked(`${name}.de`)).toEqual(marked(`${name}.en`));
    for (const language of ["en", "de"])
      expect(pages[`${name}.${language}`]?.html).not.toMatch(/\((in part )?our\s+ruling|\((teils )?unsere\s+Festlegung/);
  }
});

it("the glossary comes after the rules", () => {
  for (const name of PAGES) {
    const ids = pages[`${name}.en`]?.sections.map(({ title }) => title) ?? [];
    expect(ids.indexOf("Glossary"), name).toBeGreaterThan(ids.findLastIndex((title) => /^(X|[A-Z]+-\d+) /.test(title)));
  }
});

it.each(GAMES)("every clause that $id can name stands on a page", ({ id }) => {
  const clauses = [...named(id)];
  expect(clauses.length).toBeGreaterThan(8);
  for (const clause of clauses) expect(anchors(`${owner(clause)}.de`), clause).toContain(clause);
});

it("knows a clause from what is none", () => {
  expect(owner("GB-5.1")).toBe("gridlock");
  expect(owner("X-4")).toBe("common");
  expect(owner("turn")).toBeUndefined();
  expect(owner(undefined)).toBeUndefined();
});
