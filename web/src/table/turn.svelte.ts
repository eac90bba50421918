// The turn in the making: what has been drafted, what is chosen but not ticked yet, and how the board looks then.

import { engine, Refused } from "../engine/engine";
import type { InHand } from "../engine/facade";
import type { Look, Mark, Problem, ScenePlace } from "../engine/types";
import type { Plan, Way } from "../games/adapter";
import type { Source } from "../source/source";
import { dark } from "../theme.svelte";
import type { Message } from "../words";
import { acts, spotsOf } from "./acts";
import { Advice } from "./advice.svelte";
import { carry } from "./carry";
import { actionsAt, type Asked, type Chosen, type Done, marks, next, recent, same, type Shown, type Trouble } from "./draft";
import { placeOf } from "./geometry";
import { type Before, news } from "./news";
import { Offered } from "./offered.svelte";
import { blamed, others, planned } from "./pointed";
import { meant, type Placed, type Spot, under } from "./reach";
import { Serial } from "./serial.svelte";
import { playsAtOnce } from "../settings/confirming";
import { Stage } from "./stage.svelte";

/** Said where nothing can be done, and no rule says why. */
const NOTHING: Message = { key: "nothing-here" };

export class Turn extends Offered {
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
  /** Where on the board a point of the screen is, told by the board. */
  drop: ((x: number, y: number) => void) | undefined;
  private hovered: Shown | undefined;
  /** What others did since the viewer last acted, and the places where something is new that nobody was seen to do. */
  since: Done[] = $state.raw([]);
  private fresh: Mark[] = [];
  private before: Before | undefined;
  /** The draft in the engine must be the one in the page, so one thing is done after the other. */
  private readonly serial = new Serial();
  /** Whether the board shows what is chosen. */
  private painted = true;
  /** Whether a finished turn is on its way to the source. */
  private sending = false;

  constructor(source: Source) {
    super(source);
    this.advice = new Advice(source);
    this.stage = new Stage(source, this.game, () => void this.draw());
  }

  /** Whether something is being done that changes what can be done next. */
  get busy(): boolean {
    return this.serial.pending > 0;
  }

  /** Whether what is chosen can be turned: it is a piece, and the other choices are the same piece. */
  get turns(): boolean {
    const { chosen } = this;
    return chosen !== undefined && chosen.candidates.length > 1 && chosen.candidates.every((action) => this.act(action)?.piece);
  }

  /** The ids of the places where a plan in the making ends and ended before. */
  get plan(): Plan | undefined {
    const plan = this.drafted && this.game.plan?.(this.view);
    const scene = this.stage.picture?.scene;
    return plan && scene && planned(scene, plan);
  }

  /** Starts from what the source says, with what was drafted and chosen before, unless that was done already. */
  begin(): Promise<void> {
    return this.queue(() => this.catchUp());
  }

  /** Does this when everything before it is done, and shows the outcome unless more is waiting. */
  private queue(work: () => Promise<void>): Promise<void> {
    return this.serial.run(async () => {
      await work();
      if (!this.painted) await this.paint();
    });
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

  /** Nothing can be drafted any more. */
  private close(): void {
    this.chosen = this.trouble = this.hovered = this.drafted = undefined;
    this.advice.forget();
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
    return this.queue(async () => {
      if (this.back) await this.blame(await this.source.play([this.back]), undefined);
    });
  }

  private async take(told: InHand, chosen?: Chosen, ways: Way[] = []): Promise<void> {
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

  /**
   * Somebody touched the board here: choose what may be done at the place they mean, or the next of it, or say why
   * not. What is touched while the page is busy is not lost: it waits until the page has caught up.
   */
  async touch(at: Spot, places: Placed[], reach: number): Promise<void> {
    if (this.stage.screened) return this.leave();
    if (this.sending) return;
    await this.queue(async () => {
      await this.source.ready?.();
      await this.catchUp();
      if (!this.drafted) return;
      const id = meant(places, (id) => this.usable(id) || this.aimed(id) !== undefined, at, reach)?.id;
      const aimed = id && this.aimed(id);
      await (aimed ? this.aim(aimed) : this.pick(id, under(places, at)));
    });
  }

  /** The action on offer that a place of the picture stands for. */
  private aimed(id: string): string | undefined {
    return this.chosen && this.guide.aimed?.(id, this.chosen);
  }

  /** Chooses another of the actions on offer, or says why it may not be done. */
  private async aim(action: string): Promise<void> {
    const { id, candidates = [] } = this.chosen ?? {};
    await (candidates.includes(action) ? this.consider(action, id, candidates) : this.inquire(action, id));
  }

  private async pick(id: string | undefined, touched: string[]): Promise<void> {
    if (!id) return this.refuse(touched);
    const candidates = actionsAt(this.spots, id, this.tool);
    const action = next(candidates, id, this.chosen);
    if (!action) return;
    const direct = this.game.direct?.(action) || (await playsAtOnce(action, candidates, (told) => this.guide.danger?.(told, this.view)));
    await (direct ? this.append(action) : this.consider(action, id, candidates));
  }

  /** Turns what is chosen, forwards or back. */
  spin(by: number): Promise<void> {
    return this.queue(async () => {
      const { chosen } = this;
      if (!chosen || chosen.candidates.length < 2) return;
      const { candidates, id } = chosen;
      const action = candidates[(candidates.indexOf(chosen.action) + by + candidates.length) % candidates.length];
      if (action) await this.consider(action, id, candidates);
    });
  }

  /** Takes a tool in hand. */
  pickUp(key: string): void {
    this.picked = key;
    this.chosen = this.trouble = undefined;
  }

  /** A press on a tool, which may become a carrying to the board. */
  carry(key: string, event: PointerEvent & { currentTarget: HTMLElement }): void {
    carry(event, { lifted: () => this.pickUp(key), dropped: (x, y) => this.drop?.(x, y) });
  }

  /** A button for something that needs no place: done if it can be taken back and does no harm, else shown first. */
  press(action: string): Promise<void> {
    return this.queue(async () => {
      if (!this.drafted?.legal.includes(action)) return;
      const told = await engine().explain(action);
      const danger = this.guide.danger?.(told, this.view);
      const harmless = !danger && (this.game.direct?.(action) || (await playsAtOnce(action, [action], () => danger)));
      await (harmless ? this.append(action) : this.consider(action, undefined, [action]));
    });
  }

  /** Shows where something was done. */
  async point(text: string): Promise<void> {
    const [act] = acts([text], await engine().touched(this.source.setup.game, [text]));
    this.pointed = act?.place === undefined ? [] : [act.place];
    await this.draw();
  }

  choose(action: string, id = this.act(action)?.place, candidates = [action]): Promise<void> {
    return this.queue(async () => {
      if (this.drafted?.legal.includes(action)) await this.consider(action, id, candidates);
    });
  }

  private async consider(action: string, id: string | undefined, candidates: string[], hinted = false): Promise<void> {
    this.trouble = this.hovered = undefined;
    this.pointed = [];
    this.stage.film?.end();
    const legal = this.drafted?.legal ?? [];
    const place = id && candidates.length > 0 ? this.placeOf(id) : undefined;
    const tries = (place && this.game.tries?.(place, this.tool)) ?? [];
    const refused = tries.filter((one) => !legal.includes(one));
    this.chosen = { id, candidates, refused, action, told: undefined, hinted };
    await this.paint();
  }

  /** The mouse is here: what would be done there is shown, if that helps. */
  async hover(at: Spot | undefined, places: Placed[], reach: number): Promise<void> {
    const id = at && !this.chosen && !this.stage.film ? meant(places, (id) => this.usable(id), at, reach)?.id : undefined;
    const action = id ? actionsAt(this.spots, id, this.tool)[0] : undefined;
    const hovered = id && action && this.game.hovers?.(action) ? { id, action } : undefined;
    if (hovered?.id === this.hovered?.id && hovered?.action === this.hovered?.action) return;
    this.hovered = hovered;
    await this.draw();
  }

  private async refuse(ids: string[]): Promise<void> {
    this.chosen = this.hovered = undefined;
    for (const id of ids) {
      const message = this.guide.answer?.(id, this.tool?.key, this.view);
      if (message) return this.remark(message, id);
      const place = this.placeOf(id);
      const wish = place && this.game.meant(place, this.tool, this.view);
      if (wish) return this.inquire(wish, id);
    }
    if (ids.length > 0 && this.spots.size > 0) return this.remark(NOTHING, ids[0]);
    await this.paint();
  }

  /** Says something where somebody touched the board. */
  private async remark(message: Message, id: string | undefined): Promise<void> {
    this.trouble = { text: "", message, code: undefined, clause: undefined, id, blamed: [] };
    await this.paint();
  }

  /** Tries something that the rules will refuse, to be told why. */
  attempt(action: string, id: string | undefined): Promise<void> {
    return this.queue(async () => {
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
    const shown = action ? await blamed(this.game, this.source.setup.game, action, at, this.view) : [];
    this.trouble = { text, message, code, clause, id, blamed: shown };
  }

  private placeOf(id: string): ScenePlace | undefined {
    const scene = this.stage.picture?.scene;
    return scene && placeOf(scene, id);
  }

  /** A plan is dragged over these places: it goes on, or back by a step. */
  drag(ids: string[]): Promise<void> {
    return this.queue(async () => {
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
    const { chosen } = this;
    if (!chosen) return;
    await this.add(chosen.action);
    // A hint that goes on is shown step by step.
    if (chosen.hinted && this.drafted && !this.trouble) await this.suggest(this.advice.next());
  }

  async cross(): Promise<void> {
    this.chosen = this.trouble = undefined;
    this.pointed = [];
    await this.draw();
  }

  /** Adds an action to the draft; when the turn is complete it is played. */
  add(action: string): Promise<void> {
    return this.queue(async () => {
      if (this.drafted) await this.append(action);
    });
  }

  private async append(action: string): Promise<void> {
    this.stage.film?.end();
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

  async undo(): Promise<void> {
    this.advice.stop();
    if (this.chosen) return this.cross();
    await this.queue(async () => {
      if (this.drafted) await this.take(await engine().takeBack());
    });
  }

  /** Asks for advice, and shows the first hint on the board. */
  async ask(): Promise<void> {
    await this.suggest(await this.advice.ask(this.drafted?.actions ?? []));
  }

  /** Shows another hint. */
  async another(): Promise<void> {
    await this.suggest(this.advice.another());
  }

  private suggest(action: string | undefined): Promise<void> {
    return this.queue(async () => {
      if (!action || !this.drafted?.legal.includes(action)) return;
      const act = this.act(action);
      const id = act?.place;
      const tool = act && this.tools.find((tool) => tool.takes(act));
      if (tool) this.picked = tool.key;
      await this.consider(action, id, id ? actionsAt(this.spots, id, tool) : [action], true);
    });
  }

  /** Shows how a delivery was driven. */
  async watch(number: number): Promise<void> {
    this.chosen = this.trouble = this.hovered = undefined;
    await this.stage.watch(number);
  }

  /** Shows what happened since the viewer last acted. */
  async recall(): Promise<void> {
    this.chosen = this.trouble = this.hovered = undefined;
    await this.stage.recall();
  }

  /** Ends the film: it stays on the screen until the board is back. */
  async leave(): Promise<void> {
    this.stage.film?.end();
    await this.draw();
  }

  /** Draws the board as it stands; with a draft, when the draft in the engine is the one in the page. */
  async draw(): Promise<void> {
    if (!this.drafted || this.stage.screened) return this.paint();
    await this.queue(() => this.paint());
  }

  /** Whoever taps faster than pictures come sees the last of them: the work that waits paints. */
  private async paint(ways: Way[] = []): Promise<void> {
    this.painted = !this.serial.hurried;
    if (!this.painted) return;
    const { chosen, drafted } = this;
    const shown = chosen ?? this.hovered;
    const told = await this.stage.show({ shown, noted: !chosen, drafted: drafted !== undefined, look: this.look(drafted && shown) }, ways);
    // Somebody may have let go of it meanwhile.
    if (told && chosen && this.chosen === chosen) this.chosen = { ...chosen, told };
  }

  private look(shown?: Shown): Look {
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
