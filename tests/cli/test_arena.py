from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from caledonia.arena.match import Result as GameResult
from caledonia.bots import BOTS, Decision, Limit
from caledonia.bots.random_bot import RandomBot
from caledonia.cli import arena_ray, arena_run
from caledonia.cli.app import make_app
from caledonia.cli.arena_rating import ratings
from caledonia.cli.arena_report import BAR, draw_share
from caledonia.cli.arena_run import WIDTH
from caledonia.game import Game
from caledonia.rules.final import SCORE_LINES

TIMES = ("seconds_per_turn", "seconds_per_decision")
BY_BOT = (
    "wins",
    "share",
    "even_share",
    "ci95",
    "mean_points",
    "mean_points_ci95",
    "sources",
    "rating",
    "faults",
    *TIMES,
)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(make_app(), ["arena", *arguments])


def figures(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    results: dict[str, Any] = json.loads(result.stdout)
    return results


def lasting(results: dict[str, Any]) -> dict[str, Any]:
    """Return the figures but for those that no two runs have in common."""
    return {name: results[name] for name in results if name not in TIMES}


# Figures.


def test_json() -> None:
    results = figures("random", "crofter", "--games", "4", "--jobs", "1", "--seed", "3")
    assert (results["games"], results["deals"], results["games_per_deal"]) == (4, 2, 2)
    assert (results["players"], results["seed"], results["draft"]) == (2, 3, False)
    assert results["line_up"] == ["random", "crofter"]
    assert sum(results["wins"].values()) == 4
    by_bot = [
        "wins",
        "share",
        "even_share",
        "ci95",
        "mean_points",
        "mean_points_ci95",
        "sources",
        "rating",
        "faults",
    ]
    for name in (*by_bot, *TIMES):
        assert list(results[name]) == ["random", "crofter"], name
    assert results["ties"] == 0
    for bot in ("random", "crofter"):
        low, high = results["ci95"][bot]
        assert 0 <= low <= results["share"][bot] <= high <= 1
        assert list(results["sources"][bot]) == list(SCORE_LINES)
        assert sum(results["sources"][bot].values()) == pytest.approx(results["mean_points"][bot])
        assert set(results["rating"][bot]) == {"mu", "sigma", "ordinal"}
        assert set(results["seconds_per_turn"][bot]) == {"mean", "p95", "max"}
        assert results["faults"][bot] == 0
    assert results["mean_points"]["crofter"] > results["mean_points"]["random"]
    assert results["rating"]["crofter"]["mu"] > results["rating"]["random"]["mu"]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    results = figures("random@1n", "random", "--players", "4", "--games", "1", "--jobs", "1")
    assert results["line_up"] == ["random@1n", "random", "random", "random"]
    assert results["games"] == 4
    assert results["even_share"] == {"random@1n": 0.25, "random": 0.75}
    assert results["bots"]["random@1n"]["nodes"] == 1


def test_limits_are_for_bots_without_their_own() -> None:
    arguments = ("random", "random@3s", "--seconds", "2", "--games", "2", "--jobs", "1")
    bots = figures(*arguments)["bots"]
    assert {label: bots[label]["seconds"] for label in bots} == {"random": 2.0, "random@3s": 3.0}
    assert figures("random", "--nodes", "5", "--games", "1")["bots"]["random"]["nodes"] == 5


def test_games_are_rounded_up_to_whole_deals() -> None:
    result = run("random", "crofter", "--games", "3", "--jobs", "1")
    assert "4 games: whole deals of 2 games." in result.stderr
    assert "4 games of 2 players in 2 deals" in result.stdout


def test_the_number_of_processes_does_not_matter() -> None:
    arguments = ("random@1n", "random@2n", "--games", "6")
    assert lasting(figures(*arguments, "--jobs", "1")) == lasting(
        figures(*arguments, "--jobs", "2")
    )


def test_draft_and_variants() -> None:
    common = ("random@1n", "random", "--games", "2", "--jobs", "1")
    drafted = figures(*common, "--draft")
    assert drafted["draft"] is True
    assert lasting(drafted) != lasting(figures(*common))
    auction = figures(*common, "--option", "clan-auction", "--option", "no_kickstarter")
    assert auction["options"] == {"clan_auction": True, "kickstarter": False}
    assert auction["draft"] is True
    first = figures(*common, "--option", "first_game")
    assert first["options"]["no_port_tiles"] is True


def test_tables_for_people() -> None:
    result = run("random", "crofter", "--games", "2", "--jobs", "1")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= WIDTH
    assert lines[0].split()[:6] == ["bot", "wins", "share", "points", "rating", "faults"]
    assert lines[1].split()[0] == "crofter"
    assert "Sugar cane" in result.stdout
    assert "thinking time in seconds" in result.stdout
    assert "clans dealt with the seats; seed 1." in result.stdout


@pytest.mark.parametrize(
    ("share", "interval", "drawn", "style"),
    [
        (0.75, (0.6, 0.9), "━━━━━━━━━━━━━━━━━━━━┊━━━[━━━━━      ]    ", "green"),
        (0.5, (0.25, 0.75), "━━━━━━━━━━[━━━━━━━━━┊         ]          ", ""),
        (0.0, (0.0, 0.2), "[       ]           ┊                    ", "red"),
        (1.0, (1.0, 1.0), "━━━━━━━━━━━━━━━━━━━━┊━━━━━━━━━━━━━━━━━━━│", "green"),
    ],
)
def test_shares_are_drawn(
    share: float, interval: tuple[float, float], drawn: str, style: str
) -> None:
    text = draw_share(share, interval, 0.5)
    assert len(text.plain) == BAR + 1
    assert text.plain == drawn
    assert text.style == style


def ranked(game: int, bots: str, places: list[int]) -> GameResult:
    """Return a game of which only the places are given."""
    nothing: list[Any] = []
    return GameResult(
        game=game, deal=game, seed=0, bots=list(bots), clans=nothing, scores=nothing, places=places,
        sheets=nothing, rank=None, faults=nothing, first_faults=nothing, turns=nothing,
        decisions=nothing,
    )  # fmt: skip


def test_ratings() -> None:
    games = [ranked(0, "ab", [1, 2]), ranked(1, "ba", [2, 1]), ranked(2, "abb", [1, 2, 3])]
    fitted = ratings("ab", games)
    assert fitted == ratings("ab", reversed(games))
    assert fitted["a"].mu > 25 > fitted["b"].mu
    assert fitted["a"].ordinal == fitted["a"].mu - 3 * fitted["a"].sigma
    # Nobody gets better by winning against itself.
    assert ratings("a", [ranked(0, "aa", [1, 2])])["a"].mu == pytest.approx(25)


# Stopping and continuing.


def interrupted_after(games: int) -> Callable[..., Iterator[Any]]:
    """Return a stand-in for the pool with Ctrl-C after some games."""

    def spread(work: Callable[[Any], Any], pieces: Iterable[Any], jobs: int) -> Iterator[Any]:
        # Games end in any order.
        for number, piece in enumerate(reversed(list(pieces))):
            if number == games:
                raise KeyboardInterrupt
            yield work(piece)

    return spread


def test_an_interrupted_run_comes_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    common = ("random@1n", "random@2n", "random@3n", "--games", "6", "--jobs", "1", "--json")
    with monkeypatch.context() as patch:
        patch.setattr(arena_run, "spread", interrupted_after(4))
        stopped = run(*common, "--out", str(file))
    assert stopped.exit_code == 130
    assert json.loads(stopped.stdout)["games"] == 4
    # The process was killed while it wrote the last line.
    text = file.read_bytes()
    file.write_bytes(text[:-30])
    gone_on = run(*common, "--out", str(file))
    assert gone_on.exit_code == 0
    whole = figures(*common)
    assert lasting(json.loads(gone_on.stdout)) == lasting(whole)
    # What was finished stays as it is, and is not played again.
    assert file.read_bytes().startswith(text[: text.rindex(b"\n", 0, -30) + 1])
    assert len(file.read_text().splitlines()) == 7
    done = file.read_bytes()
    again = run(*common, "--out", str(file))
    assert again.stdout == gone_on.stdout
    assert file.read_bytes() == done


def test_more_games_of_the_same_plan(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    common = ("random@1n", "random@2n", "--jobs", "1")
    few = lasting(figures(*common, "--games", "2", "--out", file))
    more = lasting(figures(*common, "--games", "4", "--out", file))
    assert more == lasting(figures(*common, "--games", "4"))
    assert lasting(figures(*common, "--games", "2", "--out", file)) == few


def test_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    common = ("--games", "2", "--jobs", "1", "--out", str(file))
    assert run("random", "crofter", *common).exit_code == 0
    before = file.read_bytes()
    for other in (("crofter", "random"), ("random", "crofter", "--draft")):
        refused = run(*other, *common)
        assert refused.exit_code == 2
        assert "holds another plan" in refused.stderr
        assert refused.stdout == ""
    assert file.read_bytes() == before


def test_a_file_of_an_earlier_release_goes_on_with_its_deals(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    common = ("random", "crofter", "--jobs", "1", "--out", str(file))
    assert run(*common, "--games", "2").exit_code == 0
    lines = file.read_text(encoding="ascii").splitlines()
    plan = json.loads(lines[0])
    assert plan["plan"].pop("generator") == 2
    file.write_text(json.dumps(plan) + "\n", encoding="ascii")
    assert run(*common, "--games", "2").exit_code == 0
    header, *games = file.read_text(encoding="ascii").splitlines()
    assert json.loads(header) == plan
    old, new = json.loads(games[0]), json.loads(lines[1])
    assert old["seed"] == new["seed"]
    assert old["clans"] != new["clans"]


def test_ctrl_c_before_anything_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_run, "spread", interrupted_after(0))
    result = run("random", "--games", "2")
    assert result.exit_code == 130
    assert "stopped before the first game ended" in result.stderr


# Faults and wrong calls.


class Forgetful(RandomBot):
    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        raise LookupError("[what] was the question?")


def test_faults_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "forgetful", Forgetful)
    results = figures("forgetful", "random", "--games", "2", "--jobs", "1")
    assert results["faults"]["forgetful"] > 20
    assert results["faults"]["random"] == 0
    assert "game 1, seat 1, decision" in results["first_faults"]["forgetful"]
    shown = run("forgetful", "random", "--games", "2", "--jobs", "1").stdout
    assert "faults; the stand-in decided instead" in shown
    assert "[what] was the question?" in shown


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("clever",), "no bot 'clever': choose one of random, merchant"),
        ((), "BOT"),
        (("random@quick",), "write a limit as random@2s"),
        (("random",) * 5, "5 bots: at most 4 can play"),
        (("random",) * 3 + ("--players", "2"), "3 bots for 2 players: give at most 2"),
        (("random", "--players", "5"), "--players"),
        (("random", "--players", "1"), "--players"),
        (("random", "--games", "0"), "--games"),
        (("random", "--jobs", "0"), "--jobs"),
        (("random", "--seconds", "0"), "0 seconds: give more than 0"),
        (("random", "--seconds", "nan"), "nan seconds: give more than 0"),
        (("random", "--nodes", "0"), "0 nodes: give at least 1"),
        (("random", "--option", "flying"), "no option 'flying': choose from first_game"),
        (("random", "--players", "4", "--option", "tighter_map"), "for 2 or 3 players"),
        (("random", "--out", "nowhere/games.jsonl"), "cannot write nowhere/games.jsonl"),
        (("random", "--ray", "somewhere"), "write local, auto, HOST:PORT or ray://HOST:PORT"),
        (("random", "--ray", "127.0.0.1:1"), "no Ray cluster at '127.0.0.1:1'"),
    ],
)
def test_wrong_calls(arguments: tuple[str, ...], problem: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert result.stdout == ""


# Ray.


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("random", "--ray", "local")
    assert result.exit_code == 2
    assert "pip install 'caledonia[ray]'" in result.stderr


class FakeRay(ModuleType):
    """A cluster that does everything at once, here."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.calls: list[str] = []

    def init(self, **settings: object) -> None:
        self.calls.append(f"init {settings['address']}")

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **_figures: object) -> Callable[[Callable[..., object]], object]:
        return lambda work: SimpleNamespace(remote=lambda *pieces: work(*pieces))

    def put(self, thing: object) -> object:
        return thing

    def wait(self, running: list[object]) -> tuple[list[object], list[object]]:
        # The last piece is done first: results may come in any order.
        return running[-1:], running[:-1]

    def get(self, done: list[object]) -> list[object]:
        return done


def test_pieces_for_a_cluster_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    arguments = ("random@1n", "random@2n", "--games", "6", "--jobs", "1")
    spread = figures(*arguments, "--ray", arena_ray.LOCAL)
    assert lasting(spread) == lasting(figures(*arguments))
    assert ray.calls == ["init local", "shutdown"]


@pytest.mark.slow
def test_a_ray_cluster_comes_to_the_same(tmp_path: Path) -> None:
    # In a process of its own: Ray leaves threads and sockets behind.
    arguments = ("random@1n", "random@2n", "--games", "4", "--json", "--jobs", "1")
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "caledonia", "arena", *arguments]
    command += ["--ray", arena_ray.LOCAL, "--out", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert lasting(json.loads(done.stdout)) == lasting(figures(*arguments))
    assert len(file.read_text().splitlines()) == 5
