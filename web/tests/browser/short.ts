// The games, in short, and dice that fall the same in every run.

export const GAMES = ["gridlock", "congestion", "tango", "rightofway"] as const;
export type GameId = (typeof GAMES)[number];

/** Options that make a game short. */
export const SHORT: Record<GameId, Record<string, string>> = {
  gridlock: { turn_limit: "12" },
  congestion: { turn_limit: "14" },
  tango: {},
  rightofway: { turn_limit: "10" },
};

/** Numbers that are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
