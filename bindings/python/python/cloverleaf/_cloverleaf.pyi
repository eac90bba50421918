"""The part of the package that is written in Rust. Everything here is exported by ``cloverleaf`` itself."""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import Any, ClassVar, Literal, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cloverleaf.types import (
    Action,
    Advice,
    Choices,
    Explanation,
    GameInfo,
    Level,
    MatchResult,
    Options,
    OptionValue,
    Outcome,
    Part,
    Played,
    Player,
    Seed,
    Step,
    Turn,
    Verified,
    View,
    Viewer,
    Whole,
)

__all__ = [
    "Batch",
    "Bot",
    "Decision",
    "Game",
    "Record",
    "State",
    "__version__",
    "_restore_game",
    "_restore_state",
    "games",
    "match",
    "play_games",
    "result_of",
]

__version__: str

def _restore_game(id: str, version: int, seats: int, options: Options) -> Game: ...
def _restore_state(game: Game, history: Sequence[tuple[int | None, str]], seed: str | None) -> State: ...
def games() -> list[GameInfo]:
    """All games there are, in the order in which people should meet them."""

@final
class Game:
    """The rules of one game for one set-up. It never changes.

    Two games are equal if they have the same id, seats and options. A game can be copied and pickled; a pickle made by
    another version of the game's rules is refused with `RulesVersionError`.

    Args:
        id: One of the ids that `games` lists.
        seats: How many seats; without it, as many as the game has room for.
        options: Options by name; what is not named keeps its default. Where an option takes a file, give its text.

    Raises:
        OptionError: If there is no such game, or it has no such set-up.
    """

    def __new__(cls, id: str, seats: Whole | None = None, options: Options | None = None) -> Game: ...
    @property
    def id(self) -> str:
        """Its name in programs and records."""
    @property
    def title(self) -> str:
        """Its published title."""
    @property
    def info(self) -> GameInfo:
        """What can be said of the game before it is set up."""
    @property
    def rules_version(self) -> int:
        """The version of its rules. It is raised with every change by which an old record could replay differently."""
    @property
    def seats(self) -> int:
        """How many seats there are. They are numbered from 1."""
    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option with its value. Of a file it has the name by which records know it."""
    @property
    def reasons(self) -> tuple[str, ...]:
        """Every way in which it can end."""
    @property
    def has_secrets(self) -> bool:
        """Whether some seat ever knows what another does not."""
    @property
    def num_actions(self) -> int:
        """How many ids the actions of seats have: the length of a mask."""
    @property
    def num_draws(self) -> int:
        """How many ids the draws of chance have."""
    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
    @property
    def feature_size(self) -> int:
        """How many numbers describe an action."""
    @property
    def observation_layout(self) -> tuple[Part, ...]:
        """What the numbers of an observation mean, in their order."""
    @property
    def feature_layout(self) -> tuple[Part, ...]:
        """What the numbers mean that describe an action, in their order."""
    def start(self, seed: Seed | None = None) -> State:
        """The position before anything has happened.

        Args:
            seed: What a dealer draws by: a number, as for ``cloverleaf play --seed``, or 64 hexadecimal digits. With it
                `State.draw` and `State.deal` need no seed, and the record proves the draws. It never decides anything
                but draws.
        """
    def action_text(self, seat: Whole, id: Whole) -> str:
        """The notation of the action that has this id for this seat.

        Raises:
            IllegalAction: If no action has this id.
        """
    def action_id(self, seat: Whole, text: str) -> int:
        """The id that an action in notation has for this seat.

        Raises:
            ParseError: If this is not notation.
            IllegalAction: If nobody ever has this action in this set-up.
        """
    def draw_text(self, id: Whole) -> str:
        """The notation of the draw with this id."""
    def draw_id(self, text: str) -> int:
        """The id of a draw in notation."""
    def tell(self, action: Action, seat: Whole | None = None) -> str:
        """What an action tells people, in a sentence; without a seat it is a draw."""
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: dict[int, Any], /) -> Game: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class State:
    """A position of a game, to be played on. `Game.start` makes one.

    Playing changes a state in place, and a copy costs little. Two states are equal if they are the same position of
    equal games, however they came about. A state can be pickled; a pickle made by another version of the game's rules
    is refused with `RulesVersionError`.

    Where a method takes a seat, it may be left out when only one seat is to act.
    """

    @property
    def game(self) -> Game:
        """Its rules."""
    @property
    def turn(self) -> Turn:
        """Who is to act."""
    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
    @property
    def is_chance(self) -> bool:
        """Whether something is to be drawn."""
    @property
    def history(self) -> list[Played]:
        """Everything that was played since the start, draws included."""
    @property
    def scores(self) -> tuple[int, ...]:
        """Where each seat stands, in the game's own count."""
    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat gets: 1 for a win of its own, -1 for the last place, the places between in equal steps, and
        shared by those who share a rank, so that all add up to 0. Nothing but zeros until the game is over.
        """
    def legal(self, seat: Whole | None = None) -> list[int]:
        """The ids of what a seat may do now; nothing if it may do nothing. What only takes back is left out."""
    def legal_text(self, seat: Whole | None = None) -> list[str]:
        """The same in notation, in the same order."""
    def chance(self) -> list[tuple[int, float]]:
        """The ids of what may be drawn, with their probabilities; nothing if nothing is to be drawn."""
    def chance_text(self) -> list[tuple[str, float]]:
        """The same in notation, in the same order."""
    def play(self, action: Action, seat: Whole | None = None) -> None:
        """Plays an action, by id or in notation; where something is to be drawn, plays that draw.

        Raises:
            IllegalAction: If the rules forbid it. Nothing has changed then.
            ParseError: If it is not notation.
        """
    def draw(self, seed: Whole | None = None) -> int:
        """Lets chance draw once, by its probabilities, and says the id of what it drew.

        Args:
            seed: What decides, instead of the dealer that `Game.start` was given.

        Raises:
            IllegalAction: If nothing is to be drawn.
        """
    def deal(self, seed: Whole | None = None) -> list[int]:
        """Lets chance draw until somebody else is to act, and says the ids of what it drew."""
    def view(self, viewer: Viewer = "spectator") -> View:
        """What a viewer may know, as plain Python: exactly the JSON that programs get."""
    def observation(self, seat: Whole | None = None) -> NDArray[np.int16]:
        """What a seat sees, as numbers. `Game.observation_layout` says what they mean."""
    def mask(self, seat: Whole | None = None) -> NDArray[np.int8]:
        """1 at the id of everything that `legal` lists, and 0 elsewhere."""
    def action_features(self, seat: Whole | None = None) -> NDArray[np.int16]:
        """A row of numbers for each of what `legal` lists, in the same order. `Game.feature_layout` says what they
        mean.
        """
    def explain(self, action: Action, seat: Whole | None = None) -> Explanation:
        """What a legal action would do, told from what the seat knows.

        Raises:
            IllegalAction: If the rules forbid it.
        """
    def tell(self, action: Action, seat: Whole | None = None) -> str:
        """What an action tells people when somebody plays it now, in a sentence."""
    def perft(self, depth: Whole) -> int:
        """How many sequences of so many actions lead on from here: the fingerprint of the rules. Draws count once each;
        in a turn that is taken together the lowest seat acts, in a race every seat may.
        """
    def record(self, names: Sequence[str] | None = None) -> Record:
        """The record of the game as it stands, with the names of those who sit at the seats.

        Its draws are proven if all of them were the dealer's, which `Game.start` was given, and the game is over.
        """
    def svg(self, viewer: Viewer = "spectator", *, dark: bool = False) -> str:
        """The board as a picture, as a viewer may see it."""
    def png(self, viewer: Viewer = "spectator", *, width: Whole = 1200, dark: bool = False) -> bytes:
        """The board in pixels, so many wide, as a viewer may see it."""
    def copy(self) -> State:
        """The same position once more, to be played on by itself."""
    def _repr_svg_(self) -> str: ...
    def _repr_png_(self) -> bytes: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: dict[int, Any], /) -> State: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class Record:
    """A game as text that people can read: set-up, every action, every draw, the result.

    Args:
        text: The text of a record.
        files: The texts of files that the record only names, such as ``{"board": "…"}`` for a city of one's own.

    Raises:
        RecordError: If it is no record. Whether it is a true one is what `verify` finds out.
    """

    def __new__(cls, text: str, files: Mapping[str, str] | None = None) -> Record: ...
    @staticmethod
    def load(path: str | PathLike[str], files: Mapping[str, str] | None = None) -> Record:
        """Reads the record in a file."""
    def save(self, path: str | PathLike[str]) -> None:
        """Writes the record to a file."""
    @property
    def game(self) -> Game:
        """The game that was played.

        Raises:
            RulesVersionError: If it was played by another version of the rules.
            RecordError: If there is no such game or set-up.
        """
    @property
    def names(self) -> tuple[str, ...]:
        """The names at the seats, empty where nobody said one."""
    @property
    def events(self) -> list[str]:
        """What happened, line by line."""
    @property
    def result(self) -> tuple[tuple[int, ...], str] | None:
        """The ranks by seat and the reason, if it says a result."""
    @property
    def commitment(self) -> str | None:
        """The hash of the dealer's seed, if there was a dealer."""
    @property
    def seed(self) -> str | None:
        """The dealer's seed, once it is published."""
    def state(self, at: Whole | None = None) -> State:
        """The position after all its events, or after the first so many. Resignations and agreed draws change no
        position.

        Raises:
            RecordError: The line that does not hold.
        """
    def verify(self) -> Verified:
        """Proves the record: the seed against its commitment, every action against the rules, every draw against the
        seed, the result against the play.

        Raises:
            RecordError: The first line that does not hold.
        """
    def __len__(self) -> int: ...
    def __str__(self) -> str: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class Bot:
    """An opponent at one seat of one game, from decision to decision. It sees what its seat sees and no more, and plays
    the same for the same seed.

    Args:
        level: How hard it tries: ``random``, ``learner``, ``commuter`` or ``cabbie``.
        seed: What its luck follows from.
    """

    LEVELS: ClassVar[tuple[Level, ...]]
    def __new__(cls, level: Level = "cabbie", seed: Whole = 0) -> Bot: ...
    @property
    def level(self) -> Level:
        """How hard it tries."""
    def act(self, state: State, seat: Whole | None = None) -> int:
        """The id of what it does now. Where all choose together it makes one plan and keeps to it.

        Raises:
            IllegalAction: If the seat has nothing to do.
        """
    def advise(self, state: State, seat: Whole | None = None, most: Whole = 3) -> list[Advice]:
        """The best few things to do, the best first, and what they are worth."""

@final
class Decision:
    """What a player of a match is asked: what its seat sees, never the position itself."""

    @property
    def game(self) -> Game:
        """The rules."""
    @property
    def seat(self) -> int:
        """Whose decision it is."""
    @property
    def seed(self) -> int:
        """Luck for this decision. Whoever uses no other plays the same match again."""
    @property
    def view(self) -> View:
        """What the seat may know, as plain Python."""
    @property
    def legal(self) -> list[int]:
        """The ids of what it may do."""
    @property
    def legal_text(self) -> list[str]:
        """The same in notation, in the same order."""
    def observation(self) -> NDArray[np.int16]:
        """What it sees, as numbers."""
    def mask(self) -> NDArray[np.int8]:
        """1 at the id of everything it may do, and 0 elsewhere."""
    def action_features(self) -> NDArray[np.int16]:
        """A row of numbers for each of what it may do, in the order of `legal`."""

def match(
    game: Game | str,
    players: Sequence[Player],
    *,
    games: Whole = 100,
    seed: Whole = 1,
    threads: Whole | None = None,
    question: bool | tuple[float, float] = False,
    records: bool = False,
) -> MatchResult:
    """Lets players meet in many games, and says who is better and how sure that is; the same as ``cloverleaf match``.

    Every deal is played once for each seating, so that neither a lucky seat nor a lucky deal favours anyone. Games
    follow from the seed alone, whatever the number of threads. If there are more seats than players, the last takes
    all that are left; a game by name gets as many seats as there are players. Games without a turn limit get one of
    1000, because players that never finish must not hold up the others.

    Args:
        game: The game, or its id.
        players: Two to four of them: levels, bots or callables that answer a `Decision` with an id, a notation or a
            list of these. Those of one name are counted together; a pair gives a callable a name.
        games: How many games, rounded up so that everybody sits everywhere; with a question at the most.
        seed: The number from which the whole match follows.
        threads: On how many threads; without it, on all the machine has, or on one if there are callables.
        question: Whether to stop as soon as it is sure that the first player wins more than a fair share; or, as two
            shares, as soon as it is sure which of the two it is closer to.
        records: Whether to keep the record of every game.

    Raises:
        MatchError: If a player does what cannot be done. An exception that a callable raises is raised as it is.
    """

def play_games(
    game: Game | str,
    players: Sequence[Player],
    *,
    games: Whole,
    first: Whole = 0,
    seed: Whole = 1,
    threads: Whole | None = None,
) -> list[Record]:
    """Plays some of the games of a match, by their numbers, and gives their records: a part of the work of `match`, which
    may be done anywhere.

    Args:
        game: The game, or its id.
        players: The players, as for `match`.
        games: How many games; they are not rounded up.
        first: The number of the first of them, counted from 0.
        seed: The number from which the whole match follows.
        threads: On how many threads, as for `match`.

    Raises:
        MatchError: If a player does what cannot be done.
    """

def result_of(game: Game | str, players: Sequence[Player], records: Iterable[Record]) -> MatchResult:
    """What a match comes to whose games have been played, as `match` would say, but for the times that decisions took.

    Args:
        game: The game, or its id.
        players: The players, as for `match`.
        records: The records of its games, in order from the first.

    Raises:
        RecordError: If a record does not hold, is of another game, or is not over.
        ValueError: If others sit at its seats than sit there in this match.
    """

@final
class Batch:
    """Many games stepped at once. In each of them some seat of the learner's is to act; chance and opponents are played
    by the batch itself.

    Everything follows from the seeds: neither threads nor the other games have a say.

    Args:
        game: The rules.
        games: How many games.
        opponents: For each seat the level of the bot that plays there, or None for a seat of the learner's. What is
            left out is the learner's.
        autoreset: What happens to a game that has ended. ``next_step``: the step that ends it shows its last position,
            and the next step ignores the action and shows the first position of a new game. ``same_step``: the step
            that ends it shows the first position of a new game, and the last one is in ``final_observations``.
            ``disabled``: it stays as it is until `reset` is called for it.
        max_steps: After how many of the learner's decisions a game is broken off.
        threads: On how many threads the games are played; without it, on all the machine has.
    """

    def __new__(
        cls,
        game: Game,
        games: Whole,
        *,
        opponents: Sequence[Level | None] = (),
        autoreset: Literal["next_step", "same_step", "disabled"] = "next_step",
        max_steps: Whole | None = None,
        threads: Whole | None = None,
    ) -> Batch: ...
    @property
    def game(self) -> Game:
        """The rules."""
    def reset(
        self,
        seeds: Whole | ArrayLike | None = None,
        which: ArrayLike | None = None,
        *,
        out: Step | None = None,
    ) -> Step:
        """Begins games anew: all, or those that are marked.

        Args:
            seeds: One for each game, or one from which those follow; without it the games go on with seeds of their
                own.
            which: True for each game that begins anew.
            out: Arrays to write to, from an earlier step. Without it every step has arrays of its own, so that none
                changes later.
        """
    def step(self, actions: ArrayLike, *, out: Step | None = None) -> Step:
        """Plays one action in every game, and lets everybody else act until a seat of the learner's is to act again.

        Args:
            actions: An id for each game.
            out: Arrays to write to, from an earlier step. Without it every step has arrays of its own, so that none
                changes later.

        Raises:
            IllegalAction: If one of them is not legal; its `game` says which. Nothing has changed then.
        """
    def sample(self, seed: Whole) -> NDArray[np.int64]:
        """An action for every game, any of those that are legal, each as likely; 0 where nothing can be done."""
    def choices(self) -> Choices:
        """What can be done in every game, action by action, with its features; nothing in one that is over."""
    def state(self, game: Whole) -> State:
        """The position of one game, to look at."""
    def __len__(self) -> int: ...
