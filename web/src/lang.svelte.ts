// English and German, by Fluent. What people read is in the locales, never in the code.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Phrase } from "./games/adapter";
import { Interpreter, retold } from "./said";

export type Language = "en" | "de";
const KEY = "cloverleaf.language";

/** Every file of words, by its name. */
const FILES = import.meta.glob<string>("./locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

function bundle(language: Language): FluentBundle {
  // Marks that keep right-to-left names apart from the sentence; both languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [name, text] of Object.entries(FILES)) {
    if (name.startsWith(`./locales/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle("en"), de: bundle("de") };

function first(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === "en" || kept === "de") return kept;
  return navigator.language.startsWith("de") ? "de" : "en";
}

let current = $state<Language>(first());

export const language = () => current;

export function speak(wanted: Language): void {
  current = wanted;
  localStorage.setItem(KEY, wanted);
}

/** The words for a key; the key itself where there are none, which a test does not let happen. */
export function t(key: string, args?: Record<string, string | number>): string {
  const bundle = BUNDLES[current];
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : key;
}

/** The engine's English, by what it says. */
const SENTENCES = Object.entries(FILES).flatMap(([name, text]) => (/\/en\/(said-\w+|sketch)\.ftl$/.test(name) ? [text] : []));
const interpreter = new Interpreter(SENTENCES, (key, blanks) => t(key, blanks));

/** A sentence of the engine, as the reader wants to hear it. */
export const heard = (text: string) => (current === "en" ? text : (interpreter.say(text) ?? text));

/** Why something was refused: known by the engine's sentence or by a server's code, and at least said to be refused. */
export function refusal({ text, code }: { text: string; code?: string | undefined }): string {
  if (current === "en") return text;
  const key = `problem-${code}`;
  return interpreter.say(text) ?? t(BUNDLES[current].hasMessage(key) ? key : "refused");
}

/** A picture by the engine, with the words in it said. */
export function pictured(svg: string): string {
  return current === "en" || !svg ? svg : retold(svg, interpreter, t("board"));
}

/** A board in letters, with the words around it said. */
export const sketched = (text: string) => (current === "en" ? text : interpreter.sketch(text));

export const say = (phrase: Phrase) => t(phrase.key, phrase.args);
