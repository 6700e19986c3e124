"""Games that measure clans count only together with others of the same net and search."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.clans.__main__ import _kept, plan_of


def test_games_of_another_search_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    assert not _kept(file, plan_of("seer", 24))
    assert not _kept(file, plan_of("seer", 24))
    monkeypatch.setattr("benchmarks.clans.__main__.fingerprint", lambda bot: f"another {bot}")
    with pytest.raises(SystemExit, match="another net, search or budget"):
        _kept(file, plan_of("seer", 24))


def test_every_bot_and_budget_has_its_own_plan() -> None:
    plans = [plan_of(bot, count) for bot in ("seer", "chief", "crofter") for count in (24, 48)]
    assert all(plans.count(plan) == 1 for plan in plans)
