"""Port 9: borrow the effect of another port (PRT-P9)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import GloryGained, GoodsChanged, MoneyChanged, PortUsed
from caledonia.types import Good
from tests.helpers import codes, decision, figures, goods, money, play, position, refusals, units


def near(*played: str, tiles: list[str], **fields: Any) -> Game:
    """Return a game in which seat 0 has port 9 in reach: it lies on a1, beside b1."""
    table = {key: fields.pop(key) for key in ("round", "pile") if key in fields}
    seat = {"units": {"woodcutter": ["b1"]}, **fields}
    return position(3, *played, ports=["p9", *tiles], seats=[seat, {}, {}], **table)


# Every port, in every window. p1 and p6 have more in their own files.


@pytest.mark.rule("PRT-P9", "PRT-P1")
def test_port_1_while_animals_are_owed() -> None:
    tiles = ["p1", "p2", "p3"]
    game = near(tiles=tiles, contracts=[16], goods={"wool": 1}, money=3)
    assert refusals(game, "port p9 p1 beef") == [("PRT-P1", "port_window")]
    play(game, "fulfil 16")
    assert codes(game) == ["port p9 p1 beef"]
    play(game, "port p9 p1 beef")
    assert (money(game), game.seat(0).fulfilled) == (0, (16,))


@pytest.mark.rule("PRT-P9", "PRT-P1")
def test_no_other_port_while_animals_are_owed() -> None:
    units_ = {"woodcutter": ["b1"], "cow": ["g3", "g8"]}
    game = near(
        "fulfil 3",
        tiles=["p1", "p5", "p2"],
        contracts=[3],
        units=units_,
        money=9,
        goods={"wool": 1},
    )
    assert codes(game, "port") == ["port p9 p1 beef"]
    assert refusals(game, "port p9 p5") == [("PRT-P5", "port_window")]
    assert figures(game, "port p9 p5", "port_window") == {"tile": "p5"}


@pytest.mark.rule("PRT-P9", "PRT-P2")
def test_port_2() -> None:
    game = near(
        "port p9 p2 wool grain milk milk", tiles=["p2", "p3", "p4"], goods={"wool": 1}, money=4
    )
    assert (money(game), goods(game)) == (1, {"grain": 1, "milk": 2})


@pytest.mark.rule("PRT-P9", "PRT-P3")
def test_port_3() -> None:
    game = near(
        "port p9 p3 bread whisky whisky", tiles=["p2", "p3", "p4"], goods={"bread": 1}, money=3
    )
    assert (money(game), goods(game)) == (0, {"whisky": 2})


@pytest.mark.rule("PRT-P9", "PRT-P4", "BON-2")
def test_port_4() -> None:
    game = near("port p9 p4", tiles=["p2", "p3", "p4"], money=8)
    assert game.events() == [
        PortUsed(0, "p9", "p4"),
        MoneyChanged(0, -3, "port"),
        GloryGained(0, 3, "port"),
    ]
    assert codes(game, "bonus tech") == ["bonus tech woodcutter", "bonus tech miner"]
    play(game, "bonus tech miner")
    assert money(game) == 0
    # With £7 the technology is out of reach.
    assert codes(near("port p9 p4", tiles=["p2", "p3", "p4"], money=7), "bonus tech") == []


@pytest.mark.rule("PRT-P9", "PRT-P5")
def test_port_5() -> None:
    game = near("port p9 p5", tiles=["p2", "p3", "p5"], money=3)
    assert money(game) == 10
    assert game.events() == [
        PortUsed(0, "p9", "p5"),
        MoneyChanged(0, -3, "port"),
        MoneyChanged(0, 10, "port"),
    ]


@pytest.mark.rule("PRT-P9", "PRT-P6")
def test_port_6_before_a_trade() -> None:
    game = near("port p9 p6 wool up", tiles=["p2", "p3", "p6"], money=3, goods={"wool": 1})
    assert (decision(game), codes(game)) == ("MandatoryTrade", ["sell wool 1"])
    play(game, "sell wool 1")
    assert (money(game), game.deciding_seat) == (6, 1)


@pytest.mark.rule("PRT-P9", "PRT-P6")
def test_port_6_not_after_the_main_action() -> None:
    game = near("ship", tiles=["p2", "p5", "p6"], money=20, goods={"bread": 1})
    assert codes(game) == ["port p9 p5", "end"]
    assert refusals(game, "port p9 p6 wool up") == [("PRT-P6", "port_window")]


@pytest.mark.rule("PRT-P9", "PRT-P7")
def test_port_7() -> None:
    flock = {"woodcutter": ["b1"], "sheep": ["g3", "g8"]}
    game = near("port p9 p7", tiles=["p2", "p3", "p7"], units=flock, money=3)
    assert (decision(game), money(game)) == ("Exchanging", 0)
    play(game, "exchange g3 cow", "exchange g8 dairy")
    assert units(game) == {"woodcutter": ["b1"], "cow": ["g3"], "dairy": ["g8"]}
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P9", "PRT-P8")
def test_port_8() -> None:
    game = near("port p9 p8", "draw", tiles=["p2", "p3", "p8"], money=3, pile=[11, 12, 13, 14])
    assert (money(game), codes(game)) == (5, ["keep 11", "keep 12", "keep 13", "keep none"])


@pytest.mark.rule("PRT-P9", "PRT-P8", "SET-13")
@pytest.mark.parametrize(("pounds", "kept"), [(13, True), (12, False)])
def test_port_8_pays_after_the_three_pounds(pounds: int, kept: bool) -> None:
    # Round 5: a contract costs £15.
    game = near("port p9 p8", "draw", tiles=["p2", "p3", "p8"], money=pounds, round=5)
    assert (decision(game) == "BuildingBonus") == kept


@pytest.mark.rule("PRT-P9", "PRT-1", "PAS-1")
@pytest.mark.parametrize("code", ["ship", "pass"])
def test_after_the_main_action_or_a_pass(code: str) -> None:
    seat = {"money": 20, "goods": {"wool": 1, "bread": 1}}
    seat["units"] = {"woodcutter": ["b1"], "sheep": ["g3", "g8"]}
    borrowed = []
    for tiles in (["p1", "p2", "p3"], ["p4", "p5", "p6"], ["p7", "p8", "p1"]):
        game = near(code, tiles=tiles, **seat)
        assert decision(game) == "TurnEnd"
        borrowed += sorted({action.split()[2] for action in codes(game, "port p9")})
    # All but p1 and p6, which have windows of their own.
    assert borrowed == ["p2", "p3", "p4", "p5", "p7", "p8"]


@pytest.mark.rule("PRT-P9", "PRT-1", "PAS-1")
def test_pass_money_may_pay_for_it() -> None:
    game = near(tiles=["p2", "p3", "p5"])
    assert codes(game, "port") == []
    play(game, "pass", "port p9 p5")
    assert (money(game), game.deciding_seat) == (16 - 3 + 10, 1)


# The three pounds.


@pytest.mark.rule("PRT-P9", "SET-13")
def test_the_three_pounds_come_first() -> None:
    # £10 would follow, but there is no debt.
    game = near(tiles=["p2", "p3", "p5"], money=2)
    assert codes(game, "port") == []
    assert refusals(game, "port p9 p5") == [("PRT-P9", "money_short")]
    assert figures(game, "port p9 p5", "money_short") == {"amount": 1}
    assert codes(near(tiles=["p2", "p3", "p5"], money=3), "port") == ["port p9 p5"]


@pytest.mark.rule("PRT-P9", "RND-4")
def test_without_the_money_the_turn_ends_by_itself() -> None:
    assert near("ship", tiles=["p2", "p3", "p5"], money=6).deciding_seat == 1
    assert near("ship", tiles=["p2", "p3", "p5"], money=7).deciding_seat == 0


# Which ports.


@pytest.mark.rule("PRT-P9")
def test_any_one_of_the_other_three_in_play() -> None:
    game = near(tiles=["p4", "p5", "p8"], money=9)
    assert codes(game, "port") == ["port p9 p4", "port p9 p5", "port p9 p8"]
    assert refusals(game, "port p9 p2 wool wool wool wool") == [("PRT-1", "no_such_port")]
    assert refusals(game, "port p9 p9") == [("PRT-P9", "port_choice")]
    assert refusals(game, "port p9") == [("PRT-P9", "port_choice")]
    assert figures(game, "port p9", "port_choice") == {
        "tile": "p9",
        "expected": "name another port tile in play and what follows it",
    }


@pytest.mark.rule("PRT-P9", "PRT-1")
def test_one_port_is_borrowed_once() -> None:
    game = near("port p9 p5", tiles=["p4", "p5", "p8"], money=9)
    assert codes(game, "port") == []
    assert refusals(game, "port p9 p4") == [("PRT-1", "port_used")]


@pytest.mark.rule("PRT-P9", "PRT-1")
def test_the_borrowed_port_need_not_be_in_reach() -> None:
    game = near(tiles=["p2", "p3", "p5"], money=3)
    assert refusals(game, "port p5") == [("PRT-1", "port_not_in_reach")]
    assert refusals(game, "port p9 p5") == []


@pytest.mark.rule("PRT-P9", "PRT-1")
def test_port_9_itself_must_be_in_reach() -> None:
    game = near(tiles=["p5", "p2", "p3"], units={"miner": ["m2"]}, money=9)
    assert codes(game, "port") == ["port p5"]
    assert refusals(game, "port p9 p5") == [("PRT-1", "port_not_in_reach")]


@pytest.mark.rule("PRT-P9", "PRT-1")
def test_earlier_use_of_the_borrowed_port_does_not_matter() -> None:
    flock = {"woodcutter": ["b1"], "miner": ["m2"]}
    game = near("port p5", "port p9 p5", tiles=["p5", "p2", "p3"], units=flock)
    assert money(game) == 10 - 3 + 10
    assert game.state.players[0].ports_used == 0b11


@pytest.mark.rule("PRT-P9", "PRT-1")
def test_only_port_9_gets_a_marker() -> None:
    flock = {"woodcutter": ["b1"], "miner": ["m2"]}
    game = near("port p9 p5", tiles=["p5", "p2", "p3"], units=flock, money=3)
    assert game.state.players[0].ports_used == 0b01
    assert codes(game, "port") == ["port p5"]
    play(game, "port p5")
    assert money(game) == 20


@pytest.mark.rule("PRT-P9", "PRT-1")
def test_others_may_still_use_both() -> None:
    seat = {"units": {"woodcutter": ["b1"]}, "money": 3}
    other = {"units": {"sheep": ["a2"], "miner": ["m2"]}, "money": 3}
    game = position(
        3, "port p9 p5", "pass", ports=["p9", "p5", "p2", "p3"], seats=[seat, other, {}]
    )
    assert codes(game, "port") == ["port p9 p5", "port p5"]


# The conditions of the borrowed port.


@pytest.mark.rule("PRT-P9", "PRT-P2", "PRT-P3")
def test_goods_to_discard_must_be_there() -> None:
    game = near(tiles=["p2", "p3", "p1"], money=9)
    assert codes(game, "port") == []
    assert refusals(game, "port p9 p2 wool wool wool wool") == [("PRT-P2", "goods_short")]
    assert refusals(game, "port p9 p3 bread bread bread") == [("PRT-P3", "goods_short")]
    assert refusals(game, "port p9 p2") == [("PRT-P2", "port_choice")]


@pytest.mark.rule("PRT-P9", "PRT-P7")
def test_units_to_exchange_must_be_there() -> None:
    game = near(tiles=["p7", "p3", "p1"], money=9)
    assert codes(game, "port") == []
    assert refusals(game, "port p9 p7") == [("PRT-P7", "no_second_exchange")]


@pytest.mark.rule("PRT-P9", "PRT-P8", "CON-2")
def test_port_8_without_a_slot_is_only_money() -> None:
    game = near("port p9 p8", tiles=["p2", "p3", "p8"], money=3, contracts=[9])
    assert (money(game), decision(game)) == (5, "Turn")


@pytest.mark.rule("PRT-P9", "PRT-1", "RND-5")
def test_never_in_the_middle_of_an_action() -> None:
    game = near("fulfil 6", tiles=["p2", "p3", "p5"], contracts=[6], goods={"wool": 3}, money=9)
    assert decision(game) == "ExportBonuses"
    assert codes(game, "port") == []
    assert refusals(game, "port p9 p5") == [("PRT-P5", "port_window")]


@pytest.mark.rule("PRT-P9", "PRT-P2")
def test_the_events_name_both_tiles() -> None:
    game = near(
        "port p9 p2 wool milk milk milk", tiles=["p2", "p3", "p4"], goods={"wool": 1}, money=3
    )
    assert game.events() == [
        PortUsed(0, "p9", "p2"),
        MoneyChanged(0, -3, "port"),
        GoodsChanged(0, Good.WOOL, -1, "port"),
        *[GoodsChanged(0, Good.MILK, 1, "port")] * 3,
    ]
