// Every option of every game, switched on: whatever may be done can be tapped, or is a button.

import { describe, expect, it } from "vitest";
import type { EngineFacade } from "../../src/engine/facade";
import type { Drafted, Title } from "../../src/engine/types";
import { adapter } from "../../src/games/games";
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
async function reachable(game: string, facade: EngineFacade, drafted: Drafted): Promise<void> {
  const used = adapter(game);
  const ids = new Set(Array.from(facade.draw(LOOK).matchAll(/ id="([^"]+)"/g), (found) => found[1]));
  const spots = await used.spots(drafted.legal, (actions) => Promise.resolve(facade.peek(actions)));
  for (const id of spots.keys()) expect(ids, id).toContain(id);
  const placed = new Set([...spots.values()].flat());
  const loose = drafted.legal.filter((action) => !placed.has(action));
  expect(loose.length, loose.join(", ")).toBeLessThanOrEqual(12);
}

describe.each(GAMES)("$id", (game) => {
  it.each(variants(game))("can be played with %o", async (options) => {
    const checks: Promise<void>[] = [];
    let seen = 0;
    walk(
      game,
      (facade, drafted) => {
        seen += 1;
        if (seen % 6 === 1) checks.push(reachable(game.id, facade, drafted));
      },
      options,
    );
    await Promise.all(checks);
    expect(checks.length).toBeGreaterThan(1);
  });
});
