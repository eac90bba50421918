// Turns the rules that people read (docs/rules) into pages while the page is built: `import("….md?rules")`.
// Every clause becomes an anchor, every mention of a clause a link, every picture a file of the build.

import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import { owner, OWNERS, type RulesPage } from "./src/rules/page.ts";

/** A page before its pictures have addresses: `@0@` stands for the first one's address and size. */
export interface Written extends RulesPage {
  pictures: string[];
}

const ID = String.raw`(?:${Object.keys(OWNERS).join("|")})-\d+(?:\.\d+)?`;
const CLAUSE = new RegExp(String.raw`\b${ID}\b`, "g");
const BEGUN = new RegExp(`<li><strong>(${ID}) `, "g");

/** A clause, or a part of one, that is ours and not the designer's, perhaps with the reason. */
const RULING = /\((in\s+part\s+our\s+ruling|our\s+ruling|teils\s+unsere\s+Festlegung|unsere\s+Festlegung)(?::\s+([^()]*))?\)/g;

const address = (clause: string) => `#/rules/${owner(clause)}/${clause}`;

export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".md?rules")) return undefined;
      const file = id.slice(0, -"?rules".length);
      this.addWatchFile(file);
      const { pictures, html, ...rest } = write(readFileSync(file, "utf8"));
      const paths = pictures.map((picture) => resolve(dirname(file), picture));
      const imports = paths.map((path, index) => `import p${index} from ${JSON.stringify(`${path}?url&no-inline`)};`);
      const filled = paths.map((path, index) => `.replace("@${index}@", ${"`${p"}${index}}" ${size(path)}${"`"})`);
      return `${imports.join("\n")}\nexport default { ...${JSON.stringify(rest)}, html: ${JSON.stringify(html)}${filled.join("")} };`;
    },
  };
}

/** A page out of the text of its file. */
export function write(markdown: string): Written {
  const pictures: string[] = [];
  const marked = new Marked({ renderer: { ...renderer, image: (token) => image(token, pictures) } });
  const tokens = marked.lexer(markdown);
  const sections: RulesPage["sections"] = [];
  let [title, html] = ["", "<section>"];
  for (const token of tokens.filter((token) => !leads(token))) {
    if (!isHeading(token)) {
      html += marked.parser([token]);
    } else if (token.depth === 1) {
      title = token.text;
    } else {
      const id = /^(?:[A-Z]+-\d+|X)\b/.exec(token.text)?.[0] ?? `part-${sections.length + 1}`;
      sections.push({ id, title: token.text });
      html += `</section><section aria-labelledby="${id}"><h2 id="${id}">${token.text}</h2>`;
    }
  }
  return { title, sections, summary: summary(tokens, marked), html: ruled(linked(`${html}</section>`)), pictures };
}

/** The sentences of the first list, unless they are clauses. */
function summary(tokens: Token[], marked: Marked): string[] {
  const list = tokens.find((token): token is Tokens.List => token.type === "list");
  const items =
    list?.items.map(({ tokens }) =>
      linked(
        marked
          .parser(tokens)
          .replaceAll(/<\/?p>/g, "")
          .trim(),
      ),
    ) ?? [];
  return items.some((item) => new RegExp(`^<strong>${ID}`).test(item)) ? [] : items;
}

/** Sets apart what is a ruling of ours. */
function ruled(html: string): string {
  return html.replace(RULING, (_, mark: string, reason?: string) => {
    const label = mark.replaceAll(/\s+/g, " ");
    const name = `<b>${label.charAt(0).toUpperCase()}${label.slice(1)}</b>`;
    return reason ? `<span class="ruling">${name}: ${reason}.</span>` : `<span class="ruling">${name}</span>`;
  });
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

/** The line under the title that leads to other pages; the page has its own way there. */
function leads(token: Token): boolean {
  return token.type === "paragraph" && token.raw.startsWith("[") && token.raw.includes("](README.md)");
}

const renderer = {
  // A page links to other rules pages and to decisions about rules: what else the project tells is not in the browser.
  link(this: { parser: { parseInline(tokens: unknown[]): string } }, { href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    const page = /^(\w+)\.[\w-]+\.md$/.exec(basename(href))?.[1] ?? /\/decisions\/(\d+)-[\w-]+\.md$/.exec(href)?.[1];
    return page ? `<a href="#/rules/${page}">${text}</a>` : text;
  },
  // Wide tables scroll by themselves, also by keyboard.
  table(this: { parser: { parseInline(tokens: unknown[]): string } }, { header, rows }: Tokens.Table): string {
    const row = (cells: Tokens.TableCell[], tag: string) =>
      `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
    const body = rows.map((cells) => row(cells, "td")).join("");
    return `<div class="wide" tabindex="0"><table><thead>${row(header, "th")}</thead><tbody>${body}</tbody></table></div>`;
  },
};

function image({ href, text }: Tokens.Image, pictures: string[]): string {
  pictures.push(href);
  return `<img src="@${pictures.length - 1}@ alt="${text.replaceAll('"', "&quot;")}" loading="lazy" />`;
}

/** How large a picture is, so that nothing jumps when it comes. */
function size(path: string): string {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(path, "utf8")) ?? [];
  return `width="${width}" height="${height}"`;
}

/** Gives each clause its anchor, and links every other mention of one. */
function linked(html: string): string {
  const anchored = html.replace(
    BEGUN,
    (_, id: string) => `<li class="clause" id="${id}"><a class="chip" href="${address(id)}">${id}</a> <strong>`,
  );
  let inside = 0;
  const parts = anchored.split(/(<[^>]+>)/).map((part) => {
    if (/^<(a|h2|code|pre)\b/.test(part)) inside += 1;
    if (/^<\/(a|h2|code|pre)>/.test(part)) inside -= 1;
    return part.startsWith("<") || inside > 0 ? part : part.replace(CLAUSE, (id) => `<a href="${address(id)}">${id}</a>`);
  });
  return parts.join("");
}
