// The words of messages and pictures, in one language at a time.

import english from "virtual:locale/en";
import { listen } from "../engine/words";
import { type At, type Message, Words } from "../words";

/** The words of a language, as `cloverleaf/locales/de` and the others have them. */
export interface Language {
  /** Its code, such as `de`. */
  code: string;
  /** Its messages, as Fluent has them. */
  text: string;
}

const learn = listen();
let words: Words;

/** Pictures, messages and errors are in this language from now on. */
export function speak({ code, text }: Language): void {
  learn(code, text);
  words = new Words(code, text);
}

/** A message as a sentence; with names, and whose sentence it is, if they are given. */
export function say(message: Message, at?: At): string {
  return words.sentence(message, at);
}

speak(english);
