// What is told about things of Gridlock.

import type { ScenePiece } from "../../engine/types";
import type { Arg, Message } from "../../words";
import { shape } from "../tiles";
import { type Asked, type Tip, tip, type Tips } from "../tip";
import type { View } from "../views/gridlock";

/** The special cars by their colours (GB-10). */
const ABILITIES: Record<string, string> = { blue: "GB-10.1", green: "GB-10.2", red: "GB-10.3", yellow: "GB-10.4" };
const WORKS: Record<string, string> = { stop: "GB-6.1", rotate: "GB-5.2", remove: "GB-5.3", cone: "GB-5.4", clear: "GB-5.5" };

/** The space of a place of the picture, which has it in its id: `space-D5`. */
const spaceOf = (id: string | undefined) => id?.replace(/^space-/, "") ?? "";
const at = (space: string): Record<string, Arg> => ({ at: { place: space } });

/** The sides on which roads lead out of a tile, in words. */
const sides = (tile: string): Arg => ({
  list: tile
    .replace("*", "")
    .split(".")
    .map((edge) => ({ message: { key: "edge", args: { edge: { choice: edge } } } })),
});

function car({ id, place, face }: ScenePiece, { special_cars }: View): Tip {
  const name = { key: "tip-car", args: { who: { seat: Number(id.replace("car-seat-", "")) }, ...at(spaceOf(place)) } };
  if (!special_cars) return tip("GB-6.1", name, { key: "tip-gb-drives" });
  return tip(ABILITIES[face] ?? "GB-6.1", name, { key: "tip-gb-special", args: { colour: { choice: face } } });
}

function cube({ id, place }: ScenePiece): Tip {
  const who = { seat: Number(id.split("-").at(-1)) };
  return tip(
    "GB-6.7",
    { key: "gb-seen-cube", args: { seat: who, ...at(spaceOf(place)) } },
    { key: "tip-gb-cube", args: { who, ...at(spaceOf(place)) } },
  );
}

/** A tile, and whether it can be changed. */
function tile(space: string, roads: string, zoned: boolean): Tip {
  const lead: Message = { key: "tip-gb-roads", args: { sides: sides(roads) } };
  const name = { key: "tip-gb-tile", args: { shape: { choice: shape(roads) }, ...at(space) } };
  return zoned ? tip("GB-5.6", name, lead, { key: "tip-gb-zone" }) : tip("GB-5.2", name, lead, { key: "tip-gb-change" });
}

/** A destination by its card. */
function destination(card: string, { view: { cards, scored }, seat }: Asked<View>): Tip {
  const mine = scored[seat - 1]?.includes(card) ? "reached" : cards.includes(card) ? "open" : "none";
  return tip(mine === "none" ? "GB-1.3" : "GB-6.7", { key: "tip-gb-card", args: { card: { card } } }, { key: `tip-gb-card-${mine}` });
}

export const gridlock: Tips<View> = {
  piece: (piece, { view }) => {
    if (piece.kind === "car") return car(piece, view);
    if (piece.kind === "cone") return tip("GB-6.5", { key: "gb-seen-cone", args: at(spaceOf(piece.place)) }, { key: "tip-gb-cone" });
    return piece.kind === "cube" ? cube(piece) : undefined;
  },
  place: ({ notation }, here, asked) => {
    const [roads, name] = [asked.view.tiles[notation], asked.names[notation]];
    const zoned = here.some(({ kind }) => kind === "zone");
    if (roads !== undefined) return tile(notation, roads, zoned);
    const card = Object.keys(asked.names).find((key) => key !== notation && name !== undefined && asked.names[key] === name);
    // The picture tells rivers, parks and tunnels apart.
    return card ? destination(card, asked) : tip("GB-6.2", undefined, zoned ? { key: "tip-gb-zone" } : undefined);
  },
  tool: (key) => {
    const [kind = "", roads] = key.split(" ");
    if (roads) return tip("GB-5.1", { key: "tool-tile", args: { shape: { choice: shape(roads) } } }, { key: "tip-gb-tool-tile" });
    return tip(WORKS[kind] ?? "GB-4.2", { key: `tool-${kind}` }, { key: `tip-gb-tool-${kind}` });
  },
  card: destination,
  progress: () => tip("GB-7.1", { key: "gridlock-source-reached" }, { key: "tip-gb-progress" }),
  step: ({ view: { phase } }) => tip(phase === "driving" ? "GB-6.1" : "GB-4.2", { key: "tip-turn" }, { key: "tip-gb-steps" }),
};
