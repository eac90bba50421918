// A game in the page: against bots, or with friends who pass the screen around. It is kept after every
// action and survives a reload.

import { interrupt, Interrupted, keepGame, Refused, thinker } from "../engine/engine";
import type { Past } from "../engine/facade";
import type { Awaited, Happened, Hint, Now, Problem, Setup, Standing } from "../engine/types";
import { settings } from "../table/settings.svelte";
import { attach } from "./attach";
import type { GaveUp, Help, Race, Source } from "./source";

const KEY = "cloverleaf.local";

/** What is kept between visits. */
interface Kept {
  setup: Setup;
  secrets: boolean;
  record: string;
  viewer: number;
  drafted: string[];
  help?: Help;
}

/** More than this nobody wants to see again at once. */
const MOST_PAST = 40;

export class LocalSource implements Source {
  now: Now = $state.raw() as Now;
  happened: Happened[] = $state.raw([]);
  viewer = $state(1);
  thinking: number | undefined = $state();
  curtain: number | undefined = $state();
  drafted: string[] = [];
  help: Help = $state.raw({ hints: 0, takenBack: 0 });
  /** Whether the only person has given up, so that nobody waits for the bots. */
  private left = $state(false);
  private awaited: Awaited = $state.raw({ people: [], race: false });
  /** The position in which the people in a race let the bots go first. */
  private declined: number | undefined = $state();
  private saved = "";
  private running: Promise<void> | undefined;
  private closed = false;
  /** There is one engine for local games, so whoever opens another first stops the one before. */
  private static current: LocalSource | undefined;

  private constructor(
    readonly setup: Setup,
    private readonly secrets: boolean,
  ) {}

  /** A new game, or one that goes on from a save. */
  static async open(setup: Setup, secrets: boolean, save?: string): Promise<LocalSource> {
    LocalSource.current?.close();
    if (save === undefined) await thinker().open(setup, hex(crypto.getRandomValues(new Uint8Array(32))));
    else await thinker().restore(setup, save);
    const source = new LocalSource(setup, secrets);
    source.viewer = source.people()[0] ?? 0;
    await source.begin();
    return source;
  }

  /** The game that was left, if there is one that can still be played. */
  static async reopen(): Promise<LocalSource | undefined> {
    const kept = read();
    if (!kept) return undefined;
    LocalSource.current?.close();
    try {
      await thinker().restore(kept.setup, kept.record);
    } catch {
      localStorage.removeItem(KEY);
      return undefined;
    }
    const source = new LocalSource(kept.setup, kept.secrets);
    source.viewer = kept.viewer;
    source.drafted = kept.drafted;
    source.help = kept.help ?? source.help;
    if (source.passing()) source.curtain = kept.viewer;
    await source.begin();
    return source;
  }

  private async begin(): Promise<void> {
    LocalSource.current = this;
    await this.refresh();
    keepGame(() => [this.setup, this.saved]);
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
      const standing = await thinker().viewerPlays(this.viewer, actions);
      this.drafted = [];
      this.take(standing);
    } catch (error) {
      this.keepDraft(actions.slice(0, -1));
      return refused(error);
    } finally {
      this.go();
    }
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
    await thinker().resign(this.viewer);
    this.drafted = [];
    this.left = this.people().length === 1;
    await this.refresh();
    this.go();
  }

  /** After the only person gave up nobody has to watch the rest. */
  get gaveUp(): GaveUp | undefined {
    if (!this.left || this.now.status === "finished") return undefined;
    return { finish: () => ((this.left = false), this.go()) };
  }

  /** Whether the only person has decided something that can be taken back. */
  get earlier(): boolean {
    return this.people().length === 1 && this.happened.some(({ seat }) => seat === this.viewer);
  }

  /** Goes back to before the viewer's last decision. What was drawn then is drawn again. */
  async takeBack(): Promise<void> {
    const own = this.happened.findLastIndex(({ seat }) => seat === this.viewer);
    if (own < 0) return;
    let first = own;
    while (this.happened[first - 1]?.seat === this.viewer) first -= 1;
    interrupt();
    await this.running?.catch(() => undefined);
    await thinker().restore(this.setup, this.saved, (this.happened[first]?.v ?? 1) - 1);
    this.drafted = [];
    this.help = { ...this.help, takenBack: this.help.takenBack + 1 };
    await this.refresh();
    this.go();
  }

  async hints(drafted: string[]): Promise<Hint[]> {
    this.help = { ...this.help, hints: this.help.hints + 1 };
    return thinker().hints(this.viewer, drafted, "cabbie", seed());
  }

  async record(): Promise<string> {
    return attach(this.now.status === "finished" ? this.saved : await thinker().record(false), this.setup.options);
  }

  async since(): Promise<Past[]> {
    const last = this.happened.findLast(({ seat }) => seat === this.viewer)?.v ?? 0;
    return thinker().since(this.saved, this.viewer, last, MOST_PAST);
  }

  close(): void {
    // A page that is taken down late must not interrupt the game that was opened meanwhile.
    if (this.closed) return;
    this.closed = true;
    interrupt();
  }

  /** Goes on after the page was left for another and came back. */
  resume(): void {
    if (!this.closed) return;
    this.closed = false;
    this.go();
  }

  /** A race in which others at this screen, or bots, may be first. */
  get race(): Race | undefined {
    const others = this.awaited.people.filter((seat) => seat !== this.viewer);
    const bots = this.awaited.race && !this.raced();
    if (this.now.turn.kind !== "race" || (others.length === 0 && !bots)) return undefined;
    return { others, first: (seat) => this.show(seat), bots: bots ? () => this.decline() : undefined };
  }

  /** Whether the people in a race have had their chance: nobody at one screen is hurried by a clock. */
  private raced(): boolean {
    return this.declined === this.now.v;
  }

  private decline(): void {
    this.declined = this.now.v;
    this.go();
  }

  private async refresh(): Promise<void> {
    this.take(await thinker().standing(this.viewer));
  }

  /** Takes over how the game stands; what the page shows has been kept. */
  private take({ now, happened, awaited, record }: Standing): void {
    write({ setup: this.setup, secrets: this.secrets, record, viewer: this.viewer, drafted: this.drafted, help: this.help });
    [this.now, this.happened, this.awaited, this.saved] = [now, happened, awaited, record];
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
    if (!this.closed) await this.hand();
  }

  /** What each bot does is shown long enough to be followed, before the next thing happens. */
  private async bots(): Promise<void> {
    for (let bot = this.nextBot(); bot !== undefined && !this.closed; bot = this.nextBot()) {
      this.thinking = bot;
      const [standing] = await Promise.all([thinker().botPlays(this.viewer, this.raced(), seed()), this.pause()]);
      this.take(standing);
      this.thinking = undefined;
    }
  }

  /** Nobody is waited for where all choose at once and in secret, nor when nobody is left to watch. */
  private pause(): Promise<void> {
    const watched = this.now.turn.kind !== "together" && this.people().some((seat) => !this.now.seats[seat - 1]?.resigned);
    const time = watched ? settings.pause : 0;
    return time > 0 ? new Promise((done) => setTimeout(done, time)) : Promise.resolve();
  }

  /** The seat of the bot that may choose now. */
  private nextBot(): number | undefined {
    return this.left || (this.awaited.race && !this.raced()) ? undefined : this.awaited.bot;
  }

  /** Hands the screen to the person who is to act. */
  private async hand(): Promise<void> {
    const next = this.awaited.people[0];
    if (next !== undefined && !this.awaited.people.includes(this.viewer)) await this.show(next);
  }

  private async show(seat: number): Promise<void> {
    if (this.passing()) this.curtain = seat;
    this.viewer = seat;
    this.drafted = [];
    await this.refresh();
  }
}

function refused(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { code: "unavailable", text: String(error) };
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
  return { record: attach(kept.record, kept.setup.options), only: kept.secrets && people > 1 ? 0 : kept.viewer };
}
