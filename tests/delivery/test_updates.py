"""The update bot reads everything that is pinned."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import PurePosixPath
from typing import Any

import pytest

from tools.image import ROOT

BOT: dict[str, Any] = json.loads((ROOT / ".github" / "renovate.json").read_text(encoding="utf-8"))

# The files that Renovate reads by default, from its documentation.
DEFAULTS = {
    "npm": r"(^|/)package\.json$",
    "github-actions": r"(^|/)\.(?:github|gitea|forgejo)/(?:workflows|actions)/.+\.ya?ml$",
    "dockerfile": r"(^|/|\.)([Dd]ocker|[Cc]ontainer)file$",
    "docker-compose": r"(^|/)(?:docker-)?compose[^/]*\.ya?ml$",
}


def tracked(*patterns: str) -> list[str]:
    """Return the files of the repository that fit a pattern."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return [line for line in done.stdout.splitlines() if (ROOT / line).exists()]


def is_read(manager: str, file: str) -> bool:
    """Whether the bot reads a file with one of its managers."""
    patterns = BOT.get(manager, {}).get("managerFilePatterns")
    expressions = [pattern.strip("/") for pattern in patterns] if patterns else [DEFAULTS[manager]]
    enabled = manager in BOT["enabledManagers"]
    return enabled and any(re.search(expression, file) for expression in expressions)


@pytest.mark.parametrize(
    ("manager", "pattern"),
    [
        ("pip_requirements", "requirements*"),
        ("npm", "*package.json"),
        ("github-actions", ".github/workflows/*"),
        ("dockerfile", "*Dockerfile*"),
        ("docker-compose", "*compose*.yaml"),
    ],
)
def test_the_bot_reads_every_file_with_pins(manager: str, pattern: str) -> None:
    files = tracked(pattern)
    assert files
    assert [file for file in files if not is_read(manager, file)] == []


def test_python_is_pinned_in_lines_that_the_bot_can_raise() -> None:
    for file in tracked("requirements*.lock"):
        lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
        wrong = [line for line in lines if not re.fullmatch(r"[\w.\[\]-]+==[\w.!+]+", line)]
        assert wrong == [], PurePosixPath(file).name
