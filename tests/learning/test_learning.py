"""Learning with a tiny budget, and the picture of the journal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from caledonia.bots.net import read_net
from caledonia.bots.net_search import NumpyNet
from caledonia.native import available
from learning.picture import JOURNAL, draw, read
from learning.tiny import TinyNet

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.skipif(not available(), reason="the compiled twin is not built here")
def test_a_tiny_budget_improves_on_its_start(tmp_path: Path) -> None:
    """As ``make learn`` runs it, with fewer games."""
    budget = ["--games", "160", "--steps", "200", "--seed", "3", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "learning.tiny", *budget]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    subprocess.run(command, check=True, cwd=ROOT, env=alone, capture_output=True)
    progress = json.loads((tmp_path / "tiny.jsonl").read_text(encoding="utf-8"))
    assert progress["end"] < 0.9 * progress["start"]
    assert progress["end"] < progress["mean"]
    foreseen, _ = NumpyNet(read_net(tmp_path / "tiny.net")).foresee(np.ones((2, 600), np.float32))
    assert np.isfinite(foreseen).all()


def test_a_step_lowers_the_loss_of_its_batch() -> None:
    dice = np.random.default_rng(2)
    net, inputs = TinyNet(1), dice.random((64, 600), np.float32)
    points = 100 + 40 * inputs[:, 0]
    before = float(np.mean((net.foresee(inputs) - points) ** 2))
    for _ in range(20):
        net.learn(inputs, points)
    assert float(np.mean((net.foresee(inputs) - points) ** 2)) < before / 2


def test_the_journal_is_drawn() -> None:
    entries = [
        {"run": 1, "generation": 0, "games": 100, "rows": 5},
        {"run": 1, "generation": 1, "games": 300, "mean": 120.0},
        {"run": 2, "generation": 1, "games": 600, "mean": 130.0},
        {"run": 2, "gate": 1, "won": 0.75, "players": 2},
        {"run": 2, "gate": 1, "won": 0.5, "players": 4},
        {"run": 2, "gate": 1, "won": 1.0, "players": 1},
    ]
    story = read(map(json.dumps, entries))
    assert story.games == 1000
    assert [[point.value for point in run] for run in story.means] == [[120.0], [130.0]]
    assert [(gate.value, gate.kind) for gate in story.gates] == [(75.0, "two"), (50.0, "four")]
    picture = ElementTree.fromstring(draw(story))
    tags = [element.tag.rpartition("}")[2] for element in picture.iter()]
    assert tags.count("polyline") == 2
    assert tags.count("circle") == 2
    assert "prefers-color-scheme: dark" in draw(story)


def test_the_journal_of_the_project_can_be_drawn() -> None:
    story = read(JOURNAL.read_text(encoding="utf-8").splitlines())
    assert story.games > 100_000
    ElementTree.fromstring(draw(story))
