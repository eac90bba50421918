// A language made from the English files in which every word is marked ‹like this›: what is not marked is not in them.

import type { Page } from "@playwright/test";
import { words } from "../../words.ts";

/** Where the words of a line begin: after the key of a message or an attribute, or after the name of a choice. */
function start(line: string, inside: boolean): number {
  const found = inside ? /^\s*\*?\[[^\]]*\]/.exec(line) : /^(?:-?[a-zA-Z][\w-]*|\s+\.\w+) *=/.exec(line);
  return found?.[0].length ?? /^\s*/.exec(line)?.[0].length ?? 0;
}

const mark = (text: string) =>
  text.replace(/^(\s*)(.*?)(\s*)$/s, (whole, before: string, words: string, after: string) =>
    /\p{L}/u.test(words) ? `${before}‹${words}›${after}` : whole,
  );

/** The text of Fluent files with every word that people would read marked. */
export function pseudo(text: string): string {
  let depth = 0;
  return text
    .split("\n")
    .map((line) => {
      const at = start(line, depth > 0);
      const parts = line.slice(at).split(/(\{[^{}]*->\s*$|\{[^{}]*\}|\})/);
      const marked = parts.map((part) => {
        if (/^\{.*->\s*$/.test(part)) depth += 1;
        else if (part === "}") depth -= 1;
        else if (!part.startsWith("{")) return mark(part);
        return part;
      });
      return line.slice(0, at) + marked.join("");
    })
    .join("\n");
}

/** Makes a page speak that language instead of English. */
export async function speakPseudo(page: Page): Promise<void> {
  const body = `export default ${JSON.stringify(pseudo(words("en")))};`;
  await page.route(/\/assets\/en-[^/]+\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** What may stand there without a mark: names, and notation. */
const BARE = [
  /Cloverleaf/g,
  // A name in the record of Traffic Congestion on the shelf.
  /bot:random/gi,
  // Who made the games.
  /Bryce Summers|Justin Richer, 2020 \(German edition: Ludwig Seitz\)|Jonas Stallmeister|TGXAndy/g,
  // Clauses, lanes, tiles, places, signs, days and deliveries, options and actions in notation.
  /\b(?:GB|TC|TT|RW|X)-\d+(?:\.\d+)?\b/g,
  /\b(?:out:)?(?:[NS][WE]|r\dc\d):[NESW]\b/g,
  /\b(?:N|NE|SE|S|SW|NW)(?:\.(?:N|NE|SE|S|SW|NW))*\b\*?/g,
  // (A rotary is a place between two o.)
  /\b[A-Z]\d{1,2}\b|\bo[A-Z]\d{1,2}o\b|\b(?:row\d|col[A-E])\b/g,
  /\b(?:oneway-[NESW]|yield|roundabout|toll|stop|speed)\b/g,
  // The letter of a colour, a direction or a column.
  /(?<!\p{L})[A-Zbgry](?!\p{L})/gu,
];

/** Everything in the page that people may read and that has a word without a mark. */
export async function bare(page: Page, names: string[] = []): Promise<string[]> {
  const shown = await page.evaluate(() => {
    // Rules are texts of their own; a language is called by its own name; notation is code, and so is what an option
    // is if nobody types anything.
    const apart = "script, style, code, .reader .text, .reader h1, .contents, body [lang], time, details label input[type=text]";
    const found: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      if (element.closest(apart)) continue;
      for (const name of ["title", "aria-label", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
    }
    return found;
  });
  const rest = (text: string) => {
    const unmarked = text.replaceAll(/‹[^›]*›/g, " ");
    const unnamed = names.reduce((left, name) => left.replaceAll(name, " "), unmarked);
    return BARE.reduce((left, pattern) => left.replaceAll(pattern, " "), unnamed);
  };
  return [...new Set(shown.filter((text) => /\p{L}/u.test(rest(text))).map((text) => text.trim()))];
}
