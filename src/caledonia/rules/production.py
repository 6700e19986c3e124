"""The production phase (PRD)."""

from __future__ import annotations

from caledonia import events
from caledonia.actions import Action, Produce, produce
from caledonia.errors import Reason
from caledonia.pending import Production, StartProduction
from caledonia.rules.change import change_goods, change_money, drop_top, open_turn, replace_top
from caledonia.rules.reasons import goods_short
from caledonia.state import PlayerState, State
from caledonia.types import FACTORY_INPUT, PRODUCT, Good, Unit

BASIC_PRODUCERS = (Unit.SHEEP, Unit.COW, Unit.FIELD)


def settle_start(state: State, pending: StartProduction) -> bool:
    """Pay the workers and hand out the basic goods (PRD-1, PRD-2)."""
    seat = pending.seat
    player = state.own(seat)
    open_turn(state)
    if state.log is not None:
        state.log.append(events.ProductionStarted(seat))
    player.power.production_started(state, seat)
    change_money(state, seat, player.power.worker_income(player), "income")
    yields = state.setup.content.units.yields
    for unit in BASIC_PRODUCERS:
        amount = player.pieces[unit].bit_count() * yields[unit]
        if amount:
            change_goods(state, seat, PRODUCT[unit], amount, "production")
    replace_top(state, Production(seat))
    return True


def _limits(player: PlayerState) -> tuple[int, int, int]:
    """Return the most cheese, bread and whisky that the factories can make (PRD-3)."""
    milk, grain = player.goods[Good.MILK], player.goods[Good.GRAIN]
    pieces = player.pieces
    return (
        min(milk, pieces[Unit.CHEESE_DAIRY].bit_count()),
        min(grain, pieces[Unit.BAKERY].bit_count()),
        min(grain, pieces[Unit.DISTILLERY].bit_count()),
    )


def legal_production(state: State, pending: Production, actions: list[Action]) -> None:
    """Add every choice of what the factories make."""
    player = state.players[pending.seat]
    cheese_limit, bread_limit, whisky_limit = _limits(player)
    grain = player.goods[Good.GRAIN]
    for cheese in range(cheese_limit, -1, -1):
        for bread in range(bread_limit, -1, -1):
            for whisky in range(min(whisky_limit, grain - bread), -1, -1):
                actions.append(produce(cheese, bread, whisky))


def settle_production(state: State, pending: Production) -> bool:
    """Produce automatically if there is nothing to choose."""
    player = state.players[pending.seat]
    if any(_limits(player)) or player.power.acts_any_time(player):
        return False
    apply_produce(state, pending.seat, produce(0, 0, 0))
    return True


def apply_produce(state: State, seat: int, action: Produce) -> None:
    """Turn basic goods into processed ones."""
    yields = state.setup.content.units.yields
    made = ((Unit.CHEESE_DAIRY, action.cheese), (Unit.BAKERY, action.bread))
    for unit, amount in (*made, (Unit.DISTILLERY, action.whisky)):
        if amount:
            change_goods(state, seat, FACTORY_INPUT[unit], -amount, "production")
            change_goods(state, seat, PRODUCT[unit], amount * yields[unit], "production")
    power = state.players[seat].power
    last = power.production_ended(state, seat, action.whisky)
    if last is None:
        drop_top(state)
    else:
        replace_top(state, last)


def explain_produce(state: State, seat: int, action: Produce) -> list[Reason]:
    """Return why the factories cannot make this."""
    player = state.players[seat]
    amounts = (action.cheese, action.bread, action.whisky)
    if min(amounts) < 0:
        return [Reason("PRD-3", "too_many", {"amount": 0})]
    reasons = []
    units = (Unit.CHEESE_DAIRY, Unit.BAKERY, Unit.DISTILLERY)
    for unit, amount in zip(units, amounts, strict=True):
        factories = player.pieces[unit].bit_count()
        if amount > factories:
            reasons.append(Reason("PRD-3", "too_many", {"amount": factories}))
    reasons += goods_short(player, Good.MILK, action.cheese, "PRD-3")
    return reasons + goods_short(player, Good.GRAIN, action.bread + action.whisky, "PRD-3")
