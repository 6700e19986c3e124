"""``python -m caledonia.arena``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caledonia.arena.__main__ import main


def test_a_match_is_played_and_summed_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    summary = tmp_path / "figures.json"
    words = ["crofter", "random", "--games", "3", "--workers", "1", "--summary", str(summary)]
    monkeypatch.setattr("sys.argv", ["arena", *words])
    assert main() == 0
    figures = json.loads(summary.read_text(encoding="utf-8"))
    assert figures["games"] == 4
    crofter, random = figures["bots"]
    assert (crofter["bot"], random["bot"]) == ("crofter", "random")
    assert crofter["wins"] + random["wins"] == 4
    assert crofter["points"] > random["points"]


def test_an_unknown_bot_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["arena", "druid"])
    assert main() == 2
    assert "no bot 'druid'" in capsys.readouterr().err
