"""Trains a small policy by PPO in self-play until it beats a bot. NumPy is all it takes.

    python ppo.py --game rightofway --opponent learner

The policy judges actions one by one: a network with one hidden layer turns the features of every legal action into a
number, and the softmax of these numbers is the policy. So it takes any game and any number of actions. A second network
guesses the result from the observation, as the baseline. Both seats of a game learn from it.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

import cloverleaf
from cloverleaf import Batch, Choices, Decision, Game, MatchResult, Step
from cloverleaf.types import Level

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Network:
    """One hidden layer of rectified units, one output, trained by Adam."""

    def __init__(self, scale: Floats, hidden: int, luck: np.random.Generator) -> None:
        inputs = len(scale)
        self.scale = scale
        self.weights = [
            luck.normal(0, np.sqrt(2 / inputs), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            luck.normal(0, 0.1 / np.sqrt(hidden), hidden).astype(np.float32),
        ]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.steps = 0

    def __call__(self, numbers: NDArray[np.int16]) -> Floats:
        """The output for each row of numbers."""
        first, bias, second = self.weights
        output: Floats = np.maximum(numbers * self.scale @ first + bias, 0) @ second
        return output

    def learn(self, numbers: NDArray[np.int16], slope: Floats, rate: float) -> None:
        """Goes a step down, where `slope` says how the loss changes with each output."""
        first, bias, second = self.weights
        rows = numbers * self.scale
        hidden = np.maximum(rows @ first + bias, 0)
        back = np.outer(slope, second) * (hidden > 0)
        self._adam([rows.T @ back, back.sum(0), hidden.T @ slope], rate)

    def _adam(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            slope = slope * min(1.0, 0.5 / (size + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            unbiased = mean / (1 - 0.9**self.steps)
            weight -= rate * unbiased / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5)


def scale_of(layout: tuple[cloverleaf.Part, ...]) -> Floats:
    """What brings every number of a row to about one."""
    most = [column.most for part in layout for _ in range(part.rows) for column in part.columns]
    return (1 / np.minimum(np.array(most, np.float32), 30)).astype(np.float32)


def log_softmax(scores: Floats, starts: Ints, lengths: Ints) -> Floats:
    """The logarithms of the probabilities, each decision's actions by themselves."""
    shifted = scores - np.repeat(np.maximum.reduceat(scores, starts), lengths)
    logs: Floats = shifted - np.repeat(np.log(np.add.reduceat(np.exp(shifted), starts)), lengths)
    return logs


@dataclass
class Agent:
    """A policy and its guess of the result."""

    game: Game
    hidden: int
    luck: np.random.Generator
    policy: Network = field(init=False)
    value: Network = field(init=False)

    def __post_init__(self) -> None:
        """Starts with networks that know nothing."""
        self.policy = Network(scale_of(self.game.feature_layout), self.hidden, self.luck)
        self.value = Network(scale_of(self.game.observation_layout), self.hidden, self.luck)

    def decide(self, decision: Decision) -> int:
        """What it plays in a match: the action it likes best."""
        return decision.legal[int(self.policy(decision.action_features()).argmax())]

    def choose(self, choices: Choices) -> tuple[Ints, Floats]:
        """Draws an action for every game; which row it is, and the logarithm of its probability."""
        starts, lengths = spans(choices.ends)
        logs = log_softmax(self.policy(choices.features), starts, lengths)
        # The largest of the scores plus Gumbel noise is a draw from the softmax.
        noisy = logs - np.log(-np.log(self.luck.random(len(logs)) + 1e-12) + 1e-12)
        best = np.repeat(np.maximum.reduceat(noisy, starts), lengths)
        rows = np.flatnonzero(noisy == best)
        rows = rows[np.unique(np.searchsorted(choices.ends, rows, side="right"), return_index=True)[1]]
        return rows, logs[rows]


def spans(ends: Ints) -> tuple[Ints, Ints]:
    """Where each game's actions start, and how many there are."""
    starts = np.concatenate([[0], ends[:-1]])
    return starts, ends - starts


@dataclass
class Experience:
    """What was seen and done in one stretch of play, decision by decision."""

    features: list[NDArray[np.int16]] = field(default_factory=list)
    ends: list[Ints] = field(default_factory=list)
    rows: list[Ints] = field(default_factory=list)
    logs: list[Floats] = field(default_factory=list)
    observations: list[NDArray[np.int16]] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)
    seats: list[Ints] = field(default_factory=list)
    rewards: list[Floats] = field(default_factory=list)
    ended: list[NDArray[np.bool_]] = field(default_factory=list)


def play(agent: Agent, batch: Batch, step: Step, steps: int) -> tuple[Experience, Step]:
    """Plays on in every game and remembers it."""
    seen = Experience()
    for _ in range(steps):
        choices = batch.choices()
        rows, logs = agent.choose(choices)
        seen.features.append(choices.features)
        seen.ends.append(choices.ends)
        seen.rows.append(rows)
        seen.logs.append(logs)
        seen.observations.append(step.observations)
        seen.values.append(np.tanh(agent.value(step.observations)))
        seen.seats.append(step.seat_index.astype(np.int64))
        step = batch.step(choices.ids[rows])
        seen.rewards.append(step.rewards)
        seen.ended.append(step.terminated | step.truncated)
    return seen, step


def advantages(seen: Experience, fading: float) -> tuple[Floats, Floats]:
    """How much better each decision turned out than expected, and what it came to, seat by seat, by GAE."""
    games, seats = seen.rewards[0].shape
    after = np.zeros((games, seats), np.float32)
    value = np.zeros((games, seats), np.float32)
    known = np.zeros((games, seats), bool)
    lines = np.arange(games)
    better = [np.zeros(games, np.float32) for _ in seen.rewards]
    for index in reversed(range(len(seen.rewards))):
        ended, seat = seen.ended[index], seen.seats[index]
        # What comes after the end is the result; what comes after a seat's last decision in this stretch is not known.
        value[ended], after[ended], known[ended] = seen.rewards[index][ended], 0, True
        guess = seen.values[index]
        surprise = np.where(known[lines, seat], value[lines, seat] - guess, 0)
        better[index] = after[lines, seat] = surprise + fading * after[lines, seat]
        value[lines, seat], known[lines, seat] = guess, True
    gained = np.concatenate(better)
    return gained, gained + np.concatenate(seen.values)


def update(agent: Agent, seen: Experience, rate: float, epochs: int = 3, portions: int = 4) -> float:
    """PPO's step: makes what turned out well likelier, but not by much. Says how far the policy moved."""
    gained, results = advantages(seen, fading=0.95)
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    chunks = np.array_split(np.arange(len(seen.rewards)), portions)
    games = len(seen.rows[0])
    moved = 0.0
    for _ in range(epochs):
        for chunk in chunks:
            decisions = np.concatenate([np.arange(index * games, (index + 1) * games) for index in chunk])
            moved = _improve(agent, seen, chunk, gained[decisions], rate)
            observations = np.concatenate([seen.observations[index] for index in chunk])
            guess = np.tanh(agent.value(observations))
            slope = (guess - results[decisions]) * (1 - guess**2) / len(decisions)
            agent.value.learn(observations, slope.astype(np.float32), rate)
    return moved


def _improve(agent: Agent, seen: Experience, chunk: Ints, gained: Floats, rate: float) -> float:
    features = np.concatenate([seen.features[index] for index in chunk])
    offsets = np.cumsum([0, *(len(seen.features[index]) for index in chunk)])
    ends = np.concatenate([seen.ends[index] + offset for index, offset in zip(chunk, offsets, strict=False)])
    rows = np.concatenate([seen.rows[index] + offset for index, offset in zip(chunk, offsets, strict=False)])
    before = np.concatenate([seen.logs[index] for index in chunk])
    starts, lengths = spans(ends)
    logs = log_softmax(agent.policy(features), starts, lengths)
    chances = np.exp(logs)
    ratio = np.exp(logs[rows] - before)
    # Beyond the clip nothing is gained by moving further.
    free = np.where(gained > 0, ratio < 1.2, ratio > 0.8)
    pull = -gained * ratio * free / len(rows)
    slope = -chances * np.repeat(pull, lengths)
    slope[rows] += pull
    # A little for keeping options open: the entropy of every decision.
    entropy = -np.add.reduceat(chances * logs, starts)
    slope += 0.01 / len(rows) * chances * (logs + np.repeat(entropy, lengths))
    agent.policy.learn(features, slope.astype(np.float32), rate)
    return float(np.abs(ratio - 1).mean())


def against(agent: Agent, opponent: Level, games: int, seed: int) -> MatchResult:
    """A match between the policy and a bot."""
    return cloverleaf.match(agent.game, [("ppo", agent.decide), opponent], games=games, seed=seed)


def train(arguments: argparse.Namespace) -> tuple[Agent, MatchResult]:
    """Trains until the policy surely beats the bot, or for as long as it may."""
    game = Game(arguments.game, seats=2, options={"turn_limit": arguments.turn_limit})
    agent = Agent(game, arguments.hidden, np.random.default_rng(arguments.seed))
    batch = Batch(game, arguments.games, autoreset="same_step")
    step = batch.reset(arguments.seed)
    started = time.monotonic()
    result = against(agent, arguments.opponent, arguments.match, arguments.seed)
    for index in range(1, arguments.updates + 1):
        seen, step = play(agent, batch, step, arguments.steps)
        moved = update(agent, seen, arguments.rate)
        ended = int(np.concatenate(seen.ended).sum())
        print(f"update {index}: {ended} games ended, policy moved {moved:.3f}, {time.monotonic() - started:.0f} s")
        if index % arguments.every == 0 or index == arguments.updates:
            result = against(agent, arguments.opponent, arguments.match, arguments.seed)
            low, high = result.players[0].share_interval
            share = result.players[0].share
            print(f"  wins {share:.1%} ({low:.1%} to {high:.1%}) of {result.games} against {arguments.opponent}")
            if low > 0.5:
                break
    return agent, result


def parse(words: list[str] | None = None) -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Trains a small policy by PPO until it beats a bot.")
    parser.add_argument("--game", default="rightofway", help="the game (default: rightofway)")
    parser.add_argument("--opponent", default="learner", help="the bot to beat (default: learner)")
    parser.add_argument("--games", type=int, default=64, help="games played at once (default: 64)")
    parser.add_argument("--steps", type=int, default=32, help="decisions a game between two updates (default: 32)")
    parser.add_argument("--updates", type=int, default=400, help="updates at the most (default: 400)")
    parser.add_argument("--every", type=int, default=50, help="updates between two matches (default: 50)")
    parser.add_argument("--match", type=int, default=400, help="games in a match (default: 400)")
    parser.add_argument("--hidden", type=int, default=64, help="hidden units (default: 64)")
    parser.add_argument("--rate", type=float, default=0.003, help="learning rate (default: 0.003)")
    parser.add_argument("--turn-limit", type=int, default=300, help="turns after which a game ends (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of everything (default: 1)")
    return parser.parse_args(words)


if __name__ == "__main__":
    train(parse())
