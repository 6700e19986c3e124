"""Settlements and their links (FIN-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import play, position

Units = dict[str, list[str]]


def linked(units: Units, shipping: int, *, players: int = 3, clan: str = "", **fields: Any) -> int:
    """Return the settlements of the biggest linked group of seat 0."""
    seat = {"units": units, "shipping": shipping, "clan": clan}
    seats = [seat, *({} for _ in range(players - 1))]
    game = position(players, seats=seats, **fields)
    return game.score_now().sheets[0].settlements_linked


RED: Units = {"sheep": ["b3", "c4", "d4", "e7"], "miner": ["e3"], "woodcutter": ["f3"]}
BLACK: Units = {"miner": ["i6", "l6"], "woodcutter": ["h3", "k8"], "sheep": ["i2"]}


@pytest.mark.rule("FIN-8", "FIN-7")
def test_the_rulebooks_picture() -> None:
    # Red: three units in one settlement, two at the top with a river between them and one loch
    # from the three, one at the bottom two lochs away. Black: five that two lochs link.
    seats = [{"units": RED, "shipping": 2}, {"units": BLACK, "shipping": 3}, {}]
    sheets = position(3, seats=seats).score_now().sheets
    assert [sheet.settlements_linked for sheet in sheets] == [3, 5, 0]
    assert [sheet.settlements for sheet in sheets] == [12, 18, 0]


@pytest.mark.rule("FIN-8")
@pytest.mark.parametrize(("shipping", "red", "black"), [(0, 1, 1), (1, 2, 1), (2, 3, 2), (3, 4, 5)])
def test_the_picture_at_other_shipping_levels(shipping: int, red: int, black: int) -> None:
    assert linked(RED, shipping) == red
    assert linked(BLACK, shipping) == black


@pytest.mark.rule("FIN-8")
@pytest.mark.parametrize("shipping", range(6))
def test_neighbouring_units_of_any_kind_are_one_settlement(shipping: int) -> None:
    assert linked({"sheep": ["b4"], "field": ["b5"], "woodcutter": ["a6"]}, shipping) == 1


@pytest.mark.rule("FIN-8")
def test_no_unit_is_no_settlement() -> None:
    assert linked({}, 5) == 0


@pytest.mark.rule("FIN-8")
@pytest.mark.parametrize(("shipping", "count"), [(0, 1), (1, 2), (5, 2)])
def test_a_river_separates_settlements_and_river_crossing_links_them(
    shipping: int, count: int
) -> None:
    assert linked({"sheep": ["c3", "c4"]}, shipping) == count


@pytest.mark.rule("FIN-8")
@pytest.mark.parametrize(
    ("spaces", "level"),
    [
        (["b4", "c6"], 2),  # c5
        (["b4", "d6"], 3),  # c5 d5
        (["a8", "c7"], 3),  # a7 b6
        (["b4", "e7"], 4),  # c5 d5 e6
        (["b4", "g8"], 0),  # c5 d5 e6 f6 g7: too far
        (["b4", "f7"], 5),  # c5 d5 e6 f6
    ],
)
def test_lochs_link_settlements_from_their_level_on(spaces: list[str], level: int) -> None:
    units: Units = {"sheep": [spaces[0]]}
    units["miner" if spaces[1] in ("c6", "f7") else "cow"] = [spaces[1]]
    counts = [linked(units, shipping) for shipping in range(6)]
    assert counts == [2 if level and shipping >= level else 1 for shipping in range(6)]


@pytest.mark.rule("FIN-8")
def test_a_link_is_one_hop_and_never_a_river_and_a_loch_together() -> None:
    # From c3 over the river to c4 and over loch c5 to b5: only with a unit on c4.
    assert linked({"sheep": ["c3", "b5"]}, 2) == 1
    assert linked({"sheep": ["c3", "c4", "b5"]}, 2) == 3


@pytest.mark.rule("FIN-8")
def test_a_link_never_leads_over_land() -> None:
    assert linked({"sheep": ["b4"], "miner": ["c6"], "cow": ["d6"]}, 1) == 1
    # c6 and d6 neighbour each other; b4 and b2 have land between them.
    assert linked({"sheep": ["b4", "b2"]}, 5) == 1


@pytest.mark.rule("FIN-8")
def test_links_chain_through_own_settlements() -> None:
    # At 1-loch f3 reaches d4, d4 reaches c6, but f3 does not reach c6.
    assert linked({"woodcutter": ["f3"], "miner": ["c6"]}, 2) == 1
    assert linked({"woodcutter": ["f3"], "miner": ["c6"], "sheep": ["d4"]}, 2) == 3


@pytest.mark.rule("FIN-8")
def test_links_do_not_chain_through_others() -> None:
    seats = [
        {"units": {"woodcutter": ["f3"], "miner": ["c6"]}, "shipping": 2},
        {"units": {"sheep": ["d4"]}, "shipping": 5},
    ]
    assert position(2, seats=seats).score_now().sheets[0].settlements_linked == 1


@pytest.mark.rule("FIN-8")
def test_any_unit_of_a_settlement_may_make_the_link() -> None:
    # a5 does not reach c6 over one loch, b4 beside it does.
    assert linked({"sheep": ["a5"], "miner": ["c6"]}, 2) == 1
    assert linked({"sheep": ["a5", "b4"], "miner": ["c6"]}, 2) == 2
    assert linked({"sheep": ["b4"], "miner": ["c6"], "cow": ["d6"]}, 2) == 2


@pytest.mark.rule("FIN-8")
def test_only_the_biggest_group_counts() -> None:
    # Three linked in the west, two in the east, one alone.
    west: Units = {"sheep": ["c3", "c4", "b4"]}
    units: Units = {**west, "cow": ["k6", "l6"], "woodcutter": ["f9"]}
    assert linked(units, 1) == 3
    assert linked({"sheep": ["c3", "c4"], "cow": ["k6", "l6", "m6"], "woodcutter": ["f9"]}, 1) == 3
    assert linked({"sheep": ["c3", "c4"], "cow": ["k6", "l6"]}, 1) == 2


@pytest.mark.rule("FIN-8", "CLN-MD1")
def test_a_fisherman_and_the_land_beside_him_are_one_settlement() -> None:
    fishing: Units = {"fisherman": ["c5"], "sheep": ["b4"], "woodcutter": ["d4"]}
    assert linked(fishing, 5, clan="macdonald") == 1
    # Without him the two are linked at 1-loch.
    assert linked({"sheep": ["b4"], "woodcutter": ["d4"]}, 2, clan="macdonald") == 2


@pytest.mark.rule("FIN-8", "CLN-MD1")
@pytest.mark.parametrize(("shipping", "count"), [(1, 1), (2, 2)])
def test_a_fishermans_own_space_is_no_crossing(shipping: int, count: int) -> None:
    # From loch c5 over d5 to d6.
    assert linked({"fisherman": ["c5"], "sheep": ["d6"]}, shipping, clan="macdonald") == count


@pytest.mark.rule("FIN-8")
def test_slaughter_can_split_a_settlement() -> None:
    seats = [
        {
            "shipping": 2,
            "contracts": [16],
            "goods": {"wool": 1},
            "units": {"sheep": ["b4", "c4"], "cow": ["b5"], "woodcutter": ["a6"], "miner": ["c6"]},
        },
        {},
    ]
    game = position(2, seats=seats)
    # b4, b5, a6 and c6 are one settlement, c4 another one.
    assert game.score_now().sheets[0].settlements_linked == 2
    play(game, "fulfil 16")
    assert game.score_now().sheets[0].settlements_linked == 4
