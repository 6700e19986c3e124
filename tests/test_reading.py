"""Reading a game by names: seats, market, export board, map and the open decision."""

from __future__ import annotations

from itertools import pairwise

import pytest

from caledonia import Game
from caledonia.content.types import GRASSLAND
from caledonia.types import GOOD_NAMES, SPACE_NAMES, SPACES, UNIT_NAMES
from tests.helpers import PACK, new_game, play, position
from tests.notation.games import IDS, TABLES, Table, playing

NOBODYS = dict.fromkeys(GOOD_NAMES, 0)
LAND = "c4"
"""A land space of the test pack's map."""


def midgame() -> Game:
    """Return a game of two with something of everything."""
    return position(
        2,
        round=3,
        turn_order=[1, 0],
        passed=[1],
        ports=["p5", "p1", "p8", "p3"],
        boxes=[4, None, 9],
        removed=[30],
        prices={"whisky": 6},
        seats=[
            {
                "clan": "stewart",
                "starting_tile": 3,
                "money": 31,
                "glory": 7,
                "goods": {"grain": 4, "whisky": 1},
                "units": {"sheep": [LAND], "cow": ["d4"]},
                "merchants": 1,
                "market": {"wool": 2, "milk": -1},
                "shipping": 2,
                "technology": ["miner"],
                "contracts": [17],
                "fulfilled": [21],
                "ports_used": ["p1"],
            },
            {"clan": "mackenzie", "clan_state": [1, 0, 0]},
        ],
    )


def test_a_seat_shows_what_a_player_has() -> None:
    seat = midgame().seat(0)
    assert (seat.number, seat.clan, seat.starting_tile) == (0, "stewart", 3)
    assert (seat.money, seat.glory, seat.bid) == (31, 7, 0)
    assert seat.goods == {**NOBODYS, "grain": 4, "whisky": 1}
    assert seat.units == {**dict.fromkeys(UNIT_NAMES, ()), "sheep": (LAND,), "cow": ("d4",)}
    assert seat.spaces == (LAND, "d4")
    assert (seat.merchants, seat.merchants_on_board) == (1, 3)
    assert seat.market == {**NOBODYS, "wool": 2, "milk": -1}
    assert (seat.shipping, seat.technology) == (2, ("miner",))
    assert (seat.contracts, seat.free_slots, seat.fulfilled) == ((17,), 0, (21,))
    assert seat.ports_used == ("p1",)
    assert (seat.has_passed, seat.clan_state) == (False, ())
    assert repr(seat) == "<Seat 0 stewart: £31, 2 units>"


def test_units_left_are_those_of_the_clan() -> None:
    game = midgame()
    supply = PACK.units.supply
    left = game.seat(0).units_left
    assert left["sheep"] == supply[0] - 1
    assert left["field"] == supply[4]
    assert "fisherman" not in left


def test_other_seats_show_their_own_things() -> None:
    game = midgame()
    seat = game.seat(1)
    assert [s.number for s in game.seats] == [0, 1]
    assert (seat.clan, seat.has_passed, seat.clan_state) == ("mackenzie", True, (1, 0, 0))
    assert game.turn_order == (1, 0)


@pytest.mark.rule("EXP-8")
def test_a_seat_without_units_says_that_everything_is_in_reach() -> None:
    game = midgame()
    seat, settled = game.seat(1), game.seat(0)
    assert seat.reaches_everywhere
    assert not settled.reaches_everywhere
    assert set(seat.reach) == {*game.map.land, *game.map.lochs} > set(settled.reach)
    assert repr(seat) == "<Seat 1 mackenzie: £0, no units (every space is in reach, EXP-8)>"
    assert seat.ports == (), "a port needs a unit (PRT-1)"


@pytest.mark.parametrize("number", [-1, 2])
def test_there_are_only_the_seats_of_the_game(number: int) -> None:
    for ask in (midgame().seat, midgame().map.reach):
        with pytest.raises(ValueError, match=f"no seat {number}: seats are 0 to 1"):
            ask(number)


def test_points_are_those_of_a_game_that_ends_now() -> None:
    game = midgame()
    sheets = game.score_now().sheets
    assert [seat.score for seat in game.seats] == list(sheets)
    assert [seat.points for seat in game.seats] == [sheet.total for sheet in sheets]


def test_what_was_read_stays_as_it_is() -> None:
    game = position(2, seats=[{"money": 20}, {}])
    seat, market = game.seat(0), game.market
    step = market.steps["wool"]
    game.push_code("buy wool 2")
    assert (seat.money, seat.goods["wool"], market.steps["wool"]) == (20, 0, step)
    assert (game.seat(0).goods["wool"], game.market.steps["wool"]) == (2, step + 2)


def test_the_market_shows_prices_and_tracks() -> None:
    market = midgame().market
    tracks = dict(zip(GOOD_NAMES, PACK.market_small.tracks, strict=True))
    assert market.steps["whisky"] == 6
    assert market.price("whisky") == tracks["whisky"][5] == market.prices["whisky"]
    assert market.track("milk") == tracks["milk"]
    assert list(market.prices) == list(market.steps) == list(GOOD_NAMES)
    assert f"whisky £{market.price('whisky')}" in repr(market)
    with pytest.raises(ValueError, match="no good 'gold': known are wool"):
        market.price("gold")


def test_the_export_board_shows_contracts_but_no_pile() -> None:
    game = midgame()
    export = game.export
    assert export.boxes[:3] == (4, None, 9)
    assert export.contracts == (4, 9)
    assert export.pile == len(PACK.contracts) - 5
    assert export.removed == (30,)
    assert export.money == PACK.export.contract_money[2]
    assert export.contract(17) is PACK.contracts[17]
    assert repr(export) == f"<Export: contracts (4, 9), {export.pile} in the pile>"
    with pytest.raises(ValueError, match="no contract 0: they are 1 to"):
        export.contract(0)
    printed = PACK.contracts[21].imports
    assert export.imports == dict(zip(("cotton", "tobacco", "sugar_cane"), printed, strict=True))


def test_no_contract_is_paid_during_setup() -> None:
    assert new_game(2).export.money == 0


def test_the_map_names_terrain_costs_and_neighbours() -> None:
    game = midgame()
    board, shown = game.state.setup.board, game.map
    assert shown.sides == ("A1", "B1", "C1", "D1")
    assert repr(shown) == "<Map: A1 B1 C1 D1>"
    for space, name in enumerate(SPACE_NAMES):
        here = 1 << space
        assert ("loch" in shown.terrain(name)) == bool(board.lochs & here)
        assert ("grassland" in shown.terrain(name)) == bool(board.grassland & here)
        assert ("forest" in shown.terrain(name)) == bool(board.forest & here)
        assert ("mountain" in shown.terrain(name)) == bool(board.mountain & here)
        assert (name in shown.land) == bool(board.land & here)
        assert (name in shown.lochs) == bool(board.lochs & here)
        assert (name in shown.border) == bool(board.border & here)
        assert shown.cost(name) == board.land_cost[space]
        assert len(shown.neighbours(name)) == board.neighbours[space].bit_count()
        assert set(shown.neighbours(name)) <= set(shown.adjacent(name))
    assert "d4" in shown.adjacent("c4")
    printed = PACK.modules["A1"].spaces[SPACE_NAMES.index("c4")].terrain
    assert ("grassland" in shown.terrain("c4")) == bool(printed & GRASSLAND)


def test_the_map_shows_who_stands_where() -> None:
    game = midgame()
    assert game.map.unit_at(LAND) == (0, "sheep")
    standing = game.map.unit_at("d4")
    assert standing is not None
    assert (standing.seat, standing.unit) == (0, "cow")
    assert game.map.unit_at("e5") is None


def test_the_map_shows_the_ports() -> None:
    game = midgame()
    ports = [SPACE_NAMES[space] for space in game.state.setup.board.ports]
    assert game.map.ports == dict(zip(ports, ("p5", "p1", "p8", "p3"), strict=True))
    assert list(position(2).map.ports.values()) == [None] * 4


@pytest.mark.rule("EXP-6")
def test_reach_grows_with_shipping() -> None:
    game = midgame()
    by_level = [set(game.map.reach(0, level)) for level in range(6)]
    assert all(low <= high for low, high in pairwise(by_level))
    assert by_level[0] < by_level[5]
    assert set(game.map.reach(0)) == set(game.seat(0).reach) == by_level[2]
    for level in (-1, 6):
        with pytest.raises(ValueError, match=f"no shipping level {level}: levels are 0 to 5"):
            game.map.reach(0, level)


@pytest.mark.rule("SOL-1")
def test_neutral_pieces_are_in_nobodys_reach() -> None:
    game = position(1)
    blocked = game.state.setup.board.blocked
    names = {SPACE_NAMES[space] for space in range(SPACES) if blocked >> space & 1}
    assert names
    assert not names & set(game.map.reach(0))
    with_unit = position(1, seats=[{"units": {"sheep": [game.map.neighbours(min(names))[0]]}}])
    assert not names & set(with_unit.map.reach(0, 5))


@pytest.mark.parametrize("name", ["z9", "c0", "", "C4"])
def test_there_are_only_the_spaces_of_the_map(name: str) -> None:
    shown = midgame().map
    for ask in (shown.terrain, shown.cost, shown.neighbours, shown.adjacent, shown.unit_at):
        with pytest.raises(ValueError, match=f"no space '{name}'"):
            ask(name)


def test_the_decision_has_kind_seat_and_figures() -> None:
    bonus = {"kind": "building_bonus", "seat": 1, "drawn": [21, 22, 23]}
    decision = position(2, pending=[bonus], seats=[{}, {"money": 20}]).decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("building_bonus", 1)
    assert decision.figures == {"drawn": (21, 22, 23)}
    turn = midgame().decision
    assert turn is not None
    assert (turn.kind, turn.seat, turn.figures) == ("turn", 0, {})


def test_nothing_is_open_once_the_game_is_over() -> None:
    game = position(2, round=5, pending=[])
    assert game.is_over()
    assert game.decision is None


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_reading_agrees_with_the_view_in_random_games(table: Table) -> None:
    for game in playing(table, 7):
        view = game.view()
        assert view["pounds"] == game.market.prices
        assert view["boxes"] == list(game.export.boxes)
        shown, seats = view["decision"], view["seats"]
        assert isinstance(seats, list)
        if game.decision is not None:
            assert isinstance(shown, dict)
            assert (game.decision.kind, game.decision.seat) == (shown["kind"], shown["seat"])
            assert set(game.decision.figures) == set(shown) - {"kind", "seat"}
        for seat, entry in zip(game.seats, seats, strict=True):
            assert (seat.money, seat.clan) == (entry["money"], entry["clan"])
            assert entry["units"] == {k: list(v) for k, v in seat.units.items() if v}
            assert entry["units_left"] == seat.units_left
            assert entry["score"]["total"] == seat.points
            for name in seat.spaces:
                assert game.map.unit_at(name) in [(seat.number, kind) for kind in seat.units]


def test_a_played_game_reads_like_its_position() -> None:
    game = play(position(2, seats=[{"money": 30}, {}]), "buy bread 1", "pass")
    again = Game.from_position(game.position(), content=PACK)
    assert [repr(seat) for seat in again.seats] == [repr(seat) for seat in game.seats]
