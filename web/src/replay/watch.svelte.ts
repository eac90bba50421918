// A record being looked at: where in it, through whose eyes, and how the board looks there.

import { engine } from "../engine/engine";
import type { Picture } from "../engine/facade";
import type { Happened, Opened, Position } from "../engine/types";
import type { Adapter, Colour, Way } from "../games/adapter";
import { adapter } from "../games/games";
import { t } from "../lang.svelte";
import { dark } from "../theme.svelte";
import type { At } from "../words";

/** How long each position is shown when the game is played through. */
const PACE = 800;

export class Watch {
  readonly game: Adapter;
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
  private asked = 0;

  private constructor(
    readonly record: string,
    readonly opened: Opened,
    /** Whose eyes there are while the game is not over. */
    readonly only: number,
  ) {
    this.game = adapter(opened.game);
  }

  /** Opens a record at a position; throws the line that does not hold. */
  static async open(record: string, at: number, eyes: number | undefined, only: number): Promise<Watch> {
    const watch = new Watch(record, await engine().openReplay(record), only);
    await watch.see(eyes, at);
    return watch;
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

  name(seat: number): string {
    return this.opened.names[seat - 1] || t("player-name", { number: seat });
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
    const [picture, held] = await Promise.all([this.draw(position), this.hand(position)]);
    if (number !== this.asked) return;
    this.held = held;
    this.ways = this.driven(position);
    this.position = position;
    this.picture = picture;
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

  /** The same position in other colours. */
  async redraw(): Promise<void> {
    const { position } = this;
    const picture = await this.draw(position);
    if (position === this.position) this.picture = picture;
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
      await new Promise((done) => setTimeout(done, PACE));
      if (this.playing) await this.show(this.at + 1);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }
}
