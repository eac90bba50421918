"""Bots: what they do, and what they advise."""

from __future__ import annotations

import pytest

from cloverleaf import Bot, Game, IllegalAction, State
from cloverleaf.types import Level
from conftest import SMALL, as_json


def play_out(game: Game, seed: int, level: Level = "random") -> list[tuple[int | None, int]]:
    """A game between bots, as its history."""
    state = game.start(seed)
    bots = {seat: Bot(level, seed + seat) for seat in range(1, game.seats + 1)}
    while not state.is_over:
        if state.is_chance:
            state.draw()
        else:
            seat = state.turn.seats[0]
            state.play(bots[seat].act(state, seat), seat)
    return [(played.seat, played.id) for played in state.history]


def test_a_bot_plays_the_same_for_the_same_seed(game: Game) -> None:
    assert play_out(game, 3) == play_out(game, 3)
    assert play_out(game, 3) != play_out(game, 4)


def test_a_bot_that_thinks_plays_to_the_end(game: Game) -> None:
    assert play_out(game, 1, "learner")


def dealt_so_that_seat_1_begins(game: Game, other_cards: bool) -> State:
    """A game of Gridlock after its deal. Whether seat 2 gets other cards is all that can differ."""
    state, cards = game.start(), 0
    while state.is_chance:
        draws = [text for text, _ in state.chance_text()]
        cards += draws[0].startswith("card 2")
        if "first 1" in draws:
            state.play("first 1")
        elif other_cards and draws[0].startswith("card 2") and cards > 3:
            # The first cards are open: they say where it starts.
            state.play(draws[-1])
        else:
            state.play(draws[0])
    return state


def test_a_bot_does_not_know_what_its_seat_does_not() -> None:
    game = SMALL["gridlock"]
    one, other = (dealt_so_that_seat_1_begins(game, other_cards) for other_cards in (False, True))
    assert one.view(1) == other.view(1)
    assert one.view(2) != other.view(2)
    for level in ("random", "learner", "commuter"):
        assert Bot(level, 5).act(one) == Bot(level, 5).act(other)
        assert Bot(level, 5).advise(one) == Bot(level, 5).advise(other)


def test_levels_are_named() -> None:
    assert Bot.LEVELS == ("random", "learner", "commuter", "cabbie")
    assert [Bot(level).level for level in Bot.LEVELS] == list(Bot.LEVELS)
    with pytest.raises(ValueError, match="random, learner, commuter, cabbie"):
        Bot("expert")  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        Bot("random", -1)


def test_who_is_not_to_act_does_nothing() -> None:
    state = SMALL["rightofway"].start(1)
    with pytest.raises(IllegalAction) as raised:
        Bot("random").act(state, 1)
    assert raised.value.clause == "turn"
    state.deal()
    other = 3 - state.turn.seats[0]
    with pytest.raises(IllegalAction):
        Bot("random").act(state, other)
    assert Bot("learner").advise(state, other) == []


def test_advice_is_legal_and_best_first(game: Game) -> None:
    state = game.start(2)
    state.deal()
    seat = state.turn.seats[0]
    bot = Bot("learner", 5)
    advice = bot.advise(state, seat, most=2)
    assert 1 <= len(advice) <= 2
    for line in advice:
        assert line.actions[0] in state.legal(seat)
        assert line.text == state.explain(line.actions[0], seat).text
        assert 0 <= line.value <= 1
        assert 0 <= line.share <= 1
        assert as_json(line.text)
    assert bot.advise(state, seat, most=2) == advice, "advice changes nothing"
