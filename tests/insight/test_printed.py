from __future__ import annotations

import json

import pytest

from caledonia.board import build_board, river_across
from caledonia.content import load_content
from caledonia.drawing.palette import colours_of, lit, palette
from caledonia.events import Event
from caledonia.insight.event_json import kind_of
from caledonia.insight.maps import ground, map_data
from caledonia.insight.printed import printed
from caledonia.types import GOOD_NAMES, SPACE_NAMES, UNIT_NAMES, UNITS, spaces_of
from tests.helpers import PACK, new_game

BASE = load_content()
SIDES = ("A1", "B2", "C1", "D2")


def test_a_pack_is_described_as_it_is() -> None:
    data = printed(BASE)
    assert json.loads(json.dumps(data))["id"] == BASE.id
    assert set(data["contracts"]) == {str(number) for number in BASE.contracts}
    for number, contract in BASE.contracts.items():
        card = data["contracts"][str(number)]
        assert [card["goods"].get(name, 0) for name in GOOD_NAMES] == list(contract.goods)
        assert (card["hops"], card["money"]) == (contract.hops, contract.money)
        assert (card["meat"].get("beef", 0), card["meat"].get("mutton", 0)) == contract.meat
    assert set(data["clans"]) == set(BASE.clans)
    assert data["market_large"]["tracks"]["wool"] == list(BASE.market_large.tracks[0])
    assert data["final"]["contract_places"][3] == list(BASE.final.contract_places[4])


def test_own_actions_say_how_the_page_shows_them() -> None:
    actions = printed(BASE)["actions"]
    assert {name for name, card in actions.items() if card["on_map"]} == {"exchange", "row"}
    deeds = {name: card["deed"] for name, card in actions.items() if card["deed"]}
    assert deeds == {
        "exchange": "unit_placed",
        "row": "unit_moved",
        "withdraw": "barrel_moved",
        "cellar": "barrel_moved",
    }
    assert set(deeds.values()) <= {kind_of(kind.__name__) for kind in Event.__subclasses__()}
    causes = {name: card["cause"] for name, card in actions.items()}
    assert causes == {name: name for name in actions} | {"withdraw": "cellar"}


@pytest.mark.rule("EXP-2")
def test_units_stand_where_the_rules_let_them() -> None:
    setup = new_game(4).state.setup
    land = {"grassland": setup.board.grassland, "forest": setup.board.forest}
    land["mountain"] = setup.board.mountain
    for unit in UNITS:
        terrain = printed(BASE)["units"][UNIT_NAMES[unit]]["terrain"]
        assert setup.terrain[unit] == (land[terrain] if terrain else 0)


def test_the_hash_is_that_of_the_pack() -> None:
    assert printed(BASE)["hash"] == printed(load_content())["hash"]
    assert printed(BASE)["hash"] != printed(PACK)["hash"]
    assert len(printed(BASE)["hash"]) == 20


@pytest.mark.parametrize("players", [2, 4])
def test_spaces_know_what_lies_across_each_side(players: int) -> None:
    data = map_data(BASE, SIDES, players)
    board = build_board(BASE, SIDES, small=players == 2)
    spaces = {space["name"]: space for space in data["spaces"]}
    assert tuple(spaces) == SPACE_NAMES
    rivers = 0
    for number, name in enumerate(SPACE_NAMES):
        space = spaces[name]
        for side, other in enumerate(space["across"]):
            # The side lies between two corners, and so does what is across.
            (x1, y1), (x2, y2) = space["outline"][side], space["outline"][(side + 1) % 6]
            if other is None:
                assert not space["rivers"][side]
                continue
            beyond = spaces[other]
            assert beyond["x"] == pytest.approx(x1 + x2 - space["x"], abs=0.1)
            assert beyond["y"] == pytest.approx(y1 + y2 - space["y"], abs=0.1)
            assert beyond["across"][(side + 3) % 6] == name
            there = SPACE_NAMES.index(other)
            assert space["rivers"][side] == river_across(board, number, there)
            rivers += space["rivers"][side]
        assert space["loch"] == bool(board.lochs >> number & 1) == (not space["terrain"])
        assert space["active"] == bool((board.land | board.lochs) >> number & 1)
        assert space["cost"] == board.land_cost[number]
        assert space["border"] == bool(board.border >> number & 1)
        assert space["delta"] == bool(board.delta >> number & 1)
    assert rivers == 2 * sum(len(river) for river in board.rivers)
    assert [port["space"] for port in data["ports"]] == [SPACE_NAMES[s] for s in board.ports]
    assert [port["corner"] for port in data["ports"]] == ["A", "B", "C", "D"]


def test_the_frame_holds_every_space() -> None:
    data = map_data(BASE, SIDES, 4)
    for space in data["spaces"]:
        for x, y in space["outline"]:
            assert data["x"] < x < data["x"] + data["width"]
            assert data["y"] < y < data["y"] + data["height"]


def test_the_ground_has_all_land_and_no_costs() -> None:
    picture = ground(BASE, SIDES, 4, "light")
    board = build_board(BASE, SIDES, small=False)
    for space in spaces_of(board.land | board.lochs):
        assert f'data-space="{SPACE_NAMES[space]}"' in picture
    assert 'class="costs"' not in picture
    assert "<text" not in picture
    data = map_data(BASE, SIDES, 4)
    assert f'viewBox="{data["x"]:g} {data["y"]:g} ' in picture


def test_by_lamplight_it_is_the_same_map_in_other_colours() -> None:
    day, night = ground(BASE, SIDES, 4, "light"), ground(BASE, SIDES, 4, "dark")
    with lit("dark"):
        dark = palette()
    light = palette()
    assert light != dark
    assert day.count("<path") == night.count("<path")
    assert dark.grassland in night
    assert dark.grassland not in day
    assert ground(BASE, SIDES, 4, "light") == day
    with pytest.raises(ValueError, match="choose one of light, dark"):
        ground(BASE, SIDES, 4, "noon")


def test_both_palettes_have_the_same_colours() -> None:
    light, dark = colours_of("light"), colours_of("dark")
    assert light["ground"].keys() == dark["ground"].keys()
    assert len(light["players"]) == len(dark["players"]) == 4
    assert printed(BASE)["palettes"] == {"light": light, "dark": dark}


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_and_silhouettes_can_be_read(theme: str) -> None:
    colours = colours_of(theme)
    assert contrast(colours["ground"]["ink"], colours["ground"]["paper"]) > 7
    assert contrast(colours["ground"]["coin_ink"], colours["ground"]["coin"]) > 7
    for player in colours["players"]:
        assert contrast(player["mark"], player["fill"]) > 4.5
        assert contrast(player["dark"], colours["ground"]["paper"]) > 4.5
        assert contrast(colours["ground"]["ink"], player["light"]) > 4.5
