"""The face of a game: what a program calls and reads, without the state inside."""

from __future__ import annotations

import json
import re
from types import MappingProxyType

import pytest

from caledonia import Game, IllegalActionError, InvalidActionError, PositionError
from caledonia.actions import END, PASS, Action, Buy, Expand, Place, Slaughter
from caledonia.types import Good
from tests.helpers import PACK, new_game, position
from tests.notation.games import IDS, TABLES, Table, playing


def at_turn() -> Game:
    """Return a game in which seat 0 has its turn with little money."""
    return position(2, seats=[{"money": 12, "units": {"sheep": ["c4"]}}, {"money": 20}])


@pytest.mark.parametrize("action", ["buy wool 1", Buy("wool", 1), "pass", PASS])
def test_legal_actions_and_codes_are_legal(action: Action | str) -> None:
    game = at_turn()
    assert game.is_legal(action)
    assert game.why_not(action) == ()


@pytest.mark.parametrize("action", ["buy wool 9", Buy("wool", 9), "end", END])
def test_other_actions_and_codes_are_not_legal_and_say_why(action: Action | str) -> None:
    game = at_turn()
    assert not game.is_legal(action)
    assert game.why_not(action) == game.why_not(str(action)) != ()


def test_what_is_not_a_code_is_neither_legal_nor_explained() -> None:
    game = at_turn()
    for ask in (game.is_legal, game.why_not):
        with pytest.raises(InvalidActionError, match="no action 'fly'"):
            ask("fly c4")


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_codes_are_those_of_the_legal_actions(table: Table) -> None:
    for game in playing(table, 3):
        assert game.legal_codes == tuple(str(action) for action in game.legal_actions)
        assert all(game.is_legal(code) for code in game.legal_codes[:2])


def test_peek_returns_the_last_decision() -> None:
    game = at_turn()
    with pytest.raises(IndexError, match="no decision was taken yet"):
        game.peek()
    game.push_code("buy wool 1")
    assert game.peek() == Buy("wool", 1)
    game.push_code("pass")
    assert game.peek() == PASS
    game.pop()
    assert game.peek() == Buy("wool", 1)


def test_a_game_reads_the_codes_that_actions_read() -> None:
    game = new_game(2)
    assert game.parse("expand cow b2") == Expand("cow", "b2") == Action.parse("expand cow b2")
    assert game.parse("place miner c4") == Place("miner", "c4")


def test_codes_play_one_after_the_other() -> None:
    game = at_turn()
    taken = game.push_codes(["buy wool 1", "pass", "buy milk 1"])
    assert taken == [Buy("wool", 1), PASS, Buy("milk", 1)] == game.actions


@pytest.mark.rule("RND-4")
def test_what_the_last_decision_settled_is_known() -> None:
    game = at_turn()
    assert not game.settled
    game.push_code("buy wool 1")
    assert list(game.settled) == [END]
    game.pop()
    assert not game.settled


def test_a_script_may_name_what_settles_itself() -> None:
    game = at_turn()
    taken = game.push_codes(["buy wool 1", "end", "pass", "end", "pass", "end"])
    assert taken == [Buy("wool", 1), PASS, PASS]
    assert game.round == 2


def test_a_script_goes_on_after_what_the_last_call_settled() -> None:
    game = at_turn()
    game.push_codes(["buy wool 1"])
    assert game.push_codes(["end", "pass"]) == [PASS]


@pytest.mark.parametrize("codes", [["buy wool 1", "skip"], ["end"], ["buy wool 1", "end", "end"]])
def test_a_script_may_not_name_what_did_not_settle_itself(codes: list[str]) -> None:
    game = at_turn()
    before = game.position()
    with pytest.raises(IllegalActionError, match="not possible now"):
        game.push_codes(codes)
    assert game.position() == before
    assert game.actions == []


def test_a_script_with_a_wrong_code_plays_nothing() -> None:
    game = at_turn()
    with pytest.raises(InvalidActionError, match="no action 'fly'"):
        game.push_codes(["buy wool 1", "fly c4"])
    assert game.actions == []


def test_what_can_be_chosen_is_not_settled() -> None:
    # With a port in reach, ending the turn is a decision.
    game = position(
        2,
        ports=["p5", "p1", "p8", "p3"],
        seats=[{"money": 30, "units": {"sheep": ["c4"]}, "shipping": 5}, {}],
    )
    assert game.seat(0).ports
    game.push_codes(["buy wool 1"])
    assert game.settled == ()
    assert game.is_legal("end")
    assert game.push_codes(["end"]) == [END]


@pytest.mark.rule("FUL-2")
def test_forced_slaughter_settles_itself_in_any_order() -> None:
    contract = next(c for c in PACK.contracts.values() if c.meat == (0, 2))
    goods = {str(good): contract.goods[good] for good in Good if contract.goods[good]}
    seat = {"goods": goods, "units": {"sheep": ["c4", "d4"]}, "contracts": [contract.id]}
    game = position(2, seats=[seat, {}])
    fulfil = f"fulfil {contract.id}"
    game.push_codes([fulfil, "slaughter d4", "slaughter c4"])
    assert game.settled[:2] == (Slaughter("c4"), Slaughter("d4"))
    assert game.actions == [Action.parse(fulfil)]


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_games_replay_with_everything_named_that_settled_itself(table: Table) -> None:
    game = next(playing(table, 1)).copy()
    start = game.copy()
    codes: list[str] = []
    while not game.is_over():
        game.push(game.legal_actions[len(codes) % len(game.legal_actions)])
        named = [action for action in game.settled if not game.is_legal(action)]
        codes += [str(action) for action in (game.peek(), *named)]
    taken = start.push_codes(codes)
    assert taken == game.actions[-len(taken) :]
    assert start.position() == game.position()


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_positions_are_text_or_data(table: Table) -> None:
    for game in playing(table, 5):
        data = game.position(as_dict=True)
        assert json.loads(game.position()) == data
        again = Game.from_position(data, game.state.setup.content)
        assert again.position() == game.position()


def test_positions_given_as_data_may_hold_tuples_and_stay_as_they_are() -> None:
    seats: tuple[dict[str, object], ...] = ({"money": 5, "units": {"sheep": ("c4",)}}, {})
    data = MappingProxyType({"seats": seats, "content": PACK.id})
    game = Game.from_position(data, PACK)
    assert game.seat(0).units["sheep"] == ("c4",)
    assert data["seats"] is seats


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"players": 2, "seats": {1, 2}}, "not a position: .*set"),
        ({"players": 2, "rund": 1}, "no key 'rund'; did you mean round?"),
        ({"players": 2, "round": float("nan")}, "not a position|not JSON"),
    ],
)
def test_data_that_is_no_position_is_refused(data: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        Game.from_position(data, PACK)


def test_prices_may_be_given_in_pounds() -> None:
    game = position(2, prices={"whisky": "£14", "milk": 2})
    assert game.market.price("whisky") == 14
    assert game.market.steps["milk"] == 2


@pytest.mark.parametrize(
    ("price", "message"),
    [
        ("£99", "prices.wool: £99 is not on the track: 3, "),
        ("£3", "prices.wool: £3 is the price of steps 1 and 2: write the step"),
        ("5", 'prices.wool: write a step from 1 to 8 or pounds like "£3"'),
        ("£x", 'prices.wool: write a step from 1 to 8 or pounds like "£3"'),
        ("£", 'prices.wool: write a step from 1 to 8 or pounds like "£3"'),
    ],
)
def test_prices_off_the_track_are_refused(price: str, message: str) -> None:
    with pytest.raises(PositionError, match=re.escape(message)):
        position(2, prices={"wool": price})
