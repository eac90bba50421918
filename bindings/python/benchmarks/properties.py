"""What each game is to a researcher, measured: branching, length, size of the tree, what is hidden.

python properties.py [--games 200] [--level commuter]
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass, field

import cloverleaf
from cloverleaf import Bot, Game
from cloverleaf.types import Level


@dataclass
class Counted:
    """What was counted in the games of one kind."""

    choices: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    exponents: list[float] = field(default_factory=list)


def play(game: Game, level: Level, seed: int, counted: Counted) -> None:
    """Plays a game between equal bots and counts."""
    state = game.start(seed)
    bots = [Bot(level, seed * game.seats + seat) for seat in range(game.seats)]
    decisions, draws, exponent = 0, 0, 0.0
    while not state.is_over:
        if state.is_chance:
            draws += len(state.deal())
            continue
        seat = state.turn.seats[0]
        choices = len(state.legal(seat))
        counted.choices.append(choices)
        exponent += math.log10(choices)
        decisions += 1
        state.play(bots[seat - 1].act(state, seat), seat)
    counted.decisions.append(decisions)
    counted.draws.append(draws)
    counted.exponents.append(exponent)


def mean(numbers: list[int] | list[float]) -> float:
    """The mean."""
    return sum(numbers) / len(numbers)


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description="What each game is to a researcher.")
    parser.add_argument("--games", type=int, default=100, help="games of each kind (default: 100)")
    parser.add_argument("--level", default="learner", help="who plays (default: learner)")
    arguments = parser.parse_args()
    print(
        "| game | seats | choices a decision (most) | decisions | draws | tree | observation | action ids | secrets |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for info in cloverleaf.games():
        for seats in range(info.min_seats, info.max_seats + 1):
            game, counted = Game(info.id, seats=seats, options={"turn_limit": 1000}), Counted()
            for seed in range(arguments.games):
                play(game, arguments.level, seed, counted)
            print(
                f"| {info.title} | {seats} | {mean(counted.choices):.0f} ({max(counted.choices)}) "
                f"| {mean(counted.decisions):.0f} | {mean(counted.draws):.0f} | 10^{mean(counted.exponents):.0f} "
                f"| {game.observation_size} | {game.num_actions} | {'yes' if info.has_secrets else 'no'} |"
            )


if __name__ == "__main__":
    main()
