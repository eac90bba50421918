// What a person asks at a table of this game.

import type { Mark } from "../../engine/types";
import type { Message } from "../../words";
import type { Guide, Offer } from "../guide";
import type { Colour, View } from "../views/congestion";

/** The side of the board where a colour's cars score, which is also how they head there (TC-1.5). */
export const SIDES: Record<Colour, string> = { blue: "N", red: "E", green: "S", yellow: "W" };

/** How many cars of a seat stand in the lanes. */
function waiting({ lanes, colours }: View, seat: number): number {
  return Object.values(lanes)
    .flat()
    .filter((colour) => colour === colours[seat - 1]).length;
}

function prompt({ colours, to_move }: View, tool: string | undefined): Message {
  const [kind, colour] = tool?.split(" ") ?? [];
  if (kind !== "car") return { key: kind === undefined ? "congestion-choose" : `congestion-prompt-${kind}` };
  const own = to_move !== null && colours[to_move - 1] === colour;
  const side = SIDES[colour as Colour];
  return { key: "congestion-prompt-car", args: { colour: { choice: colour ?? "" }, side: { choice: side }, own: own ? "yes" : "no" } };
}

const dashed = (lane: string) => lane.replaceAll(":", "-");

/** The lane and the direction that an action is about: `NW-E-left`. Nothing if it sets no signal. */
function way(action: string): string | undefined {
  const [kind, lane, direction = ""] = action.split(" ");
  const set = (kind === "signal" || kind === "move") && ["straight", "left", "right"].includes(direction);
  return set && lane ? `${dashed(lane)}-${direction}` : undefined;
}

const ways = (actions: string[], kind: string): Mark[] =>
  actions.map(way).flatMap((found) => (found === undefined ? [] : [{ id: `path-${found}`, kind }]));

/** The ways out of a lamp: the one that is chosen, those that could be, those that may not. */
function fan({ action, candidates, refused }: Offer): Mark[] {
  const others = candidates.filter((one) => one !== action);
  return [...ways(refused, "blame"), ...ways(others, "legal"), ...ways([action], "chosen")];
}

function ownCars({ lanes, colours }: View, seat: number): Mark[] {
  const own = colours[seat - 1];
  if (own === undefined) return [];
  return Object.entries(lanes).flatMap(([lane, cars]) =>
    cars.flatMap((colour, index) => (colour === own ? [{ id: `car-${dashed(lane)}-${index + 1}`, kind: "own", colour: own }] : [])),
  );
}

export const congestion: Guide<View> = {
  goal: (view, seat) => {
    const left = Math.max(0, view.target - (view.counted[seat - 1] ?? 0));
    return { key: "congestion-goal", args: { target: view.target, left } };
  },
  progress: (view, seat) => {
    const done = view.counted[seat - 1] ?? 0;
    return { done, of: view.target, label: { key: "done-of", args: { done, of: view.target } } };
  },
  heading: (view) => ({ key: "congestion-heading", args: { own: view.to_move === null ? 0 : waiting(view, view.to_move) } }),
  steps: () => [],
  prompt,
  clock: ({ turns }) => ({ key: "congestion-clock", args: { turns } }),
  // The only thing that ends a turn without an action is a pass.
  undone: () => ({ key: "congestion-undone-pass" }),
  marks: (view, seat, offer) => [...ownCars(view, seat), ...(offer ? fan(offer) : [])],
  aimed: (id, { candidates, refused }) => {
    const aimed = /^turn-(.+)$/.exec(id)?.[1];
    return aimed === undefined ? undefined : [...candidates, ...refused].find((action) => way(action) === aimed);
  },
  breakdown: (view) => {
    const seats = view.colours.map((_, index) => index + 1);
    const home = view.counted;
    return [
      { label: { key: "congestion-home" }, values: home },
      { label: { key: "congestion-short", args: { target: view.target } }, values: home.map((cars) => Math.max(0, view.target - cars)) },
      { label: { key: "congestion-queued" }, values: seats.map((seat) => waiting(view, seat)) },
    ];
  },
};
