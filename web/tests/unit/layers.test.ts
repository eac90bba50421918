import { expect, it } from "vitest";
import { cut } from "../../src/table/layers";
import { GAMES, walk } from "./random";

const LOOK = { dark: false, marks: [], notes: [], panel: false };

it.each(GAMES)("every picture of $id is cut into its layers, and nothing is lost", (game) => {
  let seen = 0;
  walk(game, (facade) => {
    seen += 1;
    if (seen % 20 !== 1) return;
    const { svg } = facade.draw(LOOK);
    const parts = cut(svg);
    expect(parts).toHaveLength(7);
    expect(`${parts.join("")}</svg>\n`).toBe(svg);
  });
});
