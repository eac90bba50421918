// How the board is to look in a turn: what glows, what is marked, what is said where.

import type { Wish } from "../engine/facade";
import type { Look, Mark } from "../engine/types";
import type { Adapter, Colour, Phrase } from "../games/adapter";

/** Marks, each place with the one that was set last. */
export class Marks {
  private readonly found = new Map<string, Mark>();

  constructor(private readonly colour: Colour) {}

  set(ids: Iterable<string>, kind: string): this {
    for (const id of ids) {
      this.found.delete(id);
      this.found.set(id, kind === "last" ? { id, kind } : { id, kind, colour: this.colour });
    }
    return this;
  }

  get list(): Mark[] {
    return [...this.found.values()];
  }
}

/** How an action is to be shown before it is done. */
export function wish(game: Adapter, action: string, id: string | undefined, look: Look, say: (phrase: Phrase) => string): Wish {
  const lines = game.note?.(action, say) ?? [];
  return {
    look,
    note: id && lines.length > 0 ? { id, lines } : undefined,
    done: !game.unforeseen?.(action),
    zone: game.zone?.(action),
  };
}
