"""The games as Gymnasium environments: one learner against bots.

>>> import gymnasium
>>> import cloverleaf.adapters.gymnasium
>>> env = gymnasium.make("cloverleaf/rightofway-v1", opponents="commuter")

The same id makes a vector of games that are stepped at once: ``gymnasium.make_vec("cloverleaf/rightofway-v1", 1024,
vectorization_mode="vector_entry_point")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from cloverleaf import Batch, Game, IllegalAction, Step, games
from cloverleaf.adapters.spaces import Illegal, Observation, observation_space, rules
from cloverleaf.types import Level, Options

_MODES = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


def _opponents(game: Game, seat: int, opponents: Level | Sequence[Level]) -> list[Level | None]:
    """The bots by seat; none at the learner's."""
    if not 1 <= seat <= game.seats:
        raise ValueError(f"there is no seat {seat}; this game has seats 1 to {game.seats}")
    others = game.seats - 1
    levels: list[Level] = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(levels) != others:
        raise ValueError(f"{others} opponents are needed, not {len(levels)}")
    return [*levels[: seat - 1], None, *levels[seat - 1 :]]


class CloverleafEnv(gymnasium.Env[Observation, Any]):
    """A learner at one seat, bots at the others.

    An observation is a dictionary with ``observation`` and ``action_mask``; `action_masks` gives the mask alone. All of the
    reward comes at the end: 1 for a win, -1 for the last place.

    Args:
        game: A game, or the id of one.
        seats: How many seats, with an id.
        options: Options by name, with an id.
        seat: The learner's seat, from 1.
        opponents: The level of all bots, or one for each in the order of their seats.
        max_steps: After how many decisions a game is truncated.
        illegal: What happens when the learner plays what is not legal.
        render_mode: ``svg``: `render` gives the board as the learner sees it.
    """

    metadata = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Options | None = None,
        *,
        seat: int = 1,
        opponents: Level | Sequence[Level] = "random",
        max_steps: int | None = None,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game = rules(game, seats, options)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.game.num_actions)
        self.action_space = spaces.Discrete(self.game.num_actions)
        self._batch = Batch(
            self.game,
            1,
            opponents=_opponents(self.game, seat, opponents),
            autoreset="disabled",
            max_steps=max_steps,
            threads=1,
        )
        self._last: Step | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a new game."""
        super().reset(seed=seed)
        self._last = self._batch.reset(int(self.np_random.integers(2**63)))
        return self._seen(self._last), {}

    @staticmethod
    def _seen(step: Step) -> Observation:
        return {"observation": step.observations[0], "action_mask": step.masks[0]}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do, as algorithms that mask actions ask for it."""
        mask: NDArray[np.bool_] = self._begun().masks[0].astype(np.bool_)
        return mask

    def _begun(self) -> Step:
        if self._last is None:
            raise gymnasium.error.ResetNeeded("reset the environment before its first step")
        return self._last

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action and lets the bots act until it is the learner's turn again."""
        last = self._begun()
        try:
            step = self._batch.step([int(action)])
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            # Nothing has changed, but nobody may be given the same arrays twice.
            seen = {name: numbers.copy() for name, numbers in self._seen(last).items()}
            return seen, -1.0, True, False, {"illegal": str(error)}
        self._last = step
        reward = float(step.rewards[0, self.seat - 1])
        return self._seen(step), reward, bool(step.terminated[0]), bool(step.truncated[0]), {}

    def render(self) -> Any:
        """The board as the learner sees it."""
        return self._batch.state(0).svg(self.seat) if self.render_mode == "svg" else None


class CloverleafVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many learners' games, stepped at once on several threads.

    An illegal action raises `IllegalAction` and leaves all games as they were. In ``SAME_STEP`` the last observations of games
    that ended are in ``infos["final_obs"]``; in ``DISABLED`` call ``reset(options={"reset_mask": mask})``.

    Args:
        game: A game, or the id of one.
        num_envs: How many games.
        seats: How many seats, with an id.
        options: Options by name, with an id.
        seat: The learner's seat, from 1.
        opponents: The level of all bots, or one for each in the order of their seats.
        max_steps: After how many decisions a game is truncated.
        autoreset_mode: What happens to a game that has ended.
        threads: On how many threads the games are played; without it, on all the machine has.
        copy: Whether every step has arrays of its own. Without copies it is faster, and the next step overwrites them.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Options | None = None,
        *,
        seat: int = 1,
        opponents: Level | Sequence[Level] = "random",
        max_steps: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        self.game = rules(game, seats, options)
        self.seat = seat
        self.num_envs = num_envs
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": mode}
        self.single_observation_space = observation_space(self.game, self.game.num_actions)
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch(
            self.game,
            num_envs,
            opponents=_opponents(self.game, seat, opponents),
            autoreset=_MODES[mode],  # type: ignore[arg-type]
            max_steps=max_steps,
            threads=threads,
        )
        self._same_step = mode == AutoresetMode.SAME_STEP
        self._copy = copy
        self._last: Step | None = None

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins new games: all, or those of ``options["reset_mask"]``."""
        which: ArrayLike | None = (options or {}).get("reset_mask")
        self._last = self._batch.reset(seed, which, out=None if self._copy else self._last)
        return self._seen(self._last), {}

    @staticmethod
    def _seen(step: Step) -> Observation:
        return {"observation": step.observations, "action_mask": step.masks}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays an action in every game."""
        step = self._last = self._batch.step(actions, out=None if self._copy else self._last)
        infos: dict[str, Any] = {}
        if self._same_step:
            ended = step.terminated | step.truncated
            if ended.any():
                infos = {"final_obs": self._final(step, ended), "_final_obs": ended}
        return self._seen(step), step.rewards[:, self.seat - 1], step.terminated, step.truncated, infos

    @staticmethod
    def _final(step: Step, ended: NDArray[np.bool_]) -> NDArray[np.object_]:
        """The last observations of the games that ended, as Gymnasium's own vectors give them."""
        final = np.full(len(ended), None, dtype=object)
        nothing = np.zeros(step.masks.shape[1], dtype=np.int8)
        for index in np.flatnonzero(ended):
            final[index] = {"observation": step.final_observations[index].copy(), "action_mask": nothing}
        return final


def register() -> None:
    """Makes every game known to `gymnasium.make`. Importing this module does it."""
    for info in games():
        name = f"cloverleaf/{info.id}-v{info.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:CloverleafEnv",
                vector_entry_point=f"{__name__}:CloverleafVectorEnv",
                kwargs={"game": info.id},
            )


register()
