// The turn in the making: what has been drafted, what is chosen but not ticked yet, and how the board looks then.

import { engine, Interrupted, interrupt, Refused } from "../engine/engine";
import type { InHand, Picture } from "../engine/facade";
import type { Hint, Look, Problem, ScenePlace, Told } from "../engine/types";
import type { Act, Adapter, Colour, Plan, Tool, Way } from "../games/adapter";
import { adapter } from "../games/games";
import { say } from "../lang.svelte";
import type { Source } from "../source/source";
import { dark } from "../theme.svelte";
import type { At } from "../words";
import { acts, spotsOf, type Spots } from "./acts";
import { actionsAt, type Chosen, marks, next, same, type Shown, type Trouble } from "./draft";
import { Film, type Reel, still } from "./film.svelte";
import { placeOf } from "./geometry";
import { wish } from "./look";
import { type Before, news } from "./news";
import { blamed, latest, planned } from "./pointed";
import { delivery, past } from "./reels";
import { Serial } from "./serial.svelte";

export class Turn {
  readonly game: Adapter;
  drafted: InHand | undefined = $state.raw();
  /** What may be done, with what each of it is about. */
  acts: Act[] = $state.raw([]);
  spots: Spots = $state.raw(new Map());
  chosen: Chosen | undefined = $state.raw();
  trouble: Trouble | undefined = $state.raw();
  picked: string | undefined = $state();
  hints: Hint[] | undefined = $state.raw();
  asking = $state(false);
  delivery: number | undefined = $state();
  points = $state(false);
  film: Film | undefined = $state.raw();
  /** The action by which a turn that was handed in can be taken back, while it can. */
  back: string | undefined = $state();
  picture: Picture | undefined = $state.raw();
  ribbon: string[] = $state.raw([]);
  stops: string[] = $state.raw([]);
  /** How pieces drive to where this picture shows them. */
  ways: Way[] = $state.raw([]);
  private places: Record<string, string> = $state.raw({});
  private hovered: Shown | undefined;
  /** The places of what others did since the viewer last acted. */
  private recent: string[] = [];
  private before: Before | undefined;
  private drawing = 0;
  /** The draft in the engine must be the one in the page, so one thing is done after the other. */
  private readonly serial = new Serial();
  /** Whether a finished turn is on its way to the source. */
  private sending = false;

  constructor(readonly source: Source) {
    this.game = adapter(source.setup.game);
  }

  /** Whether the viewer is to act. */
  get own(): boolean {
    return this.source.now.turn.seats.includes(this.source.viewer);
  }

  /** Who sits where, for whoever tells what happens here. */
  get at(): At {
    const { now, viewer } = this.source;
    return { names: now.seats.map(({ name }) => name), reader: viewer, places: this.places };
  }

  /** Whether something is being done that changes what can be done next. */
  get busy(): boolean {
    return this.serial.pending > 0;
  }

  get view(): unknown {
    return this.drafted?.view ?? this.source.now.view;
  }

  get colours(): Colour[] {
    return this.game.colours(this.source.now.view, this.source.setup.sitters.length);
  }

  get colour(): Colour {
    return this.colours[this.source.viewer - 1] ?? "blue";
  }

  /** The tools with which something may be done now. */
  tools: Tool[] = $derived.by(() => {
    return this.game.tools(this.view, this.source.viewer).filter((tool) => this.acts.some((act) => tool.takes(act)));
  });

  /** The tool in hand: the one picked, or the first that is of use. */
  tool: Tool | undefined = $derived(this.tools.find((tool) => tool.key === this.picked) ?? this.tools[0]);

  /** What may be done without touching the board. */
  loose: string[] = $derived(this.acts.filter(({ place }) => place === undefined).map(({ action }) => action));

  /** What an action that may be done is about. */
  act(action: string): Act | undefined {
    return this.acts.find((act) => act.action === action);
  }

  /** The ids of the places where a plan in the making ends and ended before. */
  get plan(): Plan | undefined {
    const plan = this.drafted && this.game.plan?.(this.view);
    return plan && this.picture && planned(this.picture.scene, plan);
  }

  /** Starts from what the source says, with what was drafted and chosen before, unless that was done already. */
  begin(): Promise<void> {
    return this.serial.run(() => this.catchUp());
  }

  private async catchUp(): Promise<void> {
    const { now, viewer, curtain } = this.source;
    const { before } = this;
    if (before?.now === now && before.viewer === viewer && before.curtain === curtain) return;
    await this.start();
  }

  private async start(): Promise<void> {
    this.back = undefined;
    const ways = await this.others();
    this.places = await engine().names(this.source.setup.game, this.source.now.view);
    this.recent = await latest(this.game, this.source);
    if (!this.own || this.source.curtain !== undefined) {
      this.close();
      await this.reconsider();
      return this.paint(ways);
    }
    const { setup, now, viewer } = this.source;
    const drafted = await engine().draft(setup, now.view, viewer, this.source.drafted);
    // A turn that was finished when the page was left still has to be handed in.
    await (drafted.open ? this.take(drafted, this.chosen, ways) : this.settle(drafted));
  }

  /** Nothing can be drafted any more. */
  private close(): void {
    this.chosen = this.trouble = this.hints = this.hovered = this.drafted = undefined;
    this.acts = [];
    this.spots = new Map();
  }

  /** How others drove since the last picture; a film begins if there is one. */
  private async others(): Promise<Way[]> {
    const { before, source } = this;
    this.before = { now: source.now, viewer: source.viewer, curtain: source.curtain };
    const { ways, delivery } = await news(this.game, source, before);
    if (delivery !== undefined) await this.watch(delivery);
    return ways;
  }

  /** Whether a turn that was handed in can still be taken back. */
  private async reconsider(): Promise<void> {
    const { setup, now, viewer, curtain } = this.source;
    if (now.turn.kind !== "together" || viewer === 0 || curtain !== undefined) return;
    const { legal } = await engine().draft(setup, now.view, viewer, []);
    this.back = legal.find((action) => this.game.takesBack?.(action));
  }

  /** Takes back a turn that was handed in. */
  reopen(): Promise<void> {
    return this.serial.run(async () => {
      if (this.back) await this.blame(await this.source.play([this.back]), undefined);
    });
  }

  private async take(told: InHand, chosen?: Chosen, ways: Way[] = []): Promise<void> {
    this.acts = acts(told.legal, told.touched).filter(({ action }) => !this.game.takesBack?.(action));
    this.spots = spotsOf(this.acts);
    const drafted = { ...told, legal: this.acts.map(({ action }) => action) };
    // What others do meanwhile is no reason to take away what somebody is reading.
    if (!same(drafted, this.drafted)) this.trouble = this.hints = undefined;
    this.drafted = drafted;
    this.hovered = undefined;
    this.chosen = chosen && drafted.legal.includes(chosen.action) ? chosen : undefined;
    this.source.keepDraft(drafted.actions);
    await this.paint(ways);
  }

  /**
   * Somebody touched a place: choose what may be done there, or the next of it, or say why not. What is touched
   * while the page is busy is not lost: it waits until the page has caught up.
   */
  async touch(ids: string[]): Promise<void> {
    if (this.film && !this.film.ended) return this.leave();
    if (this.sending) return;
    await this.serial.run(async () => {
      await this.source.ready?.();
      await this.catchUp();
      if (this.drafted) await this.pick(ids);
    });
  }

  private async pick(ids: string[]): Promise<void> {
    const id = ids.find((id) => this.spots.has(id));
    if (!id) return this.refuse(ids);
    const candidates = actionsAt(this.spots, id, this.tool);
    const action = next(candidates, id, this.chosen);
    if (!action) return;
    await (this.game.direct?.(action) ? this.append(action) : this.consider(action, id, candidates));
  }

  choose(action: string, id = this.act(action)?.place, candidates = [action]): Promise<void> {
    return this.serial.run(async () => {
      if (this.drafted?.legal.includes(action)) await this.consider(action, id, candidates);
    });
  }

  private async consider(action: string, id: string | undefined, candidates: string[]): Promise<void> {
    this.trouble = this.hovered = undefined;
    this.film?.end();
    const legal = this.drafted?.legal ?? [];
    const place = id && candidates.length > 0 ? this.placeOf(id) : undefined;
    const tries = (place && this.game.tries?.(place, this.tool)) ?? [];
    const refused = tries.filter((one) => !legal.includes(one));
    this.chosen = { id, candidates, refused, action, told: undefined };
    await this.paint();
  }

  /** The mouse is over these places: what would be done there is shown, if that helps. */
  async hover(ids: string[]): Promise<void> {
    const id = this.chosen || this.film ? undefined : ids.find((id) => this.spots.has(id));
    const action = id ? actionsAt(this.spots, id, this.tool)[0] : undefined;
    const hovered = id && action && this.game.hovers?.(action) ? { id, action } : undefined;
    if (hovered?.id === this.hovered?.id && hovered?.action === this.hovered?.action) return;
    this.hovered = hovered;
    await this.draw();
  }

  private async refuse(ids: string[]): Promise<void> {
    this.chosen = this.hovered = undefined;
    for (const id of ids) {
      const place = this.placeOf(id);
      const meant = place && this.game.meant(place, this.tool, this.view);
      if (meant) return this.inquire(meant, id);
    }
    await this.paint();
  }

  /** Tries something that the rules will refuse, to be told why. */
  attempt(action: string, id: string | undefined): Promise<void> {
    return this.serial.run(async () => {
      if (this.drafted) await this.inquire(action, id);
    });
  }

  private async inquire(action: string, id: string | undefined): Promise<void> {
    this.chosen = undefined;
    await this.tell(engine().explain(action), action, id);
    await this.paint();
  }

  /** Waits for something that may be refused, and shows why. Whether it was done. */
  private async tell(asked: Promise<unknown>, action: string, id?: string): Promise<boolean> {
    try {
      await asked;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.blame(error.problem, action, id);
      return false;
    }
  }

  private async blame(problem: Problem | undefined, action: string | undefined, id?: string): Promise<void> {
    if (!problem) return;
    const { text, message, code, clause, at } = problem;
    const reason = action ? await blamed(this.game, this.source.setup.game, action, at, this.view) : [];
    this.trouble = { text, message, code, clause, id, blamed: reason };
  }

  private placeOf(id: string): ScenePlace | undefined {
    return this.picture && placeOf(this.picture.scene, id);
  }

  /** A plan is dragged over these places: it goes on, or back by a step. */
  drag(ids: string[]): Promise<void> {
    return this.serial.run(async () => {
      const { plan } = this;
      const id = ids.find((id) => id === plan?.before || this.spots.has(id));
      if (!plan || !id || ids.includes(plan.end)) return;
      if (id === plan.before) return this.take(await engine().takeBack());
      const step = actionsAt(this.spots, id, this.tool)[0];
      if (step && this.game.direct?.(step)) await this.append(step);
    });
  }

  /** Ticks what is chosen. */
  async tick(): Promise<void> {
    if (this.chosen) await this.add(this.chosen.action);
  }

  async cross(): Promise<void> {
    this.chosen = this.trouble = undefined;
    await this.draw();
  }

  /** Adds an action to the draft; when the turn is complete it is played. */
  add(action: string): Promise<void> {
    return this.serial.run(async () => {
      if (this.drafted) await this.append(action);
    });
  }

  private async append(action: string): Promise<void> {
    this.film?.end();
    this.source.expect?.([...(this.drafted?.actions ?? []), action]);
    const done = await this.tell(
      engine()
        .add(action)
        .then((drafted) => this.settle(drafted)),
      action,
    );
    if (done) return;
    this.source.expect?.(this.drafted?.actions ?? []);
    await this.paint();
  }

  private async settle(drafted: InHand): Promise<void> {
    const ways = (drafted.told && this.game.drives?.(this.source.viewer, [drafted.told])) ?? [];
    if (drafted.open) return this.take(drafted, undefined, ways);
    // Nothing can be done with a turn that is on its way.
    this.close();
    this.sending = true;
    const problem = await this.source.play(drafted.actions).finally(() => (this.sending = false));
    if (!problem) return;
    await this.start();
    await this.blame(problem, undefined);
  }

  async undo(): Promise<void> {
    if (this.asking) interrupt();
    if (this.chosen) return this.cross();
    await this.serial.run(async () => {
      if (this.drafted) await this.take(await engine().takeBack());
    });
  }

  restart(): Promise<void> {
    return this.serial.run(async () => {
      if (!this.drafted) return;
      this.chosen = undefined;
      this.source.keepDraft([]);
      await this.start();
    });
  }

  async ask(): Promise<void> {
    this.asking = true;
    try {
      this.hints = await this.source.hints?.(this.drafted?.actions ?? []);
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    } finally {
      this.asking = false;
    }
  }

  /** Adds what a hint says, as far as it goes. */
  async follow(hint: Hint): Promise<void> {
    const own = hint.actions.filter((action) => !this.game.ends(action));
    for (const action of own.length > 0 ? own : hint.actions) {
      if (this.drafted?.legal.includes(action)) await this.add(action);
    }
  }

  /** Shows how a delivery was driven. */
  async watch(number: number): Promise<void> {
    const { setup, now } = this.source;
    this.roll(await delivery(setup.game, now.view, number));
  }

  /** Shows what happened since the viewer last acted. */
  async recall(): Promise<void> {
    const seen = (await this.source.since?.()) ?? [];
    if (seen.length > 0) this.roll(past(this.source, seen));
  }

  private roll(reel: Reel): void {
    this.film?.end();
    this.chosen = this.trouble = this.hovered = undefined;
    this.film = new Film(reel, () => void this.draw());
    if (!still()) this.film.play();
    void this.draw();
  }

  /** Ends the film: it stays on the screen until the board is back. */
  async leave(): Promise<void> {
    this.film?.end();
    await this.draw();
  }

  /** Draws the board as it stands; with a draft, when the draft in the engine is the one in the page. */
  async draw(): Promise<void> {
    if (!this.drafted || (this.film && !this.film.ended)) return this.paint();
    await this.serial.run(() => this.paint());
  }

  /** An older picture never comes after a newer one. */
  private async paint(ways: Way[] = []): Promise<void> {
    const number = (this.drawing += 1);
    const { chosen, drafted } = this;
    const film = this.film?.ended ? undefined : this.film;
    const shown = chosen ?? this.hovered;
    let picture: Picture;
    let told: Told | undefined;
    if (film) {
      picture = await film.reel.draw(film.at);
    } else if (shown && drafted) {
      const wished = wish(this.game, shown.action, shown.id, this.look(shown), say);
      const preview = await engine().preview(shown.action, wished);
      ({ told } = preview);
      picture = preview;
    } else if (drafted) {
      picture = await engine().draw(this.look());
    } else {
      picture = await engine().picture(this.source.setup.game, this.source.now.view, this.look());
    }
    if (number !== this.drawing) return;
    if (!film && this.film?.ended) this.film = undefined;
    // Somebody may have let go of it meanwhile.
    if (told && chosen && this.chosen === chosen) this.chosen = { ...chosen, told };
    this.ribbon = (told && this.game.ribbon?.(told)) ?? [];
    this.stops = (told && this.game.stops?.(told)) ?? [];
    this.ways = ways;
    this.picture = picture;
  }

  private look(shown?: Shown): Look {
    const { source, spots, tool, trouble, recent } = this;
    const mark = shown && this.act(shown.action)?.mark;
    const marked = marks(this.colour, { recent, spots, tool, shown: shown && { ...shown, mark }, trouble, pointed: source.pointed ?? [] });
    const look: Look = { dark: dark(), marks: marked, notes: [], panel: false, points: this.points };
    return this.delivery === undefined ? look : { ...look, delivery: this.delivery };
  }
}
