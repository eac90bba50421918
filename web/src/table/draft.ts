// What a turn in the making consists of, and what follows from it without asking the engine.

import type { InHand } from "../engine/facade";
import type { Happened, Mark, Told } from "../engine/types";
import type { Adapter, Colour, Tool } from "../games/adapter";
import type { Message } from "../words";
import { Marks } from "./look";

/** Places of the picture, each with the actions that touch it. */
export type Spots = Map<string, string[]>;

/** Something picked on the board and not ticked yet. */
export interface Chosen {
  id: string | undefined;
  candidates: string[];
  /** What somebody may also try there, and the rules refuse. */
  refused: string[];
  action: string;
  told: Told | undefined;
}

/** Why something was not done, and where it was tried. */
export interface Trouble {
  text: string;
  message: Message | undefined;
  code: string | undefined;
  clause: string | undefined;
  id: string | undefined;
  /** The ids that are to blame. */
  blamed: string[];
}

/** What is shown before it is done: something chosen, or what the mouse is over. */
export interface Shown {
  id: string | undefined;
  action: string;
}

/** Whether two drafts offer the same. */
export function same(one: InHand, other: InHand | undefined): boolean {
  const key = ({ actions, legal }: InHand) => JSON.stringify([actions, legal]);
  return other !== undefined && key(one) === key(other);
}

/** The actions at a place, with the tool in hand or, if it is of no use there, any. */
export function actionsAt(spots: Spots, id: string, tool: Tool | undefined): string[] {
  const all = spots.get(id) ?? [];
  const fitting = all.filter((action) => tool?.takes(action) ?? true);
  return fitting.length > 0 ? fitting : all;
}

/** The action that a touch chooses: the first there, or the one after that which is chosen there already. */
export function next(candidates: string[], id: string, chosen: Chosen | undefined): string | undefined {
  const at = chosen?.id === id ? candidates.indexOf(chosen.action) + 1 : 0;
  return candidates[at % candidates.length];
}

/** The places of what others did since the viewer last acted. */
export function recent(game: Adapter, view: unknown, happened: Happened[], viewer: number): Set<string> {
  const ids = new Set<string>(game.latest(view));
  for (const { seat, text } of happened.toReversed()) {
    if (seat === viewer || ids.size > 8) break;
    game.touched(text).forEach((id) => ids.add(id));
  }
  return ids;
}

/** What is marked on the board, what matters most last. */
export interface Marked {
  recent: Iterable<string>;
  spots: Spots;
  tool: Tool | undefined;
  shown: Shown | undefined;
  trouble: Trouble | undefined;
  /** What a lesson points at. */
  pointed: string[];
}

export function marks(game: Adapter, colour: Colour, { recent, spots, tool, shown, trouble, pointed }: Marked): Mark[] {
  const usable = [...spots].filter(([, actions]) => actions.some((action) => tool?.takes(action) ?? true));
  const found = new Marks(colour).set(recent, "last").set(
    usable.map(([id]) => id),
    "legal",
  );
  if (shown) found.set([...game.marked(shown.action), ...(shown.id ? [shown.id] : [])], "chosen");
  if (trouble) found.set([...trouble.blamed, ...(trouble.id ? [trouble.id] : [])], "blame");
  // What a lesson points at is marked on top of what may be done there.
  return [...found.list, ...pointed.map((id): Mark => ({ id, kind: "last" }))];
}
