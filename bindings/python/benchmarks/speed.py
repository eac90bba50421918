"""How fast the package is, beside OpenSpiel's own games, in one run.

    python speed.py [--seconds 1.0] [--rounds 3]

Everything is measured in turns, on one thread, by the processor's time, and the best round counts, so that whatever else the machine
does harms all alike. A step is one decision with everything that follows from it: draws, observation and mask.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
import pyspiel

import cloverleaf
import cloverleaf.adapters.openspiel
from cloverleaf import Batch, Game

GAMES = ["congestion", "rightofway", "gridlock", "tango"]


def batch(name: str, games: int = 512) -> Callable[[], int]:
    """Many games at once, with observations and masks in the caller's arrays; actions by the mask."""
    rules = Game(name, options={"turn_limit": 1000})
    many = Batch(rules, games, autoreset="same_step", threads=1)
    step = many.reset(1)
    luck = np.random.default_rng(1)

    def steps() -> int:
        nonlocal step
        for _ in range(16):
            step = many.step(many.sample(int(luck.integers(2**62))), out=step)
        return 16 * games

    return steps


def single(name: str) -> Callable[[], int]:
    """One game: `State.legal` and `State.play`."""
    rules = Game(name, options={"turn_limit": 1000})
    luck = np.random.default_rng(1)

    def game() -> int:
        state = rules.start()
        numbers = luck.random(1024).tolist()
        played = 0
        while not state.is_over:
            if state.is_chance:
                state.deal(played)
                continue
            seat = state.turn.seats[0]
            legal = state.legal(seat)
            state.play(legal[int(numbers[played % 1024] * len(legal))], seat)
            played += 1
        return played

    return game


def open_spiel(name: str) -> Callable[[], int]:
    """One game in OpenSpiel's loop; draws are counted as moves, for OpenSpiel's own games have them too."""
    rules = pyspiel.load_game(name)
    players = rules.num_players()
    luck = np.random.default_rng(1)

    def game() -> int:
        state = rules.new_initial_state()
        numbers = luck.random(1024).tolist()
        played = 0
        while not state.is_terminal():
            number = numbers[played % 1024]
            if state.is_simultaneous_node():
                each = [state.legal_actions(player) for player in range(players)]
                state.apply_actions([legal[int(number * len(legal))] for legal in each])
                played += players - 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(number * len(legal))])
            played += 1
        return played

    return game


def measure(work: dict[str, Callable[[], int]], seconds: float, rounds: int) -> dict[str, float]:
    """How many steps a second each does at its best."""
    best = dict.fromkeys(work, 0.0)
    for _ in range(rounds):
        for name, play in work.items():
            done, started = 0, time.process_time()
            while (taken := time.process_time() - started) < seconds:
                done += play()
            best[name] = max(best[name], done / taken)
    return best


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description="How fast the package is.")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each plays at a time (default: 1)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each plays (default: 3)")
    arguments = parser.parse_args()
    work = {f"batch {name}": batch(name) for name in GAMES}
    work |= {f"single {name}": single(name) for name in GAMES}
    work |= {f"OpenSpiel {name}": open_spiel(name) for name in ["backgammon", "hive", "chess"]}
    work |= {f"OpenSpiel cloverleaf_{name}": open_spiel(f"cloverleaf_{name}") for name in GAMES}
    print(f"cloverleaf {cloverleaf.__version__}, steps a second on one thread")
    for name, speed in measure(work, arguments.seconds, arguments.rounds).items():
        print(f"{name:<34} {speed:>12,.0f}")


if __name__ == "__main__":
    main()
