"""The upgrades: shipping (SHP), technology (TEC), merchants (HIR) and bonus upgrades (BON)."""

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
from caledonia.state import PlayerState, State
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


def _short(player: PlayerState, cost: int, clause: str) -> list[Reason]:
    if player.money >= cost:
        return []
    return [Reason(clause, "money_short", {"amount": cost - player.money})]


def _refuse_level(state: State, player: PlayerState, clause: str) -> list[Reason]:
    if player.shipping < state.setup.content.shipping_levels:
        return []
    return [Reason(clause, "top_level")]


def _refuse_technology(player: PlayerState, unit: Unit, clause: str) -> list[Reason]:
    if unit not in player.power.technologies:
        return [Reason(clause, "no_technology", {"unit": UNIT_NAMES[unit]})]
    if player.technology >> unit & 1:
        return [Reason(clause, "already_upgraded", {"unit": UNIT_NAMES[unit]})]
    return []


def _refuse_hire(player: PlayerState, clause: str) -> list[Reason]:
    return [] if player.merchants_on_board else [Reason(clause, "no_merchant_on_board")]


def _refuse_bonus(state: State) -> list[Reason]:
    pending = state.pending[-1]
    if isinstance(pending, ExportBonuses) and not pending.upgrades:
        return [Reason("BON-1", "no_upgrade_left")]
    return []


def refuse_shipping(state: State, seat: int, action: UpgradeShipping) -> list[Reason]:
    """Return why shipping cannot be upgraded."""
    player = state.players[seat]
    cost = state.setup.content.upgrades.shipping
    return _refuse_level(state, player, "SHP-1") + _short(player, cost, "SHP-1")


def refuse_technology(state: State, seat: int, action: UpgradeTechnology) -> list[Reason]:
    """Return why the technology cannot be upgraded."""
    player = state.players[seat]
    cost = state.setup.content.upgrades.technology
    return _refuse_technology(player, action.unit, "TEC-1") + _short(player, cost, "TEC-1")


def refuse_hire(state: State, seat: int, action: HireMerchant) -> list[Reason]:
    """Return why no merchant can be hired."""
    player = state.players[seat]
    cost = state.setup.content.upgrades.merchant
    return _refuse_hire(player, "HIR-1") + _short(player, cost, "HIR-1")


def refuse_bonus_shipping(state: State, seat: int, action: BonusShipping) -> list[Reason]:
    """Return why the bonus cannot be shipping."""
    return _refuse_bonus(state) + _refuse_level(state, state.players[seat], "BON-3")


def refuse_bonus_technology(state: State, seat: int, action: BonusTechnology) -> list[Reason]:
    """Return why the bonus cannot be this technology."""
    player = state.players[seat]
    cost = state.setup.content.upgrades.bonus_technology
    refused = _refuse_technology(player, action.unit, "BON-2")
    return _refuse_bonus(state) + refused + _short(player, cost, "BON-2")


def refuse_bonus_hire(state: State, seat: int, action: BonusHire) -> list[Reason]:
    """Return why the bonus cannot be a merchant from the board."""
    return _refuse_bonus(state) + _refuse_hire(state.players[seat], "BON-4")


def refuse_bonus_recall(state: State, seat: int, action: BonusRecall) -> list[Reason]:
    """Return why the bonus cannot be a merchant from this part of the market."""
    reasons = _refuse_bonus(state)
    if not state.players[seat].market[action.good]:
        good = GOOD_NAMES[action.good]
        reasons.append(Reason("BON-5", "no_merchant_there", {"good": good}))
    return reasons
