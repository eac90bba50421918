// The words that the module asks for while it draws.

import { type Message, Words } from "../words";

declare global {
  /** The words of a message, which comes as JSON. The module calls this. */
  var cloverleafSay: (message: string) => string;
}

/** A picture says the same things again and again. */
const MOST = 4_000;

/** Puts the words where the module finds them, and gives the way to change them. */
export function listen(): (code: string, text: string) => void {
  let words = new Words("en", "");
  const said = new Map<string, string>();
  globalThis.cloverleafSay = (json) => {
    const known = said.get(json) ?? words.say(JSON.parse(json) as Message);
    if (said.size > MOST) said.clear();
    said.set(json, known);
    return known;
  };
  return (code, text) => {
    words = new Words(code, text);
    said.clear();
  };
}
