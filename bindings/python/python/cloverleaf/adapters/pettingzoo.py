"""The games as PettingZoo environments.

>>> from cloverleaf.adapters import pettingzoo
>>> env = pettingzoo.env("rightofway")
>>> env.reset(seed=7)

Agents are called ``seat_1``, ``seat_2`` and so on. An observation is a dictionary with ``observation`` and
``action_mask``. All rewards come at the end of the game and add up to 0: 1 for a win, -1 for the last place.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from cloverleaf import Game, IllegalAction, State
from cloverleaf.adapters.spaces import Illegal, Observation, observation_space, penalties, rules
from cloverleaf.types import Options


def agent_of(seat: int) -> str:
    """The name of the agent at this seat."""
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    """The seat of the agent with this name."""
    return int(agent.removeprefix("seat_"))


class _Table:
    """One game after the other, with its luck."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.luck = np.random.default_rng()
        self.state: State = game.start()

    def begin(self, seed: int | None) -> None:
        """Begins a game; with a seed, the one that belongs to it."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.state = self.game.start()
        self.settle()

    def settle(self) -> None:
        """Lets chance draw until somebody else is to act."""
        if self.state.is_chance:
            self.state.deal(int(self.luck.integers(2**63)))

    def next_seat(self) -> int:
        """Who acts next: the lowest seat that owes something, and in a race anyone."""
        kind, seats = self.state.turn
        return int(self.luck.choice(seats)) if kind == "race" else seats[0]


class CloverleafEnv(AECEnv[str, Observation, int]):
    """A game turn by turn. Where all choose together, the seats choose one after the other and see nothing of it.

    Args:
        game: A game, or the id of one.
        seats: How many seats, with an id.
        options: Options by name, with an id.
        illegal: What happens when an agent plays what is not legal.
        render_mode: ``svg``: `render` gives the board as a picture.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Options | None = None,
        *,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = rules(game, seats, options)
        self.metadata = {
            "name": f"cloverleaf_{self.game.id}_v{self.game.rules_version}",
            "render_modes": ["svg"],
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.illegal = illegal
        self.possible_agents = [agent_of(seat) for seat in range(1, self.game.seats + 1)]
        actions = self.game.num_actions
        self.observation_spaces = {agent: observation_space(self.game, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._table = _Table(self.game)

    @property
    def state_of_play(self) -> State:
        """The position, for whoever may know everything: a copy, to draw or to study."""
        return self._table.state.copy()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game."""
        self._table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_of(self._table.next_seat())

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        state, seat = self._table.state, seat_of(agent)
        mask = state.mask(seat)
        if self.terminations.get(agent, False):
            mask[:] = 0
        return {"observation": state.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action of the agent that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError("an agent that is still playing must act")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            self._table.state.play(int(action), seat_of(agent))
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            self.infos[agent]["illegal"] = str(error)
            self._end(penalties(self.game.seats, seat_of(agent)))
        else:
            self._table.settle()
            if self._table.state.is_over:
                self._end(self._table.state.returns)
            else:
                self.agent_selection = agent_of(self._table.next_seat())
        self._accumulate_rewards()

    def _end(self, returns: tuple[float, ...]) -> None:
        self.rewards = {agent: returns[seat_of(agent) - 1] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The board as a picture, as everybody may see it."""
        return self._table.state.svg() if self.render_mode == "svg" else None

    def close(self) -> None:
        """There is nothing to close."""


class CloverleafParallelEnv(ParallelEnv[str, Observation, int]):
    """A game in which every agent acts at every step; made for Traffic Tango, where all choose together.

    One more action than the game has, the last, means to wait. An agent that is to act may not wait, and one that is
    not can do nothing else; the mask says so. Where all choose together every agent adds one action to its plan.

    Args:
        game: A game, or the id of one.
        seats: How many seats, with an id.
        options: Options by name, with an id.
        illegal: What happens when an agent plays what is not legal.
        render_mode: ``svg``: `render` gives the board as a picture.
    """

    def __init__(
        self,
        game: Game | str = "tango",
        seats: int | None = None,
        options: Options | None = None,
        *,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game = rules(game, seats, options)
        self.metadata = {
            "name": f"cloverleaf_{self.game.id}_parallel_v{self.game.rules_version}",
            "render_modes": ["svg"],
        }
        self.render_mode = render_mode
        self.illegal = illegal
        self.wait = self.game.num_actions
        self.possible_agents = [agent_of(seat) for seat in range(1, self.game.seats + 1)]
        self.observation_spaces = {agent: observation_space(self.game, self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._table = _Table(self.game)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins a new game."""
        self._table.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat_of(agent)) for agent in self.agents}

    def _observe(self, seat: int) -> Observation:
        state = self._table.state
        mask = np.append(state.mask(seat), np.int8(seat not in state.turn.seats))
        return {"observation": state.observation(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Plays an action of every agent."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        returns = self._play(actions, infos)
        over = returns is not None
        observations = self._observations()
        rewards = {agent: returns[seat_of(agent) - 1] if returns else 0.0 for agent in self.agents}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _play(self, actions: dict[str, int], infos: dict[str, dict[str, Any]]) -> tuple[float, ...] | None:
        """Plays what the agents want; the returns, if that was the end."""
        state = self._table.state
        kind, due = state.turn
        # In a race the first action decides, and it may be anyone's.
        acting = (self._table.next_seat(),) if kind == "race" else due
        for seat in range(1, self.game.seats + 1):
            agent = agent_of(seat)
            action = int(actions[agent])
            try:
                if seat in acting or (seat in due and action == self.wait):
                    state.play(action, seat)
                elif seat not in due and action != self.wait:
                    raise IllegalAction(f"seat {seat} is not to act and can only wait")
            except IllegalAction as error:
                if self.illegal == "raise":
                    raise
                infos[agent]["illegal"] = str(error)
                return penalties(self.game.seats, seat)
        self._table.settle()
        return state.returns if state.is_over else None

    def render(self) -> str | None:
        """The board as a picture, as everybody may see it."""
        return self._table.state.svg() if self.render_mode == "svg" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: Game | str, seats: int | None = None, options: Options | None = None, **settings: Any) -> CloverleafEnv:
    """A game turn by turn, as `CloverleafEnv`."""
    return CloverleafEnv(game, seats, options, **settings)


def parallel_env(
    game: Game | str = "tango", seats: int | None = None, options: Options | None = None, **settings: Any
) -> CloverleafParallelEnv:
    """A game in which all act at once, as `CloverleafParallelEnv`."""
    return CloverleafParallelEnv(game, seats, options, **settings)
