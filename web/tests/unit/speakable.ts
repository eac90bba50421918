// Whether messages have words.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect } from "vitest";
import { type At, type Message, Words } from "../../src/words";
import { languages, words } from "../../words";

const BUNDLES = languages().map((code) => {
  const bundle = new FluentBundle(code);
  expect(bundle.addResource(new FluentResource(words(code)))).toEqual([]);
  return { bundle, words: new Words(code, words(code)) };
});

/** What is missing in a message is shown by its name in braces. */
const BLANK = /\{\$?[\w-]+\}/;

const spoken = new Set<string>();

/** A message must be there and have all it asks for, in every language. */
export function speakable(message: Message): void {
  const key = JSON.stringify(message);
  if (spoken.has(key)) return;
  spoken.add(key);
  for (const { bundle, words } of BUNDLES) {
    expect(bundle.hasMessage(message.key), `${message.key} in ${words.code}`).toBe(true);
    for (const said of [words.sentence(message), words.command(message)]) expect(said, message.key).not.toMatch(BLANK);
  }
}

const ENGLISH = new Words("en", words("en"));

/** A message in English. */
export const english = (message: Message, at?: At): string => ENGLISH.sentence(message, at);
