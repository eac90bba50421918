// Traffic Tango.

import { type Adapter, bySeat, type Fact, fact, grouped, quiet, type Tool } from "./adapter";
import type { View } from "./views/tango";

const words = (action: string) => action.split(" ");
const DRIVE = ["go", "rush"];

const drive = (name: string): Tool => ({
  key: name,
  label: { key: `tool-${name}` },
  takes: (action) => words(action)[0] === name,
});

const sign = (name: string, piece: string): Tool => ({
  key: name,
  label: { key: `sign-${name}` },
  piece,
  takes: (action) => ["sign", "extra"].includes(words(action)[0] ?? "") && (words(action)[2] ?? "").startsWith(name),
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

/** A row, a column or a tile as the picture names it. */
function id(place: string): string {
  if (place.startsWith("row")) return `row-${place.slice(3)}`;
  return place.startsWith("col") ? `col-${place.slice(3)}` : `tile-${place}`;
}

export const tango: Adapter<View> = {
  ...quiet,
  colours: (_, seats) => bySeat(seats),
  tools: () => [drive("go"), drive("rush"), ...SIGNS],
  // A step ends where the signs let it end, so the engine is asked where that is.
  spots: async (legal, peek) => {
    const steps = legal.filter((action) => DRIVE.includes(words(action)[0] ?? ""));
    const ends = (await peek(steps)).map((view) => view.orders?.route);
    const step = (action: string) => {
      const route = ends[steps.indexOf(action)];
      const end = route?.tiles.at(-1);
      return end && !route?.off ? [`tile-${end}`] : [];
    };
    return grouped(legal, (action) => (steps.includes(action) ? step(action) : tango.touched(action)));
  },
  ends: (action) => action === "seal",
  takesBack: (action) => action === "reopen",
  meant: (at, tool) => {
    const place = at.replace(/^tile-/, "").replace(/^(row|col)-/, "$1");
    return tool && SIGNS.includes(tool) && /^(tile|row|col)-/.test(at) ? `sign ${place} ${tool.piece}` : undefined;
  },
  touched: (action) => {
    const [name, place] = words(action);
    return ["sign", "extra"].includes(name ?? "") && place ? [id(place)] : [];
  },
  piece: (action) => {
    const [name, , sign] = words(action);
    return name === "sign" || name === "extra" ? sign : undefined;
  },
  facts: (view, seat) => {
    const { viewer, sealed, gas, totals, purse, revealed, stage } = view;
    const deliveries = gas[seat - 1] ?? [];
    const facts: Fact[] = [
      fact("fact-gas", deliveries.length > 1 ? `${deliveries.join("+")}=${totals[seat - 1]}` : (totals[seat - 1] ?? 0)),
    ];
    const garnets = revealed ? revealed.purses[seat - 1] : viewer === seat ? purse : null;
    if (garnets !== null && garnets !== undefined) facts.push(fact("fact-garnets", garnets));
    if (stage.toLowerCase() === "orders") facts.push(sealed[seat - 1] ? SEALED : WRITING);
    return facts;
  },
  status: (view) => {
    const { day, stage } = view;
    return { key: stage.toLowerCase() === "choice" ? "tango-choice" : "tango-day", args: { day } };
  },
  direct: (action) => DRIVE.includes(words(action)[0] ?? ""),
  deliveries: (view) => {
    const { routes, revealed } = view;
    return [...new Set((revealed ?? { routes }).routes.map(({ delivery }) => delivery))].sort();
  },
  plan: (view) => {
    const { orders, corners, viewer } = view;
    const corner = viewer === null ? null : corners[viewer - 1];
    if (!orders || !corner || orders.route.off) return undefined;
    const { tiles } = orders.route;
    const before = tiles.at(-2);
    return { end: `tile-${tiles.at(-1) ?? corner}`, before: before === undefined ? undefined : `tile-${before}` };
  },
  // Who planted a sign is secret, but that it was planted yesterday is not.
  latest: (view) => {
    const { signs, day } = view;
    return signs.filter((sign) => sign.day === day - 1).map(({ place }) => id(place));
  },
  sum: (told) => {
    const { steps, gas, tolls, pace } = told.figures as Record<string, number | undefined>;
    if (steps === undefined || gas === undefined) return undefined;
    return { key: "tango-sum", args: { steps, gas, tolls: tolls ?? 0, pace: pace ?? 1 } };
  },
};
