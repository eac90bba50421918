// What a turn in the making consists of, and what follows from it without asking the engine.

import type { InHand } from "../engine/facade";
import type { Happened, Mark, Told } from "../engine/types";
import type { Colour, Tool } from "../games/adapter";
import type { Message } from "../words";
import type { Spots } from "./acts";
import { Marks } from "./look";

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
  /** What else is pointed out with it. */
  mark?: string | undefined;
}

/** Whether two drafts offer the same. */
export function same(one: InHand, other: InHand | undefined): boolean {
  const key = ({ actions, legal }: InHand) => JSON.stringify([actions, legal]);
  return other !== undefined && key(one) === key(other);
}

/** The actions at a place, with the tool in hand or, if it is of no use there, any. */
export function actionsAt(spots: Spots, id: string, tool: Tool | undefined): string[] {
  const all = spots.get(id) ?? [];
  const fitting = all.filter((act) => tool?.takes(act) ?? true);
  return (fitting.length > 0 ? fitting : all).map(({ action }) => action);
}

/** The action that a touch chooses: the first there, or the one after that which is chosen there already. */
export function next(candidates: string[], id: string, chosen: Chosen | undefined): string | undefined {
  const at = chosen?.id === id ? candidates.indexOf(chosen.action) + 1 : 0;
  return candidates[at % candidates.length];
}

/** So much of what others did is pointed out. */
const RECENT = 9;

/** What others did since the viewer last acted, the latest first. */
export function recent(happened: Happened[], viewer: number): string[] {
  const own = happened.findLastIndex(({ seat }) => seat === viewer);
  const lines = happened.slice(own + 1).filter(({ seat }) => seat !== undefined);
  return lines
    .slice(-RECENT)
    .map(({ text }) => text)
    .toReversed();
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

export function marks(colour: Colour, { recent, spots, tool, shown, trouble, pointed }: Marked): Mark[] {
  const usable = [...spots].filter(([, actions]) => actions.some((act) => tool?.takes(act) ?? true));
  const found = new Marks(colour).set(recent, "last").set(
    usable.map(([id]) => id),
    "legal",
  );
  if (shown)
    found.set(
      [shown.mark, shown.id].filter((id) => id !== undefined),
      "chosen",
    );
  if (trouble) found.set([...trouble.blamed, ...(trouble.id ? [trouble.id] : [])], "blame");
  // What a lesson points at is marked on top of what may be done there.
  return [...found.list, ...pointed.map((id): Mark => ({ id, kind: "last" }))];
}
