// The turn in the making, by what hands do: touch the board, choose, turn, tick, take back, ask for advice.

import { engine } from "../engine/engine";
import type { Plan } from "../games/adapter";
import type { Message } from "../words";
import { acts } from "./acts";
import { carry } from "./carry";
import { actionsAt, next } from "./draft";
import { planned } from "./pointed";
import { meant, type Placed, type Spot, under } from "./reach";
import { playsAtOnce } from "../settings/confirming";
import { Drafting } from "./drafting.svelte";

/** Said where nothing can be done, and no rule says why. */
const NOTHING: Message = { key: "nothing-here" };

export class Turn extends Drafting {
  /** Where on the board a point of the screen is, told by the board. */
  drop: ((x: number, y: number) => void) | undefined;
  private ticking = false;

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
    // A second press while the first is being obeyed means no second action.
    if (!chosen || this.ticking) return;
    this.ticking = true;
    await this.add(chosen.action).finally(() => (this.ticking = false));
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
}
