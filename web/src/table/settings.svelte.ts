// How somebody likes the table, remembered in this browser.

const KEY = "cloverleaf.settings";

/** How fast others' moves follow each other. */
export const PACES = ["slow", "normal", "at-once"] as const;
type Pace = (typeof PACES)[number];

interface Kept {
  notation: boolean;
  pace: Pace;
  sound: boolean;
}

/** Phones are quiet until somebody wants to hear something. */
const quiet = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  /** Notation, the list of all actions, typing one, the board in letters. */
  notation: boolean = $state(false);
  pace: Pace = $state("normal");
  /** Whether moves are heard. */
  sound: boolean = $state(true);

  constructor() {
    const { notation, pace, sound } = read();
    this.notation = notation === true;
    this.pace = PACES.find((one) => one === pace) ?? "normal";
    this.sound = sound ?? !quiet();
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { notation, pace, sound } = this;
    localStorage.setItem(KEY, JSON.stringify({ notation, pace, sound }));
  }

  /** How long one of others' moves is shown before the next, in milliseconds. */
  get pause(): number {
    return { slow: 1400, normal: 600, "at-once": 0 }[this.pace];
  }
}

export const settings = new Settings();
