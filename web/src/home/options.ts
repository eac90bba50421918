// What was said in a form about a game's options, as a set-up wants it.

import type { Choice, Title } from "../engine/types";

/** By name: what was typed, chosen or ticked. */
export type Chosen = Record<string, string | boolean>;

/** Only what is not as usual is said. */
export function worded(game: Title, chosen: Chosen): Record<string, unknown> {
  const said = Object.entries(chosen).filter(([, value]) => value !== "");
  return Object.fromEntries(
    said.map(([name, value]) => [
      name,
      word(
        game.options.find((one) => one.name === name),
        value,
      ),
    ]),
  );
}

function word(choice: Choice | undefined, value: string | boolean): unknown {
  if (choice?.kind === "number" || choice?.kind === "limit") return value === "off" ? null : Number(value);
  if (choice?.kind === "by-seat") return String(value).split(",");
  return value;
}

/** A usual value, as it would be typed. */
export const show = (value: unknown) => (value === null ? "off" : Array.isArray(value) ? value.join(",") : String(value));
