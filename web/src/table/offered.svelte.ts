// What the viewer may do now: the actions, the tools to do them with, and what all of it is called.

import type { InHand } from "../engine/facade";
import type { Act, Adapter, Colour, Tool } from "../games/adapter";
import { adapter } from "../games/games";
import type { Guide } from "../games/guide";
import { guide } from "../games/guides/guides";
import type { Source } from "../source/source";
import type { At } from "../words";
import type { Spots } from "./acts";
import { actionsAt } from "./draft";

/** More buttons than this help nobody. */
const MOST_BUTTONS = 12;

/** An empty hand: what is left to do has to be wanted. */
const NONE: Tool = { key: "", label: { key: "" }, takes: () => false };

export class Offered {
  readonly game: Adapter;
  readonly guide: Guide;
  drafted: InHand | undefined = $state.raw();
  /** What may be done, with what each of it is about. */
  acts: Act[] = $state.raw([]);
  spots: Spots = $state.raw(new Map());
  /** The key of the tool that was picked. */
  picked: string | undefined = $state();
  /** The names of places. */
  protected places: Record<string, string> = $state.raw({});

  constructor(readonly source: Source) {
    this.game = adapter(source.setup.game);
    this.guide = guide(source.setup.game);
  }

  /** Whether the viewer is to act. */
  get own(): boolean {
    return !this.source.watching && this.source.now.turn.seats.includes(this.source.viewer);
  }

  /** Who sits where, for whoever tells what happens here. */
  get at(): At {
    const { now, viewer, reader } = this.source;
    return { names: now.seats.map(({ name }) => name), reader: reader ?? viewer, places: this.places };
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

  /** The tool in hand: the one picked, as long as it is of use anywhere; else the first that is, and costs nothing. */
  tool: Tool | undefined = $derived.by(() => {
    const free = (tool: Tool) => this.acts.some((act) => tool.takes(act) && !this.game.priced?.(act));
    const found = this.tools.find((tool) => tool.key === this.picked) ?? this.tools.find(free);
    return found ?? (this.tools.length > 0 ? NONE : undefined);
  });

  /** What may be done without touching the board. */
  loose: string[] = $derived(this.acts.filter(({ place }) => place === undefined).map(({ action }) => action));

  /** The part of it that has a button of its own; what ends the turn has its own place. */
  buttons: string[] = $derived(this.loose.filter((action) => !this.game.ends(action)).slice(0, MOST_BUTTONS));

  /** What an action that may be done is about. */
  act(action: string): Act | undefined {
    return this.acts.find((act) => act.action === action);
  }

  /** Whether something can be done at a place with the tool in hand. */
  usable(id: string): boolean {
    return actionsAt(this.spots, id, this.tool).length > 0;
  }
}
