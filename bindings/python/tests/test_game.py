"""Games, their options and what can be said of them."""

from __future__ import annotations

import copy
import pickle

import pytest

import cloverleaf
from cloverleaf import Game, OptionError, RulesVersionError
from cloverleaf._cloverleaf import _restore_game
from conftest import IDS, SMALL


def test_every_game_says_what_it_is() -> None:
    assert IDS == ["gridlock", "congestion", "tango", "rightofway"]
    for info in cloverleaf.games():
        game = Game(info.id)
        assert (game.id, game.title, game.rules_version) == (info.id, info.title, info.rules_version)
        assert (game.reasons, game.has_secrets, game.info) == (info.reasons, info.has_secrets, info)
        assert game.seats == info.max_seats
        by_seat = {option.name for option in info.options if option.kind == "by-seat"}
        for option in info.options:
            # What is told by seat depends on how many there are.
            assert option.name in by_seat or game.options[option.name] == option.default
        assert list(game.options) == [option.name for option in info.options]
        assert info.summary.endswith(".")
        assert all(" " in option.meaning for option in info.options)


def test_the_version_is_that_of_the_crates() -> None:
    assert cloverleaf.__version__.split(".")[0].isdigit()


def test_options_are_plain_values() -> None:
    game = Game("gridlock", 3, {"quick_trip": True, "turn_limit": 90, "colours": ["red", "blue", "green"]})
    assert game.options["quick_trip"] is True
    assert game.options["turn_limit"] == 90
    assert game.options["colours"] == ["red", "blue", "green"]
    assert Game("gridlock", 3, {"turn_limit": None}) == Game("gridlock", 3)


def test_a_wrong_set_up_is_refused_with_a_sentence() -> None:
    with pytest.raises(OptionError, match="gridlock, congestion, tango, rightofway"):
        Game("chess")
    with pytest.raises(OptionError, match="turn_limit"):
        Game("tango", options={"fog": True})
    for seats in (0, -1, 5, 256, 2**40):
        with pytest.raises(OptionError):
            Game("tango", seats)
    with pytest.raises(OptionError, match="true or false"):
        Game("gridlock", 2, {"quick_trip": 3})


def test_wrong_types_are_type_errors() -> None:
    with pytest.raises(TypeError):
        Game(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Game("tango", "four")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Game("tango", options=[("turn_limit", 3)])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="turn_limit"):
        Game("tango", options={"turn_limit": 1.5})  # type: ignore[dict-item]
    with pytest.raises(OverflowError):
        Game("tango", options={"turn_limit": 2**70})
    with pytest.raises(TypeError):
        Game("tango").start(1.5)  # type: ignore[arg-type]


def test_games_compare_by_what_is_played() -> None:
    one, other = Game("congestion", 2, {"grid": "2x2"}), Game("congestion", 2)
    assert (one == other) == (one.options == other.options)
    assert one == Game("congestion", 2, {"grid": "2x2"})
    assert hash(one) == hash(Game("congestion", 2, {"grid": "2x2"}))
    assert one != Game("congestion", 3, {"grid": "2x2"})
    assert one != Game("congestion", 2, {"grid": "3x3"})
    assert one != "congestion"
    assert len({*SMALL.values(), *SMALL.values()}) == len(SMALL)


def test_a_game_is_shown_as_it_is_made(game: Game) -> None:
    assert eval(repr(game), {"Game": Game}) == game


def test_a_game_is_copied_and_pickled(game: Game) -> None:
    assert copy.copy(game) is game
    assert copy.deepcopy([game])[0] is game
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.options == game.options


def test_a_pickle_of_other_rules_is_refused(game: Game) -> None:
    with pytest.raises(RulesVersionError, match=f"{game.rules_version + 1}"):
        _restore_game(game.id, game.rules_version + 1, game.seats, {})


def test_ids_and_notation_are_two_names_of_one_action(game: Game) -> None:
    state = game.start(1)
    state.deal()
    for seat in state.turn.seats:
        for id, text in zip(state.legal(seat), state.legal_text(seat), strict=True):
            assert game.action_text(seat, id) == text
            assert game.action_id(seat, text) == id
            assert id < game.num_actions


def test_what_is_no_action_is_refused(game: Game) -> None:
    with pytest.raises(cloverleaf.IllegalAction, match=str(game.num_actions)) as raised:
        game.action_text(1, game.num_actions)
    assert raised.value.clause is None
    with pytest.raises(cloverleaf.IllegalAction):
        game.action_text(1, -1)
    with pytest.raises(cloverleaf.ParseError):
        game.action_id(1, "castle kingside")
    with pytest.raises(ValueError, match="no seat 9"):
        game.action_text(9, 0)
    with pytest.raises(OverflowError):
        game.action_text(1, 2**80)


def test_draws_have_ids_too() -> None:
    game = SMALL["rightofway"]
    for id, odds in game.start().chance():
        assert 0 < odds <= 1
        assert game.draw_id(game.draw_text(id)) == id
        assert game.tell(id) == game.tell(game.draw_text(id))


def test_layouts_say_what_every_number_means(game: Game) -> None:
    for parts, size in (
        (game.observation_layout, game.observation_size),
        (game.feature_layout, game.feature_size),
    ):
        stop = 0
        for part in parts:
            assert part.start == stop
            stop = part.stop
            assert part.stop - part.start == part.rows * len(part.columns)
            assert all(column.least <= column.most for column in part.columns)
        assert stop == size
