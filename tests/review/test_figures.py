"""The figures that say how far to trust reviews."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from benchmarks.review.figures import calibration, interval, orders, rates, summary
from benchmarks.review.page import lines, picture


def foreseen(win: float, won: float) -> dict[str, Any]:
    return {"players": 2, "win": win, "won": won, "points_off": 1.0}


def game(crofter: float, merchant: float, chief: float) -> list[dict[str, Any]]:
    lost = {"crofter": crofter, "merchant": merchant, "chief": chief}
    return [
        {"bot": bot, "off": 0.01, "luck": 1.0, "decisions": 10, "points_lost": points}
        for bot, points in lost.items()
    ]


def test_chances_are_counted_by_tenths() -> None:
    rows = [foreseen(0.72, 1.0)] * 7 + [foreseen(0.78, 0.0)] * 3 + [foreseen(1.0, 1.0)]
    seven, last = calibration(rows)
    assert (seven["from"], seven["count"]) == (0.7, 10)
    assert seven["won"] == pytest.approx(0.7)
    assert (last["from"], last["count"], last["won"]) == (0.9, 1, 1.0)


def test_intervals_hold_their_share_and_get_narrower() -> None:
    for share in (0.0, 0.3, 1.0):
        low, high = interval(share, 10)
        closer = interval(share, 1000)
        assert -1e-9 <= low <= share <= high <= 1 + 1e-9
        assert closer[1] - closer[0] < high - low


def test_error_rates_are_put_in_order() -> None:
    games = [game(9, 6, 3)] * 10 + [game(8, 5, 2)] * 10
    assert rates(games) == {"crofter": 0.85, "merchant": 0.55, "chief": 0.25}
    assert orders(games) == {"crofter merchant": 1.0, "merchant chief": 1.0}
    assert orders([game(1, 2, 3)] * 20) == {"crofter merchant": 0.0, "merchant chief": 0.0}
    assert orders(games[:19]) == {}


def test_the_page_names_every_figure() -> None:
    figures = summary(
        {
            "foreseen": [foreseen(0.3, 0.0), foreseen(0.7, 1.0)],
            "games": [game(9, 6, 3)] * 20,
            "timed": [{"players": 2, "decisions": 100, "seconds": 3.0}],
        }
    )
    run = {"workers": 2, "duration": 5.0, "foreseen_games": 1, "wall": {}}
    text = "\n".join(lines({**figures, **run}))
    assert "| points lost per decision, chief | 0.30 |" in text
    assert "| one review, 2 players, seconds of one processor | 3.0 (most 3.0; 1 reviews) |" in text
    root = ElementTree.fromstring(picture(figures["calibration_all"]))
    assert sum(each.tag.endswith("circle") for each in root.iter()) == 2
