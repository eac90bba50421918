// What a turn in the making consists of, and what follows from it without asking the engine.

import type { InHand } from "../engine/facade";
import type { Happened, Mark, Told } from "../engine/types";
import type { Act, Colour, Tool } from "../games/adapter";
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
  /** Whether it is on show because somebody asked for advice. */
  hinted: boolean;
}

/** What somebody who explains the game wants to be touched next. */
export interface Asked {
  /** The key of a tool. */
  tool?: string;
  /** An action that has a button. */
  button?: string;
  /** What is chosen has to be turned, */
  turning?: boolean;
  /** or confirmed. */
  confirming?: boolean;
  /** Places on the board. */
  places: string[];
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

/** The actions at a place with the tool in hand. Another tool's are never offered in its stead. */
export function actionsAt(spots: Spots, id: string, tool: Tool | undefined): string[] {
  const fitting = (spots.get(id) ?? []).filter((act) => tool?.takes(act) ?? true);
  return fitting.map(({ action }) => action);
}

/** The action that a touch chooses: the first there, or the one after that which is chosen there already. */
export function next(candidates: string[], id: string, chosen: Chosen | undefined): string | undefined {
  const at = chosen?.id === id ? candidates.indexOf(chosen.action) + 1 : 0;
  return candidates[at % candidates.length];
}

/** Something that somebody else did, with what it was about. */
export interface Done {
  v: number;
  seat: number;
  act: Act;
}

/** What others did since the viewer last acted, as far as the viewer may know. */
export function since(happened: Happened[], viewer: number): { v: number; seat: number; text: string }[] {
  const last = happened.findLast(({ seat }) => seat === viewer)?.v ?? 0;
  return happened.flatMap(({ v, seat, text }) => (v > last && seat && seat !== viewer && text ? [{ v, seat, text }] : []));
}

/** The marks on what others did, each in the colour of who did it. */
export function recent(done: Done[], colours: Colour[]): Mark[] {
  return done.flatMap(({ seat, act: { place } }) => {
    const colour = colours[seat - 1];
    return place === undefined ? [] : [{ id: place, kind: "last", ...(colour && { colour }) }];
  });
}

/** What is marked on the board, what matters most last. */
export interface Marked {
  recent: Mark[];
  spots: Spots;
  tool: Tool | undefined;
  shown: Shown | undefined;
  trouble: Trouble | undefined;
  /** What a lesson or a line of the log points at. */
  pointed: string[];
}

export function marks(colour: Colour, { recent, spots, tool, shown, trouble, pointed }: Marked): Mark[] {
  const usable = [...spots].filter(([, actions]) => actions.some((act) => tool?.takes(act) ?? true));
  const found = new Marks(colour).add(recent).set(
    usable.map(([id]) => id),
    "legal",
  );
  if (shown)
    found.set(
      [shown.mark, shown.id].filter((id) => id !== undefined),
      "chosen",
    );
  if (trouble) found.set([...trouble.blamed, ...(trouble.id ? [trouble.id] : [])], "blame");
  // What is pointed at is marked on top of what may be done there.
  return [...found.list, ...pointed.map((id): Mark => ({ id, kind: "last" }))];
}
