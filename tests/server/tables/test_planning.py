"""Plans for the next turn match what orders do then."""

from __future__ import annotations

import pytest

from caledonia.insight.ahead import PlanEndsError
from caledonia.insight.planning import plans
from caledonia.pending import Turn
from caledonia.server.games.orders import Orders, fire
from caledonia.state import State
from caledonia.types import ROUNDS
from tests.insight.played import GAMES, moments
from tests.server.tables.tables import DRAWING, LAST_PASS, LONG_TURN, imported_table
from tests.server.visitors import Guest, crofters


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_in_the_own_turn_the_plans_are_what_orders_do(number: int) -> None:
    for game in moments(number, every=17):
        waiting = game.state.pending[-1]
        if not isinstance(waiting, Turn) or not game.turn_is_over():
            continue
        seat = waiting.seat
        offered = {plan["code"]: plan["complete"] for plan in plans(game.state, seat)["turn"]}
        for code in map(str, game.legal_actions):
            orders = Orders.model_validate({"next_turn": [{"codes": [code]}]})
            assert offered.get(code, False) is (fire(game, seat, orders) is not None), code


def test_the_other_seat_plans_as_if_its_turn_came() -> None:
    game = crofters(2, LONG_TURN)
    waiting = 1 - (game.deciding_seat or 0)
    by_code = {plan["code"]: plan for plan in plans(game.state, waiting)["turn"]}
    assert by_code["buy whisky 2"]["complete"] is True
    assert by_code["buy whisky 2"]["money"] < 0
    assert by_code["pass"]["money"] > 0
    assert game.deciding_seat != waiting


def test_what_has_to_follow_is_offered_next() -> None:
    state = crofters(2, 83).state
    seat = state.deciding_seat or 0
    first = {plan["code"]: plan for plan in plans(state, seat)["turn"]}
    assert first["fulfil 40"]["complete"] is False
    then = plans(state, seat, ["fulfil 40"])
    assert then["complete"] is False
    assert {plan["code"]: plan["complete"] for plan in then["turn"]}["slaughter f1"] is True
    assert plans(state, seat, ["fulfil 40", "slaughter f1"])["complete"] is True


def test_what_ends_a_whole_plan_anyway_is_not_offered() -> None:
    state = crofters(2, LONG_TURN).state
    seat = state.deciding_seat or 0
    answer = plans(state, seat, ["expand sheep i5", "buy cheese 1"])
    codes = [plan["code"] for plan in answer["turn"]]
    assert answer["complete"] is True
    assert "port p3 cheese cheese whisky" in codes
    assert "end" not in codes
    # Declining the purchase ends nothing here: a port tile can follow.
    assert "skip" in [plan["code"] for plan in plans(state, seat, ["expand sheep i5"])["turn"]]


def test_nothing_follows_a_turn_that_is_over() -> None:
    state = crofters(2, LAST_PASS).state
    answer = plans(state, state.deciding_seat or 0, ["pass"])
    assert answer["complete"] is True
    assert answer["turn"] == []


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_whatever_is_offered_leads_to_a_whole_turn(number: int) -> None:
    for game in moments(number, every=53):
        waiting = game.state.pending[-1]
        if not isinstance(waiting, Turn):
            continue
        for plan in plans(game.state, waiting.seat)["turn"]:
            then = plans(game.state, waiting.seat, [plan["code"]])
            assert then["complete"] is plan["complete"]
            assert plan["complete"] or then["turn"], plan["code"]


def ends_with(state: State, *codes: str) -> str:
    """Return why codes cannot be planned."""
    with pytest.raises(PlanEndsError) as refused:
        plans(state, state.deciding_seat or 0, codes)
    return str(refused.value)


@pytest.mark.parametrize("after", ["obtain 32", "pass", "keep none", "nonsense"])
def test_a_plan_ends_where_a_round_begins(after: str) -> None:
    state = crofters(2, LAST_PASS).state
    assert ends_with(state, "pass", after) == str(PlanEndsError())


def test_a_plan_ends_where_something_is_drawn() -> None:
    state = crofters(2, DRAWING).state
    drawn = state.pile[: state.players[0].power.building_draw]
    codes = ("keep none", "end", "expand woodcutter b8", *(f"keep {each}" for each in drawn))
    ends = {ends_with(state, "port p8", "draw", code) for code in codes}
    assert ends == {str(PlanEndsError())}
    # Drawing itself cannot be ordered; declining it can.
    assert [plan["code"] for plan in plans(state, 0, ["port p8"])["turn"]] == ["skip"]
    assert "expand woodcutter b8" in [
        plan["code"] for plan in plans(state, 0, ["port p8", "skip"])["turn"]
    ]


def test_a_plan_ends_where_another_seat_decides(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    path = f"/tables/{table_id}/plans?code=pass&code=end&code="
    answers = [ada.ask("get", path + code) for code in ("pass", "buy whisky 2", "obtain 999")]
    assert {answer.status_code for answer in answers} == {409}
    assert {answer.text for answer in answers} == {answers[0].text}
    assert answers[0].json()["why"] == "plan_ends"


def test_no_turn_is_planned_after_the_last_pass() -> None:
    state = crofters(2, left=1).state.fork()
    state.passed = (0,)
    assert state.round == ROUNDS
    assert plans(state, 0)["turn"] == []
    assert plans(state, 1)["turn"] != []


def test_production_that_leaves_a_choice() -> None:
    state = crofters(2, 44).state
    codes = [plan["code"] for plan in plans(state, 0)["production"]]
    assert codes == ["produce cheese 1 bread 0 whisky 0", "produce cheese 0 bread 0 whisky 0"]
    assert plans(state, 1)["production"] == []


def test_nothing_is_planned_before_the_first_round() -> None:
    assert plans(crofters(2, 1).state, 0) == {"complete": False, "turn": [], "production": []}


def test_plans_are_for_those_who_play(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    codes = [plan["code"] for plan in ben.ok("get", f"/tables/{table_id}/plans")["turn"]]
    assert "buy whisky 2" in codes
    assert cleo.refused("get", f"/tables/{table_id}/plans")["code"] == "not_allowed"
    wrong = ben.refused("get", f"/tables/{table_id}/plans?code=nonsense")
    assert wrong["code"] == "invalid"
    waiting = ada.make_table(players=2, seats=["me", "open"])
    assert ada.refused("get", f"/tables/{waiting['id']}/plans")["code"] == "conflict"
