from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from caledonia.arena.statistics import Estimate
from tools.balance import MAPS, Row
from tools.findings import (
    CLAN,
    CORNER,
    ENOUGH_GAMES,
    GROUPINGS,
    Findings,
    Line,
    Status,
    Verdict,
    is_enough,
    judge,
)


def rows(game: int, corners: str, scores: list[int], wins: list[Fraction]) -> list[Row]:
    """Return the rows of a game; clans are named after seats."""
    seats = zip(corners, scores, wins, strict=True)
    return [
        Row(
            game, len(corners), MAPS[game], seat, seat + 1, f"clan {seat}", corner.strip(), 2, 0,
            score, win,
        )
        for seat, (corner, score, win) in enumerate(seats)
    ]  # fmt: skip


ONE, HALF, NONE = Fraction(1), Fraction(1, 2), Fraction(0)
GAMES = [
    rows(0, "AB", [100, 90], [ONE, NONE]),
    rows(1, "CA", [80, 80], [HALF, HALF]),
    rows(2, "DBA", [70, 60, 50], [ONE, NONE, NONE]),
]


def lines(name: str, games: list[list[Row]] = GAMES) -> dict[str, Line]:
    grouping = next(grouping for grouping in GROUPINGS if grouping.name == name)
    return {line.label: line for line in Findings(games).lines(grouping)}


def test_figures_of_a_corner() -> None:
    line = lines("corner")["A"]
    assert (line.games, line.seats) == (3, 3)
    assert line.score.mean == pytest.approx(230 / 3)
    assert line.win_rate == pytest.approx(0.5)
    assert line.edge.mean == pytest.approx((1 / 2 + 0 - 1 / 3) / 3)


def test_groups_stand_in_order() -> None:
    assert list(lines("corner")) == ["A", "B", "C", "D"]
    assert list(lines("side")) == ["A1", "B1", "C1", "D1"]
    assert list(lines("corner by players")) == [
        "A of 2",
        "A of 3",
        "B of 2",
        "B of 3",
        "C of 2",
        "D of 3",
    ]
    assert list(lines("seat")) == ["1st of 2", "2nd of 2", "1st of 3", "2nd of 3", "3rd of 3"]
    assert list(lines("clan")) == ["clan 0", "clan 1", "clan 2"]


def test_two_seats_of_one_game_in_a_corner_are_one_game() -> None:
    line = lines("corner", [rows(0, "AA", [10, 20], [NONE, ONE])])["A"]
    assert (line.games, line.seats) == (1, 2)
    assert line.edge == Estimate(0.0, None)


def test_a_lead_is_counted_without_what_the_clan_promised() -> None:
    """Corner A is worth 4 points, the first clan 20 and the last of three none."""
    games, bare = [], []
    for number in range(12):
        corners = ("ABC", "BCA", "CAB")[number % 3]
        scores = [
            100 + 4 * (corner == "A") + extra + number % 2
            for corner, extra in zip(corners, (20, 10, 0), strict=True)
        ]
        plain = rows(number, corners, scores, [ONE, NONE, NONE])
        bare.append(plain)
        games.append([replace(row, expected=10.0 - 10 * row.seat) for row in plain])
    findings = Findings(games)
    assert findings.kept == 1
    assert 0.9 < findings.explained < 1
    line = lines("corner", games)["A"]
    assert line.lead.mean == pytest.approx(4 - 4 / 3)
    # Where every clan had every corner the mean is the same without, and less sure.
    other = lines("corner", bare)["A"]
    assert other.lead.mean == pytest.approx(line.lead.mean)
    assert other.lead.margin is not None
    assert other.lead.margin > 5
    assert not line.lead.margin or line.lead.margin < 0.1
    assert lines("clan", games)["clan 0"].lead.mean == pytest.approx(10)


def test_few_games_say_nothing_about_wins() -> None:
    few, enough = lines("corner", GAMES * 9)["A"], lines("corner", GAMES * 10)["A"]
    assert few.edge.interval is None
    assert few.score.interval is not None
    assert enough.edge.interval is not None


def test_a_seat_without_a_corner_is_in_no_corner() -> None:
    games = [rows(0, "A ", [10, 20], [NONE, ONE])]
    assert list(lines("corner", games)) == ["A"]
    assert list(lines("side", games)) == ["A1"]
    assert len(lines("clan", games)) == 2


def test_the_order_of_games_does_not_matter() -> None:
    forward, backward = Findings(GAMES), Findings(reversed(GAMES))
    for grouping in GROUPINGS:
        assert forward.lines(grouping) == backward.lines(grouping)
    assert (forward.games, forward.maps, forward.workers, forward.strayed) == (3, 3, 14, 0)


# The verdict.

FAIR = (-0.02, 0.02)
NARROW_ACROSS = (0.02, 0.06)
WIDE = (-0.06, 0.06)
OUTSIDE = (-0.3, -0.051)


def verdict(b: tuple[float, float] | None, games: int = ENOUGH_GAMES) -> Verdict:
    """Judge four corners of which B is given and the others are fair."""
    edges = {"A": FAIR, "B": b, "C": FAIR, "D": (-0.05, 0.05)}
    score = Estimate(100.0, None)
    corners = [
        Line(corner, games, games, score, 0.3, Estimate(0.0, edge), Estimate(0.0, None))
        for corner, edge in edges.items()
    ]
    return judge(corners, games)


@pytest.mark.parametrize(
    ("edge", "games", "status"),
    [
        (FAIR, ENOUGH_GAMES, Status.HOLDS),
        (FAIR, 100, Status.HOLDS),
        (NARROW_ACROSS, ENOUGH_GAMES, Status.DOES_NOT_HOLD),
        (NARROW_ACROSS, ENOUGH_GAMES - 1, Status.TOO_FEW),
        (WIDE, ENOUGH_GAMES, Status.TOO_FEW),
        (OUTSIDE, 100, Status.DOES_NOT_HOLD),
        (None, ENOUGH_GAMES, Status.TOO_FEW),
    ],
)
def test_verdict(edge: tuple[float, float] | None, games: int, status: Status) -> None:
    reached = verdict(edge, games)
    assert reached.status is status
    assert reached.corners == (() if status is Status.HOLDS else ("B",))


@pytest.mark.parametrize(
    ("games", "maps", "enough"), [(2000, 16, True), (1999, 16, False), (9000, 15, False)]
)
def test_only_many_games_on_all_maps_are_enough(games: int, maps: int, enough: bool) -> None:
    assert is_enough(games, maps) is enough


def test_a_corner_without_games_is_not_judged() -> None:
    assert judge([], ENOUGH_GAMES) == Verdict(Status.TOO_FEW, ("A", "B", "C", "D"))


def test_named_groupings_are_in_the_report() -> None:
    assert {CORNER, CLAN} <= set(GROUPINGS)
