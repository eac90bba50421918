// A game in the page: against bots, or with friends who pass the screen around. It is kept after every
// action and survives a reload. A page in which another one plays the same game only shows it.

import { interrupt, Interrupted, keepGame, Refused, thinker } from "../engine/engine";
import type { Past } from "../engine/facade";
import type { Awaited, Happened, Hint, Now, Problem, Setup, Standing } from "../engine/types";
import { settings } from "../settings/settings.svelte";
import { games } from "./games.svelte";
import { keepTurn, recallTurn } from "./kept";
import { type Release, takeGame } from "./owner";
import { isDamaged, NO_HELP, people, type Saved, wholeRecord } from "./saved";
import type { GaveUp, Help, Race, Source } from "./source";

/** More than this nobody wants to see again at once. */
const MOST_PAST = 40;

/** The name of this page among those that may own a game: when it was opened, to less than a millisecond. */
const PAGE = (performance.timeOrigin + performance.now()).toString(36);

/** Why a game cannot be opened. */
export class NoGame extends Error {
  constructor(readonly why: "missing" | "damaged") {
    super(why);
  }
}

export class LocalSource implements Source {
  now: Now = $state.raw() as Now;
  happened: Happened[] = $state.raw([]);
  viewer = $state(1);
  thinking: number | undefined = $state();
  curtain: number | undefined = $state();
  drafted: string[] = [];
  help: Help = $state.raw(NO_HELP);
  /** Whether another page plays this game, and this one only shows it. */
  watching = $state(false);
  closed = false;
  /** Whether the only person has given up, so that nobody waits for the bots. */
  private left = $state(false);
  private awaited: Awaited = $state.raw({ people: [], race: false });
  /** The position in which the people in a race let the bots go first. */
  private declined: number | undefined = $state();
  private running: Promise<void> | undefined;
  private release: Release | undefined;
  private unfollow: (() => void) | undefined;
  /** There is one engine for local games, so whoever opens another first stops the one before. */
  private static current: LocalSource | undefined;

  private constructor(private game: Saved) {
    this.viewer = game.viewer;
    this.help = game.help;
  }

  get id(): string {
    return this.game.id;
  }

  /** The game as it is kept. */
  get saved(): Saved {
    return this.game;
  }

  get setup(): Setup {
    return this.game.setup;
  }

  get replayed(): string {
    return `#/replay/game/${this.id}`;
  }

  /** A new game, or one that goes on from a save. */
  static async open(setup: Setup, secrets: boolean, save?: string): Promise<LocalSource> {
    LocalSource.current?.close();
    if (save === undefined) await thinker().open(setup, hex(crypto.getRandomValues(new Uint8Array(32))));
    else await thinker().restore(setup, save);
    const now = Date.now();
    const id = `${now.toString(36)}-${hex(crypto.getRandomValues(new Uint8Array(4)))}`;
    const viewer = people(setup)[0] ?? 0;
    const source = new LocalSource({
      format: 1,
      ...{ id, setup, secrets, viewer, record: "", help: NO_HELP, taken: [], begun: now, played: now, owner: PAGE },
    });
    LocalSource.current = source;
    source.release = await takeGame(id, false, () => void source.lose());
    await source.begin();
    return source;
  }

  /** A game that was left: one by its id, or the last that was played. */
  static async reopen(id?: string): Promise<LocalSource> {
    const game = await games.find(id);
    if (!game) throw new NoGame("missing");
    if (isDamaged(game)) throw new NoGame("damaged");
    LocalSource.current?.close();
    const source = new LocalSource(game);
    LocalSource.current = source;
    await source.sit(false);
    return source;
  }

  /** Takes the game from the page that plays it. */
  takeOver(): Promise<void> {
    return this.sit(true);
  }

  /** Plays the game here, or shows it while another page plays it. */
  private async sit(force: boolean): Promise<void> {
    this.release = await takeGame(this.id, force, () => void this.lose());
    if (!this.release) return this.watch();
    this.game = (await games.claim(this.id, PAGE)) ?? { ...this.game, owner: PAGE };
    await this.restore();
    const { viewer, help } = this.game;
    const standing = await thinker().standing(viewer);
    this.drafted = recallTurn(this.id, standing.now.v, viewer);
    this.stopWatching();
    [this.viewer, this.help] = [viewer, help];
    if (this.passing()) this.curtain = viewer;
    await this.take(standing);
    this.left = people(this.setup).length === 1 && this.now.seats[this.viewer - 1]?.resigned === true;
    keepGame(() => [this.setup, wholeRecord(this.game)]);
    this.go();
  }

  private async restore(): Promise<void> {
    try {
      await thinker().restore(this.setup, wholeRecord(this.game));
    } catch (error) {
      this.close();
      throw error instanceof Refused ? new NoGame("damaged") : error;
    }
  }

  private async begin(): Promise<void> {
    await this.refresh();
    keepGame(() => [this.setup, wholeRecord(this.game)]);
    this.go();
  }

  /** Another page has taken the game. */
  private async lose(): Promise<void> {
    if (this.watching || this.closed) return;
    interrupt();
    this.release?.();
    this.release = undefined;
    await this.watch();
  }

  /** Shows what the page that plays the game does. */
  private async watch(): Promise<void> {
    this.watching = true;
    this.thinking = this.curtain = undefined;
    this.drafted = [];
    this.unfollow ??= games.follow((id) => void (id === this.id && this.see()));
    await this.see();
  }

  /** Shows the game as it is kept. Whoever passes the screen around sees here only what everybody may. */
  private async see(): Promise<void> {
    const game = await games.find(this.id);
    if (!this.watching || !game || isDamaged(game)) return;
    this.game = game;
    await this.restore();
    const viewer = this.passing() ? 0 : game.viewer;
    const { now, happened } = await thinker().standing(viewer);
    if (this.watching) [this.now, this.happened, this.viewer, this.help] = [now, happened, viewer, game.help];
  }

  private stopWatching(): void {
    this.unfollow?.();
    this.unfollow = undefined;
    this.watching = false;
  }

  /** Whether people with secrets share the screen. */
  private passing(): boolean {
    return this.game.secrets && people(this.setup).length > 1;
  }

  async play(actions: string[]): Promise<Problem | undefined> {
    if (this.watching) return undefined;
    this.keepDraft(actions);
    // Whoever thinks about a game that has changed is asked anew.
    interrupt();
    try {
      const standing = await thinker().viewerPlays(this.viewer, actions);
      this.drafted = [];
      await this.take(standing);
      this.keepDraft([]);
    } catch (error) {
      this.keepDraft(actions.slice(0, -1));
      return refused(error);
    } finally {
      this.go();
    }
    return undefined;
  }

  keepDraft(actions: string[]): void {
    if (this.watching) return;
    this.drafted = actions;
    keepTurn(this.id, { v: this.now.v, viewer: this.viewer, drafted: actions });
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
    this.left = people(this.setup).length === 1;
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
    return !this.watching && people(this.setup).length === 1 && this.happened.some(({ seat }) => seat === this.viewer);
  }

  /** Goes back to before the viewer's last decision. What was drawn then is drawn again. */
  async takeBack(): Promise<void> {
    const own = this.happened.findLastIndex(({ seat }) => seat === this.viewer);
    if (own < 0) return;
    let first = own;
    while (this.happened[first - 1]?.seat === this.viewer) first -= 1;
    interrupt();
    await this.running?.catch(() => undefined);
    const after = (this.happened[first]?.v ?? 1) - 1;
    await thinker().restore(this.setup, wholeRecord(this.game), after);
    this.drafted = [];
    this.help = { ...this.help, takenBack: this.help.takenBack + 1 };
    const actions = this.happened.slice(first, own + 1).map(({ text }) => text);
    this.game = { ...this.game, taken: [...this.game.taken, { after, actions }] };
    await this.refresh();
    this.go();
  }

  async hints(drafted: string[]): Promise<Hint[]> {
    this.help = { ...this.help, hints: this.help.hints + 1 };
    void this.keep(this.game.record);
    return thinker().hints(this.viewer, drafted, "cabbie", seed());
  }

  async record(): Promise<string> {
    const record = this.now.status === "finished" ? this.game.record : await thinker().record(false);
    return wholeRecord({ ...this.game, record });
  }

  async since(): Promise<Past[]> {
    const last = this.happened.findLast(({ seat }) => seat === this.viewer)?.v ?? 0;
    return thinker().since(wholeRecord(this.game), this.viewer, last, MOST_PAST);
  }

  close(): void {
    // A page that is taken down late must not interrupt the game that was opened meanwhile.
    if (this.closed) return;
    this.closed = true;
    this.stopWatching();
    this.release?.();
    interrupt();
  }

  /** A race in which others at this screen, or bots, may be first. */
  get race(): Race | undefined {
    const others = this.awaited.people.filter((seat) => seat !== this.viewer);
    const bots = this.awaited.race && !this.raced();
    if (this.watching || this.now.turn.kind !== "race" || (others.length === 0 && !bots)) return undefined;
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
    await this.take(await thinker().standing(this.viewer));
  }

  /** Takes over how the game stands; what the page shows has been kept. */
  private async take({ now, happened, awaited, record }: Standing): Promise<void> {
    if (!(await this.keep(record))) return this.lose();
    if (!this.watching) [this.now, this.happened, this.awaited] = [now, happened, awaited];
  }

  /** Keeps the game with this record. Whether it is still this page's. */
  private keep(record: string): Promise<boolean> {
    // The time does not go on because somebody looks at a game.
    const played = record === this.game.record ? this.game.played : Date.now();
    this.game = { ...this.game, record, played, viewer: this.viewer, help: this.help };
    return games.save(this.game);
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
    if (!this.closed && !this.watching) await this.hand();
  }

  /** What each bot does is shown long enough to be followed, before the next thing happens. */
  private async bots(): Promise<void> {
    for (let bot = this.nextBot(); bot !== undefined && !this.closed; bot = this.nextBot()) {
      this.thinking = bot;
      const [standing] = await Promise.all([thinker().botPlays(this.viewer, this.raced(), seed()), this.pause()]);
      await this.take(standing);
      this.thinking = undefined;
    }
  }

  /** Nobody is waited for where all choose at once and in secret, nor when nobody is left to watch. */
  private pause(): Promise<void> {
    const watched = this.now.turn.kind !== "together" && people(this.setup).some((seat) => !this.now.seats[seat - 1]?.resigned);
    const time = watched ? settings.pause : 0;
    return time > 0 ? new Promise((done) => setTimeout(done, time)) : Promise.resolve();
  }

  /** The seat of the bot that may choose now. */
  private nextBot(): number | undefined {
    return this.watching || this.left || (this.awaited.race && !this.raced()) ? undefined : this.awaited.bot;
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

/** The record of a game, and whose eyes may look at it while it is not over. */
export async function keptRecord(id?: string): Promise<{ record: string; only: number } | undefined> {
  const game = await games.find(id);
  if (!game || isDamaged(game)) return undefined;
  return { record: wholeRecord(game), only: game.secrets && people(game.setup).length > 1 ? 0 : game.viewer };
}
