"""The games registered with OpenSpiel.

>>> import pyspiel
>>> import cloverleaf.adapters.openspiel
>>> game = pyspiel.load_game("cloverleaf_congestion(players=2,grid=1x2,target=2)")

Importing this module registers ``cloverleaf_gridlock``, ``cloverleaf_congestion``, ``cloverleaf_tango`` and
``cloverleaf_rightofway``. Their parameters are ``players`` and the options of the game; lists by seat are words with slashes
between them, ``colours=red/yellow``, and 0 means that there is no turn limit.

Traffic Tango is a game of simultaneous moves. A seat that owes nothing while others choose has one legal action, the last
id, which means to wait. In a race (an option of Gridlock) the lowest seat goes first.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from cloverleaf import Game, GameInfo, State, games
from cloverleaf.types import Option, OptionValue

#: Players that wander for ever are no use to an algorithm, so there is a limit unless somebody takes it away.
TURN_LIMIT = 1000
#: How long a game without a limit may be said to be.
LONGEST = 2**31 - 1
#: More actions and draws than any turn has.
MOST_IN_A_TURN = 200
#: More draws than any game has before the first turn.
MOST_BEFORE = 200


def _parameter(option: Option) -> bool | int | str:
    """The default of an option, as a parameter of OpenSpiel."""
    if option.name == "turn_limit":
        return TURN_LIMIT
    match option.default:
        case None:
            return 0
        case list(words):
            return "/".join(words)
        case value:
            return value


def _option(option: Option, parameter: bool | int | str) -> OptionValue:
    """The value of an option that a parameter of OpenSpiel means."""
    match option.kind:
        case "limit":
            return int(parameter) or None
        case "by-seat":
            return [word for word in str(parameter).split("/") if word]
        case _:
            return parameter


def _set_up(info: GameInfo, parameters: dict[str, Any]) -> Game:
    """The rules that the parameters mean."""
    given = {
        option.name: _option(option, parameters[option.name])
        for option in info.options
        if option.name in parameters and parameters[option.name] != ""
    }
    return Game(info.id, seats=parameters.get("players") or info.max_seats, options=given)


def _game_type(info: GameInfo) -> pyspiel.GameType:
    """What OpenSpiel is told about a game."""
    start = Game(info.id).start()
    together = info.id == "tango"
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"cloverleaf_{info.id}",
        long_name=info.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if start.is_chance else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if info.has_secrets else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=info.max_seats,
        min_num_players=info.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": info.max_seats,
            **{option.name: _parameter(option) for option in info.options},
        },
    )


class CloverleafGame(pyspiel.Game):
    """A game of Cloverleaf for OpenSpiel; `rules` has its rules."""

    info: GameInfo
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = _set_up(self.info, given)
        self.together = self.game_type.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        turns = self.rules.options["turn_limit"]
        length = MOST_BEFORE + MOST_IN_A_TURN * turns if isinstance(turns, int) and turns else LONGEST
        super().__init__(
            self.game_type,
            pyspiel.GameInfo(
                num_distinct_actions=self.rules.num_actions + self.together,
                max_chance_outcomes=self.rules.num_draws,
                num_players=self.rules.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=length,
            ),
            given,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle names the game and its parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> CloverleafState:
        """The position before anything has happened."""
        return CloverleafState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> CloverleafObserver:
        """Something that looks at positions."""
        if params:
            raise ValueError(f"observers of cloverleaf games have no parameters, not {params}")
        return CloverleafObserver(self.rules)


#: Whom OpenSpiel calls what, for turns that are no single seat's.
_NOBODY = {
    "over": int(pyspiel.PlayerId.TERMINAL),
    "chance": int(pyspiel.PlayerId.CHANCE),
    "together": int(pyspiel.PlayerId.SIMULTANEOUS),
}


class CloverleafState(pyspiel.State):
    """A position for OpenSpiel; `position` has the position itself."""

    def __init__(self, game: CloverleafGame) -> None:
        super().__init__(game)
        self.position: State = game.rules.start()
        # OpenSpiel asks several times a move who is to act, so that is kept.
        self.player = _player(self.position)

    def current_player(self) -> int:
        """Who is to act."""
        return self.player

    def _legal_actions(self, player: int) -> list[int]:
        legal = self.position.legal(player + 1)
        legal.sort()
        return legal or [self.position.game.num_actions]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with probabilities."""
        return self.position.chance()

    def _apply_action(self, action: int) -> None:
        self.position.play(action, self.player + 1 if self.player >= 0 else None)
        self.player = _player(self.position)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.position.turn.seats:
            self.position.play(actions[seat - 1], seat)
        self.player = _player(self.position)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.draw_text(action)
        return "wait" if action == game.num_actions else game.action_text(player + 1, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.player == _NOBODY["over"]

    def returns(self) -> list[float]:
        """What each player gets."""
        return list(self.position.returns)

    def __str__(self) -> str:
        """Everything that was played, in notation."""
        return " ".join(_written(self.position, played.seat, played.id) for played in self.position.history)


def _player(position: State) -> int:
    """The player who is to act, as OpenSpiel numbers them."""
    kind, seats = position.turn
    return _NOBODY.get(kind, seats[0] - 1 if seats else 0)


def _written(position: State, seat: int | None, action: int) -> str:
    game = position.game
    return game.draw_text(action) if seat is None else f"{seat}:{game.action_text(seat, action)}"


class CloverleafObserver:
    """Looks at positions with a player's eyes; what it sees is in `tensor` and, table by table, in `dict`."""

    def __init__(self, rules: Game) -> None:
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.stop].reshape(part.rows, len(part.columns))
            for part in rules.observation_layout
        }

    def set_from(self, state: CloverleafState, player: int) -> None:
        """Writes what a player sees into `tensor`."""
        self.tensor[:] = state.position.observation(player + 1)

    def string_from(self, state: CloverleafState, player: int) -> str:
        """What a player knows, as text: the same for all positions that look the same to them."""
        return repr(state.position.view(player + 1))


def register() -> None:
    """Makes every game known to `pyspiel.load_game`. Importing this module does it."""
    for info in games():
        game_type = _game_type(info)
        if game_type.short_name not in pyspiel.registered_names():
            members = {"info": info, "game_type": game_type, "__doc__": f"{info.title} for OpenSpiel."}
            pyspiel.register_game(game_type, type(f"Cloverleaf{info.id.title()}", (CloverleafGame,), members))


register()
