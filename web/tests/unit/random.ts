// Whole games at random, through the module's exports alone.

import "./module";
import { EngineFacade } from "../../src/engine/facade";
import type { Drafted, Setup, Title } from "../../src/engine/types";

export const GAMES: Title[] = new EngineFacade().games();
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

type See = (facade: EngineFacade, drafted: Drafted, seat: number) => void;

/** Plays to the end, showing every draft before it is gone on with. */
export function walk(game: Title, see: See = () => {}, options: Record<string, unknown> = {}, seed = 7): EngineFacade {
  const [facade, chosen, roll] = [new EngineFacade(), setup(game, game.seats[1], options), dice(seed)];
  facade.open(chosen, SEED);
  for (let now = facade.now(0); now.status === "running"; now = facade.now(0)) {
    const seat = now.turn.seats[roll(now.turn.seats.length)] ?? 1;
    let drafted = facade.draft(chosen, facade.now(seat).view, seat, []);
    while (drafted.open) {
      see(facade, drafted, seat);
      const onward = drafted.legal.filter((action) => action !== "reopen");
      drafted = facade.add(onward[roll(onward.length)] ?? "");
    }
    facade.play(seat, drafted.actions);
  }
  return facade;
}
