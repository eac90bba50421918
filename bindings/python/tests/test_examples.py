"""The examples run, at a size that takes seconds."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cloverleaf import Batch

EXAMPLES = Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))

import mcts  # noqa: E402
import ppo  # noqa: E402


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Runs a cell of a notebook; what its last line comes to is what the notebook would show."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_the_notebook_draws_replays_and_studies(capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads((EXAMPLES / "study.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    # A picture is taken when it is shown: the position is played on afterwards.
    shown = (run_cell("".join(cell["source"]), names) for cell in cells if cell["cell_type"] == "code")
    pictures = [one._repr_svg_() for one in shown if hasattr(one, "_repr_svg_")]
    assert len(pictures) == 3
    assert len(set(pictures)) == 3
    assert all(picture.startswith("<svg") for picture in pictures)
    told = capsys.readouterr().out
    assert "draws='proven'" in told
    assert "of all wins" in told


def test_the_search_of_openspiel_beats_chance() -> None:
    assert mcts.compete(games=6, simulations=60, seed=1) > 0


def ppo_arguments(*more: str) -> Any:
    return ppo.parse(["--games", "16", "--steps", "8", "--updates", "2", "--every", "9", "--match", "4", *more])


def test_ppo_trains(capsys: pytest.CaptureFixture[str]) -> None:
    agent, result = ppo.train(ppo_arguments("--opponent", "random"))
    told = capsys.readouterr().out
    assert "update 2:" in told
    assert result.games == 4
    assert all(np.isfinite(weights).all() for weights in agent.policy.weights + agent.value.weights)


def test_the_slope_of_the_policy_is_that_of_its_loss() -> None:
    """What is pulled up by a positive advantage becomes likelier."""
    agent, _ = ppo.train(ppo_arguments("--updates", "0", "--game", "congestion", "--opponent", "random"))
    batch = Batch(agent.game, 4, autoreset="same_step")
    seen, _ = ppo.play(agent, batch, batch.reset(1), 4)
    gained = np.ones(16, np.float32)
    before = np.concatenate(seen.logs)

    def now() -> np.ndarray:
        starts_and_lengths = [ppo.spans(ends) for ends in seen.ends]
        logs = [
            ppo.log_softmax(agent.policy(features), *spans)[rows]
            for features, spans, rows in zip(seen.features, starts_and_lengths, seen.rows, strict=True)
        ]
        return np.concatenate(logs)

    assert np.allclose(before, now(), atol=1e-5)
    for _ in range(20):
        ppo._improve(agent, seen, np.arange(4), gained, rate=0.003)
    assert now().mean() > before.mean()
