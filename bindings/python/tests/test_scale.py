"""Work in parts comes out the same wherever it is done."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
import ray

import cloverleaf
from cloverleaf import scale

WORK = scale.Work("congestion", ["learner", "random"], games=24, seed=5, options={"target": 2, "grid": "1x2"}, part=4)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def without_times(result: cloverleaf.MatchResult) -> list[tuple[object, ...]]:
    return [tuple(player)[:-2] for player in result.players]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The work done in one go on this machine."""
    folder = tmp_path_factory.mktemp("alone")
    scale.run(WORK, folder)
    return folder


def test_the_parts_are_the_match(alone: Path) -> None:
    whole = cloverleaf.match(WORK.rules(), WORK.players, games=24, seed=5, records=True)
    assert [str(record) for record in scale.records_in(alone)] == [str(record) for record in whole.records]
    again = scale.run(WORK, alone)
    assert without_times(again) == without_times(whole)
    assert again.reasons == whole.reasons


def test_work_goes_on_where_it_stopped(alone: Path, tmp_path: Path) -> None:
    def tired(work: scale.Work, numbers: Iterable[int]) -> Iterator[tuple[int, list[str]]]:
        for number in list(numbers)[:2]:
            yield number, work.play(number)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        scale.run(WORK, tmp_path, on=tired)
    assert len(list(tmp_path.glob("part-*.txt"))) == 2
    seen = []
    scale.run(WORK, tmp_path, progress=lambda done, of: seen.append((done, of)))
    assert seen == [(3, 6), (4, 6), (5, 6), (6, 6)]
    assert files(tmp_path) == files(alone)


def test_a_folder_belongs_to_one_work(tmp_path: Path) -> None:
    scale.run(scale.Work("congestion", ["random", "random"], games=2, options={"target": 1}), tmp_path)
    before = files(tmp_path)
    with pytest.raises(ValueError, match="other work"):
        scale.run(WORK, tmp_path)
    assert files(tmp_path) == before


@pytest.mark.parametrize("number", [-1, 6])
def test_there_is_no_part_beyond_the_last(number: int) -> None:
    with pytest.raises(ValueError, match="no part"):
        WORK.play(number)


def test_a_cluster_that_loses_a_worker_does_the_same(alone: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed"

    class Deadly(scale.Work):
        """Work whose second part takes its worker down the first time."""

        def play(self, number: int) -> list[str]:
            if number == 1 and not killed.exists():
                killed.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return super().play(number)

    deadly = Deadly(**{name: getattr(WORK, name) for name in WORK.__dataclass_fields__})
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        folder = tmp_path / "cluster"
        result = scale.run(deadly, folder, on=scale.ray())
    finally:
        ray.shutdown()
    assert killed.exists(), "no worker was lost"
    assert files(folder) == files(alone)
    assert result.games == 24
