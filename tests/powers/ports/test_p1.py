"""Port 1: a contract owes one animal less (PRT-P1)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import PortUsed
from tests.helpers import codes, decision, figures, goods, money, play, position, refusals, units

TILES = ["p1", "p9", "p2", "p3"]
"""p1 lies on a1 (beside a2 and b1), p9 on m1 (beside l1 and m2)."""
NEAR_P1 = {"woodcutter": ["b1"]}
NEAR_P9 = {"miner": ["m2"]}


def paying(contract: int, *played: str, tiles: list[str] = TILES, **seat: Any) -> Game:
    """Return a game in which seat 0 holds a contract, with the goods it asks for."""
    seat = {"contracts": [contract], "goods": {"wool": 4, "cheese": 4, "bread": 4}, **seat}
    return position(3, *played, ports=tiles, seats=[seat, {}, {}])


@pytest.mark.rule("PRT-P1")
def test_the_contract_owes_one_animal_less() -> None:
    game = paying(3, "fulfil 3", units={**NEAR_P1, "cow": ["g3", "g8"]})
    assert codes(game) == ["slaughter g3", "slaughter g8", "port p1 beef"]
    play(game, "port p1 beef")
    assert game.events() == [PortUsed(0, "p1", "p1")]
    assert codes(game) == ["slaughter g3", "slaughter g8"]
    play(game, "slaughter g8")
    assert units(game)["cow"] == ["g3"]
    assert game.seat(0).fulfilled == (3,)
    assert game.state.players[0].ports_used == 1


@pytest.mark.rule("PRT-P1")
def test_the_last_animal_owed_may_be_saved_too() -> None:
    game = paying(3, "fulfil 3", units={**NEAR_P1, "cow": ["g3", "g8"]})
    play(game, "slaughter g3")
    assert codes(game) == ["slaughter g8", "port p1 beef"]
    play(game, "port p1 beef")
    assert units(game)["cow"] == ["g8"]
    assert game.seat(0).fulfilled == (3,)


@pytest.mark.rule("PRT-P1")
def test_it_saves_a_sheep_as_well() -> None:
    game = paying(14, "fulfil 14", "port p1 mutton", units={**NEAR_P1, "sheep": ["g3"]})
    assert units(game) == {**NEAR_P1, "sheep": ["g3"]}
    assert game.seat(0).fulfilled == (14,)


@pytest.mark.rule("PRT-P1")
def test_it_may_be_kept_for_another_contract() -> None:
    game = paying(3, "fulfil 3", units={**NEAR_P1, "cow": ["g3", "g8"]})
    play(game, "slaughter g3", "slaughter g8")
    assert game.state.players[0].ports_used == 0
    assert units(game) == NEAR_P1


# Its window.


@pytest.mark.rule("PRT-P1", "PRT-1")
def test_only_while_a_contract_is_paid() -> None:
    seat: dict[str, Any] = {"units": {**NEAR_P1, "cow": ["g3", "g8"]}}
    game = paying(3, **seat)
    assert codes(game, "port") == []
    assert refusals(game, "port p1 beef") == [("PRT-P1", "port_window")]
    assert figures(game, "port p1 beef", "port_window") == {"tile": "p1"}
    # Nor does it keep a turn open after the main action or a pass.
    assert paying(3, "pass", **seat).deciding_seat == 1


@pytest.mark.rule("PRT-P1")
def test_a_contract_without_meat_leaves_no_window() -> None:
    game = paying(13, "fulfil 13", units={**NEAR_P1, "sheep": ["g3"]})
    assert decision(game) == "ExportBonuses"
    assert refusals(game, "port p1 mutton") == [("PRT-P1", "port_window")]


@pytest.mark.rule("PRT-P1")
def test_no_window_once_everything_is_paid() -> None:
    game = paying(14, "fulfil 14", units={**NEAR_P1, "sheep": ["g3"]}, money=20)
    play(game, "slaughter g3")
    assert decision(game) == "ExportBonuses"
    assert codes(game, "port") == []
    assert refusals(game, "port p1 mutton") == [("PRT-P1", "port_window")]


@pytest.mark.rule("PRT-P1", "PRT-1")
def test_it_works_once_and_only_in_reach() -> None:
    used = paying(3, units={**NEAR_P1, "cow": ["g3", "g8", "g9"]}, ports_used=["p1"])
    play(used, "fulfil 3")
    assert codes(used, "port") == []
    assert refusals(used, "port p1 beef") == [("PRT-1", "port_used")]
    far = paying(3, "fulfil 3", units={"cow": ["g3", "g8", "g9"]})
    assert codes(far, "port") == []
    assert refusals(far, "port p1 beef") == [("PRT-1", "port_not_in_reach")]


@pytest.mark.rule("PRT-P1")
def test_it_needs_the_name_of_the_meat() -> None:
    game = paying(3, "fulfil 3", units={**NEAR_P1, "cow": ["g3", "g8"]})
    for code in ("port p1", "port p1 wool", "port p1 beef mutton"):
        assert refusals(game, code) == [("PRT-P1", "port_choice")]
    assert figures(game, "port p1", "port_choice") == {
        "tile": "p1",
        "expected": "name beef or mutton",
    }


# A missing animal.


@pytest.mark.rule("PRT-P1", "FUL-1")
def test_an_animal_missing_can_be_saved() -> None:
    game = paying(3, units={**NEAR_P1, "cow": ["g3"]})
    assert codes(game, "fulfil") == ["fulfil 3"]
    play(game, "fulfil 3")
    assert codes(game) == ["slaughter g3", "port p1 beef"]
    play(game, "slaughter g3")
    # What is left can only be saved.
    assert codes(game) == ["port p1 beef"]
    play(game, "port p1 beef")
    assert (units(game), game.seat(0).fulfilled) == (NEAR_P1, (3,))


@pytest.mark.rule("PRT-P1", "FUL-1")
def test_the_port_first_then_the_only_cow_goes_by_itself() -> None:
    game = paying(3, "fulfil 3", "port p1 beef", units={**NEAR_P1, "cow": ["g3"]})
    assert (units(game), game.seat(0).fulfilled) == (NEAR_P1, (3,))


@pytest.mark.rule("PRT-P1", "FUL-1")
def test_a_contract_for_one_animal_needs_none_at_all() -> None:
    game = paying(16, "fulfil 16", units=NEAR_P1)
    assert codes(game) == ["port p1 beef"]
    play(game, "port p1 beef")
    assert game.seat(0).fulfilled == (16,)
    assert goods(game)["wool"] == 3


@pytest.mark.rule("PRT-P1", "FUL-1")
def test_two_missing_animals_are_too_many() -> None:
    game = paying(3, units=NEAR_P1)
    assert codes(game, "fulfil") == []
    assert refusals(game, "fulfil 3") == [("FUL-1", "animals_short")]
    # What is missing besides the one that the port saves.
    assert figures(game, "fulfil 3", "animals_short") == {"meat": "beef", "amount": 1}


@pytest.mark.rule("PRT-P1", "FUL-1")
@pytest.mark.parametrize("seat", [{"units": {"cow": ["g3"]}}, {"ports_used": ["p1"]}])
def test_without_the_port_the_animal_is_missing(seat: dict[str, Any]) -> None:
    game = paying(3, **{"units": {**NEAR_P1, "cow": ["g3"]}, **seat})
    assert codes(game, "fulfil") == []
    assert figures(game, "fulfil 3", "animals_short") == {"meat": "beef", "amount": 1}


# Beef and mutton.


@pytest.mark.rule("PRT-P1")
@pytest.mark.parametrize(
    ("saved", "left"),
    [("beef", {"cow": ["g3", "g8"], "sheep": ["g9"]}), ("mutton", {"cow": ["g8"], "sheep": None})],
)
def test_on_a_mixed_contract_the_player_chooses(saved: str, left: dict[str, Any]) -> None:
    herd = {"cow": ["g3", "g8"], "sheep": ["g9", "k6"]}
    game = paying(46, "fulfil 46", units={**NEAR_P1, **herd})
    animals = [f"slaughter {name}" for name in ("g3", "g8", "g9", "k6")]
    assert codes(game) == [*animals, "port p1 beef", "port p1 mutton"]
    play(game, f"port p1 {saved}")
    if saved == "beef":
        assert codes(game) == ["slaughter g9", "slaughter k6"]
        play(game, "slaughter k6")
    else:
        play(game, "slaughter g3")
    after = units(game)
    assert after["cow"] == left["cow"]
    assert after["sheep"] == (left["sheep"] or ["g9", "k6"])
    assert game.seat(0).fulfilled == (46,)


@pytest.mark.rule("PRT-P1")
def test_mutton_may_be_saved_after_the_cow_is_slaughtered() -> None:
    herd = {"cow": ["g3", "g8"], "sheep": ["g9"]}
    game = paying(46, "fulfil 46", "slaughter g3", units={**NEAR_P1, **herd})
    assert codes(game) == ["slaughter g9", "port p1 mutton"]
    assert refusals(game, "port p1 beef") == [("PRT-P1", "meat_not_owed")]
    assert figures(game, "port p1 beef", "meat_not_owed") == {"meat": "beef"}
    play(game, "port p1 mutton")
    assert units(game)["sheep"] == ["g9"]


@pytest.mark.rule("PRT-P1")
def test_meat_that_is_not_asked_for_cannot_be_saved() -> None:
    game = paying(3, "fulfil 3", units={**NEAR_P1, "cow": ["g3", "g8"], "sheep": ["g9"]})
    assert refusals(game, "port p1 mutton") == [("PRT-P1", "meat_not_owed")]


@pytest.mark.rule("PRT-P1", "FUL-1")
def test_with_the_cow_missing_only_beef_can_be_saved() -> None:
    game = paying(46, "fulfil 46", units={**NEAR_P1, "sheep": ["g9"]})
    assert codes(game) == ["slaughter g9", "port p1 beef"]
    assert refusals(game, "port p1 mutton") == [("PRT-P1", "would_be_short")]
    play(game, "port p1 beef")
    assert (units(game), game.seat(0).fulfilled) == (NEAR_P1, (46,))


@pytest.mark.rule("PRT-P1", "FUL-1")
def test_with_the_sheep_missing_only_mutton_can_be_saved() -> None:
    game = paying(46, "fulfil 46", units={**NEAR_P1, "cow": ["g3", "g8"]})
    assert codes(game) == ["slaughter g3", "slaughter g8", "port p1 mutton"]
    assert refusals(game, "port p1 beef") == [("PRT-P1", "would_be_short")]
    play(game, "slaughter g8")
    assert codes(game) == ["port p1 mutton"]


@pytest.mark.rule("PRT-P1", "FUL-1")
def test_the_animals_missing_are_named_without_those_that_ports_save() -> None:
    # A mixed contract without cow and sheep: port 1 saves one, ports 1 and 9 both.
    assert refusals(paying(46, units=NEAR_P1), "fulfil 46") == [("FUL-1", "animals_short")]
    assert refusals(paying(46), "fulfil 46") == [("FUL-1", "animals_short")] * 2
    both = paying(46, units={**NEAR_P1, **NEAR_P9}, money=3)
    assert refusals(both, "fulfil 46") == []
    # One cow more than asked for does not stand for a sheep.
    cows = paying(46, units={"cow": ["g3", "g8", "g9"]})
    assert figures(cows, "fulfil 46", "animals_short") == {"meat": "mutton", "amount": 1}


@pytest.mark.rule("PRT-P1", "FUL-1")
def test_one_of_each_missing_is_too_much() -> None:
    game = paying(46, units=NEAR_P1)
    assert codes(game, "fulfil") == []
    # The port is counted for one of them.
    assert refusals(game, "fulfil 46") == [("FUL-1", "animals_short")]
    assert figures(game, "fulfil 46", "animals_short") == {"meat": "mutton", "amount": 1}


# Reach that would be lost by slaughter.


@pytest.mark.rule("PRT-P1", "PRT-1", "FUL-1")
def test_the_animal_that_keeps_the_port_in_reach_must_stay_until_it_is_used() -> None:
    # Three sheep are owed, two are there, and only a2 has the port in reach.
    game = paying(20, "fulfil 20", units={"sheep": ["a2", "g3"]})
    assert codes(game) == ["slaughter g3", "port p1 mutton"]
    assert refusals(game, "slaughter a2") == [("FUL-1", "would_be_short")]
    play(game, "slaughter g3")
    assert codes(game) == ["port p1 mutton"]
    play(game, "port p1 mutton")
    assert (units(game), game.seat(0).fulfilled) == ({}, (20,))


@pytest.mark.rule("PRT-P1", "PRT-1", "FUL-1")
def test_it_may_go_if_another_unit_keeps_the_port_in_reach() -> None:
    game = paying(20, "fulfil 20", units={**NEAR_P1, "sheep": ["a2", "g3"]})
    assert codes(game) == ["slaughter a2", "slaughter g3", "port p1 mutton"]
    play(game, "slaughter a2", "slaughter g3", "port p1 mutton")
    assert units(game) == NEAR_P1


@pytest.mark.rule("PRT-P1", "PRT-1", "FUL-1")
def test_with_enough_animals_it_may_go_and_the_port_with_it() -> None:
    game = paying(5, "fulfil 5", units={"sheep": ["a2", "g3", "g8"]})
    assert codes(game) == ["slaughter a2", "slaughter g3", "slaughter g8", "port p1 mutton"]
    play(game, "slaughter a2")
    assert codes(game) == ["slaughter g3", "slaughter g8"]
    assert refusals(game, "port p1 mutton") == [("PRT-1", "port_not_in_reach")]


@pytest.mark.rule("PRT-P1", "CLN-MD2")
def test_a_fisherman_on_the_port_keeps_it_in_reach() -> None:
    seat: dict[str, Any] = {
        "clan": "macdonald",
        "units": {"fisherman": ["a1"], "sheep": ["a2", "g3"]},
    }
    game = paying(20, "fulfil 20", **seat)
    assert codes(game) == ["slaughter a2", "slaughter g3", "port p1 mutton"]


@pytest.mark.rule("PRT-P1", "EXP-5", "FUL-1")
def test_shipping_counts_for_the_reach_that_is_left() -> None:
    # Small map: p1 on c5, beside b4; e7 has it in reach with 2-loch shipping.
    seat: dict[str, Any] = {
        "contracts": [20],
        "goods": {"bread": 2},
        "units": {"sheep": ["b4", "e7"]},
    }
    game = position(2, "fulfil 20", ports=TILES, seats=[{**seat, "shipping": 3}, {}])
    assert codes(game) == ["slaughter b4", "slaughter e7", "port p1 mutton"]
    game = position(2, "fulfil 20", ports=TILES, seats=[{**seat, "shipping": 2}, {}])
    assert codes(game) == ["slaughter e7", "port p1 mutton"]


# Together with port 9.


@pytest.mark.rule("PRT-P1", "PRT-P9")
def test_ports_1_and_9_save_two_animals() -> None:
    game = paying(3, units={**NEAR_P1, **NEAR_P9}, money=3)
    assert codes(game, "fulfil") == ["fulfil 3"]
    play(game, "fulfil 3")
    assert codes(game) == ["port p1 beef", "port p9 p1 beef"]
    play(game, "port p9 p1 beef")
    assert codes(game) == ["port p1 beef"]
    play(game, "port p1 beef")
    # Contract 3 itself pays £10.
    assert (money(game), game.seat(0).fulfilled) == (10, (3,))
    assert game.state.players[0].ports_used == 0b11


@pytest.mark.rule("PRT-P1", "PRT-P9")
def test_port_9_borrows_port_1_after_it_was_used() -> None:
    game = paying(3, "fulfil 3", "port p1 beef", units={**NEAR_P1, **NEAR_P9}, money=4)
    assert codes(game) == ["port p9 p1 beef"]
    play(game, "port p9 p1 beef")
    assert (money(game), game.seat(0).fulfilled) == (11, (3,))


@pytest.mark.rule("PRT-P1", "PRT-P9")
@pytest.mark.parametrize(("pounds", "possible"), [(2, False), (3, True)])
def test_port_9_must_be_paid_to_save_the_second(pounds: int, possible: bool) -> None:
    game = paying(3, units={**NEAR_P1, **NEAR_P9}, money=pounds)
    assert codes(game, "fulfil") == (["fulfil 3"] if possible else [])


@pytest.mark.rule("PRT-P1", "PRT-P9")
def test_three_missing_animals_are_too_many_for_both() -> None:
    game = paying(4, units={**NEAR_P1, **NEAR_P9}, money=30)
    assert figures(game, "fulfil 4", "animals_short") == {"meat": "beef", "amount": 1}
    assert codes(game, "fulfil") == []


@pytest.mark.rule("PRT-P1", "PRT-P9")
def test_both_on_a_mixed_contract() -> None:
    game = paying(46, "fulfil 46", units={**NEAR_P1, **NEAR_P9}, money=9)
    assert codes(game) == [
        "port p1 beef",
        "port p1 mutton",
        "port p9 p1 beef",
        "port p9 p1 mutton",
    ]
    play(game, "port p9 p1 mutton")
    assert codes(game) == ["port p1 beef"]
    play(game, "port p1 beef")
    assert game.seat(0).fulfilled == (46,)


@pytest.mark.rule("PRT-P1", "PRT-P9")
def test_slaughter_may_not_cost_one_of_two_ports_that_are_needed() -> None:
    # Three cows are owed, one is there: it keeps port 1 in reach, the miner port 9.
    game = paying(4, "fulfil 4", units={**NEAR_P9, "cow": ["a2"]}, money=3)
    assert codes(game) == ["port p1 beef", "port p9 p1 beef"]
    assert refusals(game, "slaughter a2") == [("FUL-1", "would_be_short")]
    play(game, "port p1 beef")
    assert codes(game) == ["slaughter a2", "port p9 p1 beef"]


@pytest.mark.rule("PRT-P1", "PRT-P9")
def test_port_9_alone_saves_an_animal_far_from_port_1() -> None:
    game = paying(16, "fulfil 16", units=NEAR_P9, money=3)
    assert codes(game) == ["port p9 p1 beef"]
    play(game, "port p9 p1 beef")
    assert (money(game), game.state.players[0].ports_used) == (0, 0b10)
    poor = paying(16, units=NEAR_P9, money=2)
    assert codes(poor, "fulfil") == []


@pytest.mark.rule("PRT-P1", "PRT-P9")
def test_port_9_saves_nothing_without_port_1_in_play() -> None:
    game = paying(16, tiles=["p5", "p9", "p2", "p3"], units=NEAR_P9, money=30)
    assert codes(game, "fulfil") == []
    exact = paying(
        16, "fulfil 16", tiles=["p5", "p9", "p2", "p3"], units={**NEAR_P9, "cow": ["g3"]}, money=30
    )
    assert "cow" not in units(exact)


@pytest.mark.rule("PRT-P1", "PRT-P9", "CLN-MK2")
def test_a_barrel_may_pay_for_port_9_while_animals_are_owed() -> None:
    seat: dict[str, Any] = {"clan": "mackenzie", "clan_state": [0, 1, 0], "money": 0}
    game = paying(3, "fulfil 3", units={**NEAR_P9, "cow": ["g3", "g8"]}, **seat)
    assert codes(game) == ["slaughter g3", "slaughter g8", "withdraw 2"]
    play(game, "withdraw 2")
    assert codes(game) == ["slaughter g3", "slaughter g8", "port p9 p1 beef"]


# What else follows.


@pytest.mark.rule("PRT-P1", "SCO-T7")
def test_scoring_tile_7_counts_the_meat_printed() -> None:
    seat: dict[str, Any] = {"contracts": [3], "units": {**NEAR_P1, "cow": ["g3", "g8"]}}
    tiles = ["t7", "t1", "t2", "t3", "t4"]
    game = position(3, "fulfil 3", ports=TILES, scoring=tiles, seats=[seat, {}, {}])
    play(game, "port p1 beef", "slaughter g3", *["pass"] * 3)
    assert game.seat(0).glory == 4
    assert units(game)["cow"] == ["g8"]


@pytest.mark.rule("PRT-P1", "FUL-6")
def test_a_saved_animal_gives_reach_to_the_free_space() -> None:
    seat: dict[str, Any] = {"units": {**NEAR_P1, "sheep": ["g3", "k6"]}, "money": 20}
    game = paying(5, "fulfil 5", "port p1 mutton", "slaughter k6", **seat)
    assert "expand sheep g2" in codes(game)
    assert "expand sheep j5" not in codes(game)


@pytest.mark.rule("PRT-P1", "CLN-B")
def test_it_helps_one_of_buchanans_two_contracts() -> None:
    seat: dict[str, Any] = {
        "clan": "buchanan",
        "contracts": [3, 16],
        "goods": {"wool": 1},
        "units": {**NEAR_P1, "cow": ["g3", "g8"]},
    }
    game = position(3, "fulfil 3", ports=TILES, seats=[seat, {}, {}])
    play(game, "slaughter g3", "slaughter g8")
    assert codes(game) == ["fulfil 16", "skip"]
    play(game, "fulfil 16", "port p1 beef")
    assert game.seat(0).fulfilled == (3, 16)
    game = position(3, "fulfil 3", "port p1 beef", ports=TILES, seats=[seat, {}, {}])
    play(game, "slaughter g3", "fulfil 16")
    assert units(game) == NEAR_P1
