// A table on which somebody tries out moves for everybody, from what they see at another one. What they cannot see is
// imagined by the engine, and nothing is kept.

import { engine, Refused } from "../engine/engine";
import type { Happened, Imagined, Now, Problem, Setup } from "../engine/types";
import { t } from "../lang.svelte";
import type { PlanStep } from "../online/wire";
import type { Source } from "../source/source";

export class SandboxSource implements Source {
  now: Now = $state.raw() as Now;
  happened: Happened[] = $state.raw([]);
  viewer = $state(0);
  /** What would have happened, as a line of a plan. */
  line: PlanStep[] = $state.raw([]);
  /** Whether it ends with a draw, which could have been another. */
  drawn = $state(false);
  /** The position of the real game from which it goes on. */
  from: Now = $state.raw() as Now;
  readonly thinking = undefined;
  readonly curtain = undefined;
  drafted: string[] = [];
  readonly setup: Setup;
  readonly owner: number;
  /** Whether the game would be over. */
  over = $state(false);

  get reader(): number {
    return this.owner;
  }

  private constructor(private readonly real: Source) {
    this.setup = { ...real.setup, sitters: real.now.seats.map(({ name }) => ({ name })) };
    this.owner = real.viewer;
  }

  static async open(real: Source): Promise<SandboxSource> {
    const source = new SandboxSource(real);
    await source.startOver();
    return source;
  }

  /** Goes back to where the real game is now. */
  async startOver(): Promise<void> {
    const { now } = this.real;
    const resigned = now.seats.filter((place) => place.resigned).map(({ seat }) => seat);
    const imagined = await engine().imagine(this.setup, now.view, this.owner, resigned, luck());
    this.from = now;
    this.take(imagined);
  }

  private take({ now, viewer, happened, line, drawn }: Imagined): void {
    this.drafted = [];
    this.over = now.status === "finished";
    this.viewer = viewer;
    [this.happened, this.line, this.drawn] = [happened, line, drawn];
    // A game that is not played has no end that would be celebrated.
    const shown: Now = { ...now, status: "running" };
    delete shown.result;
    this.now = shown;
  }

  get status(): string {
    if (this.over) return t("trying-over");
    return this.viewer === this.owner ? t("trying-own") : t("trying-other", { name: this.setup.sitters[this.viewer - 1]?.name ?? "" });
  }

  async play(actions: string[]): Promise<Problem | undefined> {
    try {
      this.take(await engine().playAhead(this.viewer, actions));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.drafted = actions.slice(0, -1);
      return error.problem;
    }
    return undefined;
  }

  keepDraft(actions: string[]): void {
    this.drafted = actions;
  }

  get earlier(): boolean {
    return this.line.some(({ seat }) => seat !== undefined);
  }

  async takeBack(): Promise<void> {
    this.take(await engine().goBack());
  }

  /** Draws something else. */
  async redraw(): Promise<void> {
    this.take(await engine().redraw(luck()));
  }

  lift(): void {}

  resign(): Promise<void> {
    return Promise.resolve();
  }

  record(): Promise<string> {
    return Promise.resolve("");
  }
}

const luck = () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;
