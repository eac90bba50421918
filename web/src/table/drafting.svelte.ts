// A draft in the engine and in the page: begun with every turn, added to, handed in, and painted on the board.

import { engine, Refused } from "../engine/engine";
import type { InHand } from "../engine/facade";
import type { Look, Mark, Problem, ScenePlace } from "../engine/types";
import type { Way } from "../games/adapter";
import type { Source } from "../source/source";
import { dark } from "../theme.svelte";
import { acts, spotsOf } from "./acts";
import { Advice } from "./advice.svelte";
import { type Asked, type Chosen, type Done, marks, recent, same, type Shown, type Trouble } from "./draft";
import { placeOf } from "./geometry";
import { type Before, news } from "./news";
import { Offered } from "./offered.svelte";
import { blamed, others } from "./pointed";
import { Serial } from "./serial.svelte";
import { Stage } from "./stage.svelte";

export class Drafting extends Offered {
  chosen: Chosen | undefined = $state.raw();
  trouble: Trouble | undefined = $state.raw();
  delivery: number | undefined = $state();
  points = $state(false);
  /** The action by which a turn that was handed in can be taken back, while it can. */
  back: string | undefined = $state();
  /** What a line of the log points at. */
  pointed: string[] = $state.raw([]);
  /** What a lesson wants to be touched next. */
  asked: Asked | undefined = $state.raw();
  readonly advice: Advice;
  readonly stage: Stage;
  protected hovered: Shown | undefined;
  /** What others did since the viewer last acted, and the places where something is new that nobody was seen to do. */
  since: Done[] = $state.raw([]);
  protected fresh: Mark[] = [];
  protected before: Before | undefined;
  /** The draft in the engine must be the one in the page, so one thing is done after the other. */
  protected readonly serial = new Serial();
  /** Whether the board shows what is chosen. */
  protected painted = true;
  /** Whether a finished turn is on its way to the source. */
  protected sending = false;

  constructor(source: Source) {
    super(source);
    this.advice = new Advice(source);
    this.stage = new Stage(source, this.game, () => void this.draw());
  }

  /** Whether something is being done that changes what can be done next. */
  get busy(): boolean {
    return this.serial.pending > 0;
  }

  /** Starts from what the source says, with what was drafted and chosen before, unless that was done already. */
  begin(): Promise<void> {
    return this.queue(() => this.catchUp());
  }

  /** Does this when everything before it is done, and shows the outcome unless more is waiting. */
  protected queue(work: () => Promise<void>): Promise<void> {
    return this.serial.run(async () => {
      await work();
      if (!this.painted) await this.paint();
    });
  }

  protected async catchUp(): Promise<void> {
    const { now, viewer, curtain } = this.source;
    const { before } = this;
    if (before?.now === now && before.viewer === viewer && before.curtain === curtain) return;
    await this.start();
  }

  protected async start(): Promise<void> {
    this.back = undefined;
    const ways = await this.others();
    await this.rename();
    [this.since, this.fresh] = await others(this.source, this.game);
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

  /** Asks what places are called, in whatever language is spoken now. */
  async rename(): Promise<void> {
    const { setup, now } = this.source;
    this.places = await engine().names(setup.game, now.view);
  }

  /** Nothing can be drafted any more. */
  protected close(): void {
    this.chosen = this.trouble = this.hovered = this.drafted = undefined;
    this.advice.forget();
    this.acts = [];
    this.spots = new Map();
  }

  /** How others drove since the last picture; a film begins if there is one. */
  protected async others(): Promise<Way[]> {
    const { before, source } = this;
    this.before = { now: source.now, viewer: source.viewer, curtain: source.curtain };
    const { ways, delivery } = await news(this.game, source, before);
    if (delivery !== undefined) await this.watch(delivery);
    return ways;
  }

  /** Whether a turn that was handed in can still be taken back. */
  protected async reconsider(): Promise<void> {
    const { setup, now, viewer, curtain } = this.source;
    if (now.turn.kind !== "together" || viewer === 0 || curtain !== undefined) return;
    const { legal } = await engine().draft(setup, now.view, viewer, []);
    this.back = legal.find((action) => this.game.takesBack?.(action));
  }

  /** Takes back a turn that was handed in. */
  reopen(): Promise<void> {
    return this.queue(async () => {
      if (this.back) await this.blame(await this.source.play([this.back]), undefined);
    });
  }

  protected async take(told: InHand, chosen?: Chosen, ways: Way[] = []): Promise<void> {
    this.acts = acts(told.legal, told.touched).filter(({ action }) => !this.game.takesBack?.(action));
    this.spots = spotsOf(this.acts);
    const drafted = { ...told, legal: this.acts.map(({ action }) => action) };
    // What others do meanwhile is no reason to take away what somebody is reading.
    if (!same(drafted, this.drafted)) this.trouble = undefined;
    this.drafted = drafted;
    this.hovered = undefined;
    this.chosen = chosen && drafted.legal.includes(chosen.action) ? chosen : undefined;
    this.source.keepDraft(drafted.actions);
    await this.paint(ways);
  }

  /** Waits for something that may be refused, and shows why. Whether it was done. */
  protected async tell(asked: Promise<unknown>, action: string, id?: string): Promise<boolean> {
    try {
      await asked;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.blame(error.problem, action, id);
      return false;
    }
  }

  protected async blame(problem: Problem | undefined, action: string | undefined, id?: string): Promise<void> {
    if (!problem) return;
    const { text, message, code, clause, at } = problem;
    const shown = action ? await blamed(this.game, this.source.setup.game, action, at, this.view) : [];
    this.trouble = { text, message, code, clause, id, blamed: shown };
  }

  protected placeOf(id: string): ScenePlace | undefined {
    const scene = this.stage.picture?.scene;
    return scene && placeOf(scene, id);
  }

  protected async append(action: string): Promise<void> {
    this.stage.film?.end();
    this.source.expect?.([...(this.drafted?.actions ?? []), action]);
    const done = await this.tell(
      engine()
        .add(action)
        .then((drafted) => this.settle(drafted)),
      action,
    );
    if (done && this.game.putsAway?.(action)) this.picked = undefined;
    if (done) return;
    this.source.expect?.(this.drafted?.actions ?? []);
    await this.paint();
  }

  protected async settle(drafted: InHand): Promise<void> {
    const ways = (drafted.told && this.game.drives?.(this.source.viewer, [drafted.told])) || [];
    if (drafted.open) return this.take(drafted, undefined, ways);
    // Nothing can be done with a turn that is on its way.
    this.close();
    this.sending = true;
    const problem = await this.source.play(drafted.actions).finally(() => (this.sending = false));
    if (!problem) return;
    await this.start();
    await this.blame(problem, undefined);
  }

  /** Shows how a delivery was driven. */
  async watch(number: number): Promise<void> {
    this.chosen = this.trouble = this.hovered = undefined;
    await this.stage.watch(number);
  }

  /** Draws the board as it stands; with a draft, when the draft in the engine is the one in the page. */
  async draw(): Promise<void> {
    if (!this.drafted || this.stage.screened) return this.paint();
    await this.queue(() => this.paint());
  }

  /** Whoever taps faster than pictures come sees the last of them: the work that waits paints. */
  protected async paint(ways: Way[] = []): Promise<void> {
    this.painted = !this.serial.hurried;
    if (!this.painted) return;
    const { chosen, drafted } = this;
    const shown = chosen ?? this.hovered;
    const told = await this.stage.show({ shown, noted: !chosen, drafted: drafted !== undefined, look: this.look(drafted && shown) }, ways);
    // Somebody may have let go of it meanwhile.
    if (told && chosen && this.chosen === chosen) this.chosen = { ...chosen, told };
  }

  protected look(shown?: Shown): Look {
    const { source, spots, tool, trouble } = this;
    const pointed = [...(source.pointed ?? []), ...this.pointed];
    const mark = shown && this.act(shown.action)?.mark;
    const told = [...this.fresh, ...recent(this.since, this.colours)];
    const own = this.guide.marks?.(this.view, source.viewer, shown && this.chosen) ?? [];
    const marked = [...marks(this.colour, { recent: told, spots, tool, shown: shown && { ...shown, mark }, trouble, pointed }), ...own];
    const look: Look = { dark: dark(), marks: marked, notes: [], panel: false, points: this.points };
    return this.delivery === undefined ? look : { ...look, delivery: this.delivery };
  }
}
