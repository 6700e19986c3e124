"""Standing orders: private, done only if wholly possible, shown when they fired."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caledonia.game import Game
from caledonia.server.games.orders import Orders, fire, holds
from tests.server.tables.tables import DRAWING, LAST_PASS, LONG_TURN, imported_table
from tests.server.visitors import Guest, crofters


def fired(game: Game, **orders: Any) -> tuple[str, ...] | None:
    seat = game.deciding_seat
    assert seat is not None
    result = fire(game, seat, Orders(**orders))
    return None if result is None else result.codes


def plan(*codes: str, when: list[Any] | None = None) -> dict[str, Any]:
    return {"codes": list(codes), "when": when or []}


# What orders do.


def test_a_plan_is_completed_or_not_done_at_all() -> None:
    game = crofters(2, LONG_TURN)
    assert fired(game, next_turn=[plan("hire")]) == ("hire", "end")
    expanding = plan("expand sheep i5")
    assert fired(game, next_turn=[expanding]) == ("expand sheep i5", "skip", "end")
    assert fired(game, next_turn=[plan("expand sheep i5", "hire")]) is None
    assert fired(game, next_turn=[plan("hire", "end", "hire")]) is None
    assert fired(game, next_turn=[plan("nonsense")]) is None
    assert fired(game, next_turn=[plan("nonsense"), plan("ship")]) == ("ship", "end")
    # Animals to slaughter have to be chosen: the server does not.
    assert fired(crofters(2, 83), next_turn=[plan("fulfil 40")]) is None
    chosen = plan("fulfil 40", "slaughter f1")
    assert fired(crofters(2, 83), next_turn=[chosen]) == ("fulfil 40", "slaughter f1", "end")


def test_a_plan_for_the_next_turn_waits_for_it() -> None:
    game = crofters(2, DRAWING)
    assert fired(game, next_turn=[plan("ship")]) is not None
    for code in ("port p8", "draw", "keep none"):
        game.push_code(code)
    assert game.is_legal("ship")
    assert fired(game, next_turn=[plan("ship")]) is None
    assert fired(game, next_turn=[plan("pass")], pass_if_nothing_else=True) is None


def test_orders_are_for_the_seat_that_decides() -> None:
    game = crofters(2, LONG_TURN)
    assert fire(game, 0, Orders(next_turn=[plan("hire")])) is None  # type: ignore[list-item]  # read by pydantic


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ({"kind": "price", "good": "wool", "least": 1, "most": 99}, True),
        ({"kind": "price", "good": "wool", "most": 1}, False),
        ({"kind": "price", "good": "wool", "least": 90}, False),
        ({"kind": "price", "good": "gold"}, False),
        ({"kind": "free", "space": "i5"}, True),
        ({"kind": "free", "space": "f2"}, False),
        ({"kind": "free", "space": "zz"}, False),
        ({"kind": "contract", "contract": 999}, False),
    ],
)
def test_conditions(condition: dict[str, Any], *, expected: bool) -> None:
    game = crofters(2, LONG_TURN)
    orders = Orders(next_turn=[plan("hire", when=[condition])])  # type: ignore[list-item]  # read by pydantic
    assert holds(game, orders.next_turn[0].when[0]) is expected
    seat = game.deciding_seat
    assert seat is not None
    assert (fire(game, seat, orders) is not None) is expected


def test_a_contract_on_the_board_is_a_condition() -> None:
    game = crofters(2, LONG_TURN)
    boxes = game.view(None)["boxes"]
    assert isinstance(boxes, list)
    there = next(contract for contract in boxes if contract)
    condition = {"kind": "contract", "contract": there}
    assert fired(game, next_turn=[plan("hire", when=[condition])]) == ("hire", "end")


def test_a_plan_reveals_no_future_draws() -> None:
    game = crofters(2, DRAWING)
    # Whichever contract one names: that the plan is done must not depend on the pile.
    for contract in (3, 37, 6, 17):
        codes = ("port p8", "draw", f"keep {contract}", "expand woodcutter b8")
        assert fired(game, next_turn=[plan(*codes)]) is None
    assert fired(game, next_turn=[plan("port p8", "draw")]) is None


@pytest.mark.rule("BLD-1")
def test_a_plan_never_declines_to_draw_unless_it_says_so() -> None:
    game = crofters(2, DRAWING)
    assert fired(game, next_turn=[plan("pass", "port p8")]) is None
    codes = ("port p8", "skip", "expand woodcutter b8")
    done = fired(game, next_turn=[plan(*codes)])
    assert done is not None
    assert done[:3] == codes


def test_a_plan_may_end_a_round() -> None:
    assert fired(crofters(2, LAST_PASS), next_turn=[plan("pass")]) == ("pass",)


def test_passing_where_nothing_else_is_possible() -> None:
    assert fired(crofters(2, LONG_TURN), pass_if_nothing_else=True) is None
    poor = crofters(2, 25, seed=1)
    assert fired(poor, pass_if_nothing_else=True) == ("pass",)
    assert fired(poor) is None


def test_production_as_planned() -> None:
    game = crofters(2, 44)
    code = str(crofters(2).actions[44])
    assert fired(game, production=[code, "cellar yes"]) == (code,)
    result = fire(game, 0, Orders(production=[code, "cellar yes"]))
    assert result is not None
    assert result.left == Orders(production=["cellar yes"])
    assert fired(game, production=["produce cheese 99 bread 0 whisky 0"]) is None
    assert fired(crofters(2, LONG_TURN), production=[code]) is None


# At a table.


def test_an_order_acts_when_its_turn_comes(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    given = ben.do(table_id, "orders", orders={"next_turn": [plan("buy whisky 2")]})
    assert given["fired"] is False
    ada.play(table_id, "hire", "end", end=True)
    last = ada.entries(table_id, "decision")[-1]
    assert (last["seat"], last["code"], last["by"]) == (0, "buy whisky 2", "order next_turn")
    assert ada.table(table_id)["deciding"] == 1
    assert ben.ok("get", f"/tables/{table_id}/orders") == Orders().model_dump()


def test_an_order_in_the_own_turn_acts_at_once(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    given = ada.do(table_id, "orders", orders={"next_turn": [plan("hire")]})
    assert given["fired"] is True
    codes = [entry["code"] for entry in ben.entries(table_id, "decision")[LONG_TURN:]]
    assert codes == ["hire", "end"]
    assert given["deciding"] == 0


def test_a_plan_does_not_disturb_a_turn_in_progress(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ada.play(table_id, "hire")
    given = ada.do(table_id, "orders", orders={"next_turn": [plan("ship")]})
    assert (given["fired"], given["step"]) == (False, 1)
    ada.do(table_id, "end", version=given["version"], step=1)
    # It is for the turn after this one.
    assert ada.ok("get", f"/tables/{table_id}/orders")["next_turn"]
    ben.play(table_id, "buy whisky 2", end=True)
    codes = [entry["code"] for entry in ben.entries(table_id, "decision")[LONG_TURN + 3 :]]
    assert codes == ["ship", "end"]


def test_a_plan_that_was_not_possible_is_forgotten(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    never = {"kind": "price", "good": "wool", "least": 99}
    orders = {"next_turn": [plan("hire", when=[never])], "pass_if_nothing_else": True}
    ben.do(table_id, "orders", orders=orders)
    ada.play(table_id, "hire", "end", end=True)
    assert ada.table(table_id)["deciding"] == 0
    assert ben.ok("get", f"/tables/{table_id}/orders")["next_turn"]
    ben.play(table_id, "buy whisky 2", end=True)
    left = ben.ok("get", f"/tables/{table_id}/orders")
    assert left["next_turn"] == []
    assert left["pass_if_nothing_else"] is True


def test_passing_stays_ordered(ada: Guest, ben: Guest) -> None:
    table = ada.bring(crofters(2, 24, seed=1), "open", "me")
    ben.join(table, seat=0)
    ben.do(table["id"], "orders", orders={"pass_if_nothing_else": True})
    code = str(crofters(2, seed=1).actions[24])
    ada.play(table["id"], code, end=True)
    last = ada.entries(table["id"], "decision")[-1]
    assert (last["seat"], last["code"], last["by"]) == (0, "pass", "order pass_if_nothing_else")
    assert ben.ok("get", f"/tables/{table['id']}/orders")["pass_if_nothing_else"] is True


def test_production_is_planned_for_one_round(ada: Guest, ben: Guest) -> None:
    # Ada passes last; Ben has planned his production, and more than he will be asked for.
    table_id = imported_table(ada, ben, 42)
    code = str(crofters(2).actions[44])
    ben.do(table_id, "orders", orders={"production": [code, "cellar yes"]})
    ada.play(table_id, "pass", "end", end=True)
    decisions = ada.entries(table_id, "decision")
    assert [entry["code"] for entry in decisions[42:]] == ["pass", "end", code]
    assert decisions[-1]["by"] == "order production"
    assert ada.table(table_id)["round"] == 3
    assert ben.ok("get", f"/tables/{table_id}/orders")["production"] == []


def test_orders_are_private(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    secret = "buy whisky 2"
    with ada.watch(table_id) as socket:
        ben.do(table_id, "orders", orders={"next_turn": [plan(secret)]})
        seen = json.dumps(socket.until_pong())
    for guest in (ada, cleo):
        for path in ("", "/entries", "/positions/89"):
            seen += guest.ask("get", f"/tables/{table_id}{path}").text
    assert secret not in seen
    assert cleo.refused("get", f"/tables/{table_id}/orders")["code"] == "not_allowed"
    assert ada.ok("get", f"/tables/{table_id}/orders")["next_turn"] == []
    mine = ben.ok("get", f"/tables/{table_id}/orders")["next_turn"]
    assert mine[0]["codes"] == [secret]


def test_orders_can_be_taken_away(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ben.do(table_id, "orders", orders={"next_turn": [plan("buy whisky 2")]})
    ben.do(table_id, "orders", orders={})
    ada.play(table_id, "hire", "end", end=True)
    assert ada.table(table_id)["deciding"] == 0
    assert ben.cannot(table_id, "orders", orders={"later": True})["code"] == "invalid"
    too_many = {"next_turn": [plan("hire")] * 7}
    assert ben.cannot(table_id, "orders", orders=too_many)["code"] == "invalid"
