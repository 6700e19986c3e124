"""Dispatch: which module is responsible for each pending decision and action.

The tables here are the whole dispatch. A *decision* waits for its seat; an optional one (a bonus)
declines itself when nothing else is possible. A *step* is taken by the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caledonia import actions as a
from caledonia import pending as p
from caledonia.errors import Reason
from caledonia.events import Event
from caledonia.powers import registry
from caledonia.powers.own import Apply, Legal
from caledonia.powers.registry import Explanation
from caledonia.rules import (
    clan_choice,
    contracts,
    expand,
    fulfil,
    neighbourhood,
    ports,
    production,
    trade,
    turn,
    upgrade,
    workers,
)
from caledonia.rules import round as rounds
from caledonia.rules.change import drop_top, open_turn
from caledonia.state import State
from caledonia.types import spaces_of

Settle = Callable[[State, Any], bool]


def _drop(state: State, seat: int) -> None:
    """Decline an optional second contract."""
    drop_top(state)


def _legal_neighbourhood(
    state: State, pending: p.NeighbourhoodBonus, actions: list[a.Action]
) -> None:
    _legal_cheap_purchases(state, pending, actions)
    if pending.draw:
        actions.append(a.DRAW)
    actions.append(a.SKIP)


def _legal_cheap_purchases(
    state: State, pending: p.NeighbourhoodBonus, actions: list[a.Action]
) -> None:
    """Add purchases from neighbours and the ports that lead to one."""
    neighbourhood.legal_purchases(state, pending, actions)
    ports.legal_ports(state, pending.seat, actions)


def _legal_mandatory_trade(
    state: State, pending: p.MandatoryTrade, actions: list[a.Action]
) -> None:
    trade.legal_mandatory_trade(state, pending, actions)
    ports.legal_ports(state, pending.seat, actions)


def _legal_mandatory_purchase(
    state: State, pending: p.MandatoryPurchase, actions: list[a.Action]
) -> None:
    neighbourhood.legal_mandatory_purchase(state, pending, actions)
    ports.legal_ports(state, pending.seat, actions)


SKIPS: dict[type[p.Pending], Callable[[State, int], None]] = {
    p.SecondContract: _drop,
    p.NeighbourhoodBonus: neighbourhood.apply_skip,
    p.DrawContracts: contracts.apply_skip_draw,
    p.ExportBonuses: fulfil.apply_skip_bonuses,
    p.SecondFulfilment: _drop,
    p.UpgradeBonus: upgrade.apply_skip,
}
"""What ``skip`` does with each optional decision."""

LEGAL: dict[type[p.Pending], Legal] = {
    p.ClanChoice: clan_choice.legal_choice,
    p.Auction: clan_choice.legal_bid,
    p.WorkerPlacement: workers.legal_place,
    p.Turn: turn.legal_turn,
    p.TurnEnd: turn.legal_turn_end,
    p.MandatoryTrade: _legal_mandatory_trade,
    p.SecondContract: contracts.legal_second_contract,
    p.NeighbourhoodBonus: _legal_neighbourhood,
    p.MandatoryPurchase: _legal_mandatory_purchase,
    p.DrawContracts: contracts.legal_draw,
    p.BuildingBonus: contracts.legal_keep,
    p.Slaughtering: fulfil.legal_slaughter,
    p.ExportBonuses: fulfil.legal_bonuses,
    p.SecondFulfilment: fulfil.legal_second_fulfilment,
    p.UpgradeBonus: upgrade.legal_upgrade_bonus,
    p.Production: production.legal_production,
    **registry.LEGAL,
}
"""Decisions: who lists their legal actions."""


def _settle_optional(state: State, pending: Any) -> bool:
    """Decline a bonus automatically if declining is all that is left."""
    actions: list[a.Action] = []
    LEGAL[type(pending)](state, pending, actions)
    player = state.players[pending.seat]
    if len(actions) > 1 or player.power.acts_any_time(player):
        return False
    apply(state, actions[0])
    return True


def _settle_neighbourhood(state: State, pending: p.NeighbourhoodBonus) -> bool:
    """Decline the bonus if nothing can be bought, now or after drawing (NBH-4)."""
    player = state.players[pending.seat]
    if player.power.acts_any_time(player):
        return False
    if pending.draw and player.merchants and contracts.contract_money(state, player) > 0:
        # The money of a contract may come first.
        return False
    actions: list[a.Action] = []
    _legal_cheap_purchases(state, pending, actions)
    if actions:
        return False
    apply(state, a.SKIP)
    return True


def _settle_bonuses(state: State, pending: p.ExportBonuses) -> bool:
    """Finish the contract when no bonus is left; decline what cannot be used."""
    if not (pending.free_spaces or pending.upgrades or pending.hops):
        drop_top(state)
        return True
    return _settle_optional(state, pending)


SETTLE: dict[type[p.Pending], Settle] = {
    p.Auction: clan_choice.settle_auction,
    p.StartingWorkers: workers.settle_starting_workers,
    p.WorkerPlacement: workers.settle_placement,
    p.StartRound: rounds.settle_start_round,
    p.TurnEnd: turn.settle_turn_end,
    p.SecondContract: _settle_optional,
    p.NeighbourhoodBonus: _settle_neighbourhood,
    p.DrawContracts: contracts.settle_draw,
    p.BuildingBonus: _settle_optional,
    p.Slaughtering: fulfil.settle_slaughter,
    p.ExportBonuses: _settle_bonuses,
    p.SecondFulfilment: _settle_optional,
    p.UpgradeBonus: _settle_optional,
    p.StartProduction: production.settle_start,
    p.Production: production.settle_production,
    p.EndRound: rounds.settle_end_round,
}
"""What can resolve itself, and how; all other decisions always wait for their seat."""


def _apply_buy(state: State, seat: int, action: a.Buy) -> None:
    if state.pending[-1].from_neighbours:
        neighbourhood.apply_purchase(state, seat, action)
    else:
        trade.apply_buy(state, seat, action)


def _apply_skip(state: State, seat: int, action: a.Skip) -> None:
    SKIPS[type(state.pending[-1])](state, seat)


APPLY: dict[type[a.Action], Apply] = {
    a.ChooseClan: clan_choice.apply_clan,
    a.ChooseTile: clan_choice.apply_tile,
    a.Bid: clan_choice.apply_bid,
    a.Leave: clan_choice.apply_leave,
    a.Place: workers.apply_place,
    a.Buy: _apply_buy,
    a.Sell: trade.apply_sell,
    a.Obtain: contracts.apply_obtain,
    a.Expand: expand.apply_expand,
    a.UpgradeShipping: upgrade.apply_shipping,
    a.UpgradeTechnology: upgrade.apply_technology,
    a.HireMerchant: upgrade.apply_hire,
    a.BonusShipping: upgrade.apply_bonus_shipping,
    a.BonusTechnology: upgrade.apply_bonus_technology,
    a.BonusHire: upgrade.apply_bonus_hire,
    a.BonusRecall: upgrade.apply_bonus_recall,
    a.Fulfil: fulfil.apply_fulfil,
    a.Slaughter: fulfil.apply_slaughter,
    a.UsePort: ports.apply_port,
    a.Draw: contracts.apply_draw,
    a.Keep: contracts.apply_keep,
    a.Produce: production.apply_produce,
    a.Skip: _apply_skip,
    a.EndTurn: turn.apply_end,
    a.Pass: turn.apply_pass,
    **registry.APPLY,
}
"""Actions: who applies them."""


def _explain_buy(state: State, seat: int, action: a.Buy) -> list[Reason]:
    if state.pending[-1].from_neighbours:
        return neighbourhood.explain_cheap_purchase(state, seat, action)
    return trade.explain_buy(state, seat, action)


EXPLAIN: dict[type[a.Action], Explanation] = {
    a.ChooseClan: ((p.ClanChoice,), "SET-9", clan_choice.explain_choice),
    a.ChooseTile: ((p.ClanChoice,), "SET-9", clan_choice.explain_choice),
    a.Bid: ((p.Auction,), "VAR-6", clan_choice.explain_bid),
    a.Leave: ((p.Auction,), "VAR-6", clan_choice.explain_leave),
    a.Place: ((p.WorkerPlacement,), "SET-10", workers.explain_place),
    a.Buy: (
        (p.Turn, p.MandatoryTrade, p.NeighbourhoodBonus, p.MandatoryPurchase),
        "RND-3",
        _explain_buy,
    ),
    a.Sell: ((p.Turn, p.MandatoryTrade), "RND-3", trade.explain_sell),
    a.Obtain: ((p.Turn, p.SecondContract), "RND-3", contracts.explain_obtain),
    a.Expand: ((p.Turn, p.ExportBonuses), "RND-3", expand.explain_expand),
    **dict.fromkeys(
        (a.UpgradeShipping, a.UpgradeTechnology, a.HireMerchant),
        ((p.Turn,), "RND-3", upgrade.explain_upgrade),
    ),
    **dict.fromkeys(
        (a.BonusShipping, a.BonusTechnology, a.BonusHire, a.BonusRecall),
        ((p.ExportBonuses, p.UpgradeBonus), "BON-1", upgrade.explain_upgrade),
    ),
    a.Fulfil: ((p.Turn, p.SecondFulfilment), "RND-3", fulfil.explain_fulfil),
    a.Slaughter: ((p.Slaughtering,), "FUL-2", fulfil.explain_slaughter),
    a.UsePort: (registry.PENDING_KINDS, "PRT-1", ports.explain_port),
    a.Draw: ((p.DrawContracts,), "BLD-1", None),
    a.Keep: ((p.BuildingBonus,), "BLD-1", contracts.explain_keep),
    a.Produce: ((p.Production,), "PRD-3", production.explain_produce),
    a.Skip: (tuple(SKIPS), "RND-5", None),
    a.EndTurn: ((p.TurnEnd,), "RND-4", None),
    a.Pass: ((p.Turn,), "RND-3", None),
    **registry.EXPLAIN,
}
"""Actions: the decisions they answer, their clause, who explains why they are not legal.

Without an explanation an action is legal whenever its decision is open."""


def legal_actions(state: State) -> list[a.Action]:
    """Return all legal actions in a fixed order; empty only when the game is over."""
    actions: list[a.Action] = []
    if state.pending:
        pending: Any = state.pending[-1]
        LEGAL[type(pending)](state, pending, actions)
        player = state.players[pending.seat]
        if player.power.has_any_time_actions:
            player.power.actions_any_time(player, actions)
    return actions


def apply(state: State, action: a.Action) -> None:
    """Apply a legal action for the seat that decides; nothing else happens yet."""
    pending: Any = state.pending[-1]
    seat = pending.seat
    state.own(seat)
    APPLY[type(action)](state, seat, action)


def take(state: State, action: a.Action) -> None:
    """Apply a legal action and all steps up to the next decision; count the ply.

    A turn is what one seat decides in a row: a turn of the action phase, its production, or its
    choices during the setup.
    """
    seat = state.deciding_seat
    state.ply += 1
    apply(state, action)
    settle(state)
    if state.deciding_seat != seat:
        open_turn(state)


def settle(state: State) -> None:
    """Take all steps up to the next decision or the end of the game."""
    while state.pending:
        pending = state.pending[-1]
        step = SETTLE.get(type(pending))
        if step is None or not step(state, pending):
            return


_DECLINING = (a.Skip, a.Keep, a.EndTurn)
"""Actions that end a turn when nothing else is left."""


def settled_by(before: State, action: a.Action) -> list[a.Action]:
    """Return what settled itself in the turn after an action, without a choice."""
    state = before.fork()
    apply(state, action)
    settled: list[a.Action] = []
    while state.pending:
        pending: Any = state.pending[-1]
        choices: list[a.Action] = []
        if type(pending) in LEGAL:
            LEGAL[type(pending)](state, pending, choices)
        occupied = state.occupied
        step = SETTLE.get(type(pending))
        if step is None or not step(state, pending):
            break
        settled += [a.SLAUGHTER[space] for space in spaces_of(occupied & ~state.occupied)]
        if len(choices) == 1 and isinstance(choices[0], _DECLINING):
            settled += choices
    return settled


def played(before: State, action: a.Action) -> tuple[State, list[Event]]:
    """Return the state after a legal action with its events; ``before`` is unchanged."""
    state = before.fork()
    log: list[Event] = []
    state.log = log
    take(state, action)
    state.log = None
    return state, log


def is_legal(state: State, action: a.Action) -> bool:
    """Whether an action is among the legal ones: nothing else decides."""
    if state.pending and type(state.pending[-1]) is p.Turn:
        # A turn's list is long: look first where such an action would stand.
        part = turn.PARTS.get(type(action))
        if part is not None:
            actions: list[a.Action] = []
            part(state, state.pending[-1].seat, actions)
            if action in actions:
                return True
    return action in legal_actions(state)


def why_not(state: State, action: a.Action) -> tuple[Reason, ...]:
    """Return why an action is not legal now; empty if it is."""
    return () if is_legal(state, action) else explain(state, action)


def explain(state: State, action: a.Action) -> tuple[Reason, ...]:
    """Return why an action that is not among the legal ones is not; never empty."""
    if not state.pending:
        return (Reason("RND-1", "game_over"),)
    pending: Any = state.pending[-1]
    seat: int = pending.seat
    answers, clause, explanation = EXPLAIN[type(action)]
    reasons: list[Reason] = []
    if explanation is not None and isinstance(pending, answers):
        reasons = explanation(state, seat, action)
    return tuple(reasons) or (_not_now(clause, pending, seat),)


def _not_now(clause: str, pending: p.Pending, seat: int) -> Reason:
    """Return that an action does not answer the current decision."""
    return Reason(clause, "not_now", {"seat": seat, "decision": decision_name(pending)})


def decision_name(pending: p.Pending) -> str:
    """Return the id of a kind of decision, like ``building_bonus``."""
    return "".join(
        f"_{letter.lower()}" if letter.isupper() else letter for letter in type(pending).__name__
    )[1:]
