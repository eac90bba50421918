// What the worker can be asked. One facade holds one game and one draft; whoever needs two starts two.

import { Imagining } from "./imagining";
import * as module from "./module/cloverleaf.js";
import { type Story, story } from "./story";
import type {
  Decided,
  Drafted,
  Happened,
  Hint,
  Judged,
  Look,
  Mark,
  Note,
  Now,
  Opened,
  Position,
  Said,
  Scene,
  Setup,
  Standing,
  Title,
  Told,
  Touched,
  Verified,
} from "./types";

/** A picture, and what is in it. */
export interface Picture {
  svg: string;
  scene: Scene;
}

/** What is seen of an action before it is done. */
export interface Preview extends Picture {
  told: Told;
}

/** How an action is to be seen before it is done. */
export interface Wish {
  look: Look;
  /** Where something is said about it: lines with the names of figures in braces, `{cost}` or `{+result}`. */
  note?: Note | undefined;
  /** Whether the board is shown as it would be, or as it is. */
  done: boolean;
  /** A figure whose places are pointed out. */
  zone?: string | undefined;
}

/** A draft, and what its last action was said to do. */
export interface InHand extends Drafted {
  told: Told | undefined;
}

/** The board as it would be, and what each action on the way there would do. */
export interface Foreseen extends Picture {
  told: Told[];
}

/** A past position, and what led to it. */
export interface Past {
  view: unknown;
  seat?: number | undefined;
  text: string;
  /** The id of the place that it touched. */
  place?: string | undefined;
}

/** The seed of pictures of set-ups: the same deal each time. */
const SAMPLE = "c1".repeat(32);

export class EngineFacade extends Imagining {
  private game: module.Game | undefined;
  private turn: module.Draft | undefined;
  private again: module.Replay | undefined;
  /** What each drafted action was said to do. */
  private said: (Told | undefined)[] = [];

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

  /** Everything a page shows and keeps of the game, in one call. */
  standing(viewer: number): Standing {
    return JSON.parse(this.table().standing(viewer)) as Standing;
  }

  /** Lets the bot that is to choose play, and tells how it stands then. */
  botPlays(viewer: number, hadTheirChance: boolean, seed: bigint): Standing {
    this.table().bot_plays(hadTheirChance, seed);
    return this.standing(viewer);
  }

  /** Plays a whole turn of the viewer, and tells how it stands then. */
  viewerPlays(viewer: number, actions: string[]): Standing {
    this.play(viewer, actions);
    return this.standing(viewer);
  }

  hints(seat: number, drafted: string[], level: string, seed: bigint): Hint[] {
    return JSON.parse(this.table().hints(seat, JSON.stringify(drafted), level, seed)) as Hint[];
  }

  /** How a record stood after so many events, for one viewer; the game that is open stays. */
  seen(setup: Setup, record: string, at: number | undefined, viewer: number): { now: Now; happened: Happened[] } {
    const game = module.Game.replay(JSON.stringify(setup), record, at);
    try {
      const { now, happened } = JSON.parse(game.standing(viewer)) as Standing;
      return { now, happened };
    } finally {
      game.free();
    }
  }

  /** The picture of where a record ends, as somebody sees it who only watches. */
  poster(setup: Setup, record: string, dark: boolean): string {
    return this.picture(setup.game, this.seen(setup, record, undefined, 0).now.view, { dark, marks: [], notes: [], panel: false }).svg;
  }

  /** The board of a set-up before anything has happened; refuses what the set-up refuses. The game that is open stays. */
  sample(setup: Setup, dark: boolean): string {
    const game = new module.Game(JSON.stringify(setup), SAMPLE);
    try {
      const { view } = JSON.parse(game.now(0)) as Now;
      return this.picture(setup.game, view, { dark, marks: [], notes: [], panel: false }).svg;
    } finally {
      game.free();
    }
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

  /** The decisions of the record that is open. */
  replayDecisions(): Decided[] {
    return JSON.parse(this.replay().decisions()) as Decided[];
  }

  /** How the board would look after actions of a seat; the draft in the making stays. */
  foresee(setup: Setup, view: unknown, seat: number, actions: string[], look: Look): Foreseen {
    const draft = new module.Draft(JSON.stringify(setup), JSON.stringify(view), seat);
    try {
      const told = actions.map((action) => {
        const explained = JSON.parse(draft.explain(action)) as Told;
        draft.play(action);
        return explained;
      });
      return { ...taken(draft.picture(JSON.stringify(look))), told };
    } finally {
      draft.free();
    }
  }

  /** A save that goes on from a position of a record, after actions of a seat; the game that is open stays. */
  branch(setup: Setup, record: string, at: number, seat: number, actions: string[]): string {
    const game = module.Game.replay(JSON.stringify(setup), record, at);
    try {
      if (actions.length > 0) game.play(seat, JSON.stringify(actions));
      return game.record(true);
    } finally {
      game.free();
    }
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

  /** How everybody stood all the way, and the moments that mattered, of a game that is over. */
  story(record: string): Story {
    const opened = new module.Replay(record);
    try {
      const log = JSON.parse(opened.log(undefined)) as Happened[];
      return story(log, (v) => JSON.parse(opened.at(v, undefined)) as Position);
    } finally {
      opened.free();
    }
  }

  /** The picture after so many events of a game that is over. */
  pictureAt(record: string, v: number, look: Look): Picture {
    const opened = new module.Replay(record);
    try {
      const { game } = JSON.parse(opened.about()) as Opened;
      const { now } = JSON.parse(opened.at(v, undefined)) as Position;
      return this.picture(game, now.view, look);
    } finally {
      opened.free();
    }
  }

  /** Opens a record for a review: its decisions. */
  openReview(record: string): Decided[] {
    this.openReplay(record);
    return this.replayDecisions();
  }

  judge(decision: number, level: string, seed: bigint): Judged | undefined {
    const judged = this.replay().judge(decision, level, seed);
    return judged === undefined ? undefined : (JSON.parse(judged) as Judged);
  }

  picture(game: string, view: unknown, look: Look): Picture {
    return taken(module.picture(game, JSON.stringify(view), JSON.stringify(look)));
  }

  /** What actions are about, as far as the actions alone tell it. */
  touched(game: string, actions: string[]): Touched {
    return JSON.parse(module.touched(game, JSON.stringify(actions))) as Touched;
  }

  /** The ids of places in notation; null where something is no place. */
  placeIds(game: string, places: string[]): (string | null)[] {
    return JSON.parse(module.place_ids(game, JSON.stringify(places))) as (string | null)[];
  }

  /** The places that have names of their own. */
  names(game: string, view: unknown): Record<string, string> {
    return Object.fromEntries(JSON.parse(module.names(game, JSON.stringify(view))) as [string, string][]);
  }

  /** What lines of a record tell people; null where a line is none of this game. */
  tell(game: string, lines: string[]): (Said | null)[] {
    return JSON.parse(module.tell(game, JSON.stringify(lines))) as (Said | null)[];
  }

  sketch(game: string, view: unknown): string {
    return module.sketch(game, JSON.stringify(view));
  }

  /** Pictures of pieces of a hand, in the same order; empty where there is none. */
  emblems(game: string, pieces: string[], seat: number, dark: boolean): string[] {
    return pieces.map((piece) => module.emblem(game, piece, seat, dark));
  }

  /** The positions since an event, as a seat saw them; at most so many, the latest. */
  since(record: string, viewer: number, from: number, most: number): Past[] {
    const opened = new module.Replay(record);
    try {
      const { over } = JSON.parse(opened.about()) as Opened;
      const log = JSON.parse(opened.log(over ? undefined : viewer)) as Happened[];
      const happened = log.filter(({ text }) => text !== "");
      const first = Math.max(from, happened.length - most);
      return happened.slice(first).map(({ v, seat, text }) => {
        const { now, place } = JSON.parse(opened.at(v, viewer)) as Position;
        return { view: now.view, seat, text, place };
      });
    } finally {
      opened.free();
    }
  }

  /** What actions of a seat do, told from a view of before them, as far as that can be told. */
  retell(setup: Setup, view: unknown, seat: number, actions: string[]): Told[] {
    const told: Told[] = [];
    let draft: module.Draft | undefined;
    try {
      draft = new module.Draft(JSON.stringify(setup), JSON.stringify(view), seat);
      for (const action of actions) {
        told.push(JSON.parse(draft.explain(action)) as Told);
        draft.play(action);
      }
    } catch {
      // What hangs on a secret cannot be told.
    } finally {
      draft?.free();
    }
    return told;
  }

  /** Starts a draft, with what was drafted before as far as it still can be done. */
  draft(setup: Setup, view: unknown, seat: number, actions: string[]): InHand {
    this.turn?.free();
    this.turn = new module.Draft(JSON.stringify(setup), JSON.stringify(view), seat);
    this.said = [];
    for (const action of actions) {
      try {
        this.append(action);
      } catch {
        break;
      }
    }
    return this.drafted();
  }

  drafted(): InHand {
    const drafted = JSON.parse(this.drafting().state()) as Drafted;
    return { ...drafted, told: this.said.at(-1) };
  }

  private drafting(): module.Draft {
    if (!this.turn) throw new Error("no draft is open");
    return this.turn;
  }

  private append(action: string): void {
    const told = this.explain(action);
    this.drafting().play(action);
    this.said.push(told);
  }

  add(action: string): InHand {
    this.append(action);
    return this.drafted();
  }

  takeBack(): InHand {
    this.drafting().undo();
    this.said.pop();
    return this.drafted();
  }

  explain(action: string): Told {
    return JSON.parse(this.drafting().explain(action)) as Told;
  }

  draw(look: Look): Picture {
    return taken(this.drafting().picture(JSON.stringify(look)));
  }

  /** What an action would do, in words and as a picture, in one call: it must be there at once. */
  preview(action: string, wish: Wish): Preview {
    const told = this.explain(action);
    const look = JSON.stringify(wished(wish, told));
    const draft = this.drafting();
    if (!wish.done) return { told, ...taken(draft.picture(look)) };
    draft.play(action);
    try {
      return { told, ...taken(draft.picture(look)) };
    } finally {
      draft.undo();
    }
  }
}

/** A picture out of the module, which forgets it. */
function taken(picture: module.Picture): Picture {
  try {
    return { svg: picture.svg(), scene: JSON.parse(picture.scene()) as Scene };
  } finally {
    picture.free();
  }
}

/** The look with what only the explanation knows. */
function wished({ look, note, zone }: Wish, told: Told): Look {
  const notes = note ? [{ id: note.id, lines: note.lines.map((line) => filled(line, told)) }] : [];
  const zoned = zone === undefined ? undefined : told.places[zone];
  const found = (zoned ?? []).map((id): Mark => ({ id, kind: "chosen" }));
  const rest = look.marks.filter((mark) => !found.some(({ id }) => id === mark.id));
  const complete = notes.every(({ lines }) => !lines.some((line) => line.includes("{")));
  return { ...look, marks: [...found, ...rest], notes: complete ? [...look.notes, ...notes] : look.notes };
}

/** Puts figures into a line: `{cost}`, or with its sign `{+result}`. What is not known stays as it is. */
function filled(line: string, { figures }: Told): string {
  return line.replaceAll(/\{(\+?)(\w+)\}/g, (whole, sign: string, name: string) => {
    const figure = figures[name];
    if (typeof figure !== "number") return whole;
    if (figure < 0) return `–${-figure}`;
    return sign && figure > 0 ? `+${figure}` : String(figure);
  });
}
