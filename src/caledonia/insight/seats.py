"""Preview of each seat: the next production, costs, the score now."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from caledonia.events import Event, GoodsChanged, MoneyChanged
from caledonia.insight.contracts import contracts_held
from caledonia.notation.view import score_data
from caledonia.pending import StartProduction
from caledonia.rules.contracts import contract_money, free_slots
from caledonia.rules.final import Outcome
from caledonia.rules.ports import open_ports
from caledonia.rules.production import settle_start
from caledonia.rules.turn import pass_money
from caledonia.state import PlayerState, Setup, State
from caledonia.types import (
    FACTORY_INPUT,
    GOOD_NAMES,
    PRODUCT,
    SPACES,
    UNIT_NAMES,
    WORKERS,
    Good,
    GoodName,
    Unit,
    UnitName,
)

if TYPE_CHECKING:
    from caledonia.insight.shapes import (
        BoardColumn,
        NextCosts,
        NextIncome,
        NextProduction,
        SeatPreview,
    )

_ONE_MORE = 1 << SPACES
"""A unit beyond the map: what would one more bring?"""


_VALUES = attrgetter(
    *(each.name for each in fields(PlayerState) if each.name not in ("goods", "pieces", "market"))
)


@lru_cache(maxsize=2048)
def _known_parts(setup: Setup, seat: int, *things: object) -> dict[str, Any]:
    """Return the cache of the parts that depend on the player alone."""
    return {}


def _own_parts(state: State, seat: int) -> dict[str, Any]:
    """Return the parts that depend on the player alone; do not change them."""
    player = state.players[seat]
    sequences = (tuple(player.goods), tuple(player.pieces), tuple(player.market))
    parts = _known_parts(state.setup, seat, *_VALUES(player), *sequences)
    if not parts:
        parts["income"], parts["production"] = next_production(state, seat)
        parts["columns"] = _columns(state, player)
        parts["ports"] = [port.id for port in open_ports(state.setup, player)]
    return parts


def seat_preview(state: State, seat: int, outcome: Outcome) -> SeatPreview:
    """Return the preview of a seat.

    :param outcome: as if the game ended now.
    """
    player = state.players[seat]
    parts = _own_parts(state, seat)
    return {
        "income": parts["income"],
        "production": parts["production"],
        "columns": parts["columns"],
        "costs": _costs(state, player),
        "held": contracts_held(state, seat),
        "pass_money": _pass_money(state, seat),
        "ports": parts["ports"],
        "score": score_data(outcome.sheets[seat]),
        "place": outcome.places[seat],
    }


def next_production(state: State, seat: int) -> tuple[NextIncome, NextProduction]:
    """Return money and goods of a seat's production if it were now (PRD-1 to PRD-3)."""
    trial = state.fork()
    log: list[Event] = []
    trial.log = log
    step = StartProduction(seat)
    trial.pending = (step,)
    settle_start(trial, step)
    player = trial.players[seat]
    basic: dict[GoodName, int] = {}
    for event in log:
        if isinstance(event, GoodsChanged):
            name = GOOD_NAMES[event.good]
            basic[name] = basic.get(name, 0) + event.amount
    return _income(state, seat, log), _goods(state, player, basic)


def _income(state: State, seat: int, log: list[Event]) -> NextIncome:
    causes: dict[str, int] = {}
    for event in log:
        if isinstance(event, MoneyChanged) and event.cause != "income":
            causes[event.cause] = causes.get(event.cause, 0) + event.amount
    player = state.players[seat]
    for unit in WORKERS:
        alone = player.copy()
        alone.pieces = [pieces if kind == unit else 0 for kind, pieces in enumerate(player.pieces)]
        money = player.power.worker_income(alone)
        if money:
            causes[UNIT_NAMES[unit]] = money
    return {"causes": causes, "total": sum(causes.values())}


def _goods(state: State, player: PlayerState, basic: dict[GoodName, int]) -> NextProduction:
    """Return the goods of a production whose basic goods are in stock already."""
    yields = state.setup.content.units.yields
    built = {unit: player.pieces[unit].bit_count() for unit in FACTORY_INPUT}
    grain = player.goods[Good.GRAIN]
    processed: dict[GoodName, int] = {
        GOOD_NAMES[PRODUCT[unit]]: yields[unit] * min(player.goods[used], built[unit])
        for unit, used in FACTORY_INPUT.items()
        if min(player.goods[used], built[unit])
    }
    # Bakeries and distilleries share the grain; the more productive ones come first.
    most = processed.get(GOOD_NAMES[Good.CHEESE], 0)
    for unit in sorted((Unit.BAKERY, Unit.DISTILLERY), key=lambda unit: -yields[unit]):
        used = min(grain, built[unit])
        grain -= used
        most += used * yields[unit]
    return {"basic": basic, "processed": processed, "most": most}


def _columns(state: State, player: PlayerState) -> dict[UnitName, BoardColumn]:
    clan = player.power
    costs, yields = clan.unit_costs(player), state.setup.content.units.yields
    columns: dict[UnitName, BoardColumn] = {}
    for unit in clan.units:
        used = FACTORY_INPUT.get(unit)
        columns[UNIT_NAMES[unit]] = {
            "left": clan.units_left(player, unit),
            "cost": costs[unit],
            "income": _income_of_one_more(player, unit) if unit in WORKERS else 0,
            "good": GOOD_NAMES[PRODUCT[unit]] if unit in PRODUCT else None,
            "input": None if used is None else GOOD_NAMES[used],
            "pieces": yields[unit] if unit in PRODUCT else 0,
        }
    return columns


def _income_of_one_more(player: PlayerState, worker: Unit) -> int:
    more = player.copy()
    pieces = [*player.pieces]
    pieces[worker] |= _ONE_MORE
    more.pieces = pieces
    return player.power.worker_income(more) - player.power.worker_income(player)


def _costs(state: State, player: PlayerState) -> NextCosts:
    content = state.setup.content
    costs = content.upgrades
    return {
        "shipping": costs.shipping if player.shipping < content.shipping_levels else None,
        "technology": {
            UNIT_NAMES[unit]: None if player.technology >> unit & 1 else costs.technology
            for unit in player.power.technologies
        },
        "merchant": costs.merchant if player.merchants_on_board else None,
        "contract": -contract_money(state, player) if state.round and free_slots(player) else None,
    }


def _pass_money(state: State, seat: int) -> int | None:
    """Return what passing next would give (PAS-1)."""
    if not state.round or not state.pending or seat in state.passed:
        return None
    return pass_money(state)
