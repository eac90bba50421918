"""Set-ups that the frameworks' own tests are run with: every game, every seat count and several options."""

from __future__ import annotations

import pytest

from cloverleaf.types import Options

SETUPS: list[tuple[str, int, Options]] = [
    ("gridlock", 2, {"turn_limit": 40}),
    ("gridlock", 3, {"quick_trip": True, "turn_limit": 40}),
    ("gridlock", 4, {"special_cars": True, "congestion_rule": True, "turn_limit": 40}),
    ("congestion", 2, {"turn_limit": 80}),
    ("congestion", 2, {"grid": "1x2", "target": 2, "turn_limit": 60}),
    ("congestion", 3, {"cars": "own", "turn_limit": 80}),
    ("congestion", 4, {"grid": "3x2", "keep_left": True, "direct_path": "always", "turn_limit": 80}),
    ("tango", 4, {}),
    ("tango", 4, {"starting_garnets": 0}),
    ("rightofway", 2, {"turn_limit": 40}),
    ("rightofway", 2, {"city": "laid", "turn_limit": 40}),
]


def _name(set_up: tuple[str, int, Options]) -> str:
    game, seats, options = set_up
    return "-".join([game, str(seats), *(f"{name}={value}" for name, value in options.items() if name != "turn_limit")])


#: Runs a test with each of them.
every_setup = pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=map(_name, SETUPS))
