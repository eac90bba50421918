// The reader's language. What people read is in the locales, never in the code; only one language is loaded.

import LANGUAGES from "virtual:languages";
import { teach } from "./engine/engine";
import { fetched } from "./parts";
import { recallText, rememberText } from "./remember";
import { type Arg, type At, type Message, Words } from "./words";

const KEY = "cloverleaf.language";

let words: Words = $state.raw(new Words("en", ""));

/** The languages there are. */
export const languages = LANGUAGES.map(({ code, name }) => ({ code, name }));

export const language = () => words.code;

/** The language that was chosen, else the browser's, else the first. */
function first(): string {
  const known = (code: string) => languages.find((one) => one.code === code)?.code;
  const wanted = [recallText(KEY) ?? "", ...navigator.languages].flatMap((tag) => known(tag) ?? known(tag.split("-")[0] ?? "") ?? []);
  return wanted[0] ?? languages[0]?.code ?? "en";
}

/** When the words that only some pages need are there, if they are wanted. */
let completing: Promise<void> | undefined;

async function load(code: string, more = completing !== undefined): Promise<void> {
  const found = LANGUAGES.find((one) => one.code === code);
  const parts = await fetched(() => Promise.all([found?.load(), more ? found?.more() : undefined]));
  const [text = "", rest = ""] = parts.map((part) => part?.default);
  // The engine writes pictures in the same words.
  teach(code, text);
  words = new Words(code, text + rest);
}

/** Fetches the words that only some pages need. Where they do not arrive, whoever needs them next asks again. */
export function completed(): Promise<void> {
  return (completing ??= load(words.code, true).catch((error: unknown) => {
    completing = undefined;
    throw error;
  }));
}

/** When the first words are there. */
export const ready = load(first());

/** What is said when not even the first words arrive. */
export const speechless = () => LANGUAGES.find(({ code }) => code === first())?.missing ?? { text: "", again: "" };

export async function speak(code: string): Promise<void> {
  await load(code);
  rememberText(KEY, code);
}

/** Speaks the browser's language again. */
export async function speakAsUsual(): Promise<void> {
  rememberText(KEY, null);
  await load(first());
}

/** The words for a key; the key itself where there are none, which a test does not let happen. */
export const t = (key: string, args?: Record<string, Arg>) => words.say(args ? { key, args } : { key });

export const say = (message: Message, at?: At) => words.say(message, at);

export const sentence = (message: Message, at?: At) => words.sentence(message, at);

export const command = (message: Message, at?: At) => words.command(message, at);

/** Why something was refused: by its message, by a server's code, or in the server's own words. */
export function refusal(
  { text, message, code }: { text: string; message?: Message | undefined; code?: string | undefined },
  at?: At,
): string {
  if (message) return words.sentence(message, at);
  return words.has(`problem-${code}`) ? t(`problem-${code}`) : text;
}
