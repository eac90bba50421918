// From a message to the words a person reads, by Fluent. Page and engine use it alike.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What fills a sentence; what it is decides how it may be shown. */
export type Arg =
  | number
  | string
  | { seat: number }
  | { seats: number[] }
  | { place: string }
  | { tile: string }
  | { card: string }
  | { choice: string }
  | { message: Message }
  | { list: Arg[] };

/** A sentence by its key, with typed arguments. */
export interface Message {
  key: string;
  args?: Record<string, Arg>;
}

/** Who sits where, who reads, and which places have names of their own. */
export interface At {
  /** Who sits on each seat; empty where nobody has a name. */
  names?: string[];
  /** The reader's seat. */
  reader?: number | undefined;
  places?: Record<string, string>;
}

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly code: string,
    text: string,
  ) {
    // Marks that keep right-to-left names apart from the sentence would be seen in pictures.
    this.bundle = new FluentBundle(code, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message in words; its key where there are none, which a test does not let happen. */
  say(message: Message, at: At = {}): string {
    return this.find(message, at, this.bundle.getMessage(message.key)?.value) ?? message.key;
  }

  /** The same as a sentence of its own, with a capital letter. */
  sentence(message: Message, at: At = {}): string {
    const said = this.say(message, at);
    return said.charAt(0).toLocaleUpperCase(this.code) + said.slice(1);
  }

  /** What one does, told as something to do: "Drive north" and not "Ana drives north". */
  command(message: Message, at: At = {}): string {
    return this.find(message, at, this.bundle.getMessage(message.key)?.attributes["do"]) ?? this.sentence(message, at);
  }

  private find(
    { args = {} }: Message,
    at: At,
    pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined,
  ): string | undefined {
    if (!pattern) return undefined;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg === "object" && "seat" in arg) filled[`${name}_is`] = arg.seat === at.reader ? "you" : "other";
      filled[name] = typeof arg === "number" ? arg : this.text(arg, at);
    }
    return this.bundle.formatPattern(pattern, filled, []);
  }

  private text(arg: Arg, at: At): string {
    if (typeof arg !== "object") return String(arg);
    if ("seat" in arg) return this.seat(arg.seat, at);
    if ("seats" in arg) return this.seats(arg.seats, at);
    if ("place" in arg) return at.places?.[arg.place] ?? arg.place;
    if ("tile" in arg) return arg.tile;
    if ("card" in arg) return at.places?.[arg.card] ?? arg.card;
    if ("choice" in arg) return arg.choice;
    if ("message" in arg) return this.say(arg.message, at);
    return arg.list.map((one) => this.text(one, at)).join(", ");
  }

  private seat(seat: number, { names }: At): string {
    return names?.[seat - 1] || this.say({ key: "seat-name", args: { number: seat } });
  }

  private seats(seats: number[], at: At): string {
    if (seats.length > 1 && !seats.some((seat) => at.names?.[seat - 1]))
      return this.say({ key: "seat-names", args: { numbers: seats.join(", ") } });
    return seats.map((seat) => this.seat(seat, at)).join(", ");
  }
}
