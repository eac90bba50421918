"""Matches and data that take many machines.

>>> from cloverleaf import scale
>>> work = scale.Work("rightofway", ["cabbie", "commuter"], games=10_000, seed=1)
>>> result = scale.run(work, "results", on=scale.ray())

The games of a match follow from its seed and their number alone, so they are cut into parts, each a task. Every finished part is
a file in the folder; whoever runs the same work with the same folder again goes on where it stopped. The files are the same
to the byte wherever and in whatever order they were made.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from cloverleaf import Game, MatchResult, Record, __version__, play_games, result_of
from cloverleaf.types import Level, OptionValue

#: Does tasks somewhere and gives back their answers with their numbers, in any order.
Engine: TypeAlias = Callable[["Work", Iterable[int]], Iterator[tuple[int, list[str]]]]

#: What stands between two records in a file: no record has it.
_BETWEEN = "\n%%\n"


@dataclass(frozen=True)
class Work:
    """A match to be played.

    Attributes:
        game: The id of the game.
        players: The levels of the bots; the last takes all seats that are left.
        games: How many games, rounded up so that everybody sits everywhere.
        seed: The number from which everything follows.
        seats: How many seats; without it, as many as there are players or the game needs.
        options: Options by name.
        part: How many games make a task, rounded up likewise.
    """

    game: str
    players: list[Level]
    games: int
    seed: int = 1
    seats: int | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)
    part: int = 100

    def rules(self) -> Game:
        """The game with its set-up. Games without a turn limit get one of 1000."""
        seats = self.seats or max(len(self.players), Game(self.game).info.min_seats)
        return Game(self.game, seats=seats, options={"turn_limit": 1000, **self.options})

    def _whole(self, games: int) -> int:
        """So many games, rounded up to whole rounds."""
        seats = self.rules().seats
        return -(-games // seats) * seats

    def parts(self) -> int:
        """How many tasks there are."""
        return -(-self._whole(self.games) // self._whole(self.part))

    def play(self, number: int) -> list[str]:
        """Plays the part with this number, from 0, and gives the records of its games."""
        part = self._whole(self.part)
        first = number * part
        games = min(part, self._whole(self.games) - first)
        if not 0 <= number < self.parts():
            raise ValueError(f"there is no part {number}; this work has {self.parts()}")
        return [
            str(record) for record in play_games(self.rules(), self.players, first=first, games=games, seed=self.seed)
        ]


def here() -> Engine:
    """Plays the parts one after the other on this machine."""

    def engine(work: Work, numbers: Iterable[int]) -> Iterator[tuple[int, list[str]]]:
        for number in numbers:
            yield number, work.play(number)

    return engine


def ray(*, tasks_at_once: int | None = None, **options: Any) -> Engine:
    """Plays the parts on a Ray cluster; a task whose worker is lost is played again elsewhere.

    Args:
        tasks_at_once: How many tasks are handed out at a time; without it, twice as many as the cluster has processors.
        options: What Ray is told about every task, such as ``num_cpus``.
    """

    def engine(work: Work, numbers: Iterable[int]) -> Iterator[tuple[int, list[str]]]:
        import ray as cluster

        if not cluster.is_initialized():
            cluster.init()
        settings = {"num_cpus": 1, "max_retries": -1, **options}
        task = cluster.remote(**settings)(_play)
        most = tasks_at_once or 2 * int(cluster.cluster_resources().get("CPU", 1))
        left = iter(numbers)
        running: dict[Any, int] = {}
        while True:
            for number in left:
                running[task.remote(work, number)] = number
                if len(running) >= most:
                    break
            if not running:
                return
            done, _ = cluster.wait(list(running), num_returns=1)
            for reference in done:
                yield running.pop(reference), cluster.get(reference)

    return engine


def _play(work: Work, number: int) -> list[str]:
    return work.play(number)


def run(
    work: Work,
    folder: str | os.PathLike[str],
    *,
    on: Engine | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> MatchResult:
    """Plays whatever the folder still lacks of a match, and says who is better and how sure that is.

    Args:
        work: The match.
        folder: Where the parts are kept. It is made if it is not there.
        on: Where the games are played; without it, here.
        progress: Is told how many parts are done, and of how many, whenever one is.

    Raises:
        ValueError: If the folder belongs to other work.
    """
    place = Path(folder)
    _claim(place, work)
    numbers = range(work.parts())
    lacking = [number for number in numbers if not _file(place, number).exists()]
    done = len(numbers) - len(lacking)
    for number, records in (on or here())(work, lacking):
        _write(_file(place, number), _BETWEEN.join(records))
        done += 1
        if progress is not None:
            progress(done, len(numbers))
    return result_of(work.rules(), work.players, records_in(place))


def records_in(folder: str | os.PathLike[str]) -> Iterator[Record]:
    """The records of all games that the folder has, in order."""
    for file in sorted(Path(folder).glob("part-*.txt")):
        for text in file.read_text(encoding="utf-8").split(_BETWEEN):
            yield Record(text)


def _file(folder: Path, number: int) -> Path:
    return folder / f"part-{number:06}.txt"


def _claim(folder: Path, work: Work) -> None:
    """Notes whose folder it is, or finds that it is another's."""
    folder.mkdir(parents=True, exist_ok=True)
    plan = json.dumps({"cloverleaf": __version__, **asdict(work)}, indent=2, sort_keys=True)
    file = folder / "work.json"
    if not file.exists():
        _write(file, plan)
    elif file.read_text(encoding="utf-8") != plan:
        raise ValueError(f"{file} describes other work; choose another folder or remove this one")


def _write(file: Path, text: str) -> None:
    """Writes a file so that it is there as a whole or not at all."""
    new = file.with_suffix(".new")
    with new.open("w", encoding="utf-8") as open_file:
        open_file.write(text)
        open_file.flush()
        os.fsync(open_file.fileno())
    new.replace(file)
