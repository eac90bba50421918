"""The games pass OpenSpiel's own tests."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import cloverleaf.adapters.openspiel  # noqa: F401
from cloverleaf.types import Options
from setups import every_setup


def load(game: str, seats: int, options: Options) -> pyspiel.Game:
    parameters = {name: "/".join(value) if isinstance(value, list) else value for name, value in options.items()}
    return pyspiel.load_game(f"cloverleaf_{game}", {"players": seats, **parameters})


@every_setup
def test_random_sim(game: str, seats: int, options: Options) -> None:
    pyspiel.random_sim_test(load(game, seats, options), num_sims=1, serialize=False, verbose=False)


@every_setup
def test_games_sim(game: str, seats: int, options: Options) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(game, seats, options))


@pytest.mark.parametrize("game", ["gridlock", "congestion", "tango", "rightofway"])
def test_loadable_without_parameters(game: str) -> None:
    loaded = pyspiel.load_game(f"cloverleaf_{game}")
    assert loaded.get_type().default_loadable
    assert loaded.num_players() == loaded.get_type().max_num_players


def test_tango_is_simultaneous_and_can_be_played_in_turns() -> None:
    game = pyspiel.load_game("cloverleaf_tango")
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game_as_turn_based("cloverleaf_tango"))


@every_setup
def test_what_a_player_sees_depends_on_what_they_know(game: str, seats: int, options: Options) -> None:
    loaded = load(game, seats, options)
    state = loaded.new_initial_state()
    observation = make_observation(loaded)
    random = np.random.default_rng(1)
    for _ in range(60):
        if state.is_terminal():
            break
        for player in range(seats):
            observation.set_from(state, player)
            assert np.array_equal(observation.tensor, state.observation_tensor(player))
            assert state.observation_string(player) == state.clone().observation_string(player)
        if state.is_chance_node():
            state.apply_action(int(random.choice([outcome for outcome, _ in state.chance_outcomes()])))
        elif state.is_simultaneous_node():
            state.apply_actions([int(random.choice(state.legal_actions(player))) for player in range(seats)])
        else:
            state.apply_action(int(random.choice(state.legal_actions())))


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("cloverleaf_congestion(players=2)").new_initial_state()
    other, third = state.clone(), copy.deepcopy(state)
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == str(third) == before != str(other)
    assert str(pickle.loads(pickle.dumps(other))) == str(other)


def test_the_parameters_are_the_options() -> None:
    small = pyspiel.load_game("cloverleaf_congestion(players=2,grid=1x2,target=2,colours=green/blue)")
    state = small.new_initial_state()
    options = state.position.game.options
    assert (options["grid"], options["target"], options["colours"]) == ("1x2", 2, ["green", "blue"])
    assert options["turn_limit"] == 1000
