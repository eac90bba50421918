// A table on which somebody learns: it stands where the step says, and waits for what the step asks for.

import { thinker } from "../engine/engine";
import type { Happened, Hint, Now, Problem, Setup, Told } from "../engine/types";
import type { Source } from "../source/source";
import { acts } from "../table/acts";
import { LEARNER, type Lesson, type Step } from "./script";

/** Something allowed that the step did not ask for, and what it would have done. */
export interface Astray {
  action: string;
  told: Told;
}

export class LessonSource implements Source {
  readonly viewer = LEARNER;
  readonly thinking = undefined;
  readonly curtain = undefined;
  now: Now = $state.raw() as Now;
  happened: Happened[] = $state.raw([]);
  pointed: string[] = $state.raw([]);
  /** Whether the step has been done. */
  done = $state(false);
  astray: Astray | undefined = $state.raw();
  drafted: string[] = [];
  /** Whether the board is on its way to where the step stands. */
  moving = $state(false);
  private step: Step;
  private standing: Promise<void> = Promise.resolve();
  private moves = 0;

  private constructor(
    private readonly lesson: Lesson,
    readonly setup: Setup,
    first: Step,
  ) {
    this.step = first;
  }

  static async open(lesson: Lesson, names: string[], step: Step): Promise<LessonSource> {
    const sitters = names.map((name) => ({ name }));
    const source = new LessonSource(lesson, { ...lesson.setup, sitters }, step);
    await source.show(step);
    return source;
  }

  async show(step: Step): Promise<void> {
    this.step = step;
    this.done = step.kind === "look";
    this.astray = undefined;
    this.drafted = [];
    await this.stand(step.at, this.about(step), step.kind !== "look");
  }

  ready(): Promise<void> {
    return this.standing;
  }

  /** The places a step is about. */
  private async about(step: Step): Promise<string[]> {
    if (step.kind === "look") return step.pointed;
    const actions = step.kind === "do" ? step.wanted : [step.action];
    const touched = await thinker().touched(this.setup.game, actions);
    return acts(actions, touched).flatMap(({ place }) => place ?? []);
  }

  /** Puts the game where it was after so many events. */
  private stand(at: number, pointed: string[] | Promise<string[]>, open: boolean): Promise<void> {
    this.moving = true;
    this.standing = this.move(at, pointed, open);
    return this.standing;
  }

  private async move(at: number, pointed: string[] | Promise<string[]>, open: boolean): Promise<void> {
    const number = (this.moves += 1);
    const seen = thinker().seen(this.setup, this.lesson.record, at, LEARNER);
    const [{ now, happened }, places] = await Promise.all([seen, pointed]);
    // Somebody has gone on meanwhile.
    if (number !== this.moves) return;
    this.moving = false;
    this.pointed = places;
    this.happened = happened;
    this.now = open ? now : { ...now, turn: { ...now.turn, seats: [] } };
  }

  keepDraft(actions: string[]): void {
    if (this.step.kind === "look" || this.done || this.moving) return;
    if (!this.fits(actions)) this.stray(actions);
    else if (actions.length > this.drafted.length) this.go(actions);
    else this.drafted = actions;
  }

  async play(actions: string[]): Promise<Problem | undefined> {
    if (this.moving) return undefined;
    if (this.fits(actions) && actions.length === this.wanted.length) this.go(actions);
    else this.stray(actions);
    return undefined;
  }

  private get wanted(): string[] {
    return this.step.kind === "do" ? this.step.wanted : [];
  }

  /** Whether this is the way, as far as it goes. */
  private fits(actions: string[]): boolean {
    const left = [...this.wanted];
    return actions.every((action, index) => {
      const ordered = this.step.kind === "do" && this.step.ordered;
      const at = ordered ? (this.wanted[index] === action ? 0 : -1) : left.indexOf(action);
      left.splice(at, at < 0 ? 0 : 1);
      return at >= 0;
    });
  }

  private go(actions: string[]): void {
    this.drafted = actions;
    this.astray = undefined;
    if (actions.length < this.wanted.length) return;
    this.done = true;
    this.drafted = [];
    void this.stand(this.step.at + this.wanted.length, [], false);
  }

  /** Takes back what was not asked for, and tells what it would have done. */
  private stray(actions: string[]): void {
    const [before, action = ""] = [actions.slice(0, -1), actions.at(-1)];
    this.drafted = this.fits(before) ? before : [];
    this.now = { ...this.now };
    void this.explain(action);
  }

  private async explain(action: string): Promise<void> {
    const { step } = this;
    await thinker().draft(this.setup, this.now.view, LEARNER, this.drafted);
    const told = await thinker().explain(action);
    if (step === this.step) this.astray = { action, told };
  }

  /** Somebody tried something and was refused: perhaps that was the point. */
  refused(clause: string | undefined): void {
    if (this.step.kind === "try" && this.step.clause === clause) this.done = true;
  }

  /** The hint is what the step asks for. */
  hints(drafted: string[]): Promise<Hint[]> {
    const left = this.wanted.filter((action) => !drafted.includes(action));
    const actions = this.step.kind === "do" && this.step.ordered ? this.wanted.slice(drafted.length) : left;
    return Promise.resolve(actions.length > 0 ? [{ actions, value: 1, share: 1 }] : []);
  }

  lift(): void {}

  resign(): Promise<void> {
    return Promise.resolve();
  }

  record(): Promise<string> {
    return Promise.resolve(this.lesson.record);
  }
}
