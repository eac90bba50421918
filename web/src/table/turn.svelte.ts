// The turn in the making: what has been drafted, what is chosen but not ticked yet, and how the board looks then.

import { engine, Refused } from "../engine/engine";
import type { Drafted, Hint, Look, Mark, Note, Told } from "../engine/types";
import type { Adapter, Colour, Tool } from "../games/adapter";
import { adapter } from "../games/games";
import { say } from "../lang.svelte";
import type { Source } from "../source/source";
import { dark } from "../theme.svelte";

/** Something picked on the board and not ticked yet. */
export interface Chosen {
  id: string | undefined;
  candidates: string[];
  action: string;
  told: Told;
}

/** Why something was not done, and where it was tried. */
export interface Trouble {
  text: string;
  clause: string | undefined;
  id: string | undefined;
}

export class Turn {
  readonly game: Adapter;
  drafted: Drafted | undefined = $state.raw();
  spots: Map<string, string[]> = $state.raw(new Map());
  chosen: Chosen | undefined = $state.raw();
  trouble: Trouble | undefined = $state.raw();
  picked: string | undefined = $state();
  hints: Hint[] | undefined = $state.raw();
  asking = $state(false);
  /** How many things are being done. */
  pending = $state(0);
  delivery: number | undefined = $state();
  svg = $state("");
  ribbon: string[] = $state.raw([]);
  private drawing = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly source: Source) {
    this.game = adapter(source.setup.game);
  }

  /** Whether the viewer is to act. */
  get own(): boolean {
    return this.source.now.turn.seats.includes(this.source.viewer);
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
    const legal = this.drafted?.legal ?? [];
    return this.game.tools(this.view, this.source.viewer).filter((tool) => legal.some((action) => tool.takes(action)));
  });

  /** The tool in hand: the one picked, or the first that is of use. */
  tool: Tool | undefined = $derived(this.tools.find((tool) => tool.key === this.picked) ?? this.tools[0]);

  /** What may be done without touching the board. */
  loose: string[] = $derived.by(() => {
    const placed = new Set([...this.spots.values()].flat());
    return (this.drafted?.legal ?? []).filter((action) => !placed.has(action));
  });

  /** Does one thing after the other: the draft in the engine must be the one in the page. */
  private alone(work: () => Promise<void>): Promise<void> {
    this.pending += 1;
    const done = this.last.catch(() => undefined).then(work);
    this.last = done.finally(() => (this.pending -= 1));
    return done;
  }

  /** Starts anew from what the source says, with what was drafted and chosen before. */
  begin(): Promise<void> {
    return this.alone(() => this.start());
  }

  private async start(): Promise<void> {
    const chosen = this.chosen;
    this.chosen = this.trouble = this.hints = undefined;
    if (!this.own || this.source.curtain !== undefined) {
      this.drafted = undefined;
      this.spots = new Map();
      return this.draw();
    }
    const { setup, now, viewer } = this.source;
    await this.take(await engine().draft(setup, now.view, viewer, this.source.drafted), chosen);
  }

  private async take(told: Drafted, chosen?: Chosen): Promise<void> {
    const drafted = { ...told, legal: told.legal.filter((action) => !this.game.takesBack(action)) };
    this.spots = await this.game.spots(drafted.legal, (actions) => engine().peek(actions));
    this.drafted = drafted;
    this.trouble = this.hints = undefined;
    this.chosen = chosen && drafted.legal.includes(chosen.action) ? chosen : undefined;
    this.source.keepDraft(drafted.actions);
    await this.draw();
  }

  /** The actions at a place, with the tool in hand or, if it is of no use there, any. */
  private at(id: string): string[] {
    const all = this.spots.get(id) ?? [];
    const tool = this.tool;
    const fitting = all.filter((action) => tool?.takes(action) ?? true);
    return fitting.length > 0 ? fitting : all;
  }

  /** Somebody touched a place: choose what may be done there, or the next of it, or say why not. */
  async touch(ids: string[]): Promise<void> {
    if (!this.drafted) return;
    const id = ids.find((id) => this.spots.has(id));
    if (!id) return this.refuse(ids);
    const candidates = this.at(id);
    const first = candidates[0];
    if (!first) return;
    if (this.game.direct(first)) return this.add(first);
    const at = this.chosen?.id === id ? candidates.indexOf(this.chosen.action) + 1 : 0;
    await this.choose(candidates[at % candidates.length] ?? first, id, candidates);
  }

  async choose(action: string, id = this.game.touched(action)[0], candidates = [action]): Promise<void> {
    this.trouble = undefined;
    this.chosen = { id, candidates, action, told: { text: "", figures: {} } };
    await this.draw();
  }

  private async refuse(ids: string[]): Promise<void> {
    this.chosen = undefined;
    for (const id of ids) {
      const meant = this.game.meant(id, this.tool, this.view);
      if (!meant) continue;
      await this.tell(engine().explain(meant), id);
      break;
    }
    await this.draw();
  }

  /** Waits for something that may be refused, and shows why. Whether it was done. */
  private async tell(asked: Promise<unknown>, id?: string): Promise<boolean> {
    try {
      await asked;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = { text: error.problem.text, clause: error.problem.clause, id };
      return false;
    }
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
    return this.alone(() => this.append(action));
  }

  private async append(action: string): Promise<void> {
    const done = await this.tell(engine().add(action).then((drafted) => this.settle(drafted)));
    if (!done) await this.draw();
  }

  private async settle(drafted: Drafted): Promise<void> {
    if (drafted.open) return this.take(drafted);
    // Nothing can be done with a turn that is on its way.
    this.chosen = this.drafted = undefined;
    this.spots = new Map();
    this.source.keepDraft([]);
    const problem = await this.source.play(drafted.actions);
    if (!problem) return;
    await this.start();
    this.trouble = { text: problem.text, clause: problem.clause, id: undefined };
  }

  async undo(): Promise<void> {
    if (this.chosen) return this.cross();
    await this.alone(async () => this.take(await engine().takeBack()));
  }

  async restart(): Promise<void> {
    this.chosen = undefined;
    this.source.keepDraft([]);
    await this.begin();
  }

  async ask(): Promise<void> {
    this.asking = true;
    try {
      this.hints = await this.source.hints?.(this.drafted?.actions ?? []);
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

  /** Draws the board as it stands; an older drawing never comes after a newer one. */
  async draw(): Promise<void> {
    const number = (this.drawing += 1);
    const { chosen, drafted } = this;
    let svg: string;
    let ribbon: string[] = [];
    if (chosen && drafted) {
      const told = await engine().explain(chosen.action);
      ({ svg } = await engine().preview(chosen.action, this.look(chosen, this.game.notes(told, say))));
      ribbon = this.game.ribbon(told);
      if (number === this.drawing) this.chosen = { ...chosen, told };
    } else if (drafted) {
      svg = await engine().draw(this.look());
    } else {
      svg = await engine().picture(this.source.setup.game, this.source.now.view, this.look());
    }
    if (number !== this.drawing) return;
    this.svg = svg;
    this.ribbon = ribbon;
  }

  private look(chosen?: Chosen, lines: string[] = []): Look {
    const marks: Mark[] = [...this.recent()].map((id) => ({ id, kind: "last" }));
    const mark = (id: string, kind: string) => {
      const others = marks.findIndex((mark) => mark.id === id);
      if (others >= 0) marks.splice(others, 1);
      marks.push({ id, kind, colour: this.colour });
    };
    const tool = this.tool;
    for (const [id, actions] of this.spots) {
      if (actions.some((action) => tool?.takes(action) ?? true)) mark(id, "legal");
    }
    for (const id of this.source.pointed ?? []) marks.push({ id, kind: "last" });
    if (chosen?.id) mark(chosen.id, "chosen");
    if (this.trouble?.id) mark(this.trouble.id, "blame");
    const notes: Note[] = chosen?.id && lines.length > 0 ? [{ id: chosen.id, lines }] : [];
    const look: Look = { dark: dark(), marks, notes, panel: false };
    return this.delivery === undefined ? look : { ...look, delivery: this.delivery };
  }

  /** The places of what others did since the viewer last acted. */
  private recent(): Set<string> {
    const ids = new Set<string>();
    for (const { seat, text } of this.source.happened.toReversed()) {
      if (seat === this.source.viewer || ids.size > 8) break;
      this.game.touched(text).forEach((id) => ids.add(id));
    }
    return ids;
  }
}
