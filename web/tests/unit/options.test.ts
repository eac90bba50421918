// Every option of every game, switched on: whatever may be done can be tapped, or is a button.

import { describe, expect, it } from "vitest";
import type { EngineFacade } from "../../src/engine/facade";
import type { Drafted, Title } from "../../src/engine/types";
import { acts, spotsOf } from "../../src/table/acts";
import { GAMES, walk } from "./random";

const LOOK = { dark: false, marks: [], notes: [], panel: false };
/** Long enough to meet everything, short enough to be quick. */
const SHORT = { turn_limit: 40 };
/** What cannot be read from the list of options. */
const TEXTS: Record<string, string[]> = { board: ["crossroads", "hamburg"], grid: ["1x3", "3x4"] };

/** Each option with another value than usual. */
function variants({ id, options }: Title): Record<string, unknown>[] {
  const values = ({ name, kind, words = [], range }: Title["options"][number]): unknown[] => {
    if (kind === "switch") return [true];
    if (kind === "choice") return words.slice(1);
    if (kind === "by-seat") return [words.toReversed()];
    return kind === "text" ? (TEXTS[name] ?? []) : name === "starting_garnets" ? [range?.[0], range?.[1]] : [];
  };
  const short = id === "tango" ? {} : SHORT;
  return options.flatMap((option) => values(option).map((value) => ({ ...short, [option.name]: value })));
}

/** Every legal action has a place in the picture or is one of a few buttons. */
function reachable(facade: EngineFacade, drafted: Drafted): void {
  const ids = new Set(facade.draw(LOOK).scene.places.map(({ id }) => id));
  const about = acts(drafted.legal, drafted.touched);
  for (const id of spotsOf(about).keys()) expect(ids, id).toContain(id);
  const loose = about.filter(({ place }) => place === undefined).map(({ action }) => action);
  expect(loose.length, loose.join(", ")).toBeLessThanOrEqual(12);
}

describe.each(GAMES)("$id", (game) => {
  it.each(variants(game))("can be played with %o", (options) => {
    let seen = 0;
    walk(
      game,
      (facade, drafted) => {
        seen += 1;
        if (seen % 6 === 1) reachable(facade, drafted);
      },
      options,
    );
    expect(seen).toBeGreaterThan(6);
  });
});
