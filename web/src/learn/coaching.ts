// What is explained in a first game: what matters in one's own turn, and what came of what the others did.

import { thinker } from "../engine/engine";
import type { Setup, Told } from "../engine/types";
import type { View as Congestion } from "../games/views/congestion";
import type { View as Gridlock } from "../games/views/gridlock";
import type { View as Rightofway } from "../games/views/rightofway";
import type { View as Tango } from "../games/views/tango";
import type { Message } from "../words";

/** How it stands for somebody. */
interface Standpoint<View> {
  setup: Setup;
  view: View;
  seat: number;
}

/** Something that one of the others did. */
export interface Deed {
  seat: number;
  text: string;
  /** What the rules tell of it, if they could be asked. */
  told: Told | undefined;
}

interface Coaching<View = never> {
  /** What matters in the turn that begins. */
  matters(at: Standpoint<View>): Message | Promise<Message>;
  /** What somebody's turn came to, from the views of before and after it. */
  meant(deeds: Deed[], before: View, after: View): Message | undefined;
}

const verb = ({ text }: Deed) => text.split(" ")[0] ?? "";
const who = ({ seat }: Deed) => ({ who: { seat } });

/** The deed that counts most, by a list of verbs. */
function foremost(deeds: Deed[], verbs: string[]): Deed | undefined {
  return verbs.flatMap((name) => deeds.find((deed) => verb(deed) === name) ?? [])[0];
}

const gridlock: Coaching<Gridlock> = {
  async matters({ setup, view, seat }) {
    if (view.phase !== "undeclared") return { key: `coach-gridlock-${view.phase === "opening" ? "opening" : "building"}` };
    const { legal } = await thinker().draft(setup, view, seat, ["drive"]);
    const places = await thinker().names(setup.game, view);
    const wanted = view.cards.map((card) => card.replaceAll("-", " "));
    const near = Object.keys(places).find((at) => wanted.includes(places[at]?.toLowerCase() ?? "") && legal.includes(`stop ${at}`));
    return near ? { key: "coach-gridlock-reach", args: { at: places[near] ?? "" } } : { key: "coach-gridlock-undeclared" };
  },
  meant(deeds, before, after) {
    const deed = foremost(deeds, ["stop", "cone", "remove", "rotate", "clear", "place"]);
    if (!deed) return undefined;
    const scored = (view: Gridlock) => view.scored[deed.seat - 1]?.length ?? 0;
    if (scored(after) > scored(before))
      return { key: "coach-why-gridlock-scored", args: { ...who(deed), left: after.card_counts[deed.seat - 1] ?? 0 } };
    return { key: `coach-why-gridlock-${verb(deed)}`, args: who(deed) };
  },
};

const congestion: Coaching<Congestion> = {
  async matters({ setup, view, seat }) {
    const colour = view.colours[seat - 1];
    const waiting = Object.values(view.lanes).some((cars) => colour && cars.includes(colour));
    if (!waiting) return { key: "coach-congestion-empty" };
    for (const lane of Object.keys(view.signals)) {
      const [told] = await thinker().retell(setup, view, seat, [`move ${lane} keep`]);
      const [home, own] = [told?.figures["home"], told?.figures["own"]];
      if (Number(home) > 0 && Number(own) > 0) return { key: "coach-congestion-home", args: { cars: Number(home) } };
    }
    return { key: "coach-congestion-waiting" };
  },
  meant(deeds, before, after) {
    const deed = deeds[0];
    if (!deed) return undefined;
    const counted = (view: Congestion) => view.counted[deed.seat - 1] ?? 0;
    if (counted(after) > counted(before)) return { key: "coach-why-congestion-home", args: { ...who(deed), counted: counted(after) } };
    const other = verb(deed) === "enter" && !deed.text.endsWith(` ${after.colours[deed.seat - 1]}`);
    return { key: `coach-why-congestion-${other ? "block" : verb(deed)}`, args: who(deed) };
  },
};

const CRASH = 17;

const tango: Coaching<Tango> = {
  matters: ({ view: { day } }) => ({ key: `coach-tango-${day === 1 ? "signs" : day < 5 ? "route" : "last"}` }),
  meant(_, before, after) {
    const driven = after.gas[0]?.length ?? 0;
    if (driven === (before.gas[0]?.length ?? 0)) return undefined;
    const crashed = after.gas.filter((bills) => bills.at(-1) === CRASH).length;
    return { key: "coach-why-tango", args: { crashed } };
  },
};

/** A hand of so few tiles has to grow; with so few left to draw the end is near. */
const FEW = 3;
const LATE = 8;

const rightofway: Coaching<Rightofway> = {
  matters({ view, seat }) {
    const [hand, stack] = [view.hands[seat - 1]?.length ?? 0, Math.min(...view.stacks)];
    return { key: `coach-rightofway-${view.last_turn || stack <= LATE ? "late" : hand <= FEW ? "poor" : "rich"}` };
  },
  meant(deeds) {
    const deed = foremost(deeds, ["place", "buy"]);
    if (!deed) return undefined;
    if (verb(deed) === "buy") return { key: "coach-why-rightofway-buy", args: who(deed) };
    const result = Number(deed.told?.figures["result"] ?? 0);
    const sort = result > 0 ? "earned" : result < 0 ? "paid" : "even";
    return { key: `coach-why-rightofway-${sort}`, args: { ...who(deed), tiles: Math.abs(result) } };
  },
};

const COACHINGS: Record<string, Coaching> = { gridlock, congestion, tango, rightofway };

export async function matters(setup: Setup, view: unknown, seat: number): Promise<Message | undefined> {
  return COACHINGS[setup.game]?.matters({ setup, view: view as never, seat });
}

export function meant(game: string, deeds: Deed[], before: unknown, after: unknown): Message | undefined {
  return COACHINGS[game]?.meant(deeds, before as never, after as never);
}
