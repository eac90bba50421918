"""What the tests share."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cloverleaf

ROOT = Path(__file__).parents[3]
IDS = [info.id for info in cloverleaf.games()]

#: Set-ups in which games end soon.
SMALL: dict[str, cloverleaf.Game] = {
    "gridlock": cloverleaf.Game("gridlock", 2, {"turn_limit": 30}),
    "congestion": cloverleaf.Game("congestion", 2, {"grid": "1x2", "target": 2, "turn_limit": 60}),
    "tango": cloverleaf.Game("tango", 4, {"turn_limit": 3}),
    "rightofway": cloverleaf.Game("rightofway", 2, {"turn_limit": 40}),
}


@pytest.fixture(params=IDS)
def game(request: pytest.FixtureRequest) -> cloverleaf.Game:
    """A game that ends soon, each in turn."""
    return SMALL[request.param]


def play_on(state: cloverleaf.State, luck: random.Random, most: int = 10_000) -> cloverleaf.State:
    """Plays a state on at random, to its end or for so many actions."""
    for _ in range(most):
        if state.is_over:
            break
        if state.is_chance:
            state.draw(luck.getrandbits(64))
        else:
            seat = luck.choice(state.turn.seats)
            state.play(luck.choice(state.legal(seat)), seat)
    return state


Command = Callable[..., str]


@pytest.fixture(scope="session")
def command() -> Command:
    """The command line, to compare with; ``CLOVERLEAF_BINARY`` names it."""
    binary = Path(os.environ.get("CLOVERLEAF_BINARY", ROOT / "target/debug/cloverleaf"))
    assert binary.exists(), f"{binary} is not there: `cargo build` makes it"

    def run(*words: str) -> str:
        done = subprocess.run([binary, "--lang", "en", *words], capture_output=True, text=True, check=True)
        return done.stdout

    return run


def as_json(value: object) -> Any:
    """What comes back of something that is written as JSON."""
    return json.loads(json.dumps(value))
