"""Positions: played on, looked at, copied, kept."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import cloverleaf
from cloverleaf import Game, IllegalAction, State
from conftest import SMALL, as_json, play_on


def positions(game: Game, luck: random.Random) -> list[State]:
    """Some positions of a game, the last of them over."""
    state, found = game.start(), []
    while not state.is_over:
        found.append(state.copy())
        play_on(state, luck, most=7)
    return [*found, state]


def test_a_game_goes_to_its_end(game: Game) -> None:
    for seed in range(5):
        state = play_on(game.start(), random.Random(seed))
        outcome = state.outcome
        assert outcome is not None
        assert outcome.reason in game.reasons
        assert outcome.scores == state.scores
        assert len(outcome.ranks) == game.seats
        assert min(outcome.ranks) == 1
        assert sum(state.returns) == pytest.approx(0, abs=1e-6)
        best = max(range(game.seats), key=lambda seat: state.returns[seat])
        assert outcome.ranks[best] == 1
        assert state.turn == ("over", ())
        assert all(state.legal(seat) == [] for seat in range(1, game.seats + 1))
        assert state.chance() == []
        with pytest.raises(IllegalAction) as raised:
            state.play(0, 1)
        assert raised.value.clause in (None, "turn")


def test_nothing_is_won_before_the_end(game: Game) -> None:
    state = game.start()
    assert state.outcome is None
    assert state.returns == (0.0,) * game.seats


def test_copies_go_their_own_way(game: Game) -> None:
    luck = random.Random(3)
    for state in positions(game, luck)[:-1]:
        for made in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert made == state
            assert hash(made) == hash(state)
            assert made.history == state.history
            play_on(made, luck, most=1)
            assert made != state
            assert len(made.history) == len(state.history) + 1


def test_equal_positions_are_equal_however_they_came_about() -> None:
    game = SMALL["tango"]
    one, other = game.start(seed=4), game.start(seed=4)
    one.deal()
    other.deal()
    assert one.turn.kind == "together"
    for state, seats in ((one, (1, 2)), (other, (2, 1))):
        for seat in seats:
            state.play(state.legal(seat)[0], seat)
    assert one == other
    assert one.history != other.history
    assert one != game.start()
    assert one != SMALL["gridlock"].start()
    assert one != 7


def test_a_dealer_draws_the_same_again(game: Game) -> None:
    def drawn(seed: int | str) -> list[int]:
        return game.start(seed).deal()

    assert drawn(7) == drawn(7)
    digits = game.start(7).record().commitment
    assert digits is not None
    assert len(digits) == 64
    if len(drawn(7)) > 3:
        assert drawn(7) != drawn(8)
        assert game.start().deal(5) == game.start(7).deal(5), "a seed that is named decides"
        assert game.start().deal(5) != game.start().deal(6)


def test_a_copy_keeps_its_dealer() -> None:
    state = SMALL["rightofway"].start(7)
    state.draw()
    for made in (state.copy(), pickle.loads(pickle.dumps(state))):
        assert made.deal() == state.copy().deal()
        assert made.record().commitment == state.record().commitment


def test_without_a_seed_nothing_is_drawn() -> None:
    state = SMALL["rightofway"].start()
    with pytest.raises(ValueError, match="seed"):
        state.draw()
    with pytest.raises(OverflowError):
        state.draw(-1)
    with pytest.raises(OverflowError):
        SMALL["rightofway"].start(2**64)
    with pytest.raises(ValueError, match="64"):
        SMALL["rightofway"].start("abc")
    assert state == SMALL["rightofway"].start()


def test_draws_come_as_often_as_they_should() -> None:
    start = SMALL["gridlock"].start()
    odds = dict(start.chance())
    assert sum(odds.values()) == pytest.approx(1)
    counts = dict.fromkeys(odds, 0)
    for seed in range(4000):
        counts[start.copy().draw(seed)] += 1
    for id, expected in odds.items():
        assert counts[id] / 4000 == pytest.approx(expected, abs=0.03)


def test_only_chance_draws_and_only_seats_act() -> None:
    state = SMALL["rightofway"].start(1)
    with pytest.raises(IllegalAction) as raised:
        state.play(0, 1)
    assert raised.value.clause in (None, "turn")
    state.deal()
    with pytest.raises(IllegalAction, match="nothing is to be drawn") as raised:
        state.draw()
    assert raised.value.clause == "turn"


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    state = SMALL["tango"].start(3)
    state.deal()
    before = state.copy()
    with pytest.raises(IllegalAction, match=r"\(TT-") as raised:
        state.play("sign A1 toll", 1)
    assert raised.value.clause is not None
    assert raised.value.clause.startswith("TT-")
    assert raised.value.at == "A1"
    assert isinstance(raised.value, ValueError)
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.clause, again.at) == (str(raised.value), raised.value.clause, raised.value.at)
    with pytest.raises(cloverleaf.ParseError, match="column"):
        state.play("sign A1 tole", 1)
    assert state == before


def test_a_seat_is_named_where_several_are_to_act() -> None:
    state = SMALL["tango"].start(3)
    with pytest.raises(ValueError, match="no seat is to act"):
        state.legal()
    state.deal()
    assert state.turn == ("together", (1, 2, 3, 4))
    with pytest.raises(ValueError, match="several seats"):
        state.legal()
    for seat in (0, 5, -1):
        with pytest.raises(ValueError, match="no seat"):
            state.legal(seat)
    with pytest.raises(TypeError):
        state.legal("one")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        state.play(1.5, 1)  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        state.play(2**80, 1)


def test_views_are_plain_and_keep_secrets() -> None:
    game = SMALL["gridlock"]
    state = game.start(5)
    state.deal()
    views = [state.view(viewer) for viewer in (1, 2, "spectator", "referee")]
    for view in views:
        assert as_json(view) == view
    assert views[0] != views[1], "each knows its own cards"
    assert views[2] != views[3], "a referee knows everybody's"
    assert state.view() == views[2]
    with pytest.raises(ValueError, match="'spectator' or 'referee'"):
        state.view("everybody")  # type: ignore[arg-type]


def test_numbers_are_within_their_layout(game: Game) -> None:
    for state in positions(game, random.Random(11)):
        for seat in range(1, game.seats + 1):
            observation = state.observation(seat)
            assert observation.dtype == np.int16
            assert observation.shape == (game.observation_size,)
            for part in game.observation_layout:
                table = observation[part.start : part.stop].reshape(part.rows, len(part.columns))
                assert (table >= [column.least for column in part.columns]).all(), part.name
                assert (table <= [column.most for column in part.columns]).all(), part.name


def test_masks_and_features_are_of_what_is_legal(game: Game) -> None:
    for state in positions(game, random.Random(12)):
        for seat in range(1, game.seats + 1):
            legal, mask = state.legal(seat), state.mask(seat)
            assert mask.dtype == np.int8
            assert mask.shape == (game.num_actions,)
            assert sorted(legal) == np.flatnonzero(mask).tolist()
            assert set(np.unique(mask)) <= {0, 1}
            features = state.action_features(seat)
            assert features.dtype == np.int16
            assert features.shape == (len(legal), game.feature_size)
            assert len(np.unique(features, axis=0)) == len(legal)


def test_what_is_returned_can_be_changed(game: Game) -> None:
    state = game.start(1)
    state.deal()
    seat = state.turn.seats[0]
    before = state.observation(seat)
    before += 1
    assert not np.array_equal(before, state.observation(seat))


def test_actions_are_told_and_explained(game: Game) -> None:
    state = game.start(2)
    state.deal()
    seat = state.turn.seats[0]
    for id, text in zip(state.legal(seat), state.legal_text(seat), strict=True):
        explained = state.explain(id, seat)
        assert explained == state.explain(text, seat)
        assert explained.text
        assert as_json(explained.figures) == explained.figures
        assert state.tell(id, seat) == game.tell(text, seat)
    with pytest.raises(IllegalAction):
        state.explain(game.num_actions, seat)


def test_numpy_numbers_are_numbers(game: Game) -> None:
    state = game.start(2)
    state.deal()
    seat = np.int64(state.turn.seats[0])
    action = np.flatnonzero(state.mask(int(seat)))[0]
    state.play(action, seat)
    assert state.history[-1] == (int(seat), int(action))


def test_a_state_says_what_it_is(game: Game) -> None:
    shown = repr(game.start())
    assert repr(game) in shown
    assert "after 0 actions" in shown
