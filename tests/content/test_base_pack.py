"""The base pack holds the figures of the published game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from caledonia.content import ContentError, inspect_content, load_content
from caledonia.content.modules import format_module
from caledonia.content.report import report
from caledonia.content.validator import contract_totals, map_sides
from caledonia.types import GOOD_NAMES, UNIT_NAMES

BASE = load_content()


def test_base_pack_has_no_problems() -> None:
    assert inspect_content()[1] == []


def test_content_is_loaded_once() -> None:
    assert load_content() is BASE


def test_contract_totals() -> None:
    assert sorted(BASE.contracts) == list(range(1, 51))
    totals = contract_totals(BASE)
    cost = {"wool": 40, "beef": 18, "mutton": 18, "bread": 35, "cheese": 33, "whisky": 34}
    reward = {"cotton": 53, "tobacco": 49, "sugar_cane": 45, "hops": 111, "money": 174}
    bonuses = {"free_space": 13, "bonus_upgrade": 12}
    assert totals == {**cost, **reward, **bonuses, "grain": 0, "milk": 0}


def test_a_contract() -> None:
    contract = BASE.contracts[46]
    assert contract.goods == (2, 0, 0, 0, 0, 0)
    assert contract.meat == (1, 1)
    assert contract.imports == (3, 0, 0)
    assert (contract.hops, contract.money) == (1, 0)
    assert (contract.free_space, contract.bonus_upgrade) == (0, 1)


def test_units() -> None:
    assert dict(zip(UNIT_NAMES, BASE.units.cost, strict=True)) == {
        "sheep": 8,
        "cow": 9,
        "dairy": 12,
        "bakery": 8,
        "field": 18,
        "distillery": 10,
        "woodcutter": 6,
        "miner": 10,
        "fisherman": 0,
    }
    assert BASE.units.supply == (4, 4, 4, 4, 4, 4, 4, 4, 0)
    assert BASE.units.income == (0, 0, 0, 0, 0, 0, 4, 6, 0)
    assert BASE.units.yields == (1, 1, 1, 1, 2, 1, 0, 0, 0)
    assert BASE.units.technology_income == 2
    assert (BASE.units.merchants, BASE.units.merchants_in_stock, BASE.units.slots) == (7, 2, 1)
    assert BASE.shipping_levels == 5


def test_upgrades() -> None:
    upgrades = BASE.upgrades
    assert (upgrades.shipping, upgrades.technology, upgrades.merchant) == (4, 10, 4)
    assert upgrades.bonus_technology == 5


def test_starting_prices_on_both_sides() -> None:
    prices = {"wool": 4, "grain": 5, "milk": 5, "bread": 10, "cheese": 10, "whisky": 11}
    for market, length, start in ((BASE.market_large, 10, 3), (BASE.market_small, 8, 2)):
        assert {len(track) for track in market.tracks} == {length}
        assert market.start == (start,) * 6
        starting = [track[start] for track in market.tracks]
        assert dict(zip(GOOD_NAMES, starting, strict=True)) == prices
    assert BASE.market_large.medium == (3, 6)
    assert BASE.market_small.medium == (2, 5)


def test_market_tracks() -> None:
    assert BASE.market_large.tracks[0] == (3, 3, 4, 4, 5, 5, 6, 6, 7, 8)
    assert BASE.market_large.tracks[5] == (8, 9, 10, 11, 12, 13, 13, 14, 15, 16)
    assert BASE.market_small.tracks[4] == (7, 8, 10, 11, 12, 14, 14, 15)


def test_export_board() -> None:
    export = BASE.export
    assert (export.columns, export.rows) == (2, (0, 3, 3, 4, 4))
    assert export.boxes_in_use == (0, 5, 6, 7, 8)
    assert export.contract_money == (5, 0, -5, -10, -15)
    assert (export.pass_money, export.solo_pass_money) == ((16, 14, 12, 10), 16)
    assert export.import_mark == 5
    assert (export.building_bonus_draw, export.building_bonus_count) == (3, 4)
    assert BASE.neighbourhood.limit == (0, 0, 4, 3, 3)


def test_starting_tiles_hold_at_least_55() -> None:
    assert sorted(BASE.starting_tiles) == list(range(1, 10))
    assert all(tile.money >= 55 for tile in BASE.starting_tiles.values())
    assert BASE.starting_tiles[4].goods == (3, 0, 0, 0, 0, 0)


def test_tiles_and_clans() -> None:
    assert list(BASE.port_tiles) == [f"p{n}" for n in range(1, 10)]
    assert list(BASE.scoring_tiles) == [f"t{n}" for n in range(1, 10)]
    assert len(BASE.clans) == 9
    everything = {**BASE.port_tiles, **BASE.scoring_tiles, **BASE.clans}
    assert {t.id for t in everything.values() if t.kickstarter} == {"p9", "t9", "macewen"}
    assert BASE.clans["mackenzie"].numbers["cellar"] == (0, 7, 15)
    assert BASE.port_tiles["p2"].numbers == {"discard": 1, "gain": 3}


def test_final_scoring() -> None:
    final = BASE.final
    assert final.contract_places == ((), (), (8,), (12, 6), (12, 6))
    assert final.settlement_places == ((), (), (12,), (18, 12, 6), (18, 12, 6))
    assert final.solo_contracts == ((7, 12), (6, 8), (5, 4))
    assert final.solo_settlements == ((14, 18), (11, 12), (8, 6))
    assert [least for least, _ in final.solo_ranks] == [161, 146, 131, 116, 0]


def test_variants() -> None:
    variants = BASE.variants
    assert variants.no_clans_money == (0, 2, 4, 6)
    assert (variants.highest_bid, variants.covered_spaces) == (30, 4)
    assert (variants.price_die, variants.price_rolls) == ((-3, -2, -1, 1, 2, 3), 3)


def test_every_table_says_what_it_is() -> None:
    assert set(BASE.standing.values()) == {"printed", "house"}
    house = {name for name, standing in BASE.standing.items() if standing == "house"}
    modules = {f"modules/{module}{side}" for module in "ABCD" for side in "12"}
    assert house == {"market_small", "boxes_large", "import_track", "starting_tiles", *modules}


@pytest.mark.parametrize("side", list(BASE.modules))
def test_modules_are_written_as_they_are_read(side: str) -> None:
    text = (files("caledonia.content") / "base" / "modules" / f"{side}.txt").read_text("utf-8")
    assert format_module(BASE.modules[side], "house") == text


@pytest.mark.parametrize("sides", list(map_sides()), ids=" ".join)
def test_maps_meet_the_targets_of_a_good_set(sides: tuple[str, ...]) -> None:
    figures = report("map", [BASE.modules[side] for side in sides])
    assert 26 <= figures.lochs <= 34
    assert 55 <= figures.share(figures.grassland) <= 70
    assert 35 <= figures.share(figures.forest) <= 45
    assert 25 <= figures.share(figures.mountain) <= 35
    assert figures.share(figures.three_terrains) <= 10
    assert 2.8 <= figures.mean_cost <= 3.3
    assert 6 <= figures.cheapest_on_small_map <= 10


def test_content_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        BASE.contracts[1] = BASE.contracts[2]  # type: ignore[index]  # the point of the test


def test_a_missing_folder_is_named() -> None:
    with pytest.raises(ContentError, match="nowhere: no such folder, expected a content pack"):
        load_content(Path("nowhere"))
