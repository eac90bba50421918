// Whole games at random, through the module's exports alone.

import "./module";
import { House } from "../../src/engine/house";
import type { Drafted, Setup, Title } from "../../src/engine/types";

export const GAMES: Title[] = new House().games();
export const SEED = "5a".repeat(32);

/** A long game is cut short where its rules have an option for that. */
export function setup(game: Title, seats = game.seats[1], options: Record<string, unknown> = {}): Setup {
  const limited = game.options.some((option) => option.name === "turn_limit") && game.id !== "tango";
  const sitters = Array.from({ length: seats }, (_, index) => ({ name: `Seat ${index + 1}` }));
  return { game: game.id, options: { ...(limited ? { turn_limit: 120 } : {}), ...options }, sitters };
}

/** Numbers that are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type See = (house: House, drafted: Drafted, seat: number) => void;

/** Plays to the end, showing every draft before it is gone on with. */
export function walk(game: Title, see: See = () => {}, options: Record<string, unknown> = {}): House {
  const [house, chosen, roll] = [new House(), setup(game, game.seats[1], options), dice(7)];
  house.open(chosen, SEED);
  for (let now = house.now(0); now.status === "running"; now = house.now(0)) {
    const seat = now.turn.seats[roll(now.turn.seats.length)] ?? 1;
    let drafted = house.draft(chosen, house.now(seat).view, seat, []);
    while (drafted.open) {
      see(house, drafted, seat);
      const onward = drafted.legal.filter((action) => action !== "reopen");
      drafted = house.add(onward[roll(onward.length)] ?? "");
    }
    house.play(seat, drafted.actions);
  }
  return house;
}
