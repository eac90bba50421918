// The day's sheet: what somebody is told of a delivery and of new signs, and nothing else (TT-9).

import type { Message } from "../../../words";
import type { Driven, Notice, View } from "../../views/tango";
import { driven, planned, type Stop } from "./route";
import { aboutSign } from "./signs";

/** What everybody may know of a seat's delivery. */
interface Bill {
  seat: number;
  gas: number;
  total: number;
  /** Whether it is known to have collided with the viewer. */
  hit: boolean;
}

/** A sign that is new, or that failed. */
interface SignNews {
  piece: string;
  label: Message;
  note: Message;
}

export interface Day {
  /** The delivery that the sheet is about, if there was one. */
  delivery: number | undefined;
  /** What happened to the viewer, the most important first. */
  happened: Message[];
  /** What that cost and brought. */
  cost: Message | undefined;
  bad: boolean;
  stops: Stop[];
  bills: Bill[];
  fresh: SignNews[];
  failed: SignNews[];
}

/** How many deliveries have been driven. */
export const delivered = (view: View) => view.gas[0].length;

/** The sheet of a delivery: the latest if none is named. Before anything happened there is none. */
export function day(view: View, wanted = delivered(view)): Day | undefined {
  const delivery = wanted >= 1 && wanted <= delivered(view) ? wanted : undefined;
  // New signs are those of the night after that delivery; the last delivery has none.
  const yesterday = delivery === undefined ? view.day - 1 : delivery + 1;
  const [fresh, failed] = [freshSigns(view, yesterday), failedSigns(view, yesterday)];
  if (delivery === undefined && fresh.length + failed.length === 0) return undefined;
  const own = view.routes.find((one) => one.delivery === delivery && one.seat === view.viewer);
  const notices = view.notices.filter((one) => one.delivery === delivery && one.seat === view.viewer);
  return {
    delivery,
    ...(own ? fate(view, own, notices) : { happened: [], cost: undefined, bad: false, stops: [] }),
    bills: delivery === undefined ? [] : bills(view, delivery, notices),
    fresh,
    failed,
  };
}

function fate(view: View, { seat, delivery, route }: Driven, notices: Notice[]): Pick<Day, "happened" | "cost" | "bad" | "stops"> {
  const gas = view.gas[seat - 1]?.[delivery - 1] ?? 0;
  const garnets = view.earned[delivery - 1] ?? 0;
  const [steps, stops] = [planned(route), driven(route, notices)];
  // Whoever arrives earns something.
  const bad = garnets === 0;
  const arrived: Message = { key: "tango-day-arrived", args: { steps, gas, extra: gas - steps } };
  const lost: Message = route.off
    ? { key: "tango-day-off", args: { at: { place: stops.at(-1)?.tile ?? "" } } }
    : { key: "tango-day-stuck" };
  const happened = notices.length > 0 ? collisions(notices) : [bad ? lost : arrived];
  return { happened, cost: { key: "tango-day-cost", args: { gas, garnets } }, bad, stops };
}

/** A sentence for everybody the viewer collided with, with all tiles where that was. */
function collisions(notices: Notice[]): Message[] {
  const partners = [...new Set(notices.map((notice) => notice.with))];
  return partners.map((seat) => {
    const tiles = notices.filter((notice) => notice.with === seat).map(({ tile }) => ({ place: tile }));
    return { key: "tango-day-collided", args: { with: { seat }, at: { list: tiles } } };
  });
}

function bills(view: View, delivery: number, notices: Notice[]): Bill[] {
  const all = view.gas.map((gas, index) => ({
    seat: index + 1,
    gas: gas[delivery - 1] ?? 0,
    total: gas.slice(0, delivery).reduce((sum, one) => sum + one, 0),
    hit: notices.some((notice) => notice.with === index + 1),
  }));
  return all.sort((one, other) => one.gas - other.gas);
}

const freshSigns = (view: View, yesterday: number): SignNews[] =>
  view.signs
    .filter((sign) => sign.day === yesterday)
    .map(({ sign, place, count }) => ({
      piece: sign,
      label: aboutSign("tango-sign-on", sign, place, count),
      note: aboutSign("tango-sign-means", sign, place, count),
    }));

const failedSigns = (view: View, yesterday: number): SignNews[] =>
  view.planted
    .filter((sign) => sign.day === yesterday && sign.failed && sign.seat === view.viewer)
    .map(({ sign, place, extra }) => ({
      piece: sign,
      label: aboutSign("tango-sign-on", sign, place),
      note: { key: "tango-sign-failed", args: { extra: extra ? "yes" : "no", sign: { choice: sign } } },
    }));
