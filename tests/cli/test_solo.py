from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from caledonia.cli.app import make_app
from caledonia.cli.arena_run import WIDTH
from caledonia.cli.solo import histogram, quartiles
from caledonia.rules.final import SCORE_LINES


def run(*arguments: str) -> Result:
    return CliRunner().invoke(make_app(), ["solo", "--bot", "random", *arguments])


def figures(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    results: dict[str, Any] = json.loads(result.stdout)
    return results


def test_json() -> None:
    results = figures("--games", "5", "--jobs", "1", "--nodes", "7")
    assert (results["bot"], results["games"], results["seed"]) == ("random", 5, 1)
    assert results["limit"]["nodes"] == 7
    assert len(results["scores"]) == 5
    assert results["median"] == sorted(results["scores"])[2] == results["quartiles"][1]
    assert results["mean"] == pytest.approx(sum(results["scores"]) / 5)
    assert list(results["ranks"]) == ["genius", "expert", "average", "rookie", "newbie"]
    assert sum(results["ranks"].values()) == pytest.approx(1)
    assert list(results["sources"]) == list(SCORE_LINES)
    assert sum(results["sources"].values()) == pytest.approx(results["mean"])
    assert set(results["seconds_per_turn"]) == {"mean", "p95", "max"}
    assert results["faults"] == 0


def test_the_number_of_processes_does_not_matter() -> None:
    one, two = (figures("--games", "6", "--jobs", jobs)["scores"] for jobs in "12")
    assert one == two


def test_going_on(tmp_path: Path) -> None:
    file = tmp_path / "solo.jsonl"
    common = ("--jobs", "1", "--out", str(file))
    first = figures("--games", "2", *common)["scores"]
    whole = figures("--games", "4", *common)["scores"]
    assert whole[:2] == first
    assert whole == figures("--games", "4", "--jobs", "1")["scores"]
    refused = run("--games", "4", "--seed", "2", *common)
    assert refused.exit_code == 2
    assert "seed is 1 there and 2 here" in refused.stderr


def test_tables_for_people() -> None:
    result = run("--games", "4", "--jobs", "1", "--option", "no_port_tiles")
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= WIDTH
    assert "Newbie 100%" in result.stdout
    assert "median " in result.stdout
    assert "4 solo games; seed 1." in result.stdout


def test_histogram() -> None:
    assert histogram([12, 99, 103, 104, 100]) == [
        "  10–14       1 " + "█" * 20,
        *(f"{low:4}–{low + 4}       0" for low in range(15, 95, 5)),
        "  95–99       1 " + "█" * 20,
        " 100–104      3 " + "█" * 60,
    ]


def test_quartiles() -> None:
    assert quartiles([5]) == [5, 5, 5]
    assert quartiles([1, 2, 3, 4, 5]) == [2, 3, 4]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--bot", "clever"), "no bot 'clever'"),
        (("--games", "0"), "--games"),
        (("--option", "clan_auction"), "clan_auction needs 2 to 4 players"),
        (("--out", "nowhere/solo.jsonl"), "cannot write"),
    ],
)
def test_wrong_calls(arguments: tuple[str, ...], problem: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert result.stdout == ""
