// English and German, by Fluent. What people read is in the locales, never in the code.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Phrase } from "./games/adapter";

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

export const say = (phrase: Phrase) => t(phrase.key, phrase.args);
