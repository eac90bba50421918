// A table on which somebody learns: it stands where the step says, and waits for what the step asks for.

import { thinker } from "../engine/engine";
import type { Happened, Now, Problem, Setup } from "../engine/types";
import type { Source } from "../source/source";
import { acts } from "../table/acts";
import { LEARNER, type Lesson, type Step } from "./script";

export class LessonSource implements Source {
  readonly viewer = LEARNER;
  readonly thinking = undefined;
  readonly curtain = undefined;
  now: Now = $state.raw() as Now;
  happened: Happened[] = $state.raw([]);
  /** The places that a step is about which only looks, or tries something. */
  pointed: string[] = $state.raw([]);
  /** Whether the step has been done. */
  done = $state(false);
  /** Something allowed that the step did not ask for. */
  astray: string | undefined = $state();
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

  /** What is pointed out from the beginning; what is to be done is pointed out as it comes. */
  private async about(step: Step): Promise<string[]> {
    if (step.kind !== "try") return step.kind === "look" ? step.pointed : [];
    const touched = await thinker().touched(this.setup.game, [step.action]);
    return acts([step.action], touched).flatMap(({ place }) => place ?? []);
  }

  /** What is to be done next; nothing where the step is done or only looks. */
  next(drafted: string[]): string | undefined {
    return this.done || this.moving ? undefined : this.wanted[drafted.length];
  }

  /** What is to be tried at one of these places, if this is the step for it. */
  tried(ids: string[]): string | undefined {
    const { step } = this;
    return step.kind === "try" && this.pointed.some((id) => ids.includes(id)) ? step.action : undefined;
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
    return actions.every((action, index) => this.wanted[index] === action);
  }

  private go(actions: string[]): void {
    this.drafted = actions;
    this.astray = undefined;
    if (actions.length < this.wanted.length) return;
    this.done = true;
    this.drafted = [];
    void this.stand(this.step.at + this.wanted.length, [], false);
  }

  /** Takes back what was not asked for, and tells so. */
  private stray(actions: string[]): void {
    const before = actions.slice(0, -1);
    this.drafted = this.fits(before) ? before : [];
    this.astray = actions.at(-1);
    this.now = { ...this.now };
  }

  /** Somebody tried something and was refused: perhaps that was the point. */
  refused(clause: string | undefined): void {
    if (this.step.kind === "try" && this.step.clause === clause) this.done = true;
  }

  lift(): void {}

  resign(): Promise<void> {
    return Promise.resolve();
  }

  record(): Promise<string> {
    return Promise.resolve(this.lesson.record);
  }
}
