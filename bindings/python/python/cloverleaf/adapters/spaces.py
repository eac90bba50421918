"""What the adapters for PettingZoo and Gymnasium share: spaces, and what an illegal action costs."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cloverleaf import Game
from cloverleaf.types import Options

#: What happens when a learner plays what is not legal: it ``lose``s and the game is over, or `IllegalAction` is raised.
Illegal: TypeAlias = Literal["lose", "raise"]
#: What a learner sees: ``observation`` and ``action_mask``.
Observation: TypeAlias = dict[str, NDArray[Any]]


def rules(game: Game | str, seats: int | None, options: Options | None) -> Game:
    """A game, by itself or by its id with a set-up."""
    if isinstance(game, Game):
        if seats is not None or options is not None:
            raise TypeError("seats and options go with the id of a game; this game has its own")
        return game
    return Game(game, seats=seats, options=options)


def observation_space(game: Game, actions: int) -> spaces.Space[Any]:
    """The space of observations with the mask of so many actions."""
    rows = [
        np.tile([[column.least for column in part.columns], [column.most for column in part.columns]], part.rows)
        for part in game.observation_layout
    ]
    low, high = np.concatenate(rows, axis=1).astype(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, shape=(actions,), dtype=np.int8),
        }
    )


def penalties(seats: int, seat: int) -> tuple[float, ...]:
    """What each seat gets when this one has played what is not legal: it comes last, and the others share its loss."""
    return tuple(-1.0 if other == seat else 1.0 / (seats - 1) for other in range(1, seats + 1))
