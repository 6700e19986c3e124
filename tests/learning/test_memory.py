"""What a run keeps, and how the next one continues."""

from __future__ import annotations

import json
from dataclasses import fields
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from caledonia.bots.net import PATH, read_net
from caledonia.native import available
from learning.games import Lessons, Plan, Task, play
from learning.memory import Folder, Memory, Progress
from learning.picture import read
from learning.schedule import LOWEST, WARM_UP, annealed

BY_THUMB = Plan(0, 0, 0.3, 0, 0.2)

needs_twin = pytest.mark.skipif(not available(), reason="the compiled twin is not built here")


@needs_twin
def test_the_last_generations_are_remembered(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "memory", 2)
    made = [play(Task(first, 2, BY_THUMB, None)) for first in range(10, 16)]
    for number in range(3):
        memory.add(number + 1, made[2 * number], made[2 * number + 1])
    again = Memory(tmp_path / "memory", 2)
    assert again.generations() == [2, 3]
    assert len(list((tmp_path / "memory").iterdir())) == 4
    read = [each for pair in again.lessons() for each in pair]
    for lessons, expected in zip(read, made[2:], strict=True):
        assert lessons.games == 2
        for field in fields(Lessons):
            mine, theirs = (getattr(each, field.name) for each in (lessons, expected))
            assert np.array_equal(mine, theirs, equal_nan=field.name == "points")


def test_a_folder_continues_where_the_last_run_ended(tmp_path: Path) -> None:
    folder = Folder(tmp_path, 4)
    assert folder.net() is None
    assert folder.progress(Progress(500)) == Progress(500)
    weights = np.arange(5, dtype=np.float32)
    folder.save(Progress(700, generation=3, kept=2), weights)
    again = Folder(tmp_path, 4)
    assert again.progress(Progress(500)) == Progress(700, generation=3, kept=2)
    net = again.net()
    assert net is not None
    assert net.tolist() == weights.tolist()


def test_the_learning_rate_rises_shortly_and_falls_to_almost_nothing() -> None:
    rates = [annealed(1.0, step / 100) for step in range(101)]
    assert rates[0] == LOWEST
    assert max(rates) == rates[round(100 * WARM_UP)] == 1.0
    assert rates[51] == pytest.approx(0.505)
    assert rates[100] == pytest.approx(LOWEST)
    assert all(later < earlier for earlier, later in pairwise(rates[2:]))


@needs_twin
def test_a_run_learns_and_the_next_one_continues(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    from learning.__main__ import Run, parse

    state, out = tmp_path / "state", tmp_path / "out"
    budget = "--games 6 --fill 2 --memory 2 --simulations 8 --quick 2 --passes 1 --size 64"
    gate = "--gate-deals 2 --gate-simulations 2 --chief-deals 1 --chief 2 --workers 1"
    files = ["--state", str(state), "--out", str(out), "--start", str(PATH), "--device", "cpu"]
    options = parse([*budget.split(), *gate.split(), *files, "--seconds", "1000"])
    with Run(options) as run:
        run.generation()
        run.generation()
        run.train_and_gate()
    with Run(options) as run:
        run.generation()
        run.train_and_gate()
    capsys.readouterr()
    lines = [json.loads(line) for line in (out / "journal.jsonl").read_text().splitlines()]
    assert [line["generation"] for line in lines if "generation" in line] == [1, 2, 3]
    trained = [line for line in lines if "trained" in line]
    assert all(line["losses"]["steps"] > 0 for line in trained)
    assert any(off is not None for off in trained[0]["held_out"]["4"] + trained[0]["held_out"]["2"])
    gates = [line for line in lines if line.get("gate") == 3 and line["against"] != "chief"]
    assert [line["players"] for line in gates] == [2, 4]
    assert Memory(state / "memory", 2).generations() == [2, 3]
    kept = Folder(state, 2).progress(Progress(0)).kept
    assert kept == max([line["gate"] for line in lines if line.get("kept")], default=0)
    # Without a generation that won its gate, the net is still the one of the start.
    is_start = np.allclose(read_net(out / "seer.net"), read_net(PATH))
    assert is_start is (kept == 0)


@needs_twin
def test_a_gate_that_is_too_short_says_so(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from learning.__main__ import Run, parse

    files = ["--state", str(tmp_path), "--start", str(PATH), "--device", "cpu"]
    gate = ["--gate-seconds", "0", "--gate-deals", "4", "--workers", "1"]
    with (
        Run(parse([*files, *gate])) as run,
        pytest.warns(UserWarning, match="the gate was too short"),
    ):
        assert not run._gate(7, run._kept)
    (line,) = map(json.loads, (tmp_path / "journal.jsonl").read_text().splitlines())
    assert line["gate"] == 7
    assert line["too_short"] == {"2": 0, "4": 0}
    assert line["planned"] == {"2": 4, "4": 2}
    assert not read([json.dumps(line)]).gates


@pytest.mark.parametrize(("has_gpu", "device"), [(True, "cuda"), (False, "cpu")])
def test_it_learns_on_a_gpu_only_where_there_is_one(
    has_gpu: bool, device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch = pytest.importorskip("torch")
    from learning.__main__ import parse
    from learning.train import best_device

    monkeypatch.setattr(torch.cuda, "is_available", lambda: has_gpu)
    assert best_device() == device
    assert parse([]).device is None


@needs_twin
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_what_tastes_led_to_is_not_learned(share: float) -> None:
    """Where decisions by taste follow, only the search says what a position is worth."""
    torch = pytest.importorskip("torch")
    from learning.train import Batch, Losses, SeerNet, Teacher

    lessons = play(Task(10, 4, BY_THUMB, None))
    lessons.points = np.full(len(lessons), 120, np.float32)
    lessons.tasted = np.random.default_rng(1).random(len(lessons)) < share
    losses, errors = [], []
    for change in (0.0, 50.0):
        lessons.results[lessons.tasted, 2:] += change
        lessons.results[lessons.tasted, 0] -= change
        lessons.results[lessons.tasted, 1] = (lessons.results[lessons.tasted, 1] + 1) % 4
        torch.manual_seed(1)
        net = SeerNet()
        losses.append(
            {
                name: loss.item()
                for name, loss in Losses(net, 512).of(Batch.of(lessons, "cpu")).items()
            }
        )
        teacher = Teacher("cpu", generations=1)
        teacher.load(net.flat())
        teacher.add(lessons, lessons)
        errors.append(teacher.validate())
    assert losses[0] == losses[1]
    assert errors[0] == errors[1]
    assert (losses[0]["places"] > 0) == (share < 1)
    assert losses[0]["points"] > 0


@needs_twin
def test_a_run_without_time_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from learning.__main__ import Run, parse

    files = ["--state", str(tmp_path), "--start", str(PATH), "--device", "cpu"]
    with Run(parse(["--seconds", "1", "--workers", "1", *files])) as run:
        run.go()
    assert not (tmp_path / "journal.jsonl").read_text()
    assert not Memory(tmp_path / "memory", 1).generations()
