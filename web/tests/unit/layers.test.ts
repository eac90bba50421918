import { expect, it } from "vitest";
import { cut, things } from "../../src/table/layers";
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

it.each(GAMES)("every layer of $id is cut into its things, and nothing is lost", (game) => {
  let [seen, most] = [0, 0];
  walk(game, (facade) => {
    seen += 1;
    if (seen % 20 !== 1) return;
    for (const layer of cut(facade.draw(LOOK).svg).slice(1)) {
      const found = things(layer);
      const text = found && found.things.length > 0 ? `${found.tag}>${found.things.join("")}</g>` : found?.tag.concat("/>");
      expect(text).toBe(layer.trimEnd());
      most = Math.max(most, found?.things.length ?? 0);
    }
  });
  expect(most).toBeGreaterThan(10);
});

it("a layer with bare words is not cut", () => {
  expect(things('<g id="notes">words<path/></g>')).toBeUndefined();
  expect(things('<g id="notes"><a><b/></a><path/></g>')).toEqual({ tag: '<g id="notes"', things: ["<a><b/></a>", "<path/>"] });
});
