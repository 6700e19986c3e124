"""The production phase (PRD)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.actions import Produce
from caledonia.events import (
    GoodsChanged,
    MoneyChanged,
    ProductionStarted,
    RoundStarted,
)
from caledonia.rules import flow
from caledonia.types import Good
from tests.helpers import codes, decision, figures, goods, money, play, position, refusals

GRASS = ["a5", "a6", "b4", "b5", "c4", "d4", "g1", "g2", "g3", "g8", "g9", "i2", "i7", "j3"]
"""Grassland of the small map."""


def producing(*played: str, players: int = 2, **seat: Any) -> Game:
    """Return a game in which production begins with seat 0."""
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    pending = [{"kind": "start_production", "seat": s} for s in reversed(range(players))]
    return position(players, *played, seats=[seat, *others], pending=pending)


def factories(dairies: int, bakeries: int, distilleries: int) -> dict[str, list[str]]:
    """Return units with a number of factories."""
    spaces = iter(GRASS)
    return {
        "dairy": [next(spaces) for _ in range(dairies)],
        "bakery": [next(spaces) for _ in range(bakeries)],
        "distillery": [next(spaces) for _ in range(distilleries)],
    }


def made(cheese: int, bread: int, whisky: int) -> str:
    """Return the code of a production."""
    return f"produce cheese {cheese} bread {bread} whisky {whisky}"


# PRD-1: workers.


@pytest.mark.rule("PRD-1")
@pytest.mark.parametrize("workers", [0, 1, 2, 3, 4])
def test_a_woodcutter_earns_four_pounds_upgraded_six(workers: int) -> None:
    spaces = {"woodcutter": ["e8", "f9", "f1", "b1"][:workers]}
    assert money(producing(units=spaces)) == 4 * workers
    assert money(producing(units=spaces, technology=["woodcutter"])) == 6 * workers
    assert money(producing(units=spaces, technology=["miner"])) == 4 * workers


@pytest.mark.rule("PRD-1")
@pytest.mark.parametrize("workers", [0, 1, 2, 3, 4])
def test_a_miner_earns_six_pounds_upgraded_eight(workers: int) -> None:
    spaces = {"miner": ["c6", "f7", "d3", "e3"][:workers]}
    assert money(producing(units=spaces)) == 6 * workers
    assert money(producing(units=spaces, technology=["miner"])) == 8 * workers
    assert money(producing(units=spaces, technology=["woodcutter"])) == 6 * workers


@pytest.mark.rule("PRD-1")
def test_all_workers_earn_together() -> None:
    spaces = {"woodcutter": ["e8", "f9"], "miner": ["c6"]}
    assert money(producing(units=spaces, money=3)) == 3 + 8 + 6
    assert money(producing(units=spaces, technology=["woodcutter", "miner"])) == 12 + 8


@pytest.mark.rule("PRD-1", "CLN-MD1")
def test_macdonalds_workers_earn_four_pounds_wherever_they_stand() -> None:
    spaces = {"woodcutter": ["e8"], "miner": ["c6", "f7"], "fisherman": ["c5", "j2"]}
    assert money(producing(clan="macdonald", units=spaces)) == 4 * 5


@pytest.mark.rule("PRD-1")
def test_only_workers_earn_money() -> None:
    spaces = {"sheep": ["b4"], "cow": ["b5"], "field": ["a5"], "bakery": ["g3"]}
    game = producing(made(0, 0, 0), units=spaces)
    assert money(game) == 0


# PRD-2: basic goods.


@pytest.mark.rule("PRD-2")
@pytest.mark.parametrize("number", [1, 2, 4])
@pytest.mark.parametrize(
    ("unit", "good", "each"), [("sheep", "wool", 1), ("cow", "milk", 1), ("field", "grain", 2)]
)
def test_basic_goods(unit: str, good: str, each: int, number: int) -> None:
    game = producing(units={unit: GRASS[:number]})
    assert goods(game) == {good: each * number}


@pytest.mark.rule("PRD-2")
def test_basic_goods_come_on_top_of_the_stock() -> None:
    spaces = {"sheep": ["b4", "b5"], "cow": ["a5"], "field": ["g3", "g8"]}
    game = producing(units=spaces, goods={"wool": 5, "milk": 1, "bread": 2})
    assert goods(game) == {"wool": 7, "grain": 4, "milk": 2, "bread": 2}


@pytest.mark.rule("PRD-1", "PRD-2")
def test_workers_come_before_basic_goods() -> None:
    spaces = {"miner": ["c6"], "sheep": ["b4"], "cow": ["b5"], "field": ["a5"]}
    game = position(2, "pass", passed=[1], seats=[{"units": spaces}, {}])
    start = game.events().index(ProductionStarted(0))
    assert game.events()[start : start + 6] == [
        ProductionStarted(0),
        MoneyChanged(0, 6, "income"),
        GoodsChanged(0, Good.WOOL, 1, "production"),
        GoodsChanged(0, Good.MILK, 1, "production"),
        GoodsChanged(0, Good.GRAIN, 2, "production"),
        ProductionStarted(1),
    ]


# PRD-3: processed goods.


@pytest.mark.rule("PRD-3")
@pytest.mark.parametrize(
    ("unit", "raw", "product", "code"),
    [
        ("dairy", "milk", "cheese", made(1, 0, 0)),
        ("bakery", "grain", "bread", made(0, 1, 0)),
        ("distillery", "grain", "whisky", made(0, 0, 1)),
    ],
)
def test_each_factory_turns_one_into_one(unit: str, raw: str, product: str, code: str) -> None:
    game = producing(units={unit: ["b4", "b5"]}, goods={raw: 5})
    assert len(codes(game)) == 3
    play(game, code)
    assert goods(game) == {raw: 4, product: 1}


@pytest.mark.rule("PRD-3")
def test_all_factories_at_once() -> None:
    game = producing(units=factories(2, 1, 3), goods={"milk": 2, "grain": 4})
    assert codes(game)[0] == made(2, 1, 3)
    play(game, made(2, 1, 3))
    assert goods(game) == {"cheese": 2, "bread": 1, "whisky": 3}
    assert [e for e in game.events() if isinstance(e, GoodsChanged)] == [
        GoodsChanged(0, Good.MILK, -2, "production"),
        GoodsChanged(0, Good.CHEESE, 2, "production"),
        GoodsChanged(0, Good.GRAIN, -1, "production"),
        GoodsChanged(0, Good.BREAD, 1, "production"),
        GoodsChanged(0, Good.GRAIN, -3, "production"),
        GoodsChanged(0, Good.WHISKY, 3, "production"),
    ]


@pytest.mark.rule("PRD-3")
def test_as_far_as_the_player_wants() -> None:
    game = producing(units=factories(1, 2, 1), goods={"milk": 3, "grain": 9})
    assert codes(game) == [
        made(cheese, bread, whisky) for cheese in (1, 0) for bread in (2, 1, 0) for whisky in (1, 0)
    ]
    play(game, made(0, 0, 0))
    assert goods(game) == {"milk": 3, "grain": 9}


@pytest.mark.rule("PRD-3")
def test_bread_and_whisky_share_the_grain() -> None:
    game = producing(units=factories(0, 3, 3), goods={"grain": 2})
    assert codes(game) == [
        made(0, 2, 0),
        made(0, 1, 1),
        made(0, 1, 0),
        made(0, 0, 2),
        made(0, 0, 1),
        made(0, 0, 0),
    ]
    assert refusals(game, made(0, 2, 1)) == [("PRD-3", "goods_short")]
    assert figures(game, made(0, 2, 1), "goods_short") == {"good": "grain", "amount": 1}
    assert figures(game, made(0, 3, 3), "goods_short") == {"good": "grain", "amount": 4}


@pytest.mark.rule("PRD-3")
def test_milk_limits_the_cheese() -> None:
    game = producing(units=factories(3, 0, 0), goods={"milk": 2, "grain": 9})
    assert codes(game) == [made(2, 0, 0), made(1, 0, 0), made(0, 0, 0)]
    assert refusals(game, made(3, 0, 0)) == [("PRD-3", "goods_short")]
    assert figures(game, made(3, 0, 0), "goods_short") == {"good": "milk", "amount": 1}


@pytest.mark.rule("PRD-3")
@pytest.mark.parametrize("code", [made(2, 0, 0), made(0, 3, 0), made(0, 0, 4)])
def test_the_factories_limit_the_goods(code: str) -> None:
    game = producing(units=factories(1, 2, 3), goods={"milk": 9, "grain": 9})
    most = {made(2, 0, 0): 1, made(0, 3, 0): 2, made(0, 0, 4): 3}[code]
    assert code not in codes(game)
    assert refusals(game, code) == [("PRD-3", "too_many")]
    assert figures(game, code, "too_many") == {"amount": most}
    assert refusals(game, made(1, 2, 3)) == []


@pytest.mark.rule("PRD-3")
def test_every_reason_against_a_production_is_named() -> None:
    game = producing(units=factories(1, 1, 1), goods={"milk": 1, "grain": 1})
    assert refusals(game, made(2, 2, 2)) == [
        *[("PRD-3", "too_many")] * 3,
        ("PRD-3", "goods_short"),
        ("PRD-3", "goods_short"),
    ]
    assert [r.figures for r in game.why_not(made(2, 2, 2))][3:] == [
        {"good": "milk", "amount": 1},
        {"good": "grain", "amount": 3},
    ]


@pytest.mark.rule("PRD-3")
def test_nothing_is_turned_back() -> None:
    # No code says this, but a program might.
    game = producing(units=factories(1, 1, 1), goods={"milk": 1, "grain": 2, "cheese": 1})
    reasons = flow.why_not(game.state, Produce(-1, 0, 0))
    assert [(r.clause, r.problem, r.figures) for r in reasons] == [
        ("PRD-3", "too_many", {"amount": 0})
    ]


@pytest.mark.rule("PRD-2", "PRD-3")
def test_goods_just_produced_are_inputs() -> None:
    spaces = {"cow": ["b4"], "field": ["b5"], "dairy": ["a5"], "bakery": ["g3"]}
    game = producing(units={**spaces, "distillery": ["g8"]})
    assert codes(game)[0] == made(1, 1, 1)
    play(game, made(1, 1, 1))
    assert goods(game) == {"cheese": 1, "bread": 1, "whisky": 1}


@pytest.mark.rule("PRD-3")
def test_what_was_just_processed_is_no_input_and_factories_work_once() -> None:
    game = producing(made(1, 0, 0), units=factories(1, 0, 0), goods={"milk": 5})
    assert goods(game) == {"milk": 4, "cheese": 1}
    assert decision(game) == "Turn"
    assert game.round == 2


@pytest.mark.rule("PRD-3")
def test_without_anything_to_process_production_runs_by_itself() -> None:
    # Factories without inputs, inputs without factories.
    game = producing(units=factories(2, 0, 0), goods={"grain": 5})
    assert (decision(game), game.round) == ("Turn", 2)
    game = producing(units={"sheep": ["b4"]}, goods={"milk": 5, "grain": 5})
    assert (decision(game), game.round) == ("Turn", 2)


@pytest.mark.rule("PRD-3", "CLN-MK2")
def test_a_barrel_in_the_cellar_keeps_production_open() -> None:
    game = producing(clan="mackenzie", clan_state=[0, 1, 0])
    assert codes(game) == [made(0, 0, 0), "withdraw 3"]


@pytest.mark.rule("PRD-3", "CLN-Cu")
def test_cheese_comes_before_butter() -> None:
    game = producing(made(1, 0, 0), clan="cunningham", units=factories(1, 0, 0), goods={"milk": 3})
    assert codes(game) == ["butter 0", "butter 1", "butter 2"]


@pytest.mark.rule("PRD-3", "CLN-MK1")
def test_mackenzie_gets_three_pounds_for_each_whisky_made() -> None:
    units = factories(1, 1, 3)
    game = producing(clan="mackenzie", units=units, goods={"milk": 1, "grain": 4, "whisky": 2})
    play(game, made(1, 1, 2))
    assert money(game) == 6


@pytest.mark.rule("PRD-3")
def test_a_production_is_no_action_of_a_turn() -> None:
    game = position(2, seats=[{"units": factories(1, 0, 0), "goods": {"milk": 1}}, {}])
    assert refusals(game, made(1, 0, 0)) == [("PRD-3", "not_now")]


# Player by player in this round's turn order.


@pytest.mark.rule("PRD-1", "PRD-3")
def test_players_produce_in_this_rounds_turn_order() -> None:
    units = [["b4"], ["b5"], ["a5"]]
    seats = [{"units": {"bakery": u}, "goods": {"grain": 1}} for u in units]
    # They pass in another order: 2, 0, 1.
    game = position(3, "pass", turn_order=[1, 2, 0], passed=[2, 0], seats=seats)
    order = []
    for _ in range(3):
        assert decision(game) == "Production"
        order.append(game.deciding_seat)
        play(game, made(0, 1, 0))
    assert order == [1, 2, 0]
    # The next round follows the order of passing.
    assert (game.round, game.turn_order) == (2, (2, 0, 1))


@pytest.mark.rule("PRD-1", "PRD-2")
def test_a_players_production_begins_when_the_one_before_has_finished() -> None:
    seats = [
        {"units": {"bakery": ["b4"]}, "goods": {"grain": 1}},
        {"units": {"sheep": ["b5"], "miner": ["c6"]}},
    ]
    game = position(2, "pass", passed=[1], seats=seats)
    assert game.deciding_seat == 0
    assert (goods(game, 1), money(game, 1)) == ({}, 0)
    play(game, made(0, 0, 0))
    assert (goods(game, 1), money(game, 1)) == ({"wool": 1}, 6)


@pytest.mark.rule("PRD-1", "RND-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_produces_in_every_round(players: int) -> None:
    spaces = ["b5", "a5", "g3", "g8"]
    seats = [{"units": {"sheep": [spaces[seat]]}} for seat in range(players)]
    game = position(players, *["pass"] * players, seats=seats, round=4)
    assert [goods(game, seat) for seat in range(players)] == [{"wool": 1}] * players
    assert RoundStarted(5) in game.events()
    play(game, *["pass"] * players)
    assert [goods(game, seat) for seat in range(players)] == [{"wool": 2}] * players
    assert game.is_over()
