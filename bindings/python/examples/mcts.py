"""OpenSpiel's Monte Carlo tree search on a tiny Traffic Congestion, against a player that moves at random.

python mcts.py
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

import cloverleaf.adapters.openspiel  # noqa: F401  (registers the games)

#: Two crossings and one car to win: small enough for a search without any knowledge.
TINY = "cloverleaf_congestion(players=2,grid=1x2,target=1,turn_limit=40)"


def compete(games: int, simulations: int, seed: int) -> float:
    """What the search gets a game on average, when it moves first as often as second."""
    game = pyspiel.load_game(TINY)
    total = 0.0
    for index in range(games):
        luck = np.random.RandomState(seed + index)
        player = index % 2
        searcher = mcts.MCTSBot(
            game,
            uct_c=1.4,
            max_simulations=simulations,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
            random_state=luck,
        )
        other = uniform_random.UniformRandomBot(1 - player, luck)
        bots = [searcher, other] if player == 0 else [other, searcher]
        total += evaluate_bots.evaluate_bots(game.new_initial_state(), bots, luck)[player]
    return total / games


def main() -> None:
    """Plays a match and tells how it went."""
    parser = argparse.ArgumentParser(description="OpenSpiel's MCTS on a tiny Traffic Congestion.")
    parser.add_argument("--games", type=int, default=20, help="games (default: 20)")
    parser.add_argument("--simulations", type=int, default=100, help="simulations a move (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of everything (default: 1)")
    arguments = parser.parse_args()
    average = compete(arguments.games, arguments.simulations, arguments.seed)
    print(f"{TINY}\nMCTS gets {average:+.2f} a game on average over {arguments.games} games (-1 to +1)")


if __name__ == "__main__":
    main()
