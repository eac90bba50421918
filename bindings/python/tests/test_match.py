"""Matches, also of one's own players."""

from __future__ import annotations

import random

import pytest

import cloverleaf
from cloverleaf import Bot, Decision, Game, IllegalAction, MatchError, OptionError, match
from conftest import SMALL, as_json


def without_clocks(result: cloverleaf.MatchResult) -> list[cloverleaf.Contestant]:
    return [row._replace(median_ms=None, longest_ms=None) for row in result.players]


def anything(decision: Decision) -> int:
    """Plays anything, by the luck it is given."""
    return random.Random(decision.seed).choice(decision.legal)


def test_a_match_is_the_same_again_on_any_number_of_threads(game: Game) -> None:
    once = match(game, ["learner", "random"], games=8, threads=1)
    again = match(game, ["learner", "random"], games=8, threads=2)
    assert without_clocks(once) == without_clocks(again)
    assert once.reasons == again.reasons
    assert once.games >= 8


def test_a_callable_sees_what_its_seat_sees(game: Game) -> None:
    asked = 0

    def curious(decision: Decision) -> int | str:
        nonlocal asked
        asked += 1
        assert as_json(decision.view) == decision.view
        assert decision.game.id == game.id
        assert 1 <= decision.seat <= game.seats
        assert decision.observation().shape == (game.observation_size,)
        assert sorted(decision.legal) == decision.mask().nonzero()[0].tolist()
        assert decision.action_features().shape == (len(decision.legal), game.feature_size)
        assert len(decision.legal_text) == len(decision.legal)
        return decision.legal_text[0] if asked % 2 else decision.legal[0]

    result = match(game, [curious, "random"], games=2)
    assert asked > 0
    assert [row.player for row in result.players] == ["curious", "random"]
    assert sum(row.wins for row in result.players) == pytest.approx(result.games)


def test_a_callable_that_uses_its_luck_plays_the_same_again(game: Game) -> None:
    first = match(game, [anything, "random"], games=4, records=True)
    second = match(game, [anything, "random"], games=4, records=True)
    assert first.records == second.records
    assert len(first.records) == first.games
    for record in first.records:
        assert record.verify().over
        assert sorted(set(record.names)) == ["anything", "random"]


def test_a_callable_plays_like_a_bot_that_chooses_alike() -> None:
    game = SMALL["congestion"]
    bots = {seed: Bot("learner", seed) for seed in range(3)}
    assert all(bot.level == "learner" for bot in bots.values())
    same = match(game, ["learner", Bot("learner")], games=4)
    assert [row.player for row in same.players] == ["learner"]
    assert same.players[0].share == 1


def test_names_count_players_together() -> None:
    game = SMALL["congestion"]
    result = match(game, [("me", anything), ("you", anything)], games=4)
    assert [row.player for row in result.players] == ["me", "you"]
    with pytest.raises(ValueError, match="<lambda>"):
        match(game, [lambda decision: decision.legal[0], lambda decision: decision.legal[-1]], games=2)


def test_what_a_callable_raises_is_raised() -> None:
    def broken(decision: Decision) -> int:
        raise ZeroDivisionError("oh")

    with pytest.raises(ZeroDivisionError, match="oh"):
        match(SMALL["congestion"], [broken, "random"], games=2)


def test_a_callable_that_does_what_it_may_not_ends_the_match() -> None:
    game = SMALL["tango"]
    with pytest.raises(MatchError, match="cheat"):
        match(game, [("cheat", lambda decision: "seal"), "random"], games=4)
    with pytest.raises(MatchError, match="nothing"):
        match(game, [("idle", lambda decision: []), "random"], games=4)
    with pytest.raises(IllegalAction):
        match(game, [("lost", lambda decision: -1), "random"], games=4)
    with pytest.raises(cloverleaf.ParseError):
        match(game, [("mute", lambda decision: "pardon"), "random"], games=4)
    with pytest.raises(TypeError):
        match(game, [("odd", lambda decision: 1.5), "random"], games=4)  # type: ignore[list-item, return-value]


def test_a_question_ends_a_match_early() -> None:
    game = SMALL["rightofway"]
    result = match(game, ["learner", "random"], games=400, question=True)
    assert result.sure is True
    assert result.games < 400
    assert match(game, ["random", "learner"], games=400, question=(0.5, 0.6)).sure is False
    with pytest.raises(ValueError, match="nobody is better than themselves"):
        match(game, ["random", "random"], question=True)
    with pytest.raises(ValueError, match="two shares"):
        match(game, ["learner", "random"], question=(0.6, 0.5))


def test_wrong_matches_are_refused() -> None:
    with pytest.raises(OptionError):
        match("chess", ["random", "random"])
    with pytest.raises(ValueError, match="do not fit"):
        match(SMALL["rightofway"], ["random", "learner", "commuter"])
    with pytest.raises(ValueError, match="random, learner"):
        match("tango", ["expert"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="at least one"):
        match("tango", ["random"], games=0)
    with pytest.raises(ValueError, match="at least one"):
        match("tango", [])
    with pytest.raises(ValueError, match="at least one"):
        match("tango", ["random"], threads=0)
    with pytest.raises(TypeError):
        match("tango", [7])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        match(7, ["random"])  # type: ignore[arg-type]


def test_the_parts_of_a_match_are_the_match(game: Game) -> None:
    players: list[cloverleaf.types.Player] = ["learner", anything]
    whole = match(game, players, games=8, seed=3, records=True)
    parts = [
        *cloverleaf.play_games(game, players, games=3, seed=3),
        *cloverleaf.play_games(game, players, first=3, games=5, seed=3),
    ]
    assert tuple(parts) == whole.records
    counted = cloverleaf.result_of(game, players, parts)
    assert without_clocks(counted) == without_clocks(whole)
    assert (counted.games, counted.reasons) == (whole.games, whole.reasons)
    assert cloverleaf.play_games(game, players, games=0) == []


def test_records_of_another_match_are_not_counted(game: Game) -> None:
    records = cloverleaf.play_games(game, ["learner", "random"], games=2)
    with pytest.raises(ValueError, match="record 0"):
        cloverleaf.result_of(game, ["random", "learner"], records)
    with pytest.raises(ValueError, match="record 1"):
        cloverleaf.result_of(game, ["learner", "random"], [records[0], records[0]])
    begun = game.start().record(["learner", *["random"] * (game.seats - 1)])
    with pytest.raises(cloverleaf.RecordError):
        cloverleaf.result_of(game, ["learner", "random"], [begun])
    with pytest.raises(TypeError):
        cloverleaf.result_of(game, ["learner", "random"], [str(records[0])])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="at most"):
        cloverleaf.play_games(game, ["random"], first=2**60, games=1)
