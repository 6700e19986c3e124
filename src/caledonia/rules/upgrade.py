"""Upgrades: shipping (SHP), technology (TEC), merchants (HIR), bonus (BON)."""

from __future__ import annotations

from caledonia import events
from caledonia.actions import (
    BONUS_HIRE,
    BONUS_RECALL,
    BONUS_SHIP,
    BONUS_TECH,
    HIRE,
    SHIP,
    SKIP,
    TECH,
    Action,
    BonusHire,
    BonusRecall,
    BonusShipping,
    BonusTechnology,
    HireMerchant,
    UpgradeShipping,
    UpgradeTechnology,
)
from caledonia.errors import Reason
from caledonia.pending import ExportBonuses, UpgradeBonus
from caledonia.rules.change import (
    change_money,
    drop_top,
    end_main_action,
    refresh_reach,
    replace_top,
)
from caledonia.rules.reasons import money_short
from caledonia.state import State
from caledonia.types import GOOD_NAMES, GOODS, UNIT_NAMES, Unit


def legal_upgrades(state: State, seat: int, actions: list[Action]) -> None:
    """Add the upgrades by main action."""
    player = state.players[seat]
    costs = state.setup.content.upgrades
    money = player.money
    if money >= costs.shipping and player.shipping < state.setup.content.shipping_levels:
        actions.append(SHIP)
    if money >= costs.technology:
        for unit in player.power.technologies:
            if not player.technology >> unit & 1:
                actions.append(TECH[unit])
    if money >= costs.merchant and player.merchants_on_board:
        actions.append(HIRE)


def legal_bonus_upgrades(state: State, seat: int, actions: list[Action]) -> None:
    """Add the bonus upgrades (BON-2 to BON-5)."""
    player = state.players[seat]
    if player.shipping < state.setup.content.shipping_levels:
        actions.append(BONUS_SHIP)
    if player.money >= state.setup.content.upgrades.bonus_technology:
        for unit in player.power.technologies:
            if not player.technology >> unit & 1:
                actions.append(BONUS_TECH[unit])
    if player.merchants_on_board:
        actions.append(BONUS_HIRE)
    for good in GOODS:
        if player.market[good]:
            actions.append(BONUS_RECALL[good])


def legal_upgrade_bonus(state: State, pending: UpgradeBonus, actions: list[Action]) -> None:
    """Add the bonus upgrades outside of a contract, and declining."""
    legal_bonus_upgrades(state, pending.seat, actions)
    actions.append(SKIP)


def _raise_shipping(state: State, seat: int) -> None:
    player = state.players[seat]
    player.shipping += 1
    refresh_reach(player, state.setup.board)
    if state.log is not None:
        state.log.append(events.ShippingUpgraded(seat, player.shipping))


def _raise_technology(state: State, seat: int, unit: Unit, cost: int) -> None:
    change_money(state, seat, -cost, "technology")
    state.players[seat].technology |= 1 << unit
    if state.log is not None:
        state.log.append(events.TechnologyUpgraded(seat, unit))


def _hire(state: State, seat: int) -> None:
    player = state.players[seat]
    player.merchants_on_board -= 1
    player.merchants += 1
    if state.log is not None:
        state.log.append(events.MerchantHired(seat))


def apply_shipping(state: State, seat: int, action: UpgradeShipping) -> None:
    """Upgrade shipping (SHP-1)."""
    change_money(state, seat, -state.setup.content.upgrades.shipping, "shipping")
    _raise_shipping(state, seat)
    end_main_action(state, seat)


def apply_technology(state: State, seat: int, action: UpgradeTechnology) -> None:
    """Upgrade a technology (TEC-1)."""
    _raise_technology(state, seat, action.unit, state.setup.content.upgrades.technology)
    end_main_action(state, seat)


def apply_hire(state: State, seat: int, action: HireMerchant) -> None:
    """Hire a merchant (HIR-1)."""
    change_money(state, seat, -state.setup.content.upgrades.merchant, "merchant")
    _hire(state, seat)
    end_main_action(state, seat)


def _spend_bonus(state: State, seat: int) -> None:
    """Take one bonus upgrade off what is pending."""
    pending = state.pending[-1]
    if isinstance(pending, ExportBonuses):
        replace_top(
            state, ExportBonuses(seat, pending.free_spaces, pending.upgrades - 1, pending.hops)
        )
    else:
        drop_top(state)


def apply_bonus_shipping(state: State, seat: int, action: BonusShipping) -> None:
    """Shipping as a bonus (BON-3)."""
    _spend_bonus(state, seat)
    _raise_shipping(state, seat)


def apply_bonus_technology(state: State, seat: int, action: BonusTechnology) -> None:
    """A technology as a bonus, at the lower price (BON-2)."""
    _spend_bonus(state, seat)
    _raise_technology(state, seat, action.unit, state.setup.content.upgrades.bonus_technology)


def apply_bonus_hire(state: State, seat: int, action: BonusHire) -> None:
    """A merchant as a bonus (BON-4)."""
    _spend_bonus(state, seat)
    _hire(state, seat)


def apply_bonus_recall(state: State, seat: int, action: BonusRecall) -> None:
    """A merchant back from the market as a bonus (BON-5)."""
    _spend_bonus(state, seat)
    player = state.players[seat]
    market = list(player.market)
    market[action.good] -= 1 if market[action.good] > 0 else -1
    player.market = market
    player.merchants += 1
    if state.log is not None:
        state.log.append(events.MerchantRecalled(seat, action.good))


def apply_skip(state: State, seat: int) -> None:
    """Decline the bonus upgrade."""
    drop_top(state)
    if state.log is not None:
        state.log.append(events.BonusDeclined(seat, "upgrade"))


def explain_upgrade(
    state: State,
    seat: int,
    action: UpgradeShipping
    | UpgradeTechnology
    | HireMerchant
    | BonusShipping
    | BonusTechnology
    | BonusHire
    | BonusRecall,
) -> list[Reason]:
    """Return why an upgrade is not possible, by main action or as a bonus."""
    player, costs = state.players[seat], state.setup.content.upgrades
    pending = state.pending[-1]
    reasons = []
    if isinstance(pending, ExportBonuses) and not pending.upgrades:
        reasons.append(Reason("BON-1", "no_upgrade_left"))
    clause, cost = {
        UpgradeShipping: ("SHP-1", costs.shipping),
        UpgradeTechnology: ("TEC-1", costs.technology),
        HireMerchant: ("HIR-1", costs.merchant),
        BonusShipping: ("BON-3", 0),
        BonusTechnology: ("BON-2", costs.bonus_technology),
        BonusHire: ("BON-4", 0),
        BonusRecall: ("BON-5", 0),
    }[type(action)]
    match action:
        case UpgradeShipping() | BonusShipping():
            if player.shipping >= state.setup.content.shipping_levels:
                reasons.append(Reason(clause, "top_level"))
        case UpgradeTechnology(unit) | BonusTechnology(unit):
            if unit not in player.power.technologies:
                reasons.append(Reason(clause, "no_technology", {"unit": UNIT_NAMES[unit]}))
            elif player.technology >> unit & 1:
                reasons.append(Reason(clause, "already_upgraded", {"unit": UNIT_NAMES[unit]}))
        case HireMerchant() | BonusHire():
            if not player.merchants_on_board:
                reasons.append(Reason(clause, "no_merchant_on_board"))
        case BonusRecall(good):
            if not player.market[good]:
                reasons.append(Reason(clause, "no_merchant_there", {"good": GOOD_NAMES[good]}))
    return reasons + money_short(player, cost, clause)
