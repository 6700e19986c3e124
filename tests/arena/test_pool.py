from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from caledonia.arena.pool import spread


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_is_worked_on_once(jobs: int) -> None:
    assert sorted(spread(abs, range(-9, 0), jobs)) == list(range(1, 10))


@pytest.mark.parametrize("jobs", [1, 2])
def test_closing_early_drops_the_rest(jobs: int) -> None:
    taken = []

    def pieces() -> Iterator[int]:
        for piece in range(100):
            taken.append(piece)
            yield piece

    results = spread(abs, pieces(), jobs)
    next(results)
    results.close()
    assert len(taken) < 10


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_reaches_the_caller(jobs: int) -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread((1).__floordiv__, [0], jobs))


def test_closing_early_gives_up_what_was_begun() -> None:
    begin = time.monotonic()
    results = spread(time.sleep, [0, 60, 60, 60], 2)
    next(results)
    results.close()
    assert time.monotonic() - begin < 30


KILLED = """
import os, sys
from caledonia.arena.pool import spread

def work(piece):
    import time
    print(os.getpid(), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    list(spread(work, [1, 2], 2))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_processes_end_with_a_killed_caller(tmp_path: Path) -> None:
    program = tmp_path / "killed.py"
    program.write_text(KILLED, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        workers = [int(run.stdout.readline()) for _ in range(2)]
        run.kill()
        # They held our end of the pipe: it is closed when the last one is gone.
        assert run.stdout.read() == ""
    assert os.getpid() not in workers


ROOT = Path(__file__).parents[2]


def functions_handed_over(tree: ast.Module) -> set[str]:
    """Names that a module gives to processes: the first argument of ``spread`` or a partial."""
    return {
        call.args[0].id
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in ("spread", "partial")
        and isinstance(call.args[0], ast.Name)
    }


def test_no_command_gives_its_own_functions_to_processes() -> None:
    """A process that is spawned does not import the ``__main__`` of a package again."""
    given: set[str] = set()
    for folder in ("benchmarks", "learning", "src", "tools"):
        for path in (ROOT / folder).rglob("__main__.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
            given |= functions_handed_over(tree)
            assert not own & functions_handed_over(tree), path
    assert {"play", "play_all"} <= given
