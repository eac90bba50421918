// What the worker can be asked. One house holds one game and one draft; whoever needs two starts two.

import * as module from "./module/cloverleaf.js";
import type { Decided, Drafted, Happened, Hint, Judged, Look, Now, Opened, Position, Setup, Title, Told, Verified } from "./types";

/** What is seen of an action before it is done. */
export interface Preview {
  told: Told;
  svg: string;
}

export class House {
  private game: module.Game | undefined;
  private turn: module.Draft | undefined;
  private again: module.Replay | undefined;

  games(): Title[] {
    return JSON.parse(module.games()) as Title[];
  }

  open(setup: Setup, seed: string): void {
    this.keep(new module.Game(JSON.stringify(setup), seed));
  }

  restore(setup: Setup, record: string, at?: number): void {
    this.keep(module.Game.replay(JSON.stringify(setup), record, at));
  }

  private keep(game: module.Game): void {
    this.game?.free();
    this.game = game;
  }

  private table(): module.Game {
    if (!this.game) throw new Error("no game is open");
    return this.game;
  }

  now(viewer: number): Now {
    return JSON.parse(this.table().now(viewer)) as Now;
  }

  happened(viewer: number): Happened[] {
    return JSON.parse(this.table().happened(viewer)) as Happened[];
  }

  length(): number {
    return this.table().length();
  }

  play(seat: number, actions: string[]): void {
    this.table().play(seat, JSON.stringify(actions));
  }

  resign(seat: number): void {
    this.table().resign(seat);
  }

  bot(seat: number, level: string, seed: bigint): string[] {
    return JSON.parse(this.table().bot(seat, level, seed)) as string[];
  }

  hints(seat: number, drafted: string[], level: string, seed: bigint): Hint[] {
    return JSON.parse(this.table().hints(seat, JSON.stringify(drafted), level, seed)) as Hint[];
  }

  /** What a bot would do in a game that lives elsewhere; in one call, because callers take turns. */
  think(setup: Setup, record: string, seat: number, level: string, seed: bigint): string[] {
    this.restore(setup, record);
    return this.bot(seat, level, seed);
  }

  advise(setup: Setup, record: string, seat: number, drafted: string[], level: string, seed: bigint): Hint[] {
    this.restore(setup, record);
    return this.hints(seat, drafted, level, seed);
  }

  /** How a record stood after so many events, for one viewer. */
  seen(setup: Setup, record: string, at: number, viewer: number): { now: Now; happened: Happened[] } {
    this.restore(setup, record, at);
    return { now: this.now(viewer), happened: this.happened(viewer) };
  }

  /** The picture of where a record ends, as somebody sees it who only watches. */
  poster(setup: Setup, record: string, dark: boolean): string {
    this.restore(setup, record);
    return this.picture(setup.game, this.now(0).view, { dark, marks: [], notes: [], panel: false });
  }

  record(save: boolean): string {
    return this.table().record(save);
  }

  verify(record: string): Verified {
    return JSON.parse(module.verify(record)) as Verified;
  }

  /** Opens a record to be looked at again. */
  openReplay(record: string): Opened {
    const opened = new module.Replay(record);
    this.again?.free();
    this.again = opened;
    return JSON.parse(opened.about()) as Opened;
  }

  private replay(): module.Replay {
    if (!this.again) throw new Error("no record is open");
    return this.again;
  }

  replayLog(viewer: number | undefined): Happened[] {
    return JSON.parse(this.replay().log(viewer)) as Happened[];
  }

  replayAt(events: number, viewer: number | undefined): Position {
    return JSON.parse(this.replay().at(events, viewer)) as Position;
  }

  /** Everything that happened, in the order of the record: that of its positions. */
  settled(record: string): Happened[] {
    const opened = new module.Replay(record);
    try {
      return JSON.parse(opened.log(undefined)) as Happened[];
    } finally {
      opened.free();
    }
  }

  /** Opens a record for a review: its decisions. */
  openReview(record: string): Decided[] {
    this.openReplay(record);
    return JSON.parse(this.replay().decisions()) as Decided[];
  }

  judge(decision: number, level: string, seed: bigint): Judged | undefined {
    const judged = this.replay().judge(decision, level, seed);
    return judged === undefined ? undefined : (JSON.parse(judged) as Judged);
  }

  picture(game: string, view: unknown, look: Look): string {
    return module.picture(game, JSON.stringify(view), JSON.stringify(look));
  }

  sketch(game: string, view: unknown): string {
    return module.sketch(game, JSON.stringify(view));
  }

  /** Pictures of pieces of a hand, in the same order; empty where there is none. */
  emblems(game: string, pieces: string[], seat: number, dark: boolean): string[] {
    return pieces.map((piece) => module.emblem(game, piece, seat, dark));
  }

  /** Starts a draft, with what was drafted before as far as it still can be done. */
  draft(setup: Setup, view: unknown, seat: number, actions: string[]): Drafted {
    this.turn?.free();
    this.turn = new module.Draft(JSON.stringify(setup), JSON.stringify(view), seat);
    for (const action of actions) {
      try {
        this.turn.play(action);
      } catch {
        break;
      }
    }
    return this.drafted();
  }

  drafted(): Drafted {
    return JSON.parse(this.drafting().state()) as Drafted;
  }

  private drafting(): module.Draft {
    if (!this.turn) throw new Error("no draft is open");
    return this.turn;
  }

  add(action: string): Drafted {
    this.drafting().play(action);
    return this.drafted();
  }

  takeBack(): Drafted {
    this.drafting().undo();
    return this.drafted();
  }

  explain(action: string): Told {
    return JSON.parse(this.drafting().explain(action)) as Told;
  }

  draw(look: Look): string {
    return this.drafting().picture(JSON.stringify(look));
  }

  preview(action: string, look: Look): Preview {
    const draft = this.drafting();
    const told = this.explain(action);
    draft.play(action);
    try {
      return { told, svg: draft.picture(JSON.stringify(look)) };
    } finally {
      draft.undo();
    }
  }

  /** The view after each of these actions, done alone. */
  peek(actions: string[]): unknown[] {
    const draft = this.drafting();
    return actions.map((action) => {
      draft.play(action);
      const { view } = this.drafted();
      draft.undo();
      return view;
    });
  }
}
