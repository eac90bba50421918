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

/** The sentences in a file of English words. */
function sentences(text: string): Known[] {
  return new FluentResource(text).body.flatMap(({ id, value }) => {
    if (!id.startsWith("say-") || value === null) return [];
    const parts = typeof value === "string" ? [value] : value;
    const names: string[] = [];
    const source = parts.map((part) => {
      if (typeof part === "string") return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
      const name = part.type === "var" ? part.name : "";
      names.push(name);
      // A semicolon parts sentences; only what belongs somewhere in notation may have one in it.
      return name === "expected" ? "(.+?)" : "([^;]+?)";
    });
    const letters = parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);
    return [{ key: id, pattern: new RegExp(`^${source.join("")}$`), names, letters }];
  });
}

export class Interpreter {
  private readonly known: Known[];
  private readonly before = new Map<string, string | undefined>();

  constructor(files: string[], private readonly speak: Speak) {
    this.known = files.flatMap(sentences).sort((a, b) => b.letters - a.letters);
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
