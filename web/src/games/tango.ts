// Traffic Tango.

import { type Adapter, bySeat, type Fact, fact, type Tool, work } from "./adapter";
import { purse } from "./guides/tango/purse";
import { towards } from "./guides/tango/route";
import type { View } from "./views/tango";

const DRIVE = ["go", "rush"];

const sign = (name: string, piece: string): Tool => ({
  key: name,
  label: { key: `sign-${name}` },
  piece,
  takes: (act) => ["sign", "extra"].includes(act.verb) && (act.piece ?? "").startsWith(name),
});

const SIGNS = [
  sign("stop", "stop"),
  sign("oneway", "oneway-E"),
  sign("yield", "yield"),
  sign("roundabout", "roundabout"),
  sign("toll", "toll"),
  sign("speed", "speed"),
];

const SEALED: Fact = { label: { key: "fact-sealed" }, value: "", icon: "sealed" };
const WRITING: Fact = { label: { key: "fact-writing" }, value: "", icon: "open" };

/** The step to a neighbouring tile. Along a speed limit steps end elsewhere, so none is meant. */
function step(verb: string, tile: string, view: View): string | undefined {
  const from = view.orders?.route.tiles.at(-1);
  const dir = from === undefined ? undefined : towards(from, tile);
  const line = dir === "N" || dir === "S" ? `col${tile.charAt(0)}` : `row${tile.charAt(1)}`;
  return dir && !view.signs.some(({ place }) => place === line) ? `${verb} ${dir}` : undefined;
}

/** The viewer's garnets, and what the plan leaves of them. */
function held(view: View): string | undefined {
  const found = purse(view);
  if (!found) return undefined;
  return found.left === found.now ? String(found.now) : `${found.now} → ${found.left}`;
}

export const tango: Adapter<View> = {
  colours: (_, seats) => bySeat(seats),
  tools: () => [...DRIVE.map(work), ...SIGNS],
  ends: (action) => action === "seal",
  takesBack: (action) => action === "reopen",
  meant: ({ kind, notation: place }, tool, view) => {
    if (tool && SIGNS.includes(tool)) return ["tile", "row", "col"].includes(kind) ? `sign ${place} ${tool.piece}` : undefined;
    return tool && DRIVE.includes(tool.key) && kind === "tile" ? step(tool.key, place, view) : undefined;
  },
  facts: (view, seat) => {
    const { viewer, sealed, gas, totals, revealed, stage } = view;
    const deliveries = gas[seat - 1] ?? [];
    const facts: Fact[] = [
      fact("fact-gas", deliveries.length > 1 ? `${deliveries.join("+")}=${totals[seat - 1]}` : (totals[seat - 1] ?? 0)),
    ];
    const garnets = revealed ? revealed.purses[seat - 1] : viewer === seat ? held(view) : undefined;
    if (garnets !== undefined) facts.push(fact("fact-garnets", garnets));
    if (stage.toLowerCase() === "orders") facts.push(sealed[seat - 1] ? SEALED : WRITING);
    return facts;
  },
  // The first sign is free; another, and a rush, cost garnets.
  priced: (act) => ["extra", "rush"].includes(act.verb),
  putsAway: (action) => action.startsWith("sign "),
  direct: (action) => DRIVE.includes(action.split(" ")[0] ?? ""),
  deliveries: (view) => {
    const { routes, revealed } = view;
    return [...new Set((revealed ?? { routes }).routes.map(({ delivery }) => delivery))].sort();
  },
  plan: (view) => {
    const { orders, corners, viewer } = view;
    const corner = viewer === null ? null : corners[viewer - 1];
    if (!orders || !corner || orders.route.off) return undefined;
    const { tiles } = orders.route;
    return { end: tiles.at(-1) ?? corner, before: tiles.at(-2) };
  },
  // Who planted a sign is secret, but that it was planted yesterday is not.
  latest: (view) => {
    const { signs, day } = view;
    return signs.filter((sign) => sign.day === day - 1).map(({ place }) => place);
  },
  sum: (told) => {
    const { steps, gas, tolls, pace } = told.figures as Record<string, number | undefined>;
    if (steps === undefined || gas === undefined) return undefined;
    return { key: "tango-sum", args: { steps, gas, tolls: tolls ?? 0, pace: pace ?? 1 } };
  },
};
