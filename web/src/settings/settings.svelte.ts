// How somebody likes the page, remembered in this browser.

import { recallText, rememberText } from "../remember";

const KEY = "cloverleaf.settings";

/** What each setting can be. */
export const VALUES = {
  /** How fast others' moves follow each other. */
  pace: ["slow", "normal", "at-once"],
  /** When the page asks before it does what was chosen. */
  confirm: ["always", "risky", "never"],
  /** Notation, the list of all actions, typing one, the board in letters. */
  notation: [true, false],
  /** The names of places on the board. */
  coordinates: [true, false],
  /** Whether moves are heard. */
  sound: [true, false],
  /** Colours have patterns, too. */
  patterns: [true, false],
  /** On which side the tools are. */
  hand: ["left", "right"],
  /** How large words are, in percent. */
  size: [100, 115, 130],
} as const;

export type Key = keyof typeof VALUES;
export type Kept = { -readonly [K in Key]: (typeof VALUES)[K][number] };

/** Phones are quiet until somebody wants to hear something. */
const quiet = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export const usual = (): Kept => ({
  ...{ pace: "normal", confirm: "always", notation: false, coordinates: false },
  ...{ sound: !quiet(), patterns: false, hand: "right", size: 100 },
});

/** What was remembered; what this version does not know is as usual. */
export function readSettings(text: string | null): Kept {
  const otherwise = usual();
  const found = parsed(text);
  const known = Object.keys(VALUES).filter((key) => (VALUES[key as Key] as readonly unknown[]).includes(found[key]));
  return { ...otherwise, ...Object.fromEntries(known.map((key) => [key, found[key]])) };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** How long one of others' moves is shown before the next, in milliseconds. */
const PAUSES = { slow: 1400, normal: 600, "at-once": 0 };

class Settings {
  kept: Kept = $state.raw(readSettings(recallText(KEY)));

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    rememberText(KEY, JSON.stringify(this.kept));
  }

  reset(): void {
    this.kept = usual();
    rememberText(KEY, null);
  }

  get notation(): boolean {
    return this.kept.notation;
  }

  get coordinates(): boolean {
    return this.kept.coordinates;
  }

  get sound(): boolean {
    return this.kept.sound;
  }

  get confirm(): Kept["confirm"] {
    return this.kept.confirm;
  }

  get pause(): number {
    return PAUSES[this.kept.pace];
  }

  /** Tells the style sheets. */
  show({ dataset }: HTMLElement): void {
    const { hand, size, patterns } = this.kept;
    dataset["hand"] = hand;
    dataset["size"] = String(size);
    dataset["patterns"] = patterns ? "on" : "off";
  }
}

export const settings = new Settings();
