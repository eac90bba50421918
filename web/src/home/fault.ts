// Where a file is wrong, out of what the engine or a server says about it.

import type { Problem } from "../engine/types";
import type { Arg, Message } from "../words";

export interface Fault {
  line: number;
  why: Message;
}

/** The message of a line, however deep it is in others. */
export function fault({ message }: Problem): Fault | undefined {
  return message && within(message as Message);
}

function within({ key, args = {} }: Message): Fault | undefined {
  const { line, why } = args;
  if (key === "document-line" && typeof line === "number" && holds(why)) return { line, why: why.message };
  return Object.values(args)
    .filter(holds)
    .map(({ message }) => within(message))
    .find((found) => found !== undefined);
}

const holds = (arg: Arg | undefined): arg is { message: Message } => typeof arg === "object" && "message" in arg;
