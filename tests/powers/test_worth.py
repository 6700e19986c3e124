"""What bots think of using a port tile or a clan's own action."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Action, Game
from caledonia.actions import UsePort
from caledonia.bots.evaluator import Evaluator
from caledonia.powers.base import NEVER
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.types import ROUNDS, Good, Unit
from tests.helpers import PACK, position

TILES = ["p6", "p9", "p5", "p8"]
"""p6 lies on a1 (beside b1), p9 on m1 (beside m2)."""


def near(tiles: list[str], round: int = 2, **seat: Any) -> Game:
    """Return a game with these port tiles."""
    table = {"ports": tiles, "seats": [{"money": 30, **seat}, {}], "round": round}
    return position(2, **table)


def worth_of(game: Game, code: str) -> float:
    """Return what using a port is worth to seat 0."""
    action = Action.parse(code)
    assert isinstance(action, UsePort)
    return Evaluator(game.state, 0).port(action)


def printed(tile: str, name: str) -> int:
    value = PACK.port_tiles[tile].numbers[name]
    assert isinstance(value, int)
    return value


def test_money_is_worth_itself_and_borrowing_its_fee_less() -> None:
    game = near(["p5", "p9", "p1", "p2"])
    assert worth_of(game, "port p5") == printed("p5", "money")
    assert worth_of(game, "port p9 p5") == printed("p5", "money") - printed("p9", "cost")


def test_an_upgrade_is_worth_nothing_beside_its_glory_in_the_last_round() -> None:
    early, late = (near(["p4", "p1", "p2", "p3"], round) for round in (2, ROUNDS))
    weights = Evaluator(early.state, 0).weights
    glory = printed("p4", "glory")
    assert worth_of(late, "port p4") == glory * weights.point[ROUNDS]
    assert worth_of(early, "port p4") == glory * weights.point[2] + weights.bonus_upgrade


def test_drawing_counts_only_with_a_free_slot() -> None:
    money = printed("p8", "money")
    game = near(["p8", "p1", "p2", "p3"])
    assert worth_of(game, "port p8") == money + Evaluator(game.state, 0).drawing()
    full = near(["p8", "p1", "p2", "p3"], contracts=[1])
    assert worth_of(full, "port p8") == money


def test_goods_gained_are_weighed_against_goods_given() -> None:
    game = near(["p2", "p1", "p4", "p3"], goods={"wool": 1})
    worth = Evaluator(game.state, 0)
    gained = worth.gaining(Good.MILK, 1) + worth.gaining(Good.GRAIN, 2)
    expected = gained - worth.losing(Good.WOOL, printed("p2", "discard"))
    assert worth_of(game, "port p2 wool milk grain grain") == pytest.approx(expected)


def test_a_saved_animal_goes_on_making_goods() -> None:
    game = near(["p1", "p2", "p3", "p4"], units={"cow": ["c4"]})
    worth = Evaluator(game.state, 0)
    assert worth_of(game, "port p1 beef") == worth.production(Unit.COW) + 2.0


def test_a_price_is_moved_for_the_trade_that_follows() -> None:
    seller = near(TILES, units={"woodcutter": ["b1"]}, goods={"wool": 2}, merchants=2)
    pieces = min(2, Evaluator(seller.state, 0).spare(Good.WOOL))
    assert pieces == 2
    market = seller.market
    to = market.steps["wool"] - 1 + printed("p6", "steps")
    rise = market.track("wool")[to] - market.price("wool")
    assert rise > 0
    assert worth_of(seller, "port p6 wool up") == pieces * rise - 6.0
    # There is nothing to sell, and no contract asks for it.
    assert worth_of(seller, "port p6 whisky up") == NEVER
    assert worth_of(seller, "port p6 whisky down") == NEVER


def test_units_are_never_exchanged() -> None:
    game = near(["p7", "p1", "p2", "p3"])
    assert worth_of(game, "port p7") == NEVER


def own_worth(game: Game, code: str) -> float:
    action = Action.parse(code)
    return OWN_ACTIONS[type(action)].worth(Evaluator(game.state, 0), action)


def of_clan(clan: str, **seat: Any) -> Game:
    return position(2, seats=[{"clan": clan, "money": 30, **seat}, {"clan": "stewart"}])


def test_beer_is_worth_its_money_less_the_grain() -> None:
    game = of_clan("macewen", goods={"grain": 2})
    worth = Evaluator(game.state, 0)
    beer = PACK.clans["macewen"].numbers["beer"]
    assert isinstance(beer, int)
    assert own_worth(game, "brew 2") == 2 * beer - worth.losing(Good.GRAIN, 2) + 1


def test_rowing_is_the_last_thing_to_do() -> None:
    assert own_worth(of_clan("macdonald"), "row b1 b2") < 0
