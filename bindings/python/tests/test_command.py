"""Python and the command line say the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from test_record import played_out

import cloverleaf
from cloverleaf import Game
from conftest import IDS, Command, as_json


@pytest.mark.parametrize("id", IDS)
def test_perft(id: str, command: Command) -> None:
    state = Game(id).start()
    for line in command("perft", id, "2").splitlines():
        _, depth, count, *_ = line.split()
        assert state.perft(int(depth)) == int(count)
    assert state.perft(0) == 1


def test_perft_from_a_position() -> None:
    state = Game("congestion", 2).start()
    legal = state.legal()
    assert state.perft(1) == len(legal)
    after = []
    for action in legal:
        child = state.copy()
        child.play(action)
        after.append(child.perft(1))
    assert state.perft(2) == sum(after)
    with pytest.raises(OverflowError):
        state.perft(-1)


def test_verify_and_draw(game: Game, command: Command, tmp_path: Path) -> None:
    state = played_out(game, 4)
    record = tmp_path / "game.record"
    state.record(["Ana", "Bo"]).save(record)
    assert "valid" in command("verify", str(record))
    for name, dark in (("light", False), ("dark", True)):
        for viewer in ("spectator", "1"):
            words = [*(["--dark"] if dark else []), "--viewer", viewer]
            svg, png = tmp_path / f"{name}.svg", tmp_path / f"{name}.png"
            command("draw", str(record), "--output", str(svg), *words)
            seen: cloverleaf.types.Viewer = "spectator" if viewer == "spectator" else 1
            assert state.svg(seen, dark=dark) == svg.read_text()
            command("draw", str(record), "--output", str(png), "--width", "300", *words)
            assert state.png(seen, width=300, dark=dark) == png.read_bytes()


MATCHES = [
    ("congestion", ["random", "learner"], 6, 3),
    ("tango", ["learner", "random"], 4, 1),
    ("rightofway", ["learner", "random"], 4, 9),
    ("gridlock", ["random", "learner", "random"], 3, 2),
]


@pytest.mark.parametrize(("id", "players", "games", "seed"), MATCHES)
def test_match(id: str, players: list[cloverleaf.types.Level], games: int, seed: int, command: Command) -> None:
    said = command("match", id, *players, "--games", str(games), "--seed", str(seed), "--json")
    told = json.loads(said)
    found = cloverleaf.match(id, players, games=games, seed=seed)
    assert (found.game, found.games, found.reasons) == (told["game"], told["games"], told["reasons"])
    assert len(found.players) == len(told["players"])
    for row, line in zip(found.players, told["players"], strict=True):
        fields = as_json(row._asdict())
        for clock in ("median_ms", "longest_ms"):
            assert (fields.pop(clock) is None) == (line.pop(clock) is None)
        assert fields == line
