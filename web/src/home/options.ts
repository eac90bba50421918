// A game's options in a form: which control each has, and in which words its values are said.

import type { Choice, Title } from "../engine/types";
import { t } from "../lang.svelte";

/** How an option is set. */
export type Control = "switch" | "number" | "limit" | "choice" | "board" | "grid" | "first" | "colours" | "text";

/** What is richer than its kind tells. */
const OWN: Record<string, Control> = { board: "board", grid: "grid", first_player: "first", colours: "colours" };
const BY_KIND: Record<string, Control> = { switch: "switch", number: "number", limit: "limit", choice: "choice" };

/** Every option has a control, also one of a game that this page has never seen. */
export const control = ({ name, kind }: Choice): Control => OWN[name] ?? BY_KIND[kind] ?? "text";

/** The parts of the form, in the order in which people ask. */
export const PARTS = ["city", "players", "rules", "details"] as const;
export type Part = (typeof PARTS)[number];

/** The options that are seen on the board before anybody moves. */
const CITY = ["board", "grid", "city"];

function part(choice: Choice): Part {
  if (CITY.includes(choice.name)) return "city";
  const as = control(choice);
  if (as === "colours") return "players";
  return as === "switch" || as === "choice" || as === "first" ? "rules" : "details";
}

/** The options of one part of the form. */
export const partOf = (game: Title, wanted: Part) => game.options.filter((choice) => part(choice) === wanted);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what is not as usual is said. */
export function changed(game: Title, options: Record<string, unknown>): Record<string, unknown> {
  const usual = new Map(game.options.map((choice) => [choice.name, choice.default]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !same(value, usual.get(name))));
}

/** A value in words. */
export function spoken(value: unknown): string {
  if (value === null) return t("value-off");
  if (typeof value === "boolean") return t(value ? "value-yes" : "value-no");
  if (Array.isArray(value)) return value.map((word) => t(`colour-${word}`)).join(", ");
  if (typeof value !== "string") return String(value);
  if (value.includes("\n")) return t("city-own");
  return /^[a-z_]+$/.test(value) ? t(`value-${value}`) : value;
}

/** The cities that are built in. */
export const CITIES = ["boston", "crossroads", "hamburg"] as const;
