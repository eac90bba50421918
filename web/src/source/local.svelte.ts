// A game in the page: against bots, or with friends who pass the screen around. It is kept after every
// action and survives a reload.

import { engine, interrupt, Interrupted, Refused, thinker } from "../engine/engine";
import type { Past } from "../engine/house";
import type { Happened, Hint, Now, Problem, Setup } from "../engine/types";
import type { Source } from "./source";

const KEY = "cloverleaf.local";

/** What is kept between visits. */
interface Kept {
  setup: Setup;
  secrets: boolean;
  record: string;
  viewer: number;
  drafted: string[];
}

/** More than this nobody wants to see again at once. */
const MOST_PAST = 40;

/** How long people are shown what a bot did before the next one acts. */
const PAUSE = 420;

export class LocalSource implements Source {
  now: Now = $state.raw() as Now;
  happened: Happened[] = $state.raw([]);
  viewer = $state(1);
  thinking: number | undefined = $state();
  curtain: number | undefined = $state();
  drafted: string[] = [];
  private running: Promise<void> | undefined;
  private closed = false;

  private constructor(
    readonly setup: Setup,
    private readonly secrets: boolean,
  ) {}

  /** A new game. */
  static async open(setup: Setup, secrets: boolean): Promise<LocalSource> {
    await engine().open(setup, hex(crypto.getRandomValues(new Uint8Array(32))));
    const source = new LocalSource(setup, secrets);
    source.viewer = source.people()[0] ?? 0;
    await source.begin();
    return source;
  }

  /** The game that was left, if there is one that can still be played. */
  static async reopen(): Promise<LocalSource | undefined> {
    const kept = read();
    if (!kept) return undefined;
    try {
      await engine().restore(kept.setup, kept.record);
    } catch {
      localStorage.removeItem(KEY);
      return undefined;
    }
    const source = new LocalSource(kept.setup, kept.secrets);
    source.viewer = kept.viewer;
    source.drafted = kept.drafted;
    if (source.passing()) source.curtain = kept.viewer;
    await source.begin();
    return source;
  }

  private async begin(): Promise<void> {
    await this.refresh();
    this.go();
  }

  /** The seats of people. */
  private people(): number[] {
    return this.setup.sitters.flatMap((sitter, index) => (sitter.bot ? [] : [index + 1]));
  }

  /** Whether people with secrets share the screen. */
  private passing(): boolean {
    return this.secrets && this.people().length > 1;
  }

  async play(actions: string[]): Promise<Problem | undefined> {
    this.keepDraft(actions);
    // Whoever thinks about a game that has changed is asked anew.
    interrupt();
    try {
      await engine().play(this.viewer, actions);
    } catch (error) {
      this.keepDraft(actions.slice(0, -1));
      this.go();
      return refused(error);
    }
    this.drafted = [];
    await this.refresh();
    this.go();
    return undefined;
  }

  keepDraft(actions: string[]): void {
    this.drafted = actions;
    const kept = read();
    if (kept) write({ ...kept, drafted: actions });
  }

  expect(actions: string[]): void {
    this.keepDraft(actions);
  }

  lift(): void {
    this.curtain = undefined;
  }

  async resign(): Promise<void> {
    interrupt();
    await engine().resign(this.viewer);
    this.drafted = [];
    await this.refresh();
    this.go();
  }

  async hints(drafted: string[]): Promise<Hint[]> {
    return thinker().advise(this.setup, await engine().record(true), this.viewer, drafted, "cabbie", seed());
  }

  record(): Promise<string> {
    return engine().record(this.now.status === "finished");
  }

  async since(): Promise<Past[]> {
    const last = this.happened.findLast(({ seat }) => seat === this.viewer)?.v ?? 0;
    return thinker().since(this.setup, await engine().record(true), this.viewer, last, MOST_PAST);
  }

  close(): void {
    this.closed = true;
    interrupt();
  }

  /** Goes on after the page was left for another and came back. */
  resume(): void {
    if (!this.closed) return;
    this.closed = false;
    this.go();
  }

  /** Takes over how the game stands; what the page shows has been kept. */
  private async refresh(): Promise<void> {
    const { viewer } = this;
    const asked = [engine().now(viewer), engine().happened(viewer), engine().record(true)] as const;
    const [now, happened, record] = await Promise.all(asked);
    write({ setup: this.setup, secrets: this.secrets, record, viewer, drafted: this.drafted });
    this.now = now;
    this.happened = happened;
  }

  /** Lets bots play until a person is to act; one round of this at a time. */
  private go(): void {
    this.running = (this.running ?? Promise.resolve()).catch(() => undefined).then(() => this.round());
  }

  private async round(): Promise<void> {
    try {
      await this.bots();
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
    this.thinking = undefined;
    await this.hand();
  }

  private async bots(): Promise<void> {
    for (let bot = this.nextBot(); bot && !this.closed; bot = this.nextBot()) {
      this.thinking = bot.seat;
      const { v } = this.now;
      const actions = await thinker().think(this.setup, await engine().record(true), bot.seat, bot.level, seed());
      if (this.closed || actions.length === 0) break;
      // Somebody reconsidered meanwhile, so the bot does too.
      if (this.now.v !== v) continue;
      await engine().play(bot.seat, actions);
      await this.refresh();
      this.thinking = undefined;
      if (this.now.turn.kind !== "together") await pause();
    }
  }

  /** A bot that owes something, or a bot for somebody who gave up. */
  private nextBot(): { seat: number; level: string } | undefined {
    for (const seat of this.now.turn.seats) {
      const place = this.now.seats[seat - 1];
      const level = place?.bot ?? (place?.resigned ? "commuter" : undefined);
      if (level) return { seat, level };
    }
    return undefined;
  }

  /** Hands the screen to the person who is to act. */
  private async hand(): Promise<void> {
    const owing = this.now.turn.seats.filter((seat) => !this.now.seats[seat - 1]?.bot);
    const next = owing[0];
    if (next === undefined || owing.includes(this.viewer)) return;
    if (this.passing()) this.curtain = next;
    this.viewer = next;
    await this.refresh();
  }
}

function refused(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { text: String(error) };
}

function pause(): Promise<void> {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return new Promise((done) => setTimeout(done, still ? 0 : PAUSE));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function seed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;
}

function read(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "") as Kept;
  } catch {
    return undefined;
  }
}

function write(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** The game that was left, to be offered on the first page. */
export function left(): { game: string } | undefined {
  const kept = read();
  return kept ? { game: kept.setup.game } : undefined;
}

/** The record of the game that was left, and whose eyes may look at it while it is not over. */
export function leftRecord(): { record: string; only: number } | undefined {
  const kept = read();
  if (!kept) return undefined;
  const people = kept.setup.sitters.filter((sitter) => !sitter.bot).length;
  return { record: kept.record, only: kept.secrets && people > 1 ? 0 : kept.viewer };
}
