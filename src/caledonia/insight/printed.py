"""A whole content pack as JSON: everything printed that a page draws."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from caledonia import outside
from caledonia.content.geometry import MODULES
from caledonia.content.types import Content, Contract, Market, StartingTile, Tile
from caledonia.drawing.palette import THEMES, colours_of
from caledonia.insight.maps import ground, map_data
from caledonia.powers.own import OwnAction
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.types import (
    FACTORY_INPUT,
    GOOD_NAMES,
    IMPORT_NAMES,
    MEAT_NAMES,
    PRODUCT,
    ROUNDS,
    UNIT_NAMES,
    UNITS,
    WORKERS,
    Unit,
)

if TYPE_CHECKING:
    from caledonia.insight.printed_shapes import (
        ActionCard,
        ContractCard,
        ExportCard,
        FinalCard,
        MarketBoard,
        Palettes,
        Printed,
        StartingTileCard,
        Terrain,
        Threshold,
        TileCard,
        UnitCard,
        VariantsCard,
    )


LANGUAGES: Final = ("en", "de", "es", "it", "pt_BR")
LARGE: Final = 4
"""Players on a map with its mist land."""
_TERRAIN: Final[dict[Unit, Terrain | None]] = {
    **dict.fromkeys(UNITS, "grassland"),
    Unit.WOODCUTTER: "forest",
    Unit.MINER: "mountain",
    Unit.FISHERMAN: None,
}
"""On which land units stand (EXP-2)."""


@lru_cache(maxsize=8)
def printed(content: Content) -> Printed:
    """Return a content pack; the result is cached and must not be changed."""
    units, upgrades = content.units, content.upgrades
    bonus = content.neighbourhood
    data: Printed = {
        "id": content.id,
        "name": content.name,
        "notes": content.notes,
        "hash": "",
        "rounds": ROUNDS,
        "goods": list(GOOD_NAMES),
        "imports": list(IMPORT_NAMES),
        "contracts": {str(number): _contract(each) for number, each in content.contracts.items()},
        "units": {UNIT_NAMES[unit]: _unit(content, unit) for unit in UNITS},
        "upgrades": {
            "shipping": upgrades.shipping,
            "technology": upgrades.technology,
            "merchant": upgrades.merchant,
            "bonus_technology": upgrades.bonus_technology,
            "technology_income": units.technology_income,
        },
        "board": {
            "merchants": units.merchants,
            "merchants_in_stock": units.merchants_in_stock,
            "slots": units.slots,
            "shipping_levels": content.shipping_levels,
        },
        "market_small": _market(content.market_small),
        "market_large": _market(content.market_large),
        "neighbourhood": {
            "basic_discount": bonus.basic_discount,
            "processed_discount": bonus.processed_discount,
            "limit": list(bonus.limit[1:]),
        },
        "export": _export(content),
        "starting_tiles": {str(n): _starting_tile(t) for n, t in content.starting_tiles.items()},
        "scoring_tiles": _tiles(content.scoring_tiles),
        "port_tiles": _tiles(content.port_tiles),
        "clans": _tiles(content.clans),
        "actions": {own.name: _action(own) for own in OWN_ACTIONS.values()},
        "words": {each: text for each in LANGUAGES if (text := outside.words(each))},
        "final": _final(content),
        "variants": _variants(content),
        "modules": {
            name: {"id": name, "name": side.name, "character": dict(side.character)}
            for name, side in content.modules.items()
        },
        "standing": dict(content.standing),
        "palettes": cast("Palettes", {theme: colours_of(theme) for theme in THEMES}),
    }
    data["hash"] = _edition(content, data)
    return data


def _edition(content: Content, data: Printed) -> str:
    """Return a hash of the pack and of the drawing of its maps."""
    sides = tuple(min(name for name in content.modules if name[0] == part) for part in MODULES)
    drawn = ground(content, sides, LARGE, THEMES[0])
    whole = json.dumps([data, map_data(content, sides, LARGE), drawn], sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()[:20]


def _named(names: Sequence[str], amounts: Sequence[int]) -> dict[str, int]:
    """Return the amounts that are not 0 by name."""
    return {name: amount for name, amount in zip(names, amounts, strict=True) if amount}


def _contract(contract: Contract) -> ContractCard:
    return {
        "id": contract.id,
        "goods": _named(GOOD_NAMES, contract.goods),
        "meat": _named(MEAT_NAMES, contract.meat),
        "imports": _named(IMPORT_NAMES, contract.imports),
        "hops": contract.hops,
        "money": contract.money,
        "free_space": contract.free_space,
        "bonus_upgrade": contract.bonus_upgrade,
    }


def _unit(content: Content, unit: Unit) -> UnitCard:
    table = content.units
    used = FACTORY_INPUT.get(unit)
    return {
        "id": UNIT_NAMES[unit],
        "cost": table.cost[unit],
        "supply": table.supply[unit],
        "income": table.income[unit],
        "product": GOOD_NAMES[PRODUCT[unit]] if unit in PRODUCT else None,
        "input": None if used is None else GOOD_NAMES[used],
        "yields": table.yields[unit],
        "terrain": _TERRAIN[unit],
        "worker": unit in WORKERS,
    }


def _market(market: Market) -> MarketBoard:
    return {
        "tracks": {
            name: list(track) for name, track in zip(GOOD_NAMES, market.tracks, strict=True)
        },
        "start": dict(zip(GOOD_NAMES, market.start, strict=True)),
        "medium": market.medium,
    }


def _export(content: Content) -> ExportCard:
    export = content.export
    return {
        "columns": export.columns,
        "rows": list(export.rows[1:]),
        "boxes_in_use": list(export.boxes_in_use[1:]),
        "contract_money": list(export.contract_money),
        "pass_money": list(export.pass_money),
        "solo_pass_money": export.solo_pass_money,
        "import_mark": export.import_mark,
        "building_bonus_draw": export.building_bonus_draw,
        "building_bonus_count": export.building_bonus_count,
    }


def _starting_tile(tile: StartingTile) -> StartingTileCard:
    return {"id": tile.id, "money": tile.money, "goods": _named(GOOD_NAMES, tile.goods)}


def _tiles(tiles: Mapping[str, Tile]) -> dict[str, TileCard]:
    return {
        name: {
            "id": name,
            "kickstarter": tile.kickstarter,
            "numbers": {
                key: value if isinstance(value, int) else list(value)
                for key, value in tile.numbers.items()
            },
        }
        for name, tile in tiles.items()
    }


def _action(own: OwnAction) -> ActionCard:
    good = None if own.good is None else GOOD_NAMES[own.good]
    return {
        "form": own.form,
        "any_time": not own.answers,
        "on_map": "SPACE" in own.form.split(),
        "good": good,
        "deed": own.deed,
        "cause": own.cause or own.name,
    }


def _final(content: Content) -> FinalCard:
    final = content.final
    return {
        "basic": final.basic,
        "processed": final.processed,
        "money_per_point": final.money_per_point,
        "hops": final.hops,
        "imports": list(final.imports),
        "static_import": final.static_import,
        "contract_places": [list(places) for places in final.contract_places[1:]],
        "settlement_places": [list(places) for places in final.settlement_places[1:]],
        "solo_contracts": [_points(*each) for each in final.solo_contracts],
        "solo_settlements": [_points(*each) for each in final.solo_settlements],
        "solo_ranks": [
            {"least": least, "points": None, "rank": rank} for least, rank in final.solo_ranks
        ],
    }


def _points(least: int, points: int) -> Threshold:
    return {"least": least, "points": points, "rank": None}


def _variants(content: Content) -> VariantsCard:
    variants = content.variants
    return {
        "no_clans_money": list(variants.no_clans_money),
        "highest_bid": variants.highest_bid,
        "covered_spaces": variants.covered_spaces,
        "price_die": list(variants.price_die),
        "price_rolls": variants.price_rolls,
    }
