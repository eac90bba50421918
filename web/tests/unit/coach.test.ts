// What a first game is told beside the board: something in every turn, in words there are.

import { expect, it, vi } from "vitest";
import { own } from "../../words";
import { GAMES, SEED } from "./random";
import { EngineFacade } from "../../src/engine/facade";
import type { Setup } from "../../src/engine/types";

// The engine of the page runs in a worker; here it is the same one without.
vi.mock("../../src/engine/engine", () => ({ thinker: () => new EngineFacade() }));
const { matters, meant } = await import("../../src/learn/coaching");

const words = own("en");

it.each(GAMES)("a first game of $id is explained turn by turn", async ({ id, seats }) => {
  const sitters = Array.from({ length: seats[0] }, (_, index) => ({ name: `Seat ${index + 1}`, bot: "learner" }));
  const setup: Setup = { game: id, options: {}, sitters };
  const facade = new EngineFacade();
  facade.open(setup, SEED);
  const [told, explained] = [new Set<string>(), new Set<string>()];
  for (let turn = 0; turn < 120 && facade.now(1).status === "running"; turn += 1) {
    const before = facade.now(1);
    if (before.turn.seats.includes(1)) told.add((await matters(setup, before.view, 1))?.key ?? "nothing");
    const { now, happened } = facade.botPlays(1, true, BigInt(turn));
    const deeds = happened.flatMap(({ v, seat, text }) => (v > before.v && seat && seat !== 1 ? [{ seat, text, told: undefined }] : []));
    const meaning = meant(id, deeds, before.view, now.view);
    if (meaning) explained.add(meaning.key);
  }
  expect(told.size, "what matters changes").toBeGreaterThan(1);
  expect(explained.size).toBeGreaterThan(0);
  for (const key of [...told, ...explained]) expect([...words.keys()], id).toContain(key);
});

it("says when a destination can be reached, and when cars can leave on one's side", async () => {
  const facade = new EngineFacade();
  const found = new Set<string>();
  for (const id of ["gridlock", "congestion"]) {
    const setup: Setup = { game: id, options: {}, sitters: [1, 2].map((seat) => ({ name: `Seat ${seat}`, bot: "commuter" })) };
    facade.open(setup, SEED);
    for (let turn = 0; turn < 200 && facade.now(1).status === "running"; turn += 1) {
      const now = facade.now(1);
      const message = now.turn.seats.includes(1) ? await matters(setup, now.view, 1) : undefined;
      if (message) found.add(message.key);
      facade.botPlays(1, true, BigInt(turn));
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(["coach-gridlock-reach", "coach-congestion-home"]));
});
