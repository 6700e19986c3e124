"""Reads the pack's files into the frozen types, table by table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from caledonia.content.reader import Table, shown
from caledonia.content.types import (
    Contract,
    ExportBoard,
    FinalScoring,
    Market,
    Neighbourhood,
    StartingTile,
    UnitTable,
    Upgrades,
    Variants,
)
from caledonia.types import (
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

PLAYERS: Final = 4
MOST_SHIPPING: Final = 5
"""No shipping level beyond has words (EXP-5)."""
COLUMNS: Final = 2
"""Columns of boxes: one for each sign of the price die (SOL-5)."""
RANKS: Final = ("newbie", "rookie", "average", "expert", "genius")
CONTRACT_GOODS: Final = ("wool", "bread", "cheese", "whisky")
"""Goods that contracts ask for; never grain or milk (FUL-1)."""
REWARDS: Final = (*IMPORT_NAMES, "hops", "money", "free_space", "bonus_upgrade")


@dataclass(slots=True)
class Standings:
    """Collects the standing of each table by name."""

    by_table: dict[str, str] = field(default_factory=dict)

    def note(self, name: str, table: Table) -> Table:
        """Note the standing of a table and return it."""
        self.by_table[name] = table.standing()
        return table


def read_contracts(file: str, items: list[object], pack: Table) -> Mapping[int, Contract]:
    """Return the contracts by id; ``pack`` only collects problems."""
    contracts: dict[int, Contract] = {}
    for place, data in enumerate(items, start=1):
        number = data.get("id") if isinstance(data, Mapping) else None
        name = f"contract {number}" if isinstance(number, int) else f"item {place}"
        table = pack.sibling(data, file, name)
        contract = _read_contract(table)
        if contract.id in contracts:
            table.problem("id used twice, expected it once")
        contracts[contract.id] = contract
    return MappingProxyType(contracts)


def _read_contract(table: Table) -> Contract:
    number = table.integer("id", 1, 999)
    cost = table.counts("cost", (*CONTRACT_GOODS, *MEAT_NAMES), 9)
    if not any(cost.values()):
        table.problem("empty, expected at least one good or meat", "cost")
    reward = table.counts("reward", REWARDS, 99)
    if not any(reward.values()):
        table.problem("empty, expected at least one reward", "reward")
    table.done()
    cotton, tobacco, sugar_cane = (reward[name] for name in IMPORT_NAMES)
    return Contract(
        id=number,
        goods=tuple(cost.get(good, 0) for good in GOOD_NAMES),
        meat=(cost["beef"], cost["mutton"]),
        imports=(cotton, tobacco, sugar_cane),
        hops=reward["hops"],
        money=reward["money"],
        free_space=reward["free_space"],
        bonus_upgrade=reward["bonus_upgrade"],
    )


def read_units(file: Table, standings: Standings) -> tuple[UnitTable, Upgrades, int]:
    """Return the player board's figures, the upgrades and the highest shipping level."""
    units = standings.note("units", file.table("units"))
    cost, supply, income, yields = ([0] * len(UNITS) for _ in range(4))
    for unit in UNITS:
        if unit == Unit.FISHERMAN:
            continue
        row = units.table(UNIT_NAMES[unit])
        cost[unit] = row.integer("cost", 0, 99)
        supply[unit] = row.integer("supply", 1, 9)
        if unit in WORKERS:
            income[unit] = row.integer("income", 0, 99)
        if unit in PRODUCT:
            yields[unit] = row.integer("yields", 0, 9)
        row.done()
    technology = units.integer("technology_income", 0, 99)
    units.done()
    board = standings.note("player_board", file.table("player_board"))
    merchants = board.integer("merchants", 1, 15)
    in_stock = board.integer("merchants_in_stock", 0, 15)
    if in_stock > merchants:
        board.problem(f"{in_stock}, expected at most {merchants} merchants", "merchants_in_stock")
    table = UnitTable(
        cost=tuple(cost),
        supply=tuple(supply),
        income=tuple(income),
        technology_income=technology,
        yields=tuple(yields),
        merchants=merchants,
        merchants_in_stock=in_stock,
        slots=board.integer("slots", 1, 4),
    )
    board.done()
    row = standings.note("upgrades", file.table("upgrades"))
    upgrades = Upgrades(
        shipping=row.integer("shipping", 0, 99),
        technology=row.integer("technology", 0, 99),
        merchant=row.integer("merchant", 0, 99),
        bonus_technology=row.integer("bonus_technology", 0, 99),
    )
    row.done()
    shipping = standings.note("shipping", file.table("shipping"))
    levels = shipping.integer("levels", 1, MOST_SHIPPING)
    shipping.done()
    file.done()
    return table, upgrades, levels


def read_markets(file: Table, standings: Standings) -> tuple[Market, Market, Neighbourhood]:
    """Return the market of 1-2 players, that of 3-4, and the neighbourhood bonus."""
    small = _read_market(standings.note("market_small", file.table("small")))
    large = _read_market(standings.note("market_large", file.table("large")))
    row = standings.note("neighbourhood", file.table("neighbourhood"))
    bonus = Neighbourhood(
        basic_discount=row.integer("basic_discount", 0, 99),
        processed_discount=row.integer("processed_discount", 0, 99),
        limit=(0, *row.integers("limit", 0, 99, PLAYERS)),
    )
    row.done()
    file.done()
    return small, large, bonus


def _read_market(table: Table) -> Market:
    tracks: list[tuple[int, ...]] = []
    starts: list[int] = []
    for good in GOOD_NAMES:
        row = table.table(good)
        steps = row.integers("steps", 1, 99)
        if list(steps) != sorted(steps):
            row.problem(f"{list(steps)}, expected ascending prices", "steps")
        if tracks and len(steps) != len(tracks[0]):
            expected = f"{len(tracks[0])} as for {GOOD_NAMES[0]}"
            row.problem(f"{len(steps)} steps, expected {expected}", "steps")
        tracks.append(steps)
        starts.append(row.integer("start", 1, len(steps)) - 1)
        row.done()
    first, last = table.integers("medium", 1, len(tracks[0]), 2)
    if first > last:
        table.problem(f"[{first}, {last}], expected the lower step first", "medium")
    table.done()
    return Market(tuple(tracks), tuple(starts), (first - 1, last - 1))


def read_export(file: Table, standings: Standings) -> ExportBoard:
    """Return the export board."""
    rows, in_use = [0], [0]
    for name in ("boxes_small", "boxes_large"):
        boxes = standings.note(name, file.table(name))
        columns = boxes.integer("columns", COLUMNS, COLUMNS)
        height = boxes.integer("rows", 1, 6)
        # The board has one spare box at most (SET-6).
        used = boxes.integers("in_use", columns * height - 1, columns * height, 2)
        rows += [height, height]
        in_use += used
        boxes.done()
    money = standings.note("contract_money", file.table("contract_money"))
    by_round = money.integers("by_round", -99, 99, ROUNDS)
    money.done()
    passing = standings.note("pass_money", file.table("pass_money"))
    by_place = passing.integers("by_place", 0, 99, PLAYERS)
    solo = passing.integer("solo", 0, 99)
    passing.done()
    track = standings.note("import_track", file.table("import_track"))
    mark = track.integer("mark", 1, 99)
    track.done()
    bonus = standings.note("building_bonus", file.table("building_bonus"))
    board = ExportBoard(
        columns=COLUMNS,
        rows=tuple(rows),
        boxes_in_use=tuple(in_use),
        contract_money=by_round,
        pass_money=by_place,
        solo_pass_money=solo,
        import_mark=mark,
        building_bonus_draw=bonus.integer("draw", 1, 20),
        building_bonus_count=bonus.integer("count", 1, 9),
    )
    bonus.done()
    file.done()
    return board


def read_starting_tiles(file: Table, standings: Standings) -> Mapping[int, StartingTile]:
    """Return the starting tiles by id."""
    standings.note("starting_tiles", file)
    tiles: dict[int, StartingTile] = {}
    for table in file.tables("tile", "tile"):
        number = table.integer("id", 1, 99)
        money = table.integer("money", 0, 199)
        goods = table.counts("goods", GOOD_NAMES, 9)
        table.done()
        if number in tiles:
            table.problem(f"{number} is used twice, expected each id once", "id")
        tiles[number] = StartingTile(number, money, tuple(goods[name] for name in GOOD_NAMES))
    file.done()
    if len(tiles) <= PLAYERS:
        file.problem(f"{len(tiles)} tiles, expected at least {PLAYERS + 1}")
    return MappingProxyType(tiles)


def read_scoring(file: Table, standings: Standings) -> FinalScoring:
    """Return the final scoring."""
    values = standings.note("values", file.table("values"))
    most, second, least = values.integers("imports", 0, 99, 3)
    two = standings.note("places_two", file.table("places_two"))
    more = standings.note("places_more", file.table("places_more"))
    contracts, settlements = (
        ((), (), two.integers(name, 0, 99), more.integers(name, 0, 99), more.integers(name, 0, 99))
        for name in ("contracts", "settlements")
    )
    solo = standings.note("solo", file.table("solo"))
    ranks = solo.tables("ranks", "rank")
    thresholds = _thresholds(solo, ranks, "ranks", 999)
    scoring = FinalScoring(
        basic=values.integer("basic", 0, 99),
        processed=values.integer("processed", 0, 99),
        money_per_point=values.integer("money_per_point", 1, 99),
        hops=values.integer("hops", 0, 99),
        imports=(most, second, least),
        static_import=values.integer("static_import", 0, 99),
        contract_places=contracts,
        settlement_places=settlements,
        solo_contracts=_solo_points(solo, "contracts"),
        solo_settlements=_solo_points(solo, "settlements"),
        solo_ranks=tuple(
            (low, row.text("id", RANKS)) for low, row in zip(thresholds, ranks, strict=True)
        ),
    )
    if thresholds and thresholds[-1] != 0:
        solo.problem(f"the last one from {thresholds[-1]} points, expected 0", "ranks")
    for table in (values, two, more, *ranks, solo, file):
        table.done()
    return scoring


def _solo_points(solo: Table, key: str) -> tuple[tuple[int, int], ...]:
    rows = solo.tables(key, key)
    points = [row.integer("points", 0, 99) for row in rows]
    thresholds = _thresholds(solo, rows, key, 99)
    for row in rows:
        row.done()
    return tuple(zip(thresholds, points, strict=True))


def _thresholds(solo: Table, rows: list[Table], key: str, high: int) -> list[int]:
    thresholds = [row.integer("least", 0, high) for row in rows]
    if thresholds != sorted(set(thresholds), reverse=True):
        solo.problem(f"thresholds {thresholds}, expected the best first", key)
    return thresholds


def read_variants(file: Table, standings: Standings, export: ExportBoard) -> Variants:
    """Return the variants' figures."""
    clans = standings.note("no_clans", file.table("no_clans"))
    auction = standings.note("auction", file.table("auction"))
    tighter = standings.note("tighter_map", file.table("tighter_map"))
    dice = standings.note("solo_dice", file.table("solo_dice"))
    rows = export.rows[1]
    price_die = dice.integers("price_die", -rows, rows)
    if 0 in price_die:
        dice.problem(f"{shown(list(price_die))}, expected no 0", "price_die")
    variants = Variants(
        no_clans_money=clans.integers("money", 0, 99, PLAYERS),
        highest_bid=auction.integer("highest_bid", 0, 999),
        covered_spaces=tighter.integer("covered_spaces", 0, 4),
        price_die=price_die,
        price_rolls=dice.integer("rolls", 1, len(GOOD_NAMES)),
    )
    for table in (clans, auction, tighter, dice, file):
        table.done()
    return variants
