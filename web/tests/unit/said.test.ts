import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Interpreter } from "../../src/said";
import { dice, GAMES, walk } from "./random";

const LOCALES = new URL("../../src/locales/", import.meta.url);

function files(language: string): string[] {
  const folder = new URL(`${language}/`, LOCALES);
  return readdirSync(folder).filter((name) => /^(said-|sketch)/.test(name)).map((name) => readFileSync(new URL(name, folder), "utf8"));
}

const german = new FluentBundle("de", { useIsolating: false });
for (const text of files("de")) expect(german.addResource(new FluentResource(text))).toEqual([]);

const interpreter = new Interpreter(files("en"), (key, blanks) => {
  const errors: Error[] = [];
  const said = german.formatPattern(german.getMessage(key)?.value ?? "", blanks, errors);
  expect(errors, key).toEqual([]);
  return said;
});

/** Every sentence that a game's Rust can refuse or explain with: the text of its `write!`, `write_str` and `format!`. */
function written(game: string): string[] {
  const folder = new URL(`../../../crates/games/${game}/src/`, import.meta.url);
  const names = ["check.rs", "refusal.rs", "explain.rs"].filter((name) => readdirSync(folder).includes(name));
  return names.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), "utf8").replace(/#\[cfg\(test\)\][^]*/, "");
    const texts = source.matchAll(/(?:write!\(\s*f,\s*|write_str\(|Explanation::new\((?:format!\()?)"((?:[^"\\]|\\.)*)"/g);
    const cases = source.matchAll(/=> "([^"]* [^"]*)"/g);
    return [...texts, ...cases].map(([, text]) => text ?? "");
  });
}

/** Words that no action or place is made of. */
const ENGLISH = /\b(the|is|are|there|no|not|and|has|have|would|with|from|turn|to|of|on|seat|already|it|what)\b/;

describe.each(GAMES)("what the engine says of $id", (game) => {
  it("is known in German, whatever its source can write", () => {
    const texts = written(game.id);
    expect(texts.length).toBeGreaterThan(15);
    for (const text of texts) {
      const blanks = text.replaceAll("{colour}", "red").replaceAll(/\{[^{}]*\}/g, "7");
      if (PARTIAL.has(text)) continue;
      const said = interpreter.say(blanks);
      expect(said, text).toBeDefined();
      expect(said).not.toMatch(ENGLISH);
    }
  });

  it("is known in German, whatever happens in a game", () => {
    const roll = dice(3);
    const said: string[] = [];
    let seen = 0;
    walk(game, (house, { legal }) => {
      seen += 1;
      const one = legal[roll(legal.length)] ?? "";
      said.push(house.explain(one).text);
      for (const wrong of [one.replace(/\S+$/, "x"), ...tried(one, roll)]) said.push(refused(() => house.explain(wrong)));
      if (seen % 9 !== 1) return;
      const svg = house.draw({ dark: false, marks: [], notes: [], panel: false });
      for (const [, text = ""] of svg.matchAll(/<title>([^<]+)/g)) said.push(text);
    });
    const texts = [...new Set(said.filter((text) => ENGLISH.test(text)))];
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts.filter((text) => !/Museum of|Traffic|RIGHT/.test(text))) {
      expect(interpreter.say(text), text).toBeDefined();
      expect(interpreter.say(text)).not.toMatch(ENGLISH);
    }
  });
});

it.each(GAMES)("the board of $id in letters has German words around it", (game) => {
  const lines = new Set<string>();
  let seen = 0;
  const house = walk(game, (house, { view }) => {
    seen += 1;
    if (seen % 7 === 1) interpreter.sketch(house.sketch(game.id, view)).split("\n").forEach((line) => lines.add(line));
  });
  interpreter.sketch(house.sketch(game.id, house.now(0).view)).split("\n").forEach((line) => lines.add(line));
  const english = [...lines].filter((line) => /\b(seat|the|turn|tiles?|points|places|empty|goal|day|steps|left|hand)\b/i.test(line.replaceAll("Hand:", "")));
  expect(english).toEqual([]);
});

/** What is put together from parts that are looked at on their own. */
const PARTIAL = new Set([
  "drives {} to {} and stops{}{}",
  "{direction} from '{lane}' would cross the path {shown} from '{other}'",
  "{kind} goes face down on {at}{price}; the right-of-way there is yours",
  "{roads} on {at} costs {cost} and earns {profit}: {then}{cleared}",
  "a signal sends {lane} {direction}{}",
  "a starting card for seat",
  "a secret card for seat",
  "a tile for seat",
]);

/** The same on another place, and something else altogether. */
function tried(action: string, roll: (below: number) => number): string[] {
  const [verb = "", , ...rest] = action.split(" ");
  const place = (["D5", "A1", "C3", "NW:E", "out:NW:N", "0,0", "3,-2", "9,9", "row3"] as const)[roll(9)];
  return [[verb, place, ...rest].join(" "), "end", "done", "pass", "seal", "build", "stop A1", "go N", `discard N.SE`, `scrap ${place}`, `move NE:E left`];
}

function refused(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (JSON.parse(String(error)) as { text: string }).text;
  }
  return "";
}

it("every option and its values have words in both languages", () => {
  for (const language of ["en", "de"]) {
    const words = readFileSync(new URL(`${language}/options.ftl`, LOCALES), "utf8");
    for (const { name, words: values, kind } of GAMES.flatMap((game) => game.options)) {
      for (const key of [`option-${name}`, `option-${name}-means`]) expect(words, key).toMatch(new RegExp(`^${key} = \\S`, "m"));
      for (const value of kind === "choice" ? (values ?? []) : []) expect(words).toMatch(new RegExp(`^value-${value} = \\S`, "m"));
    }
  }
});
