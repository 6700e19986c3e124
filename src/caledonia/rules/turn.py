"""Turns of the action phase (RND-3 to RND-6) and passing (PAS)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caledonia import events
from caledonia.actions import (
    END,
    PASS,
    Action,
    Buy,
    EndTurn,
    Expand,
    HireMerchant,
    Obtain,
    Pass,
    Sell,
    UpgradeShipping,
    UpgradeTechnology,
)
from caledonia.pending import EndRound, StartProduction, Turn, TurnEnd
from caledonia.rules import ports
from caledonia.rules.change import await_main_action, change_money, end_main_action, open_turn
from caledonia.rules.contracts import legal_obtain
from caledonia.rules.expand import legal_expand
from caledonia.rules.fulfil import legal_fulfil
from caledonia.rules.trade import legal_trades
from caledonia.rules.upgrade import legal_upgrades
from caledonia.state import NOTHING_BOUGHT, State


def begin_turn(state: State, seat: int) -> None:
    """Start a seat's turn."""
    open_turn(state)
    state.bought = NOTHING_BOUGHT
    _forget_turn(state, seat)
    await_main_action(state, seat)
    if state.log is not None:
        state.log.append(events.TurnStarted(seat))


def _forget_turn(state: State, seat: int) -> None:
    clan = state.players[seat].power
    if clan.acts_before_main:
        clan.forget_turn(state, seat)


def legal_turn(state: State, pending: Turn, actions: list[Action]) -> None:
    """Add all main actions and the free actions before them (RND-3)."""
    seat = pending.seat
    legal_trades(state, seat, actions)
    legal_obtain(state, seat, actions)
    legal_expand(state, seat, actions)
    legal_upgrades(state, seat, actions)
    player = state.players[seat]
    if player.slots:
        legal_fulfil(state, seat, actions)
    ports.legal_ports(state, seat, actions)
    if player.power.acts_before_main:
        player.power.actions_before_main(state, seat, actions)
    actions.append(PASS)


PARTS: Final[dict[type[Action], Callable[[State, int, list[Action]], None]]] = {
    Buy: legal_trades,
    Sell: legal_trades,
    Obtain: legal_obtain,
    Expand: legal_expand,
    UpgradeShipping: legal_upgrades,
    UpgradeTechnology: legal_upgrades,
    HireMerchant: legal_upgrades,
}
"""Which part of a turn's list has an action, for the most frequent ones."""


def legal_turn_end(state: State, pending: TurnEnd, actions: list[Action]) -> None:
    """Add the free actions after the main action, and ending the turn."""
    ports.legal_ports(state, pending.seat, actions)
    actions.append(END)


def settle_turn_end(state: State, pending: TurnEnd) -> bool:
    """End the turn automatically if no free action is possible (RND-4)."""
    seat = pending.seat
    player = state.players[seat]
    clan = player.power
    if clan.has_any_time_actions and clan.acts_any_time(player):
        return False
    if ports.has_port(state, seat):
        return False
    _end_turn(state, seat)
    return True


def apply_end(state: State, seat: int, action: EndTurn) -> None:
    """End the turn."""
    _end_turn(state, seat)


def pass_money(state: State) -> int:
    """Return what the next player to pass receives (PAS-1, SOL-3)."""
    export = state.setup.content.export
    if state.setup.players == 1:
        return export.solo_pass_money
    return export.pass_money[len(state.passed)]


def apply_pass(state: State, seat: int, action: Pass) -> None:
    """Take pass money and be out for the rest of the round (PAS-1)."""
    money = pass_money(state)
    state.passed += (seat,)
    if state.log is not None:
        state.log.append(events.Passed(seat))
    change_money(state, seat, money, "pass")
    end_main_action(state, seat)


def _end_turn(state: State, seat: int) -> None:
    """Continue with the next seat that has not passed, or with production (RND-3)."""
    _forget_turn(state, seat)
    order, passed = state.turn_order, state.passed
    if len(passed) < len(order):
        place = order.index(seat)
        while True:
            place = (place + 1) % len(order)
            if order[place] not in passed:
                begin_turn(state, order[place])
                return
    state.pending = (EndRound(), *(StartProduction(seat) for seat in reversed(order)))
