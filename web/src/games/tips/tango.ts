// What is told about things of Traffic Tango.

import type { ScenePiece } from "../../engine/types";
import type { Message } from "../../words";
import { aboutSign } from "../guides/tango/signs";
import { type Asked, type Tip, tip, type Tips } from "../tip";
import type { Standing, View } from "../views/tango";

const CLAUSES: Record<string, string> = {
  oneway: "TT-2.1",
  yield: "TT-6.1",
  roundabout: "TT-5.6",
  toll: "TT-2.3",
  stop: "TT-2.4",
  speed: "TT-2.5",
};

/** The kind of a sign, without its direction. */
const kindOf = (sign: string) => sign.split("-")[0] ?? sign;

/** A place of the picture in notation: `tile-C3`, `row-2`, `col-B`. */
const placeOf = (id: string | undefined) => (id ?? "").replace(/^tile-/, "").replace(/^(row|col)-/, "$1");

const means = ({ sign, place, count }: Standing) => aboutSign("tango-sign-means", sign, place, count);
const planted = ({ day }: Standing): Message => ({ key: "tip-tt-planted", args: { day } });

/** Signs that stand on a place, of one kind or of all. */
const standing = ({ signs }: View, place: string, kind?: string) =>
  signs.filter((one) => one.place === place && (kind === undefined || kindOf(one.sign) === kind));

function sign({ face, place }: ScenePiece, view: View): Tip {
  const [at, kind] = [placeOf(place), kindOf(face)];
  const [first, ...others] = standing(view, at, kind);
  // What is only ordered does not stand yet.
  if (!first) return tip("TT-1.4", aboutSign("tango-sign-on", face, at), { key: "tip-tt-ordered" });
  const name = aboutSign("tango-sign-on", first.sign, at, first.count);
  return tip(CLAUSES[kind] ?? "TT-2.7", name, planted(first), means(first), ...others.map(means));
}

function tile(place: string, { view }: Asked<View>): Tip {
  const name = { key: "tip-tt-tile", args: { at: { place } } };
  if (view.corners.includes(place)) return tip("TT-2.6", name, { key: "tip-tt-corner" });
  const here = standing(view, place);
  return tip(here.length > 0 ? "TT-2.7" : "TT-1.1", name, ...(here.length > 0 ? here.map(means) : [{ key: "tip-tt-empty" }]));
}

function line(place: string, { view }: Asked<View>): Tip {
  const [limit] = standing(view, place);
  return tip("TT-2.5", aboutSign("tip-tt-line", "speed", place), limit ? means(limit) : { key: "tip-tt-line-free" });
}

const WORKS: Record<string, string> = { go: "TT-4.2", rush: "TT-4.6" };

export const tango: Tips<View> = {
  piece: (piece, { view }) => {
    if (piece.kind === "sign") return sign(piece, view);
    const who = { seat: Number(piece.id.split("-").at(-1)) };
    const at = { place: placeOf(piece.place) };
    if (piece.kind === "goal")
      return tip("TT-1.2", { key: "tt-seen-goal", args: { seat: who } }, { key: "tip-tt-goal", args: { who, at } });
    return piece.kind === "car" ? tip("TT-4.1", { key: "tip-car", args: { who, at } }, { key: "tip-tt-car" }) : undefined;
  },
  place: ({ kind, notation }, _, asked) => (kind === "tile" ? tile(notation, asked) : line(notation, asked)),
  tool: (key, { view: { prices } }) => {
    const work = WORKS[key];
    if (work) return tip(work, { key: `tool-${key}` }, { key: `tip-tt-tool-${key}`, args: { price: prices.rush ?? 0 } });
    const does = key === "oneway" ? { key: "tip-tt-oneway" } : aboutSign("tango-sign-means", key, "");
    return tip(CLAUSES[key] ?? "TT-2.6", { key: `sign-${key}` }, does);
  },
  progress: () => tip("TT-8.1", { key: "fact-gas" }, { key: "tip-tt-progress" }),
  step: () => tip("TT-10.1", { key: "tip-turn" }, { key: "tip-tt-steps" }),
};
