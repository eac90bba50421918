import { describe, expect, it } from "vitest";
import { adapter } from "../../src/games/games";
import { unturned } from "../../src/games/tiles";
import { acts, spotsOf } from "../../src/table/acts";
import type { Message } from "../../src/words";
import { GAMES, walk } from "./random";
import { speakable } from "./speakable";

const LOOK = { dark: false, marks: [], notes: [], panel: false };

describe.each(GAMES)("the adapter of $id", (game) => {
  const used = adapter(game.id);

  it("finds every place an action is about in the picture, and every other action is a button", () => {
    let seen = 0;
    walk(game, (facade, drafted) => {
      seen += 1;
      if (seen % 9 !== 1) return;
      const ids = new Set(facade.draw(LOOK).scene.places.map(({ id }) => id));
      const about = acts(drafted.legal, drafted.touched);
      for (const id of spotsOf(about).keys()) expect(ids, id).toContain(id);
      const loose = about.filter(({ place }) => place === undefined).map(({ action }) => action);
      expect(loose.length, loose.join(", ")).toBeLessThanOrEqual(12);
    });
    expect(seen).toBeGreaterThan(45);
  });

  it("has words for everything, in every language", () => {
    const known = (message: Message | null) => message ?? { key: "an action without words" };
    const facade = walk(game, (walked, drafted, seat) => {
      const legal = walked.tell(
        game.id,
        drafted.legal.map((action) => `${seat} ${action}`),
      );
      const told = legal.map(known);
      const beside = [
        ...used.facts(drafted.view, seat).map((fact) => fact.label),
        ...used.tools(drafted.view, seat).map((tool) => tool.label),
      ];
      for (const message of [...told, ...beside]) speakable(message);
    });
    const lines = facade.happened(0).map(({ seat, text }) => `${seat ?? "chance"} ${text}`);
    for (const message of facade.tell(game.id, lines)) speakable(known(message));
    for (const start of ["title", "about", "hand"]) speakable({ key: `${start}-${game.id}` });
    const { result } = facade.now(0);
    speakable({ key: `reason-${result?.reason.replaceAll(/[^a-z]+/g, "-")}` });
  });

  it("has a tool for every action on the board", () => {
    walk(game, (_, drafted, seat) => {
      const tools = used.tools(drafted.view, seat);
      for (const act of acts(drafted.legal, drafted.touched).filter(({ place }) => place !== undefined)) {
        expect(
          tools.some((tool) => tool.takes(act)),
          act.action,
        ).toBe(true);
      }
    });
  });
});

it("knows a tile however it is turned", () => {
  expect(unturned("N.SE")).toBe(unturned("S.NW"));
  expect(unturned("N.NE")).not.toBe(unturned("N.SE"));
  expect(unturned("N.S*")).not.toBe(unturned("N.S"));
});
