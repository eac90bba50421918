"""What the games answer: plain named tuples, so that they compare, print, pickle and unpack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cloverleaf._cloverleaf import Bot, Decision, Record

#: A value of an option: off, yes or no, a number, a word (or the text of a file), words by seat.
OptionValue: TypeAlias = bool | int | str | list[str] | None
#: A view as plain Python: exactly the JSON that programs get.
View: TypeAlias = dict[str, Any]
#: Options by name.
Options: TypeAlias = Mapping[str, OptionValue]
#: A whole number, also one of numpy's.
Whole: TypeAlias = SupportsIndex
#: An action, by its id or in notation.
Action: TypeAlias = Whole | str
#: Who looks: a seat, somebody who knows what is open to all, or somebody who knows everything.
Viewer: TypeAlias = Whole | Literal["spectator", "referee"]
#: A seed for the dealer: a number, or the 64 hexadecimal digits that records have.
Seed: TypeAlias = Whole | str
#: How hard a bot tries.
Level: TypeAlias = Literal["random", "learner", "commuter", "cabbie"]
#: Somebody who decides: the answer is an action, or several where they belong together.
Decider: TypeAlias = Callable[[Decision], Action | Sequence[Action]]
#: A player of a match: a level, a bot, a callable, or a name and a callable.
Player: TypeAlias = Level | Bot | Decider | tuple[str, Decider]


class Option(NamedTuple):
    """An option of a game.

    Attributes:
        name: Its name.
        kind: ``switch``, ``number``, ``limit`` (a number or off), ``choice``, ``text`` or ``by-seat``.
        range: The least and the largest number, for numbers.
        words: The words there are to choose from, for choices.
        default: Its value if nobody sets it.
        meaning: What it does, in a sentence.
        clause: The clause of the rules that has it.
    """

    name: str
    kind: Literal["switch", "number", "limit", "choice", "text", "by-seat"]
    range: tuple[int, int] | None
    words: tuple[str, ...]
    default: OptionValue
    meaning: str
    clause: str


class GameInfo(NamedTuple):
    """What can be said of a game before it is set up.

    Attributes:
        id: Its name in programs and records.
        title: Its published title.
        designer: Who designed it.
        rules_version: The version of its rules.
        min_seats: The fewest seats.
        max_seats: The most seats.
        minutes: How long people take, from and to.
        summary: What it is about, in a sentence.
        options: Its options.
        reasons: Every way it can end.
        has_secrets: Whether some seat ever knows what another does not.
    """

    id: str
    title: str
    designer: str
    rules_version: int
    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    summary: str
    options: tuple[Option, ...]
    reasons: tuple[str, ...]
    has_secrets: bool


class Column(NamedTuple):
    """One number of a row.

    Attributes:
        name: Its name.
        least: The least it can be.
        most: The largest it can be.
        meaning: What it says.
    """

    name: str
    least: int
    most: int
    meaning: str


class Part(NamedTuple):
    """A table within a row of numbers: the same columns about each of several things, row by row.

    ``numbers[part.start : part.stop].reshape(part.rows, len(part.columns))`` is the table itself.

    Attributes:
        name: Its name.
        about: What a row is about, and in which order the rows come.
        start: Where it starts.
        stop: Where the next one starts.
        rows: How many rows it has.
        columns: What each row says.
    """

    name: str
    about: str
    start: int
    stop: int
    rows: int
    columns: tuple[Column, ...]


class Turn(NamedTuple):
    """Who is to act.

    Attributes:
        kind: ``seat``: one seat. ``together``: these seats still owe a choice that they make in secret, in any order.
            ``race``: any of these seats, and the first action decides. ``chance``: a draw. ``over``: nobody.
        seats: The seats that are to act, numbered from 1.
    """

    kind: Literal["seat", "together", "race", "chance", "over"]
    seats: tuple[int, ...]


class Outcome(NamedTuple):
    """How a game ended. What is told by seat starts with seat 1.

    Attributes:
        ranks: Each seat's rank from 1; equal results share a rank and the next is left out.
        scores: Each seat's score, in the game's own count.
        reason: How it ended, one of the game's reasons.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Played(NamedTuple):
    """An action or a draw that was played.

    Attributes:
        seat: Who played it; None for a draw of chance.
        id: Its id.
    """

    seat: int | None
    id: int


class Explanation(NamedTuple):
    """What an action would do.

    Attributes:
        text: A sentence.
        figures: Named figures, such as ``cost`` or ``path``.
    """

    text: str
    figures: dict[str, int | list[str]]


class Advice(NamedTuple):
    """One of the best things to do, in the eyes of a bot.

    Attributes:
        actions: The ids, in order: one action and what most likely follows in the same turn.
        text: What the first would do, in a sentence.
        value: What it is worth, from 0 for the last place to 1 for a win.
        share: The odds with which the bot would do this.
    """

    actions: tuple[int, ...]
    text: str
    value: float
    share: float


class Verified(NamedTuple):
    """What was found in a record that holds.

    Attributes:
        events: How many events were played again.
        draws: What is known about the draws: there were ``none``; each is ``proven`` to be the committed seed's; they
            are ``sealed`` by a commitment whose seed is not published; or they are ``unproven``.
        drawn: How many draws there were.
        over: Whether the game is over.
    """

    events: int
    draws: Literal["none", "proven", "sealed", "unproven"]
    drawn: int
    over: bool


class Interval(NamedTuple):
    """Where the truth lies with 95 % certainty.

    Attributes:
        low: The least.
        high: The most.
    """

    low: float
    high: float


class Contestant(NamedTuple):
    """How somebody did in a match. Who sits on several seats has the wins and ranks of all of them.

    Attributes:
        player: The name.
        wins: How many games it won; a win that is shared counts in part.
        share: Its part of all wins.
        share_interval: How sure that is.
        fair: The part that equal players would have.
        rating: Its rating in points, relative to the others of this match.
        rating_interval: How sure that is.
        ranks: How often it came first, second and so on.
        median_ms: The milliseconds in which half of its decisions were made; None if it made none.
        longest_ms: The milliseconds of its longest decision; None if it made none.
    """

    player: str
    wins: float
    share: float
    share_interval: Interval
    fair: float
    rating: float
    rating_interval: Interval
    ranks: tuple[int, ...]
    median_ms: float | None
    longest_ms: float | None


class MatchResult(NamedTuple):
    """What came of a match.

    Attributes:
        game: The game's id.
        games: How many games were played.
        players: The contestants, in the order in which they were named.
        reasons: How many games ended by which reason.
        sure: The answer to the question of the match, once it was sure; None if it was not, or nothing was asked.
        records: The record of every game, if they were wanted.
    """

    game: str
    games: int
    players: tuple[Contestant, ...]
    reasons: dict[str, int]
    sure: bool | None
    records: tuple[Record, ...]


class Choices(NamedTuple):
    """What can be done in the games of a batch, action by action: those of the first game, then those of the next.

    The actions of game ``i`` are the rows ``ends[i - 1]`` to ``ends[i]``, and those of the first game start at 0.

    Attributes:
        ids: int64 (actions,): their ids.
        features: int16 (actions, features): what they are about.
        ends: int64 (games,): where the actions of each game end.
    """

    ids: NDArray[np.int64]
    features: NDArray[np.int16]
    ends: NDArray[np.int64]


class Step(NamedTuple):
    """What a batch shows after a step or a reset: one line a game.

    Attributes:
        observations: int16 (games, observation): what the seat that is to act sees.
        masks: int8 (games, actions): 1 at the id of every action it may play.
        seat_index: uint8 (games,): which seat is to act, counted from 0, so that it is an index into ``rewards``.
        rewards: float32 (games, seats): what the step brought each seat.
        terminated: bool (games,): whether the step ended the game.
        truncated: bool (games,): whether the step reached the limit of steps, so that the game was broken off.
        final_observations: int16 (games, observation): what the last seat to act saw when its game ended, where
            ``autoreset`` is ``same_step``; other lines are as they were.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    seat_index: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    final_observations: NDArray[np.int16]
