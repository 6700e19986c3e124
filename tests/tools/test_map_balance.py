from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from caledonia.arena.statistics import Estimate
from caledonia.cli.tables import WIDTH
from tools import map_balance
from tools.balance_tables import draw_interval, verdict_text
from tools.findings import Status, Verdict


def run(*arguments: str) -> Result:
    return CliRunner().invoke(map_balance.make_app(), ["--bot", "random", *arguments])


def figures(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    results: dict[str, Any] = json.loads(result.stdout)
    return results


def test_json() -> None:
    results = figures("--games", "6", "--jobs", "1", "--seed", "4")
    assert results["games"] == 6
    assert results["maps"] == 2
    assert results["players"] == [2, 3, 4]
    assert (results["bot"], results["seed"], results["free"]) == ("random", 4, False)
    assert results["strayed"] == 0
    assert results["workers"] >= 36
    assert results["verdict"]["status"] == "too few games"
    groups = results["groups"]
    assert set(groups) == {"corner", "side", "corner by players", "seat", "clan"}
    assert sum(line["seats"] for line in groups["corner"].values()) == 18
    line = groups["seat"]["1st of 4"]
    assert set(line) == {"games", "seats", "score", "lead", "win_rate", "edge"}
    assert set(results["clans"]) == {"kept", "explained"}
    assert line["games"] == 2
    assert line["edge"]["mean"] == pytest.approx(line["win_rate"] - 0.25)


def test_the_number_of_processes_does_not_matter() -> None:
    arguments = ("--games", "20", "--players", "2")
    assert figures(*arguments, "--jobs", "1") == figures(*arguments, "--jobs", "2")


def test_tables_for_people() -> None:
    result = run("--games", "6", "--jobs", "1", "--map", "A1 B2 C1 D1")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= WIDTH
    heads = [line for line in lines if "games" in line and "+10" in line]
    assert [head.split()[0] for head in heads] == ["corner", "side", "corner", "seat", "clan"]
    assert "B2" in {line.split()[0] for line in lines if line}
    assert "Too few games to judge A, B, C, D" in result.stdout
    assert "(6 games, 1 map)." in " ".join(result.stdout.split())


def test_free_says_what_was_chosen() -> None:
    result = run("--games", "4", "--jobs", "1", "--free", "--players", "4")
    assert "corners chosen for the first worker: " in result.stdout
    assert "Chosen corners mix land with seat and clan" in result.stdout
    wrong = run("--free", "--strict")
    assert wrong.exit_code == 2
    assert "--strict judges dealt corners: leave out --free" in wrong.output


def test_strict_fails_unless_enough_games_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("--games", "2", "--jobs", "1").exit_code == 0
    assert run("--games", "2", "--jobs", "1", "--strict").exit_code == 1
    # Two games prove nothing.
    monkeypatch.setattr(map_balance, "judge", lambda lines, games: Verdict(Status.HOLDS))
    assert run("--games", "2", "--jobs", "1", "--strict").exit_code == 1
    monkeypatch.setattr(map_balance, "is_enough", lambda games, maps: True)
    assert run("--games", "2", "--jobs", "1", "--strict").exit_code == 0
    monkeypatch.setattr(map_balance, "judge", lambda lines, games: Verdict(Status.TOO_FEW))
    assert run("--games", "2", "--jobs", "1", "--strict").exit_code == 1


def test_csv(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    arguments = ("--games", "3", "--jobs", "1", "--out", str(file))
    assert run(*arguments).exit_code == 0
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["game"] for row in rows] == list("001112222")
    assert {row["map"] for row in rows} == {"A1 B1 C1 D1"}
    assert sum(float(row["win"]) for row in rows) == pytest.approx(3)
    for game in "012":
        expected = [float(row["expected"]) for row in rows if row["game"] == game]
        assert any(expected)
        assert sum(expected) == pytest.approx(0, abs=0.01)
    again = run(*arguments)
    assert again.exit_code == 2
    assert "cannot write" in again.stderr


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--bot", "clever"), "no bot 'clever': choose one of random, merchant"),
        (("--games", "0"), "--games"),
        (("--jobs", "0"), "--jobs"),
        (("--players", "2,5"), "players: '5' given, choose from 2, 3, 4"),
        (("--players", ","), "players: none given"),
        (("--map", "A1 B3"), "no module side 'B3': choose from A1, A2"),
        (("--map", "A1 A2"), "no map shows A1 and A2"),
        (("--content", "nowhere"), "no folder nowhere"),
    ],
)
def test_wrong_calls(arguments: tuple[str, ...], problem: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert result.stdout == ""


def test_a_bad_pack_is_named(tmp_path: Path) -> None:
    result = run("--content", str(tmp_path))
    assert result.exit_code == 1
    assert f"'caledonia content check {tmp_path}' lists them all" in result.stderr
    assert "pack.toml" in result.stderr


def interrupted_after(pieces: int) -> Callable[..., Iterator[Any]]:
    """Return a stand-in for the pool with Ctrl-C after some pieces."""

    def spread(work: Callable[[Any], Any], all_pieces: Iterable[Any], jobs: int) -> Iterator[Any]:
        for number, piece in enumerate(all_pieces):
            if number == pieces:
                raise KeyboardInterrupt
            yield work(piece)

    return spread


def test_ctrl_c_reports_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(map_balance, "spread", interrupted_after(1))
    result = run("--games", "20", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == map_balance.BATCH


def test_ctrl_c_before_anything_is_finished(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(map_balance, "spread", interrupted_after(0))
    file = tmp_path / "games.csv"
    result = run("--games", "20", "--out", str(file))
    assert result.exit_code == 130
    assert "stopped before" in result.stderr
    assert not file.exists()


# Drawing.


@pytest.mark.parametrize(
    ("edge", "drawn", "style"),
    [
        (Estimate(0.0, (-0.02, 0.02)), "     ┊  ──●──  ┊     ", "green"),
        (Estimate(0.04, (0.01, 0.07)), "     ┊    │───●┼──   ", "red"),
        (Estimate(-0.07, (-0.15, -0.04)), "◂──●─┼─   │    ┊     ", "red"),
        (Estimate(0.3, (0.06, 0.5)), "     ┊    │    ┊────▸", "red"),
        (Estimate(0.3, (0.2, 0.4)), "     ┊    │    ┊    ▸", "red"),
        (Estimate(0.05, None), "     ┊    │    ●     ", "dim"),
        (Estimate(-0.5, None), "◂    ┊    │    ┊     ", "dim"),
        (Estimate(0.11, None), "     ┊    │    ┊    ▸", "dim"),
    ],
)
def test_intervals_are_drawn_with_the_limits(edge: Estimate, drawn: str, style: str) -> None:
    text = draw_interval(edge)
    assert text.plain == drawn
    assert text.style == style


@pytest.mark.parametrize(
    ("verdict", "games", "text"),
    [
        (Verdict(Status.HOLDS), 2400, "The 95% interval of every corner is within 5 percen"),
        (
            Verdict(Status.DOES_NOT_HOLD, ("A", "C")),
            2400,
            "Not fair: the 95% interval of A, C is outside",
        ),
        (Verdict(Status.TOO_FEW, ("B",)), 2400, "Too few games to judge B: "),
    ],
)
def test_the_verdict_in_words(verdict: Verdict, games: int, text: str) -> None:
    said = verdict_text(verdict, games, 16)
    assert said.startswith(text)
    assert said.endswith("(2,400 games, 16 maps).")


@pytest.mark.parametrize(("games", "maps"), [(1999, 16), (2400, 15)])
def test_a_smaller_measurement_says_so(games: int, maps: int) -> None:
    said = verdict_text(Verdict(Status.HOLDS), games, maps)
    assert "at least 2,000 games on all 16 maps" in said
