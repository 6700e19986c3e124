"""The figures that say how far to trust reviews."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmarks.review import games, page, rows
from benchmarks.review.figures import (
    Case,
    calibration,
    cases,
    orders,
    outside,
    points_off,
    rates,
    seen_later,
    summary,
)
from benchmarks.review.fit import unforeseen, wider
from benchmarks.review.games import Row
from benchmarks.review.page import lines, picture, terms
from caledonia.review.accounts import UNFORESEEN
from caledonia.review.chances import corrected


def row(seed: int, *wins: float, won: tuple[float, ...] = (1.0, 0.0)) -> Row:
    """Return a game of two in which the first seat was promised some chances, one by one."""
    looks = [{"win": [win, 1 - win], "spread": 9.0, "points": [101.0, 99.0]} for win in wins]
    return {"seed": seed, "won": list(won), "points": [100.0, 90.0], "looks": looks}


def game(crofter: float, merchant: float, chief: float) -> list[dict[str, Any]]:
    lost = {"crofter": crofter, "merchant": merchant, "chief": chief}
    return [
        {"bot": bot, "off": 0.01, "luck": 1.0, "decisions": 10, "points_lost": points}
        for bot, points in lost.items()
    ]


def test_chances_are_counted_by_tenths() -> None:
    samples: list[Case] = [(0.72, 1.0, n) for n in range(7)]
    samples += [(0.78, 0.0, n) for n in range(7, 10)] + [(1.0, 1.0, 11)]
    seven, last = calibration(samples)
    assert (seven["from"], seven["count"]) == (0.7, 10)
    assert seven["won"] == pytest.approx(0.7)
    assert (last["from"], last["count"], last["won"]) == (0.9, 1, 1.0)


def test_cases_are_all_seats_of_all_positions_as_reviews_show_them() -> None:
    one, other = corrected((0.25, 0.75), 9.0)
    assert cases([row(3, 0.25, 0.5)]) == [(one, 1, 3), (other, 0, 3), (0.5, 1, 3), (0.5, 0, 3)]


def test_positions_of_one_game_count_as_one_game() -> None:
    apart: list[Case] = [(0.5, float(n % 2), n) for n in range(100)]
    together: list[Case] = [(0.5, won, n // 10) for n, (_, won, _) in enumerate(sorted(apart))]
    (alone,), (joined,) = calibration(apart), calibration(together)
    assert alone["error"] == pytest.approx(1.96 * 0.5 / 10)
    assert joined["error"] > 2 * alone["error"]


def test_a_tenth_is_outside_only_beyond_its_interval() -> None:
    bad = {"from": 0.3, "foreseen": 0.35, "won": 0.45, "error": 0.02}
    unsure = {"from": 0.4, "foreseen": 0.45, "won": 0.55, "error": 0.07}
    good = {"from": 0.5, "foreseen": 0.55, "won": 0.52, "error": 0.01}
    assert outside([bad, unsure, good]) == [0.3]


def test_points_off_is_what_was_expected_too_much() -> None:
    assert points_off([row(1, 0.5)]) == pytest.approx((1 + 9) / 2)


def test_error_rates_are_put_in_order() -> None:
    reviews = [game(9, 6, 3)] * 10 + [game(8, 5, 2)] * 10
    assert rates(reviews) == {"crofter": 0.85, "merchant": 0.55, "chief": 0.25}
    pairs = ("crofter merchant", "crofter chief", "merchant chief")
    assert orders(reviews) == dict.fromkeys(pairs, 1.0)
    assert orders([game(1, 2, 3)] * 20) == dict.fromkeys(pairs, 0.0)
    assert orders(reviews[:19]) == {}


def test_the_page_names_every_figure() -> None:
    took = {"players": 2, "decisions": 100, "seconds": 3.0}
    figures = summary(
        {
            "chances": [row(0, 0.5, 1.0)],
            "mixed": [row(1, 0.4)],
            "ladder": [{"seats": game(9, 6, 3), "seconds": 0.5}] * 20,
            "quick": [],
            "light": [{"seats": game(1, 1, 1), "seconds": 0.5}],
            "timed": [took],
            "terms": [],
            "clock": [{**took, "players": 4, "seconds": 7.0}],
        }
    )
    text = "\n".join(lines(figures))
    assert "| points lost per decision, chief | 0.30 |" in text
    assert "| one review, 2 players, seconds of one processor | 3.0 (most 3.0; 1 reviews) |" in text
    assert "| one review, 4 players, two threads, seconds by the clock | 7.0 " in text
    assert "| 50 to 60% | 2 | 50.0% | 50.0% | +0.0 |" in text
    assert "20 games of crofter, merchant and chief (`ladder`)" in text
    assert "0 games in which they think less (`quick`) and 1 of two seers" in text
    root = ElementTree.fromstring(picture(figures["calibration"]))
    assert sum(each.tag.endswith("circle") for each in root.iter()) == 3


def sheets(bot: str, players: int, *later: float) -> list[Row]:
    """Return games in which every seat had this seen later, before the fit."""
    seat = {"decisions": -9.0, "opponents": 4.0}
    return [
        {"bot": bot, "players": players, "seats": [{**seat, "later": each}] * players}
        for each in later
    ]


def test_what_is_seen_later_is_fitted_to_seers_and_measured_as_it_is_shown() -> None:
    games = sheets("seer", 1, 10, 14) + sheets("seer", 2, 3, 7) + sheets("seer", 4, 1, 1)
    assert unforeseen(games, 2) == 5
    (row,) = seen_later(sheets("crofter", 2, 3, 7))
    assert (row["bot"], row["players"], row["games"]) == ("crofter", 2, 2)
    assert row["mean"] == pytest.approx(5 - UNFORESEEN[2])
    assert row["spread"] == pytest.approx(stdev([3, 3, 7, 7]))
    assert row["interval"] == pytest.approx(1.96 * stdev([3, 7]) / sqrt(2))
    (line,) = list(terms([row]))[2:]
    assert line.startswith("| crofter | 2 | 2 | -9.0 | +4.0 | ")
    assert line.endswith(f"| {row['spread']:.1f} |")


def test_errors_are_fitted_to_what_a_longer_review_changes() -> None:
    seats = [{"luck": {"change": change, "error": 1.0}} for change in (3.0, -4.0)]
    nothing = {"luck": {"change": 0.0, "error": 0.0}}
    assert wider([{"seats": [*seats, nothing]}], "luck") == pytest.approx(sqrt(25 / 2))


def test_figures_without_games_stay_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "review.md"
    file.write_text(f"a\n{page.BEGIN_TERMS}\nold\n{page.END}\nb\n{page.BEGIN}\nkept\n{page.END}")
    monkeypatch.setattr(page, "PAGE", file)
    page.write({"terms": seen_later(sheets("seer", 2, 3, 7)), "calibration": []})
    text = file.read_text(encoding="utf-8")
    assert "old" not in text
    assert "| seer | 2 | 2 |" in text
    assert text.endswith(f"b\n{page.BEGIN}\nkept\n{page.END}")


def test_games_that_are_there_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.PARTS, "chances", (10, games.chances))
    kept = {"seed": 10, "kept": True}
    (tmp_path / "chances.jsonl").write_text(json.dumps(kept) + "\n", encoding="utf-8")
    assert list(rows.add(tmp_path, "chances", 1, workers=1)) == []
    assert rows.read(tmp_path, "chances") == [kept]
    assert rows.read(tmp_path, "ladder") == []
