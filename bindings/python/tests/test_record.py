"""Records: written, read, replayed, proven."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest

from cloverleaf import Game, Record, RecordError, RulesVersionError, State
from conftest import ROOT, SMALL, play_on


def played_out(game: Game, seed: int) -> State:
    """A game to its end, with a dealer."""
    state, luck = game.start(seed), random.Random(seed)
    while not state.is_over:
        if state.is_chance:
            state.draw()
        else:
            play_on(state, luck, most=1)
    return state


def test_a_record_tells_the_whole_game(game: Game) -> None:
    state = played_out(game, 7)
    record = state.record(["Ana", "Bo"])
    assert record.game == game
    assert record.names[:2] == ("Ana", "Bo")
    assert len(record.names) == game.seats
    assert len(record) == len(record.events) == len(state.history)
    assert state.outcome is not None
    assert record.result == (state.outcome.ranks, state.outcome.reason)
    assert record.state() == state
    assert record.state(0) == game.start()


def test_a_record_is_proven(game: Game) -> None:
    record = played_out(game, 7).record()
    verified = record.verify()
    drawn = sum(event.startswith("chance") for event in record.events)
    assert verified == (len(record), "proven" if drawn else "none", drawn, True)
    assert record.seed is not None
    assert game.start(record.seed).record().commitment == record.commitment


def test_draws_that_are_not_the_dealers_are_not_proven() -> None:
    state = SMALL["rightofway"].start(7)
    state.deal(99)
    record = state.record()
    assert record.commitment is None
    assert record.verify().draws == "unproven"
    state = SMALL["rightofway"].start(7)
    state.deal()
    assert state.record().verify().draws == "sealed"


def test_every_position_of_a_record_is_found_again(game: Game) -> None:
    state = game.start(3)
    luck = random.Random(3)
    while not state.is_over:
        record = state.record()
        assert record.state() == state
        if state.is_chance:
            state.draw()
        else:
            # One seat after the other, as records have it where all choose together.
            state.play(luck.choice(state.legal(state.turn.seats[0])), state.turn.seats[0])


def test_text_and_files(game: Game, tmp_path: Path) -> None:
    record = played_out(game, 5).record()
    again = Record(str(record))
    assert again == record
    assert hash(again) == hash(record)
    assert pickle.loads(pickle.dumps(record)) == record
    record.save(tmp_path / "game.record")
    assert Record.load(tmp_path / "game.record") == record
    assert Record.load(str(tmp_path / "game.record")) == record
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "nothing.record")


def test_a_damaged_record_gets_the_line(game: Game) -> None:
    record = played_out(game, 5).record()
    lines = str(record).splitlines()
    with pytest.raises(RecordError) as raised:
        Record("\n".join(["a letter", *lines[1:]]))
    assert raised.value.line == 1
    first = lines.index(record.events[0])
    del lines[first]
    with pytest.raises(RecordError) as raised:
        Record("\n".join(lines)).verify()
    assert raised.value.line > first - 1
    assert f"line {raised.value.line}" in str(raised.value)
    again = pickle.loads(pickle.dumps(raised.value))
    assert (again.line, str(again)) == (raised.value.line, str(raised.value))


def test_a_record_of_other_rules_is_refused(game: Game) -> None:
    other = str(game.start().record()).replace(f"rules {game.rules_version}\n", f"rules {game.rules_version + 1}\n")
    record = Record(other)
    for ask in (lambda: record.game, record.state, record.verify):
        with pytest.raises(RulesVersionError, match="rules"):
            ask()


def test_a_game_that_nobody_knows_is_refused() -> None:
    record = Record(str(SMALL["tango"].start().record()).replace("game tango", "game chess"))
    with pytest.raises(RecordError, match="chess"):
        record.verify()


def test_past_the_end_is_an_index_error(game: Game) -> None:
    record = game.start().record()
    with pytest.raises(IndexError):
        record.state(1)
    with pytest.raises(OverflowError):
        record.state(-1)


def test_a_city_of_ones_own_goes_with_its_records() -> None:
    board = (ROOT / "boards/crossroads.toml").read_text().replace('name = "crossroads"', 'name = "ours"')
    game = Game("gridlock", 2, {"board": board, "turn_limit": 8})
    assert game.options["board"] != Game("gridlock", 2).options["board"]
    assert pickle.loads(pickle.dumps(game)) == game
    state = played_out(game, 2)
    record = state.record()
    assert record.game == game
    assert record.state() == state
    assert pickle.loads(pickle.dumps(record)).verify() == record.verify()
    with pytest.raises(RecordError):
        Record(str(record)).verify()
    assert Record(str(record), {"board": board}).verify() == record.verify()


def test_names_are_no_more_than_seats() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        SMALL["rightofway"].start().record(["one", "two", "three"])
