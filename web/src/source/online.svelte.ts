// A table on a server. What the server tells is turned into what the page shows; what somebody plays is sent
// until the server has said that it is stored.

import type { Past } from "../engine/facade";
import type { Happened, Now, Setup } from "../engine/types";
import { t } from "../lang.svelte";
import { api } from "../online/api";
import { told } from "../online/lines";
import { person } from "../online/me.svelte";
import { absence, standing } from "../online/standing";
import type { Command, Message, Now as WireNow, Place, Problem, Seen, Summary } from "../online/wire";
import { attach } from "./attach";
import { Connection, fresh, type Named, type Wire } from "./connection";
import { keep, type Kept, recall } from "./kept";
import type { Source } from "./source";

/** Something that happened at the table, with its number and time. */
export type Known = { v: number; at: number; what: Seen };

/** How long a cut may last before anybody is told. */
const QUIET = 1_000;
/** As many things are shown again at once. */
const MOST_PAST = 40;

export class OnlineSource implements Source {
  setup: Setup = $state.raw() as Setup;
  /** What was agreed; it changes only before the game starts. */
  table: Summary = $state.raw() as Summary;
  readonly online = true;
  now: Now = $state.raw() as Now;
  happened: Happened[] = $state.raw([]);
  viewer = $state(0);
  thinking: number | undefined = $state();
  readonly curtain = undefined;
  drafted: string[] = [];

  /** How the table stands, in the server's words. */
  wire: WireNow = $state.raw() as WireNow;
  /** When that was heard, by this browser's clock. */
  heardAt = $state(0);
  /** Everything told so far, chat and all. */
  story: Known[] = $state.raw([]);
  /** Before which version there is talk that has not been told yet. */
  talkBefore: number | undefined = $state();
  /** Whether the connection has been gone for so long that people should know. */
  cut = $state(false);
  /** How the game stood when each thing that happened was told. */
  private views: unknown[] = [];
  private version = 0;
  /** As whom the server knows the connection. */
  private player = person.me?.player;
  private kept: Kept;
  private cutting: ReturnType<typeof setTimeout> | undefined;
  private readonly connection: Connection;

  private constructor(table: Summary, hello: Extract<Message, { type: "hello" }>) {
    this.agree(table);
    this.kept = recall(table.id);
    this.connection = new Connection(() => new WebSocket(api.socket(table.id, this.version)) as Wire, {
      hear: (message) => this.hear(message),
      changed: (connected) => this.connected(connected),
    });
    this.hear(hello);
    if (this.kept.decision === hello.now.decision) this.drafted = this.kept.drafted ?? [];
  }

  private agree(table: Summary): void {
    const { game, options, seats } = table.setup;
    this.table = table;
    this.setup = { game, options, sitters: seats.map(() => ({ name: "" })) };
  }

  /** Takes over how the table was arranged since. */
  private arrange(story: Known[], seats: Place[]): void {
    const arranged = story.map(({ what }) => what).filter((what) => what.kind === "arranged" || what.kind === "started");
    if (arranged.length === 0) return;
    const { setup } = this.table;
    const options = arranged.findLast((what) => what.options)?.options ?? setup.options;
    this.agree({ ...this.table, setup: { ...setup, options, seats: seats.map(() => "open") } });
  }

  /** Looks at a table and stays there. */
  static async open(id: string): Promise<OnlineSource> {
    await person.ask();
    const hello = await api.look(id);
    const source = new OnlineSource(hello.table, hello);
    source.stay();
    return source;
  }

  private stay(): void {
    this.connection.start();
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    // A turn that was on its way when the page was left is sent again, under its old name.
    const { sent } = this.kept;
    if (sent) void this.connection.ask(sent).then((problem) => this.settled(sent, problem));
  }

  private settled(sent: Named, problem: Problem | undefined): void {
    this.keep({});
    if (!problem || sent.do !== "play") return;
    this.drafted = sent.actions.slice(0, -1);
    this.now = { ...this.now };
  }

  close(): void {
    this.connection.stop();
    clearTimeout(this.cutting);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
  }

  private readonly wake = ({ type }: Event): void => {
    if (type === "online") this.connection.renew();
    else if (!document.hidden) this.connection.rouse();
  };

  private connected(connected: boolean): void {
    clearTimeout(this.cutting);
    if (connected) this.cut = false;
    else this.cutting = setTimeout(() => (this.cut = true), QUIET);
  }

  private hear(message: Message): void {
    if (message.type === "refused" && message.problem.code === "who-are-you") return void this.signedOut();
    if (message.type === "presence") return this.attend(message);
    if (message.type !== "hello" && message.type !== "news") return;
    const { now, you = 0, happened } = message;
    // While one connection takes over from another, an older word may come after a newer one.
    if (now.v < this.version) return;
    const ended = this.wire?.status === "running" && now.status === "finished";
    const fresh = happened.flatMap(({ v, at, what }) => (what && v > this.version ? [{ v, at, what }] : []));
    this.version = now.v;
    if (message.type === "hello" && message.earlier !== undefined) this.talkBefore = message.earlier;
    this.wire = now;
    this.heardAt = Date.now();
    this.viewer = you;
    if (fresh.length > 0) {
      this.arrange(fresh, now.seats);
      this.tell(fresh, now.view);
    }
    this.show(now);
    if (ended) void this.reveal();
  }

  /** Goes on with the story. What was taken back is told no more, and nothing drafted after it is kept. */
  private tell(fresh: Known[], view: unknown): void {
    const undone = fresh.findLastIndex(({ what }) => what.kind === "undone");
    const known = lines([...this.story, ...fresh.slice(0, undone + 1)]).length;
    this.story = [...this.story, ...fresh];
    this.happened = lines(this.story);
    this.views = this.happened.map((_, at) => (at < known ? this.views[at] : view));
    if (undone >= 0) this.drafted = [];
  }

  /** Who is there now; nothing else has changed. */
  private attend({ seats, watchers }: Extract<Message, { type: "presence" }>): void {
    const places = this.wire.seats.map((place) => {
      const told = seats.find(({ seat }) => seat === place.seat);
      if (!told) return place;
      const now = { ...place, here: told.here };
      delete now.claim;
      return told.claim === undefined ? now : { ...now, claim: told.claim };
    });
    this.wire = { ...this.wire, seats: places, watchers };
  }

  /** Asks for the page of talk before what is known. */
  async askEarlier(): Promise<void> {
    if (this.talkBefore === undefined) return;
    const { said, earlier } = await api.talk(this.table.id, this.talkBefore);
    const known = new Set(this.story.map(({ v }) => v));
    const older = said.flatMap(({ v, at, what }) => (what && !known.has(v) ? [{ v, at, what }] : []));
    this.story = [...older, ...this.story].toSorted((a, b) => a.v - b.v);
    this.talkBefore = earlier ? said[0]?.v : undefined;
  }

  /** The key of this browser has ended: it is somebody else's now, or nobody's, who may log in again. */
  private async signedOut(): Promise<void> {
    this.player = (await person.again())?.player;
    if (this.player) this.connection.reopen();
    else location.hash = "#/online/me";
  }

  /** Takes over what changed of the game. Who comes and goes or talks is no reason to draw the board anew. */
  private show(now: WireNow): void {
    const bots = now.turn.seats.filter((seat) => plays(now.seats[seat - 1]));
    const shown: Now = {
      v: this.happened.length,
      status: now.status,
      seats: now.seats.map((place) => ({
        seat: place.seat,
        name: name(place),
        resigned: place.resigned ?? false,
        ...(place.bot ? { bot: place.bot } : {}),
      })),
      // Whoever lets a bot play is not asked.
      turn: { ...now.turn, seats: now.turn.seats.filter((seat) => seat !== this.viewer || !bots.includes(seat)) },
      view: now.view,
      scores: [],
      ...(now.result ? { result: now.result } : {}),
    };
    if (JSON.stringify(shown) !== JSON.stringify(this.now)) this.now = shown;
    this.thinking = bots[0];
  }

  /** When a game is over, everything may be known, also of what was hidden. */
  private async reveal(): Promise<void> {
    const { happened, earlier } = await api.look(this.table.id);
    this.talkBefore = earlier;
    this.story = happened.flatMap(({ v, at, what }) => (what ? [{ v, at, what }] : []));
    this.happened = lines(this.story);
    this.views = this.happened.map(() => this.wire.view);
  }

  /** Looks at everything anew, and over a connection that knows whom the reader does not want to hear. */
  async refresh(): Promise<void> {
    await this.reveal();
    this.connection.reopen();
  }

  /** How many things had happened when the viewer last acted; what a bot did for them is not their doing. */
  private get acted(): number {
    const away = absence(this.story, this.viewer);
    if (away) return lines(this.story.filter(({ v }) => v < away.from)).length;
    return this.happened.findLastIndex(({ seat }) => seat === this.viewer) + 1;
  }

  /** Whether what happened since then was seen step by step, and can be shown so again. */
  get recalls(): boolean {
    return new Set(this.views.slice(this.acted)).size > 1;
  }

  /** Each thing that happened since the viewer last acted, on the first picture the server sent after it. */
  since(): Promise<Past[]> {
    const first = Math.max(this.acted, this.happened.length - MOST_PAST);
    return Promise.resolve(this.happened.slice(first).map(({ seat, text }, index) => ({ view: this.views[first + index], seat, text })));
  }

  /** The server's time now. */
  get time(): number {
    return this.wire.at + Date.now() - this.heardAt;
  }

  async play(actions: string[]): Promise<Problem | undefined> {
    const { decision } = this.wire;
    const sent: Named = { id: fresh(), do: "play", actions, ...(decision === undefined ? {} : { decision }) };
    this.keep({ sent });
    const problem = await this.connection.ask(sent);
    this.drafted = problem ? actions.slice(0, -1) : [];
    this.keep({});
    return problem;
  }

  /** Asks something else of the table; somebody unknown becomes a guest for it. */
  async ask(command: Command): Promise<Problem | undefined> {
    const { player } = await person.need();
    if (player !== this.player) {
      this.player = player;
      this.connection.reopen();
    }
    return this.connection.ask({ ...command, id: fresh() });
  }

  keepDraft(actions: string[]): void {
    this.drafted = actions;
    if (!this.kept.sent) this.keep({ ...(this.wire.decision === undefined ? {} : { decision: this.wire.decision }), drafted: actions });
  }

  expect(actions: string[]): void {
    this.keepDraft(actions);
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    keep(this.table.id, kept);
  }

  lift(): void {}

  async resign(): Promise<void> {
    await this.ask({ do: "resign" });
  }

  get replayed(): string {
    return `#/replay/table/${encodeURIComponent(this.table.id)}`;
  }

  async record(): Promise<string> {
    return attach(await api.record(this.table.id), this.setup.options);
  }
}

/** What happened in the game and stands. */
const lines = (story: Known[]): Happened[] => told(standing(story).map(({ what }) => what));

/** Whether a bot plays here, for whatever reason. */
const plays = (place: Place | undefined): boolean => place?.bot !== undefined || place?.resigned === true;

/** What a seat is called. */
export function name(place: Place): string {
  if (place.name) return place.name;
  if (place.sitter === "person") return t("deleted-player");
  if (place.sitter === "bot") return t("bot-name", { level: t(`level-${place.bot}`), number: place.seat });
  return t(place.sitter === "invited" ? "nobody-invited" : "nobody-open");
}
