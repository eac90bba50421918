// A record being looked at: where in it, through whose eyes, and how the board looks there; or how it would look if
// something else had been played.

import { engine } from "../engine/engine";
import type { Picture } from "../engine/facade";
import type { Decided, Happened, Look, Mark, Opened, Position, Setup } from "../engine/types";
import type { Adapter, Colour, Way } from "../games/adapter";
import { adapter } from "../games/games";
import type { Guide } from "../games/guide";
import { guide } from "../games/guides/guides";
import { t } from "../lang.svelte";
import { acts } from "../table/acts";
import { dark } from "../theme.svelte";
import type { At } from "../words";
import { type Ghosts, ghosts, NOTHING } from "./ghosts";
import { pace } from "./pace.svelte";
import { days, next, own, reached, turns, type Unit } from "./stops";

/** Something else that could have been played: by whom, where, and what. */
export interface Better {
  seat: number;
  from: number;
  actions: string[];
}

export class Watch {
  readonly game: Adapter;
  readonly guide: Guide;
  at = $state(0);
  eyes: number | undefined = $state();
  position: Position = $state.raw() as Position;
  log: Happened[] = $state.raw([]);
  picture: Picture | undefined = $state.raw();
  /** How pieces drive to where the picture has them. */
  ways: Way[] = $state.raw([]);
  /** A seat with what it knows: whose eyes are looked through, or who is to act. */
  held: { seat: number; view: unknown } | undefined = $state.raw();
  playing = $state(false);
  /** What is shown in the place of what was played. */
  better: Better | undefined = $state.raw();
  /** What would be different then. */
  ghosts: Ghosts = $state.raw(NOTHING);
  /** By what steps go. */
  unit: Unit = $state("turn");
  private asked = 0;

  private constructor(
    readonly record: string,
    readonly opened: Opened,
    readonly decisions: Decided[],
    /** Whose eyes there are while the game is not over. */
    readonly only: number,
  ) {
    this.game = adapter(opened.game);
    this.guide = guide(opened.game);
  }

  /** Opens a record at a position, or where there is something to see first; throws the line that does not hold. */
  static async open(record: string, at: number | "begin" | "end", eyes: number | undefined, only: number): Promise<Watch> {
    const opened = await engine().openReplay(record);
    const watch = new Watch(record, opened, await engine().replayDecisions(), only);
    const begin = () => watch.stops("own")[0] ?? watch.decisions[0]?.from ?? 0;
    await watch.see(eyes, at === "begin" ? begin() : at === "end" ? opened.length : at);
    return watch;
  }

  /** Whose decisions are one's own: those of the eyes one looks through, of whoever played it here, else of whoever won. */
  get self(): number {
    return this.eyes || this.only || (this.position?.now.result?.ranks.indexOf(1) ?? 0) + 1;
  }

  /** Where steps of a kind lead. */
  stops(unit: Unit): number[] {
    if (unit === "own") return own(this.decisions, this.self);
    if (unit === "event") return Array.from({ length: this.length + 1 }, (_, index) => index);
    return unit === "day" ? days(this.decisions) : turns(this.decisions);
  }

  /** The kinds of steps there are. */
  get units(): Unit[] {
    return days(this.decisions).length > 0 ? ["turn", "day", "own", "event"] : ["turn", "own", "event"];
  }

  /** One step on, or back. */
  step(by: 1 | -1, unit: Unit = this.unit): Promise<void> {
    return this.go(next(this.stops(unit), this.at, by, this.length));
  }

  /** Turns, or days where there are any: what has been reached, and how many there are. */
  get progress(): { kind: "turn" | "day"; now: number; of: number } {
    const kind = this.units.includes("day") ? "day" : "turn";
    const all = this.stops(kind);
    return { kind, now: this.at === 0 ? 0 : reached(all, this.at), of: all.length };
  }

  /** Whether anything was drawn. */
  get chance(): boolean {
    return this.log.some(({ seat, text }) => seat === undefined && !text.startsWith("table "));
  }

  /** What such a game is opened with again. */
  get setup(): Setup {
    const { game, options, names } = this.opened;
    return { game, options, sitters: names.map((_, index) => ({ name: this.name(index + 1) })) };
  }

  get length(): number {
    return this.opened.length;
  }

  /** The eyes one may look through: all at once, and each seat's. */
  get choices(): (number | undefined)[] {
    return this.opened.over ? [undefined, ...this.opened.names.map((_, index) => index + 1)] : [this.only];
  }

  get colours(): Colour[] {
    return this.game.colours(this.view, this.opened.names.length);
  }

  get view(): unknown {
    return this.position.now.view;
  }

  get viewer(): number {
    return this.eyes ?? 0;
  }

  get now(): Position["now"] {
    return { ...this.position.now, seats: this.position.now.seats.map((place) => ({ ...place, name: this.name(place.seat) })) };
  }

  /** Who sat there. What only a program calls itself, such as `bot:random`, is no name for people. */
  name(seat: number): string {
    const name = this.opened.names[seat - 1] ?? "";
    return name && !name.startsWith("bot:") ? name : t("player-name", { number: seat });
  }

  /** Who sits where, for whoever tells what happened. */
  get said(): At {
    return { names: this.opened.names.map((_, index) => this.name(index + 1)), reader: this.eyes };
  }

  /** Looks through other eyes. */
  async see(eyes: number | undefined, at?: number): Promise<void> {
    this.eyes = this.choices.includes(eyes) ? eyes : this.choices[0];
    const chosen = this.eyes;
    const log = await engine().replayLog(chosen);
    // Others may have been chosen meanwhile, and somebody may have gone to another position.
    if (chosen !== this.eyes) return;
    this.log = log;
    await this.show(at ?? this.at);
  }

  /** Goes to a position and shows it; an older one never comes after a newer one. */
  async show(at: number): Promise<void> {
    this.at = Math.min(this.length, Math.max(0, at));
    const number = (this.asked += 1);
    const position = await engine().replayAt(this.at, this.eyes);
    if (number !== this.asked) return;
    this.better = undefined;
    const [picture, held] = await Promise.all([this.draw(position), this.hand(position)]);
    if (number !== this.asked) return;
    this.held = held;
    this.ways = this.driven(position);
    this.position = position;
    this.ghosts = NOTHING;
    this.picture = picture;
  }

  /** Shows what else could have been played, on the board as it was then. */
  async compare(better: Better): Promise<void> {
    this.playing = false;
    await this.show(better.from);
    this.better = better;
    await this.redraw();
  }

  private async foresee({ seat, from, actions }: Better): Promise<{ picture: Picture; ghosts: Ghosts }> {
    const { game, setup } = this;
    const { view } = (await engine().replayAt(from, seat)).now;
    const colour = game.colours(view, this.opened.names.length)[seat - 1] ?? "blue";
    const found = acts(actions, await engine().touched(setup.game, actions));
    const marks = found.flatMap(({ place }): Mark[] => (place === undefined ? [] : [{ id: place, kind: "chosen", colour }]));
    const look: Look = { dark: dark(), marks, notes: [], panel: false };
    const [before, { told, ...picture }] = await Promise.all([
      engine().picture(setup.game, view, look),
      engine().foresee(setup, view, seat, actions, look),
    ]);
    return { picture, ghosts: ghosts(before.scene, picture.scene, game.drives?.(seat, told) ?? []) };
  }

  /** Only what a seat sees itself has its hand in it. */
  private async hand({ now, last }: Position): Promise<{ seat: number; view: unknown } | undefined> {
    const seat = this.eyes ?? now.turn.seats[0] ?? last?.seat;
    if (!seat) return undefined;
    return { seat, view: this.eyes === seat ? now.view : (await engine().replayAt(now.v, seat)).now.view };
  }

  /** The ways driven in one step onwards; whoever leaps sees no driving. */
  private driven({ now, last, told }: Position): Way[] {
    const onwards = this.position?.now.v + 1 === now.v;
    return (onwards && told && last?.seat && this.game.drives?.(last.seat, [told])) || [];
  }

  /** The same position once more: in other colours, or with what could have been played. */
  async redraw(): Promise<void> {
    const { position, better } = this;
    const drawn = better ? await this.foresee(better) : { picture: await this.draw(position), ghosts: NOTHING };
    if (position === this.position && better === this.better) [this.picture, this.ghosts] = [drawn.picture, drawn.ghosts];
  }

  private draw({ now, last, place }: Position): Promise<Picture> {
    const points = now.result !== undefined && (this.game.points?.(now.view) ?? false);
    const colour = last?.seat ? this.game.colours(now.view, this.opened.names.length)[last.seat - 1] : undefined;
    const marks = place === undefined ? [] : [{ id: place, kind: "last", ...(colour ? { colour } : {}) }];
    // A plan in the making is more than what was driven before.
    const delivery = this.game.plan?.(now.view) ? undefined : this.game.deliveries?.(now.view).at(-1);
    const look = { dark: dark(), marks, notes: [], panel: false, points, ...(delivery === undefined ? {} : { delivery }) };
    return engine().picture(this.opened.game, now.view, look);
  }

  /** Goes to a position by hand, which stops the playing. */
  go(at: number): Promise<void> {
    this.playing = false;
    return this.show(at);
  }

  /** Plays on from here, or from the start if this is the end. */
  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    if (this.at === this.length) await this.show(0);
    while (this.playing && this.at < this.length) {
      await new Promise((done) => setTimeout(done, pace.shown));
      if (this.playing) await this.show(this.at + 1);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }
}
