// What the engine says, in the reader's language. The engine speaks English. The English locale has its sentences
// word for word (`say-…`), so a sentence is found by its words, and what varies in it goes into the other language's.

import { FluentResource } from "@fluent/bundle";

/** A sentence of the engine: how to know it, and how its blanks are called. */
interface Known {
  key: string;
  pattern: RegExp;
  names: string[];
  /** How many letters of it are fixed; the more, the surer. */
  letters: number;
}

type Blanks = Record<string, string | number>;
/** Says the words of a key with these blanks filled in. */
export type Speak = (key: string, blanks: Blanks) => string;

/** What may stand in a blank of a sentence. A semicolon parts sentences; only what notation expects may have one. */
function inSentence(name: string): string {
  if (name === "colour") return "(blue|green|red|yellow)";
  return name === "expected" ? "(.+?)" : "([^;]+?)";
}

/** What may stand in a blank below a board in letters: one word. */
const inSketch = (name: string) => (name === "colour" ? inSentence(name) : "(\\S+?)");

/** The sentences in a file of English words whose keys begin so. */
function sentences(text: string, start: string, blank: (name: string) => string): (Known & { source: string })[] {
  return new FluentResource(text).body.flatMap(({ id, value }) => {
    if (!id.startsWith(start) || value === null) return [];
    const names: string[] = [];
    let letters = 0;
    const source = (typeof value === "string" ? [value] : value).map((part) => {
      if (typeof part !== "string" && part.type === "var") {
        names.push(part.name);
        return blank(part.name);
      }
      const fixed = typeof part === "string" ? part : part.type === "str" ? part.value : "";
      letters += fixed.length;
      return fixed.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    });
    return [{ key: id, source: source.join(""), pattern: new RegExp(`^${source.join("")}$`), names, letters }];
  });
}

const surest = (a: Known, b: Known) => b.letters - a.letters;

export class Interpreter {
  private readonly known: Known[];
  private readonly below: Known[];
  private readonly before = new Map<string, string | undefined>();

  constructor(files: string[], private readonly speak: Speak) {
    this.known = files.flatMap((text) => sentences(text, "say-", inSentence)).sort(surest);
    // Words are found wherever they stand in a line, but never inside another word.
    const anywhere = (one: Known & { source: string }) => {
      const [before, after] = [/^\w/.test(one.source) ? "(?<!\\w)" : "", /[\w)]$/.test(one.source) ? "(?!\\w)" : ""];
      return { ...one, pattern: new RegExp(before + one.source + after, "g") };
    };
    this.below = files.flatMap((text) => sentences(text, "sketch-", inSketch).map(anywhere)).sort(surest);
  }

  /** A board in letters, with the words around it said. */
  sketch(text: string): string {
    const fill = (found: string[], names: string[]) => Object.fromEntries(names.map((name, index) => [name, found[index] ?? ""]));
    return this.below.reduce(
      (said, { key, pattern, names }) => said.replace(pattern, (_, ...found: string[]) => this.speak(key, fill(found, names))),
      text,
    );
  }

  /** The same in the other language; nothing if the engine is not known to say this. */
  say(text: string): string | undefined {
    if (!this.before.has(text)) this.before.set(text, this.whole(text) ?? this.parts(text));
    return this.before.get(text);
  }

  private whole(text: string): string | undefined {
    for (const { key, pattern, names } of this.known) {
      const [, ...found] = pattern.exec(text) ?? [];
      if (found.length === names.length && pattern.test(text)) {
        return this.speak(key, Object.fromEntries(names.map((name, index) => [name, this.blank(found[index] ?? "")])));
      }
    }
    return undefined;
  }

  /** Several sentences in one, each of which must be known. */
  private parts(text: string): string | undefined {
    for (const between of ["; ", ", "]) {
      const said = text.split(between).map((part) => this.whole(part));
      if (said.length > 1 && said.every((part) => part !== undefined)) return said.join(between);
    }
    return undefined;
  }

  /** What fills a blank: a number, a word of notation as it is, or a sentence of its own. */
  private blank(text: string): string | number {
    if (/^\d+$/.test(text)) return Number(text);
    return this.say(text) ?? text;
  }
}

/** A picture with its words said; `label` is what the picture as a whole is called. */
export function retold(svg: string, interpreter: Interpreter, label: string): string {
  return svg
    .replace(/<desc>[^<]*<\/desc>/, "")
    .replace(/ aria-label="[^"]*"/, () => ` aria-label="${label}"`)
    .replaceAll(/(<(?:title|text)\b[^>]*>)([^<]+)/g, (_, tag: string, text: string) => tag + (interpreter.say(text) ?? text));
}
