from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.server.__main__ import main
from benchmarks.server.ledger import Ledger, Standing
from benchmarks.server.plans import Planner
from benchmarks.server.report import percentile, spread
from benchmarks.server.stock import Guest, Stocked
from caledonia.game import Game
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.replay import salted
from caledonia.server.identity.models import Person


def figures(tmp_path: Path, *arguments: str) -> Any:
    path = tmp_path / "figures.json"
    assert main([*arguments, "--json", str(path)]) == 0
    written = json.loads(path.read_text(encoding="utf-8"))
    assert written["machine"]["cores"]
    return written[arguments[0]]


@pytest.mark.parametrize(("engine", "kills"), [("sqlite", 2), ("postgresql", 1)])
def test_a_killed_server_has_all_that_it_acknowledged(
    tmp_path: Path, engine: str, kills: int
) -> None:
    report = figures(tmp_path, "crash", "--db", engine, "--kills", str(kills), "--tables", "3")
    assert report["faults"] == []
    assert report["commands_acknowledged"] >= 15
    assert report["checks"] >= 3


@pytest.mark.slow
def test_a_server_goes_on_when_postgresql_was_killed(tmp_path: Path) -> None:
    report = figures(
        tmp_path,
        "crash",
        *("--db", "postgresql", "--victim", "database", "--kills", "1", "--tables", "3"),
    )
    assert (report["faults"], report["victim"]) == ([], "database")
    assert report["commands_acknowledged"] >= 15
    assert report["checks"] >= 3


def test_everybody_at_live_tables_sees_every_command(tmp_path: Path) -> None:
    report = figures(
        tmp_path,
        "load",
        *("--tables", "3", "--interval", "0.5", "--seconds", "2", "--warm-up", "0.5"),
    )
    assert report["error_kinds"] == {}
    assert report["commands"] == 12


@pytest.mark.slow
@pytest.mark.parametrize("silent", [True, False])
def test_the_cost_of_commands_is_measured(tmp_path: Path, silent: bool) -> None:
    more = ["--silent"] if silent else []
    report = figures(tmp_path, "cost", "--tables", "2", "--commands", "6", *more)
    assert report["error_kinds"] == {}
    assert report["server_cpu_ms_per_command"] >= 0
    # Silent pages give commands and nothing else.
    assert (report["sent_and_asked_per_command"] > 1) != silent


@pytest.mark.slow
def test_finished_games_are_opened(tmp_path: Path) -> None:
    report = figures(tmp_path, "open", "--games", "2")
    assert [row["what"] for row in report["rows"]][:4] == [
        "table",
        "record",
        "entries",
        "all three",
    ]
    assert all(row["p99_ms"] > 0 for row in report["rows"])


@pytest.mark.slow
def test_memory_is_measured(tmp_path: Path) -> None:
    report = figures(tmp_path, "memory", "--tables", "3", "--watched", "2")
    assert (report["tables"], report["watched"]) == (3, 2)
    assert report["server_mb"] > 10


# The ledger must notice whatever a server could do wrong.


@pytest.fixture
def ledger() -> Ledger:
    plan = Planner(1, seed=5, players=2, positions=True).plan()
    guests = tuple(
        Guest(Person(f"guest{n}", f"Guest {n}", True, "en"), f"cookie{n}") for n in range(2)
    )
    return Ledger(Stocked("table", 2, 0, "salt", plan, guests), Random(1))


def played(ledger: Ledger, commands: int) -> list[dict[str, Any]]:
    """Acknowledge commands; return the log that a right server has then."""
    for _ in range(commands):
        ledger.acknowledge(ledger.order())
    log: list[dict[str, Any]] = [{"seq": 1, "kind": "created"}, {"seq": 2, "kind": "started"}]
    for code, position in ledger.decisions(ledger.now):
        log.append({"seq": len(log) + 1, "kind": "decision", "code": code, "hash": position})
    return log


def test_the_right_log_has_no_fault(ledger: Ledger) -> None:
    log = played(ledger, 40)
    assert len(log) > 10
    assert ledger.log_fault(ledger.now, log) is None


def test_lost_doubled_and_exchanged_decisions_are_noticed(ledger: Ledger) -> None:
    log = played(ledger, 40)
    lost = [{**entry, "seq": number} for number, entry in enumerate(log[:5] + log[6:], 1)]
    doubled = [{**entry, "seq": number} for number, entry in enumerate(log[:6] + log[5:], 1)]
    exchanged = [*log[:4], {**log[5], "seq": 5}, {**log[4], "seq": 6}, *log[6:]]
    hashed = [*log[:5], {**log[5], "hash": "0" * 64}, *log[6:]]
    for wrong in (log[:-1], log[:5] + log[6:], lost, doubled, exchanged, hashed):
        assert ledger.log_fault(ledger.now, wrong) is not None


def test_a_lost_tentative_decision_is_noticed(ledger: Ledger) -> None:
    while not ledger.now.step:
        ledger.acknowledge(ledger.order())
    now = ledger.now
    right = {"seq": now.seq, "version": now.version, "codes": ledger.tentative(now)}
    assert ledger.agrees(now, right)
    assert not ledger.agrees(now, {**right, "codes": []})
    assert not ledger.agrees(Standing(now.seq, now.version, now.portion), right)


def test_a_plan_can_be_played_command_by_command() -> None:
    plan = Planner(1, seed=6, positions=True).plan(0.3, 0.5)
    game = Game.from_record(plan.record)
    live_game = LiveGame(game, 0, salt="salt")
    for portion in plan.portions:
        revealed = [live_game.play(portion.seat, code) for code in portion.codes]
        assert revealed == [False] * (len(revealed) - 1) + [portion.reveals]
        if not portion.reveals:
            assert live_game.is_complete
        hashes = [salted(position, "salt") for position in portion.positions]
        assert [each.hash for each in live_game.commit()] == hashes
    assert live_game.seat is None
    assert plan.portions[-1].is_last


def test_percentiles() -> None:
    assert percentile([], 0.5) == 0
    assert percentile([3, 1, 2], 0.5) == 2
    assert spread([0.001] * 99 + [0.5]) == {
        "p50_ms": 1.0,
        "p95_ms": 1.0,
        "p99_ms": 500.0,
        "max_ms": 500.0,
    }
