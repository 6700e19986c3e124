"""The variants (VAR) and which options go together."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from caledonia import Game, Options
from caledonia.board import module_of
from caledonia.events import ClanChosen, GloryGained, MoneyChanged
from caledonia.options import VARIANTS
from caledonia.rules.setup import draw
from caledonia.types import space_name, spaces_of
from tests.helpers import (
    PACK,
    codes,
    decision,
    events_of,
    figures,
    goods,
    money,
    new_game,
    play,
    position,
    refusals,
    space,
)

SIDES = ("A1", "B1", "C1", "D1")
SEEDS = range(300)


# VAR-1: static imports.


@pytest.mark.rule("VAR-1")
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize(("static", "values"), [(True, (4, 4, 4)), (False, (5, 3, 4))])
def test_every_import_is_worth_four(
    players: int, static: bool, values: tuple[int, int, int]
) -> None:
    # Contracts 1, 8 and 48: 2 cotton, 4 tobacco, 3 sugar cane; most first: tobacco, sugar, cotton.
    seats = [{"fulfilled": [1, 8, 48]}, *[{}] * (players - 1)]
    game = position(players, options={"static_imports": static}, seats=seats)
    sheet = game.score_now().sheets[0]
    assert (sheet.cotton, sheet.tobacco, sheet.sugar_cane) == (
        2 * values[0],
        4 * values[1],
        3 * values[2],
    )


@pytest.mark.rule("VAR-1", "FUL-4")
@pytest.mark.parametrize(("static", "pounds"), [(True, 0), (False, 1)])
def test_no_pound_for_imports(static: bool, pounds: int) -> None:
    # There are 4 tobacco; 3 more pass the mark at 5.
    seats = [{"contracts": [2], "goods": {"wool": 6}}, {"fulfilled": [8]}]
    game = position(2, "fulfil 2", options={"static_imports": static}, seats=seats)
    assert money(game) == pounds


@pytest.mark.rule("VAR-1", "SCO-T6")
def test_static_imports_still_score_in_rounds() -> None:
    seats = [{"fulfilled": [8]}, {}]
    scoring = ["t6", "t1", "t2", "t3", "t4"]
    fields: dict[str, Any] = {"scoring": scoring, "seats": seats}
    game = position(2, "pass", "pass", options={"static_imports": True}, **fields)
    assert game.seat(0).glory == 4


# VAR-2: without scoring tiles.


@pytest.mark.rule("VAR-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_without_scoring_tiles(players: int) -> None:
    game = new_game(players, no_scoring_tiles=True)
    assert game.state.setup.scoring == ()
    assert len(new_game(players).state.setup.scoring) == 5


@pytest.mark.rule("VAR-2")
def test_rounds_without_scoring_tiles_give_no_glory() -> None:
    everything = {"units": {"miner": ["d3"], "sheep": ["b4"]}, "goods": {"wool": 3, "bread": 4}}
    game = position(
        2, options={"no_scoring_tiles": True}, seats=[{**everything, "fulfilled": [4]}, {}]
    )
    for _ in range(5):
        play(game, "pass", "pass")
        assert events_of(game, GloryGained) == []
    assert (game.is_over(), game.seat(0).glory) == (True, 0)


@pytest.mark.rule("VAR-2", "CON-1")
@pytest.mark.parametrize(("number", "left"), [(1, 25), (2, 20), (3, 15), (4, 10), (5, 5)])
def test_contracts_cost_the_same_without_scoring_tiles(number: int, left: int) -> None:
    options = {"no_scoring_tiles": True}
    fields: dict[str, Any] = {"round": number, "boxes": [17], "seats": [{"money": 20}, {}]}
    assert money(position(2, "obtain 17", options=options, **fields)) == left


@pytest.mark.rule("VAR-2", "PRT-P4")
def test_other_glory_stays() -> None:
    seats = [{"units": {"woodcutter": ["b1"]}}, {}, {}]
    ports = ["p4", "p2", "p3", "p5"]
    game = position(3, "port p4", options={"no_scoring_tiles": True}, ports=ports, seats=seats)
    assert game.seat(0).glory == 3


# VAR-3: without port tiles.


@pytest.mark.rule("VAR-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_without_port_tiles(players: int) -> None:
    game = new_game(players, no_port_tiles=True)
    assert game.state.setup.ports == ()
    assert game.state.setup.unused_ports == (0,) * 16
    assert len(new_game(players).state.setup.ports) == 4


@pytest.mark.rule("VAR-3")
def test_no_port_can_be_used_without_tiles() -> None:
    seats = [{"money": 4, "units": {"woodcutter": ["b1"]}}, {}, {}]
    game = position(3, options={"no_port_tiles": True}, seats=seats)
    assert codes(game, "port") == []
    assert refusals(game, "port p5") == [("PRT-1", "no_such_port")]
    play(game, "ship")
    assert (decision(game), game.deciding_seat) == ("Turn", 1)


# VAR-4: the tighter map.

COVERED = ("c4", "f2", "j7", "k5")


def tight(**fields: Any) -> Game:
    """Return a position on a map with c4, f2, j7 and k5 covered."""
    options = {"tighter_map": True, "covered_spaces": list(COVERED)}
    return position(3, options=options, **fields)


@pytest.mark.rule("VAR-4")
@pytest.mark.parametrize(("players", "fits"), [(1, False), (2, True), (3, True), (4, False)])
def test_the_tighter_map_is_for_two_or_three(players: int, fits: bool) -> None:
    if fits:
        assert new_game(players, tighter_map=True).state.setup.board.covered.bit_count() == 4
    else:
        with pytest.raises(ValueError, match=r"^tighter_map is for 2 or 3 players \(VAR-4\)$"):
            new_game(players, tighter_map=True)


@pytest.mark.rule("VAR-4")
@pytest.mark.parametrize("players", [2, 3])
def test_one_random_active_land_space_per_module(players: int) -> None:
    options = Options(tighter_map=True, map_sides=SIDES)
    board = new_game(players, map_sides=SIDES).state.setup.board
    drawn = [draw(PACK, players, options, seed).covered_spaces for seed in SEEDS]
    for names in drawn:
        assert [module_of(space(name)) for name in names] == ["A", "B", "C", "D"]
    covered = {name for names in drawn for name in names}
    assert covered <= {space_name(s) for s in spaces_of(board.land)}
    # Any of them: with two players mist land is not active.
    assert len(covered) == board.land.bit_count()


@pytest.mark.rule("VAR-4")
def test_without_the_variant_nothing_is_covered() -> None:
    assert draw(PACK, 3, Options(), 1).covered_spaces == ()
    assert new_game(3).state.setup.board.covered == 0


@pytest.mark.rule("VAR-4")
def test_the_host_may_choose() -> None:
    game = new_game(3, tighter_map=True, covered_spaces=COVERED, map_sides=SIDES)
    covered = game.state.setup.board.covered
    assert tuple(space_name(s) for s in spaces_of(covered)) == COVERED
    # They need not be on different modules.
    one_module = ("b1", "b2", "c3", "c4")
    game = new_game(2, tighter_map=True, covered_spaces=one_module, map_sides=SIDES)
    assert game.state.setup.board.covered.bit_count() == 4


@pytest.mark.rule("VAR-4")
@pytest.mark.parametrize(
    ("players", "names", "message"),
    [
        (3, ("c4", "f2", "j7"), r"covered_spaces: give 4 different spaces \(VAR-4\)"),
        (3, ("c4", "f2", "j7", "k5", "k6"), r"covered_spaces: give 4 different spaces \(VAR-4\)"),
        (3, ("c4", "f2", "j7", "j7"), r"covered_spaces: give 4 different spaces \(VAR-4\)"),
        (3, (*COVERED, "k5"), r"covered_spaces: give 4 different spaces \(VAR-4\)"),
        (3, ("c4", "f2", "j7", "k4"), r"covered_spaces: k4 is not active land \(VAR-4\)"),
        (2, ("c4", "f2", "j7", "c2"), r"covered_spaces: c2 is not active land \(VAR-4\)"),
        (3, ("c4", "f2", "j7", "z9"), "no space 'z9'"),
    ],
)
def test_what_the_host_may_not_choose(players: int, names: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}"):
        new_game(players, tighter_map=True, covered_spaces=names, map_sides=SIDES)


@pytest.mark.rule("VAR-4")
def test_covered_spaces_lie_there_before_the_clan_choice() -> None:
    game = new_game(3, tighter_map=True)
    assert decision(game) == "ClanChoice"
    assert game.state.setup.board.covered.bit_count() == 4


@pytest.mark.rule("VAR-4")
def test_no_expansion_onto_covered_spaces() -> None:
    game = tight(seats=[{"money": 99, "units": {"miner": ["d3"]}}, {}, {}])
    assert refusals(game, "expand sheep c4") == [("VAR-4", "covered"), ("EXP-6", "not_in_reach")]
    assert not [code for code in codes(game) if code.endswith("c4")]
    # Without reach either.
    game = tight(seats=[{"money": 99}, {}, {}])
    assert refusals(game, "expand sheep c4") == [("VAR-4", "covered")]


@pytest.mark.rule("VAR-4", "SET-10")
def test_no_first_worker_on_covered_spaces() -> None:
    pending = [{"kind": "worker_placement", "seat": 0}]
    game = tight(round=0, pending=pending, seats=[{"money": 99}, {}, {}])
    assert "place woodcutter k5" not in codes(game)
    assert refusals(game, "place woodcutter k5") == [("VAR-4", "covered")]


@pytest.mark.rule("VAR-4", "EXP-6")
def test_no_crossing_of_covered_spaces() -> None:
    # Without c4 the field on b3 has a3, a4, b2, c3, and b4 over the river.
    seat = {"money": 99, "shipping": 1, "units": {"field": ["b3"]}}
    game = tight(seats=[seat, {}, {}])
    assert {code.split()[2] for code in codes(game, "expand")} == {"a3", "a4", "b2", "c3", "b4"}


@pytest.mark.rule("VAR-4")
def test_a_covered_space_is_no_border() -> None:
    options = {"tighter_map": True, "covered_spaces": ["b1", "f2", "j7", "k5"]}
    board = position(3, options=options).state.setup.board
    plain = position(3).state.setup.board
    assert board.border == plain.border & ~(1 << space("b1"))


# VAR-5: without clans.


@pytest.mark.rule("VAR-5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_starting_tiles_only_one_more_than_players(players: int) -> None:
    game = new_game(players, no_clans=True)
    offer = game.state.offer
    assert [clan for clan, _ in offer] == [""] * (players + 1)
    assert len({tile for _, tile in offer}) == players + 1
    assert codes(game) == [f"tile {tile}" for _, tile in offer]


@pytest.mark.rule("VAR-5", "SET-9")
def test_money_by_turn_order() -> None:
    fields: dict[str, Any] = {
        "options": {"no_clans": True},
        "round": 0,
        "turn_order": [2, 3, 0, 1],
        "offer": [["", 1], ["", 4], ["", 5], ["", 7], ["", 9]],
        "pending": [{"kind": "clan_choice", "seat": seat} for seat in (2, 3, 0, 1)],
    }
    game = position(4, **fields)
    # Reverse turn order: seats 1, 0, 3, 2, with 6, 4, 2, 0 pounds more.
    for code, seat, extra in (("tile 4", 1, 6), ("tile 7", 0, 4), ("tile 1", 3, 2)):
        assert game.deciding_seat == seat
        play(game, code)
        number = int(code.split()[1])
        assert events_of(game, ClanChosen) == [ClanChosen(seat, "", number)]
        assert money(game, seat) == PACK.starting_tiles[number].money + extra
        assert events_of(game, MoneyChanged)[1:] == [MoneyChanged(seat, extra, "no_clans")]
    assert goods(game, 1) == {"wool": 3}
    play(game, "tile 9")
    assert (money(game, 2), decision(game)) == (58, "WorkerPlacement")
    assert game.state.offer == ()
    assert {player.power.id for player in game.state.players} == {""}


@pytest.mark.rule("VAR-5")
def test_dealt_tiles_bring_the_money_too() -> None:
    game = new_game(4, no_clans=True, starting_tiles=(3, 4, 5, 6), starting_seat=1)
    assert decision(game) == "WorkerPlacement"
    assert [money(game, seat) for seat in range(4)] == [57 + 6, 55 + 0, 58 + 2, 58 + 4]
    assert [seat.starting_tile for seat in game.seats] == [3, 4, 5, 6]
    assert game.state.offer == ()


@pytest.mark.rule("VAR-5")
def test_no_such_money_with_clans() -> None:
    clans = ("campbell", "stewart")
    game = new_game(2, clans=clans, starting_tiles=(3, 4), starting_seat=0)
    assert [money(game, seat) for seat in range(2)] == [57, 55]


@pytest.mark.rule("VAR-5")
def test_only_tiles_on_offer() -> None:
    fields: dict[str, Any] = {
        "options": {"no_clans": True},
        "round": 0,
        "offer": [["", 1], ["", 4], ["", 5]],
        "pending": [{"kind": "clan_choice", "seat": seat} for seat in (0, 1)],
    }
    game = position(2, "tile 4", **fields)
    assert codes(game) == ["tile 1", "tile 5"]
    for tile in (2, 4):
        assert refusals(game, f"tile {tile}") == [("VAR-5", "not_offered")]
        assert figures(game, f"tile {tile}", "not_offered") == {"name": str(tile)}
    assert refusals(game, "clan campbell") == [("SET-9", "not_offered")]


# VAR-7: Kickstarter tiles.


@pytest.mark.rule("VAR-7")
@pytest.mark.parametrize(("wanted", "included"), [(None, True), (True, True), (False, False)])
def test_kickstarter_tiles_in_the_draws(wanted: bool | None, included: bool) -> None:
    options = Options() if wanted is None else Options(kickstarter=wanted)
    drawn = [draw(PACK, 4, options, seed) for seed in SEEDS]
    ports = {tile for draws in drawn for tile in draws.port_tiles}
    scoring = {tile for draws in drawn for tile in draws.scoring_tiles}
    clans = {clan for draws in drawn for clan, _ in draws.offer}
    assert ("p9" in ports, "t9" in scoring, "macewen" in clans) == (included,) * 3
    assert (len(ports), len(scoring), len(clans)) == ((9, 9, 9) if included else (8, 8, 8))


@pytest.mark.rule("VAR-7", "VAR-6")
def test_kickstarter_tiles_in_the_auction() -> None:
    options = Options(kickstarter=False, clan_auction=True)
    clans = {clan for seed in SEEDS for clan, _ in draw(PACK, 4, options, seed).offer}
    assert len(clans) == 8
    assert "macewen" not in clans


# VAR-8: the first game.


@pytest.mark.rule("VAR-8", "VAR-1", "VAR-2", "VAR-3", "VAR-7")
def test_the_preset_for_a_first_game() -> None:
    options = Options.first_game()
    assert options.as_dict() == {
        "kickstarter": False,
        "static_imports": True,
        "no_scoring_tiles": True,
        "no_port_tiles": True,
    }
    for players in (1, 2, 3, 4):
        game = Game.new(players, 3, options, PACK)
        setup = game.state.setup
        assert (setup.ports, setup.scoring) == ((), ())
        assert game.options.static_imports
        assert len(game.state.offer) == players + 1
    clans = {clan for seed in SEEDS for clan, _ in draw(PACK, 4, options, seed).offer}
    assert len(clans) == 8
    assert "macewen" not in clans


# Combinations.


def excluded(players: int, chosen: dict[str, bool]) -> bool:
    """Whether the rules exclude a combination of variants (VAR-4, VAR-5, VAR-6)."""
    if chosen["clan_auction"] and (players == 1 or chosen["no_clans"]):
        return True
    return chosen["tighter_map"] and players not in (2, 3)


@pytest.mark.rule("VAR-4", "VAR-5", "VAR-6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_combination_unless_excluded(players: int) -> None:
    for switches in product((False, True), repeat=len(VARIANTS)):
        chosen = dict(zip(VARIANTS, switches, strict=True))
        options = Options.from_dict({**chosen})
        if excluded(players, chosen):
            with pytest.raises(ValueError, match="VAR-"):
                draw(PACK, players, options, 1)
            continue
        draws = draw(PACK, players, options, 1)
        assert len(draws.port_tiles) == (0 if chosen["no_port_tiles"] else 4)
        assert len(draws.scoring_tiles) == (0 if chosen["no_scoring_tiles"] else 5)
        assert len(draws.covered_spaces) == (4 if chosen["tighter_map"] else 0)
        assert len(draws.offer) == players + (0 if chosen["clan_auction"] else 1)
        assert all(bool(clan) != chosen["no_clans"] for clan, _ in draws.offer)


@pytest.mark.rule("VAR-1", "VAR-2", "VAR-3", "VAR-4", "VAR-6")
def test_everything_at_once_can_be_played() -> None:
    game = new_game(
        3,
        2,
        kickstarter=False,
        static_imports=True,
        no_scoring_tiles=True,
        no_port_tiles=True,
        tighter_map=True,
        clan_auction=True,
        errata_2025=True,
    )
    while not game.is_over():
        game.push(game.legal_actions[-1])
    outcome = game.outcome()
    assert outcome is not None
    assert [sheet.glory for sheet in outcome.sheets] == [0, 0, 0]


OPTIONS: list[tuple[int, dict[str, Any], str]] = [
    (
        2,
        {"clan_auction": True, "no_clans": True},
        r"clan_auction and no_clans exclude each other: choose one \(VAR-5\)",
    ),
    (
        2,
        {"map_sides": ("A1", "B1", "C1")},
        r"map_sides: give 4 different ones, not \['A1', 'B1', 'C1'\]",
    ),
    (
        2,
        {"map_sides": ("A1", "B1", "C1", "D3")},
        "map_sides: unknown 'D3': known are A1, A2, B1, B2, C1, C2, D1, D2",
    ),
    (
        2,
        {"map_sides": ("B1", "A1", "C1", "D1")},
        "map_sides: give a side of module A, B, C and D in this order",
    ),
    (
        2,
        {"port_tiles": ("p1", "p2", "p3", "p3")},
        r"port_tiles: give 4 different ones, not \['p1', 'p2', 'p3', 'p3'\]",
    ),
    (2, {"port_tiles": ("p1", "p2", "p3", "p10")}, "port_tiles: unknown 'p10': known are p1, p2"),
    (2, {"port_tiles": ("p1", "p2", "p3")}, "port_tiles: give 4 different ones"),
    (
        2,
        {"scoring_tiles": ("t1", "t2", "t3", "t4")},
        "scoring_tiles: give 5 different ones",
    ),
    (
        2,
        {"scoring_tiles": ("t1", "t2", "t3", "t4", "t5", "t6")},
        "scoring_tiles: give 5 different ones",
    ),
    (2, {"clans": ("campbell",)}, r"clans: give 2 different ones, not \['campbell'\]"),
    (2, {"clans": ("campbell", "campbell")}, "clans: give 2 different ones"),
    (2, {"clans": ("campbell", "nobody")}, "clans: unknown 'nobody': known are buchanan, "),
    (
        2,
        {"no_clans": True, "starting_tiles": (1, 2, 3)},
        r"starting_tiles: give 2 different ones, not \[1, 2, 3\]",
    ),
    (2, {"no_clans": True, "starting_tiles": (1, 10)}, "starting_tiles: unknown 10: known are 1, "),
    (
        2,
        {"no_port_tiles": True, "port_tiles": ("p1", "p2", "p3", "p4")},
        "port_tiles and no_port_tiles exclude each other",
    ),
    (
        2,
        {"no_scoring_tiles": True, "scoring_tiles": ("t1", "t2", "t3", "t4", "t5")},
        "scoring_tiles and no_scoring_tiles exclude each other",
    ),
    (2, {"covered_spaces": COVERED}, "covered_spaces needs tighter_map"),
    (
        2,
        {"clans": ("campbell", "stewart"), "no_clans": True},
        "clans are dealt: no_clans and clan_auction do not go with that",
    ),
    (
        2,
        {"clans": ("campbell", "stewart"), "clan_auction": True},
        "clans are dealt: no_clans and clan_auction do not go with that",
    ),
    (2, {"starting_tiles": (1, 2)}, "starting_tiles needs clans or no_clans"),
    (
        2,
        {"starting_tiles": (1, 2), "clan_auction": True},
        "starting_tiles needs clans or no_clans",
    ),
    (
        2,
        {"starting_seat": 0, "clan_auction": True},
        "with clan_auction the auction decides the turn order",
    ),
    (2, {"starting_seat": 2}, "starting_seat: give a seat from 0 to 1"),
    (3, {"starting_seat": -1}, "starting_seat: give a seat from 0 to 2"),
]


@pytest.mark.rule("VAR-5", "VAR-6")
@pytest.mark.parametrize(("players", "options", "message"), OPTIONS)
def test_options_that_do_not_go_together(
    players: int, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=f"^{message}"):
        new_game(players, **options)


@pytest.mark.rule("SET-2", "SET-3", "SET-5", "SET-8", "SET-9")
def test_choices_that_replace_the_draws() -> None:
    game = new_game(
        2,
        map_sides=("A2", "B1", "C2", "D1"),
        port_tiles=("p9", "p8", "p7", "p6"),
        scoring_tiles=("t9", "t8", "t7", "t6", "t5"),
        clans=("macewen", "buchanan"),
        starting_tiles=(9, 8),
        starting_seat=1,
    )
    setup = game.state.setup
    assert setup.board.sides == ("A2", "B1", "C2", "D1")
    assert [port.id for port in setup.ports] == ["p9", "p8", "p7", "p6"]
    assert [tile.id for tile in setup.scoring] == ["t9", "t8", "t7", "t6", "t5"]
    assert [player.clan for player in game.seats] == ["macewen", "buchanan"]
    assert [seat.starting_tile for seat in game.seats] == [9, 8]
    assert game.turn_order == (1, 0)


@pytest.mark.rule("SET-2")
def test_a_choice_leaves_the_other_draws_as_they_are() -> None:
    free = draw(PACK, 3, Options(), 11)
    chosen = Options(
        map_sides=SIDES,
        port_tiles=("p1", "p2", "p3", "p4"),
        scoring_tiles=("t1", "t2", "t3", "t4", "t5"),
        starting_seat=1,
    )
    assert draw(PACK, 3, chosen, 11).pile == free.pile
    assert draw(PACK, 3, chosen, 11).offer == free.offer
