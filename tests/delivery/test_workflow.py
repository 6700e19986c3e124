"""The forge runs every test of the project, and the checks that `make test` makes."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own

from caledonia.server.ops.environment import settings_from
from tools.image import ROOT

WORKFLOW = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
FOLDERS = sorted({path.parent.relative_to(ROOT) for path in ROOT.glob("tests/*/**/test_*.py")})


@dataclass(frozen=True, slots=True)
class Run:
    """A call of pytest: the folders and files it collects, and those it leaves out."""

    paths: list[str]
    ignored: list[str]

    def collects(self, path: str) -> bool:
        """Whether it runs the tests of a folder."""
        return _is_below(path, self.paths) and not _is_below(path, self.ignored)


def _is_below(path: str, folders: list[str]) -> bool:
    return any(f"{path}/".startswith(f"{folder.rstrip('/')}/") for folder in folders)


def jobs() -> list[Any]:
    """Return all jobs."""
    return list(yaml.safe_load(WORKFLOW)["jobs"].values())


def steps() -> list[str]:
    """Return the shell commands of all jobs."""
    return [step["run"] for job in jobs() for step in job["steps"] if "run" in step]


@lru_cache
def commands() -> list[str]:
    """Return all commands, with those of the Makefile in place of its targets."""
    lines: list[str] = []
    for step in steps():
        for line in step.splitlines():
            lines += _made(line.split()[1:]) if line.startswith("make ") else [line]
    return lines


def _made(targets: list[str]) -> list[str]:
    """Return what `make` would run, without running it."""
    # The test itself may run below `make`, whose settings are not ours.
    kept = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    done = subprocess.run(
        ["make", "--dry-run", *targets],
        cwd=ROOT,
        env=kept,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.splitlines()


def run_of(command: str) -> Run | None:
    """Return the call of pytest in a command."""
    match = re.search(r"(?:bin/|-m )pytest (.*)", command)
    if match is None:
        return None
    words = shlex.split(match[1])
    ignored = [word.partition("=")[2] for word in words if word.startswith("--ignore=")]
    paths = [word for word in words if word.startswith("tests")]
    return Run(paths or ["tests"], ignored)


def test_reading_calls_of_pytest() -> None:
    run = run_of(".venv/bin/pytest -n 2 --ignore=tests/page --ignore=tests/rules")
    assert run is not None
    assert run.collects("tests/server/tables")
    assert not run.collects("tests/page/home")
    run = run_of("python -m pytest -n auto tests/rules tests/test_*.py")
    assert run is not None
    assert run.collects("tests/rules")
    assert not run.collects("tests/rulebook")
    assert run_of("make docs") is None


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_some_job_runs_each_folder_of_tests(folder: Any) -> None:
    runs = [run for command in commands() if (run := run_of(command))]
    assert any(run.collects(folder.as_posix()) for run in runs)


@pytest.mark.parametrize(
    "check",
    [
        "--fail-under=",
        "caledonia clauses",
        "ruff check",
        "ruff format --check",
        "mypy --strict",
        "pyright",
        "npm run --silent style",
        "npm run --silent check",
        "npm run --silent lint",
        "npm run --silent test",
        "mkdocs build --strict",
        "docker compose up --detach --build --wait",
        "tools.visit http://localhost:8000",
    ],
)
def test_some_job_makes_each_check(check: str) -> None:
    assert [command for command in commands() if check in command]


def test_servers_start_with_the_settings_of_their_jobs(tmp_path: Path) -> None:
    settings = [settings_from(job["env"], tmp_path) for job in jobs() if "env" in job]
    assert [each.database_url() for each in settings]
