"""What the operator reads agrees with what the server does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caledonia.cli.app import make_app
from caledonia.server.telemetry.metrics import Metrics

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
VARIABLE = re.compile(r"CALEDONIA_[A-Z_]+[A-Z]")


def variables() -> set[str]:
    """Return all variables that the server knows."""
    files = (ROOT / "src" / "caledonia" / "server").rglob("*.py")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(f'"({VARIABLE.pattern})"', text))


def test_the_guide_names_all_variables() -> None:
    assert set(VARIABLE.findall(GUIDE)) == variables()


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml"])
def test_files_for_containers_name_variables_that_exist(name: str) -> None:
    used = set(VARIABLE.findall((ROOT / name).read_text(encoding="utf-8")))
    assert used
    assert used <= variables()


def test_the_guide_names_all_metrics() -> None:
    metrics = Metrics()
    ours = {family.name for family in metrics.registry.collect() if "caledonia" in family.name}
    documented = {name.removesuffix("_total") for name in re.findall(r"`(caledonia_\w+)`", GUIDE)}
    assert documented == ours


@pytest.mark.parametrize(
    ("command", "options"),
    [
        (["serve"], ["--data", "--db", "--public-url", "--bots", "--host", "--processes"]),
        (["worker"], ["--db", "--bots"]),
        (["db", "backup"], ["FILE", "--db"]),
        (["db", "restore"], ["FILE", "--force"]),
        (["db", "verify"], ["--db"]),
        (["db", "migrate"], ["--db"]),
        (["db", "info"], ["--db"]),
    ],
)
def test_the_commands_of_the_guide(command: list[str], options: list[str]) -> None:
    assert f"caledonia {' '.join(command)}" in GUIDE
    text = CliRunner().invoke(make_app(), [*command, "--help"]).output
    assert [option for option in options if option not in text] == []
