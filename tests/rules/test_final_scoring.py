"""Final scoring (FIN-1 to FIN-7, FIN-9); settlements have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia.events import GameEnded, GloryGained
from caledonia.rules.final import Outcome, ScoreSheet
from tests.helpers import codes, events_of, money, play, position, refusals

Seat = dict[str, Any]

FULFILLED = ([1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 13])
"""Contracts for each seat; a test takes as many as it needs."""
CHAINS: tuple[dict[str, list[str]], ...] = (
    {"sheep": ["c3", "c4", "b4"]},
    {"sheep": ["k6", "l6", "m6"]},
    {"woodcutter": ["k8", "l7"], "sheep": ["m8"]},
    {"miner": ["b8", "c9"], "sheep": ["d8"]},
)
"""Three settlements for each seat, each linked to the next by crossing a river."""


def ended(*seats: Seat, **fields: Any) -> Outcome:
    """Return the outcome of a finished game."""
    game = position(len(seats), round=5, seats=list(seats), pending=[], **fields)
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def sheet(seat: Seat, *others: Seat, **fields: Any) -> ScoreSheet:
    """Return the score sheet of seat 0; it has an idle opponent if no other is given."""
    return ended(seat, *(others or ({},)), **fields).sheets[0]


def chain(seat: int, settlements: int) -> Seat:
    """Return a seat with a number of linked settlements."""
    left = settlements
    units: dict[str, list[str]] = {}
    for unit, spaces in CHAINS[seat].items():
        units[unit] = spaces[:left]
        left -= len(units[unit])
    return {"shipping": 1, "units": units}


# The stock.


@pytest.mark.rule("FIN-1")
def test_glory_is_one_point_each() -> None:
    assert sheet({"glory": 17}).glory == 17
    assert sheet({"glory": 17}).total == 17


@pytest.mark.rule("FIN-2")
@pytest.mark.parametrize(
    ("stock", "basic", "processed"),
    [
        ({"wool": 1}, 1, 0),
        ({"grain": 1}, 1, 0),
        ({"milk": 1}, 1, 0),
        ({"bread": 1}, 0, 2),
        ({"cheese": 1}, 0, 2),
        ({"whisky": 1}, 0, 2),
        ({"wool": 2, "grain": 3, "milk": 4, "bread": 1, "cheese": 2, "whisky": 3}, 9, 12),
    ],
)
def test_goods_in_stock(stock: dict[str, int], basic: int, processed: int) -> None:
    score = sheet({"goods": stock})
    assert (score.basic_goods, score.processed_goods) == (basic, processed)
    assert score.total == basic + processed


@pytest.mark.rule("FIN-3")
@pytest.mark.parametrize(
    ("pounds", "points", "left"),
    [(0, 0, 0), (9, 0, 9), (10, 1, 0), (19, 1, 9), (20, 2, 0), (127, 12, 7)],
)
def test_every_full_ten_pounds_is_a_point(pounds: int, points: int, left: int) -> None:
    score = sheet({"money": pounds})
    assert (score.money, score.money_left, score.total) == (points, left, points)


# Imports.


@pytest.mark.rule("FIN-4")
def test_hops_on_fulfilled_contracts_are_one_point_each() -> None:
    score = sheet({"fulfilled": [23, 9]}, {"fulfilled": [1, 2, 3]})
    assert score.hops == 8 + 5


@pytest.mark.rule("FIN-4", "FIN-5")
def test_contracts_in_a_slot_give_no_imports() -> None:
    score = sheet({"contracts": [17]})
    assert (score.hops, score.tobacco, score.contracts) == (0, 0, 0)


@pytest.mark.rule("FIN-5")
def test_the_rulebooks_example_of_imports() -> None:
    # Own: tobacco 3, sugar cane 2, cotton 6; with the other's sugar cane tobacco is the rarest.
    score = sheet({"fulfilled": [35, 3, 10, 16]}, {"fulfilled": [48]})
    assert (score.tobacco, score.sugar_cane, score.cotton) == (15, 8, 18)


@pytest.mark.rule("FIN-5")
@pytest.mark.parametrize(
    ("fulfilled", "values"),
    [
        # Cotton 2-4: 16, 4, 10; tobacco 2-4: 11, 35, 41; sugar cane 2-4: 3, 48, 12.
        ([10, 35, 3], (3, 4, 5)),
        ([10, 11, 48], (3, 5, 4)),
        ([4, 41, 3], (4, 3, 5)),
        ([16, 41, 48], (5, 3, 4)),
        ([4, 11, 12], (4, 5, 3)),
        ([16, 35, 12], (5, 4, 3)),
    ],
)
def test_the_rarer_an_import_the_more_it_is_worth(
    fulfilled: list[int], values: tuple[int, int, int]
) -> None:
    assert values_of(fulfilled) == values


@pytest.mark.rule("FIN-5")
@pytest.mark.parametrize(
    ("fulfilled", "values"),
    [
        ([4, 35, 48], (5, 4, 3)),  # all equal
        ([4, 35, 3], (4, 3, 5)),  # cotton and tobacco on top
        ([4, 11, 48], (4, 5, 3)),  # cotton and sugar cane on top
        ([16, 35, 48], (5, 4, 3)),  # tobacco and sugar cane on top
        ([10, 35, 48], (3, 5, 4)),  # tobacco and sugar cane below
        ([4, 41, 48], (5, 3, 4)),  # cotton and sugar cane below
        ([4, 35, 12], (5, 4, 3)),  # cotton and tobacco below
    ],
)
def test_among_equals_cotton_is_rarer_than_tobacco_and_tobacco_than_sugar_cane(
    fulfilled: list[int], values: tuple[int, int, int]
) -> None:
    assert values_of(fulfilled) == values


def values_of(fulfilled: list[int]) -> tuple[int, ...]:
    """Return what a cotton, a tobacco and a sugar cane are worth; one contract gives each."""
    score = sheet({"fulfilled": fulfilled})
    amounts = (
        {16: 2, 4: 3, 10: 4}[fulfilled[0]],
        {11: 2, 35: 3, 41: 4}[fulfilled[1]],
        {3: 2, 48: 3, 12: 4}[fulfilled[2]],
    )
    lines = (score.cotton, score.tobacco, score.sugar_cane)
    return tuple(line // amount for line, amount in zip(lines, amounts, strict=True))


@pytest.mark.rule("FIN-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_follows_the_totals_of_all_players(players: int) -> None:
    # Cotton 2 against tobacco 3 alone; with the last player's cotton 4 it is the most common.
    seats: list[Seat] = [{"fulfilled": [16, 35]}, *({} for _ in range(players - 1))]
    assert ended(*seats).sheets[0].cotton == 2 * 4
    seats[-1] = {"fulfilled": [10]}
    outcome = ended(*seats)
    assert outcome.sheets[0].cotton == 2 * 3
    assert outcome.sheets[0].tobacco == 3 * 4
    assert outcome.sheets[-1].cotton == 4 * 3


@pytest.mark.rule("FIN-5", "VAR-1")
def test_static_imports_are_worth_four_each() -> None:
    score = sheet({"fulfilled": [10, 35, 3]}, options={"static_imports": True})
    assert (score.cotton, score.tobacco, score.sugar_cane) == (16, 12, 8)


# Contracts.


@pytest.mark.rule("FIN-6")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1), (8, 0)),
        ((1, 2), (0, 8)),
        ((1, 0), (8, 0)),
        ((0, 0), (0, 0)),
        ((3, 2, 1), (12, 6, 0)),
        ((1, 3, 2), (0, 12, 6)),
        ((3, 2, 2), (12, 3, 3)),
        ((2, 2, 2), (6, 6, 6)),
        ((1, 0, 0), (12, 0, 0)),
        ((2, 1, 0), (12, 6, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((3, 2, 1, 0), (12, 6, 0, 0)),
        ((3, 3, 2, 2), (9, 9, 0, 0)),
        ((2, 1, 1, 1), (12, 2, 2, 2)),
        ((2, 2, 2, 1), (6, 6, 6, 0)),
        ((2, 1, 1, 0), (12, 3, 3, 0)),
        ((1, 1, 1, 1), (4, 4, 4, 4)),
    ],
)
def test_places_by_contracts(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    outcome = ended(*({"fulfilled": FULFILLED[s][:n]} for s, n in enumerate(counts)))
    assert tuple(each.contracts for each in outcome.sheets) == points
    assert tuple(each.contracts_fulfilled for each in outcome.sheets) == counts


@pytest.mark.rule("FIN-6")
def test_the_rulebooks_examples_of_ties() -> None:
    three = ended({"fulfilled": [1, 2]}, {"fulfilled": [3, 4]}, {"fulfilled": [5]})
    assert [each.contracts for each in three.sheets] == [9, 9, 0]
    two = ended({"fulfilled": [1, 2]}, {"fulfilled": [3, 4]})
    assert [each.contracts for each in two.sheets] == [4, 4]


# Settlements.


@pytest.mark.rule("FIN-7")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2), (12, 0)),
        ((1, 3), (0, 12)),
        ((2, 2), (6, 6)),
        ((1, 0), (12, 0)),
        ((0, 0), (0, 0)),
        ((3, 2, 1), (18, 12, 6)),
        ((1, 2, 3), (6, 12, 18)),
        ((3, 3, 1), (15, 15, 6)),
        ((3, 2, 2), (18, 9, 9)),
        ((2, 2, 2), (12, 12, 12)),
        ((3, 2, 0), (18, 12, 0)),
        ((1, 1, 0), (15, 15, 0)),
        ((3, 2, 1, 0), (18, 12, 6, 0)),
        ((3, 2, 1, 1), (18, 12, 3, 3)),
        ((3, 2, 2, 1), (18, 9, 9, 0)),
        ((3, 1, 1, 1), (18, 6, 6, 6)),
        ((3, 3, 3, 1), (12, 12, 12, 0)),
        ((3, 3, 2, 1), (15, 15, 6, 0)),
        ((2, 2, 2, 2), (9, 9, 9, 9)),
    ],
)
def test_places_by_settlements(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    outcome = ended(*(chain(seat, count) for seat, count in enumerate(counts)))
    assert tuple(each.settlements_linked for each in outcome.sheets) == counts
    assert tuple(each.settlements for each in outcome.sheets) == points


# The end.


@pytest.mark.rule("FIN-9", "VAR-6")
def test_the_auction_bid_is_taken_off() -> None:
    outcome = ended(
        {"glory": 20, "bid": 7, "clan": "campbell"},
        {"glory": 14, "clan": "stewart"},
        options={"clan_auction": True},
    )
    assert (outcome.sheets[0].bid, outcome.sheets[1].bid) == (-7, 0)
    assert outcome.scores == (13, 14)
    assert outcome.winners == (1,)


@pytest.mark.rule("FIN-1", "FIN-2", "FIN-3", "FIN-4", "FIN-5", "FIN-6", "FIN-7", "FIN-9")
def test_the_total_is_the_sum_of_all_lines() -> None:
    seat: Seat = {
        "clan": "campbell",
        "glory": 11,
        "goods": {"wool": 3, "cheese": 2},
        "money": 57,
        "fulfilled": [10, 2, 9],
        "bid": 6,
        **chain(0, 3),
    }
    score = sheet(seat, chain(1, 1), {"fulfilled": [44]}, options={"clan_auction": True})
    assert score == ScoreSheet(
        seat=0,
        glory=11,
        basic_goods=3,
        processed_goods=4,
        money=5,
        hops=0 + 2 + 5,
        cotton=4 * 4,
        tobacco=3 * 3,
        sugar_cane=1 * 5,
        contracts=12,
        settlements=18,
        bid=-6,
        money_left=7,
        contracts_fulfilled=3,
        settlements_linked=3,
    )
    assert score.total == 11 + 3 + 4 + 5 + 7 + 16 + 9 + 5 + 12 + 18 - 6


@pytest.mark.rule("FIN-9")
def test_most_points_win() -> None:
    outcome = ended({"glory": 3}, {"glory": 5}, {"glory": 4}, {"glory": 1})
    assert outcome.ranking == (1, 2, 0, 3)
    assert outcome.places == (3, 1, 2, 4)
    assert outcome.winners == (1,)
    assert outcome.scores == (3, 5, 4, 1)
    assert outcome.solo_rank is None


@pytest.mark.rule("FIN-9")
@pytest.mark.parametrize("first", [0, 1])
def test_money_left_over_breaks_a_tie(first: int) -> None:
    # £29 is two points and £9 left, £31 three points and £1 left.
    seats: list[Seat] = [{"money": 29, "glory": 1}, {"money": 31}]
    outcome = ended(*(seats if first == 0 else seats[::-1]))
    assert outcome.scores == (3, 3)
    assert outcome.winners == (first,)
    assert outcome.places == ((1, 2) if first == 0 else (2, 1))


@pytest.mark.rule("FIN-9")
def test_points_come_before_money_left_over() -> None:
    assert ended({"money": 19}, {"money": 20}).winners == (1,)


@pytest.mark.rule("FIN-9")
def test_with_equal_money_left_over_the_victory_is_shared() -> None:
    outcome = ended({"money": 5}, {"money": 24}, {"money": 14, "glory": 1})
    assert outcome.scores == (0, 2, 2)
    assert outcome.winners == (1, 2)
    assert outcome.places == (3, 1, 1)
    assert outcome.ranking == (1, 2, 0)


@pytest.mark.rule("FIN-1", "FIN-3", "FIN-7")
def test_the_last_pass_leads_over_production_and_the_last_tile_to_final_scoring() -> None:
    seats: list[Seat] = [
        {"money": 8, "units": {"sheep": ["b2"], "woodcutter": ["f1"]}},
        {"units": {"miner": ["i3"]}},
    ]
    scoring = ["t5", "t2", "t3", "t4", "t1"]
    game = position(2, round=5, passed=[1], scoring=scoring, seats=seats)
    assert game.outcome() is None
    play(game, "pass")
    outcome = game.outcome()
    assert outcome is not None
    assert money(game) == 8 + 14 + 4
    assert events_of(game, GloryGained) == [GloryGained(0, 1, "scoring_tile")]
    assert events_of(game, GameEnded) == [GameEnded()]
    first, second = outcome.sheets
    assert (first.money, first.money_left, first.basic_goods, first.glory) == (2, 6, 1, 1)
    assert (first.settlements, first.settlements_linked) == (6, 1)
    assert outcome.scores == (10, 6)
    assert second.money_left == 6
    assert codes(game) == []
    assert refusals(game, "pass") == [("RND-1", "game_over")]


@pytest.mark.rule("FIN-1")
def test_score_now_returns_the_score_before_the_end() -> None:
    game = position(2, seats=[{"glory": 4}, {"money": 30}])
    assert game.outcome() is None
    assert game.score_now().scores == (4, 3)
