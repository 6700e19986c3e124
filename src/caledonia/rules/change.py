"""The elementary changes of a state, each logged as an event if there is a log."""

from __future__ import annotations

from collections.abc import Sequence

from caledonia import events
from caledonia.board import Board
from caledonia.pending import Pending, Turn, TurnEnd
from caledonia.state import PlayerState, State
from caledonia.types import Good, Space, Unit, spaces_of


def open_turn(state: State) -> None:
    """Let the next decision open a turn."""
    state.turn_ply = state.ply


def change_money(state: State, seat: int, amount: int, cause: str) -> None:
    """Give money to a player, or take it (negative)."""
    state.players[seat].money += amount
    if state.log is not None and amount:
        state.log.append(events.MoneyChanged(seat, amount, cause))


def change_goods(state: State, seat: int, good: int, amount: int, cause: str) -> None:
    """Give pieces of a good to a player, or take them (negative)."""
    player = state.players[seat]
    goods = list(player.goods)
    goods[good] += amount
    player.goods = goods
    if state.log is not None and amount:
        state.log.append(events.GoodsChanged(seat, Good(good), amount, cause))


def gain_glory(state: State, seat: int, amount: int, cause: str) -> None:
    """Give glory to a player."""
    state.players[seat].glory += amount
    if state.log is not None and amount:
        state.log.append(events.GloryGained(seat, amount, cause))


def moved_step(state: State, good: int, steps: int) -> int:
    """Return where a price marker would stand; it never leaves the track (TRD-3)."""
    return stepped(state.setup.market.tracks[good], state.prices[good], steps)


def stepped(track: Sequence[int], step: int, steps: int) -> int:
    """Return the step of a price track after a move, clamped to its ends (TRD-3)."""
    step += steps
    last = len(track) - 1
    return 0 if step < 0 else step if step < last else last


def move_price(state: State, good: int, steps: int, cause: str) -> None:
    """Move a price marker up or down (TRD-3)."""
    old = state.prices[good]
    new = moved_step(state, good, steps)
    if new == old:
        return
    prices = list(state.prices)
    prices[good] = new
    state.prices = prices
    if state.log is not None:
        state.log.append(events.PriceMoved(Good(good), old, new, cause))


def place_unit(state: State, seat: int, unit: int, space: Space, cause: str) -> None:
    """Put a unit of a player on the map."""
    player = state.players[seat]
    bit = 1 << space
    pieces = list(player.pieces)
    pieces[unit] |= bit
    player.pieces = pieces
    player.occupied |= bit
    player.reach |= state.setup.board.reach[player.shipping][space]
    state.occupied |= bit
    if player.power.units_left(player, unit) <= 0:
        player.kinds_left = player.power.kinds_left(player)
    if state.log is not None:
        state.log.append(events.UnitPlaced(seat, Unit(unit), space, cause))


def remove_unit(state: State, seat: int, unit: int, space: Space, cause: str) -> None:
    """Take a unit of a player off the map."""
    player = state.players[seat]
    bit = 1 << space
    pieces = list(player.pieces)
    pieces[unit] ^= bit
    player.pieces = pieces
    player.occupied ^= bit
    state.occupied ^= bit
    player.kinds_left = player.power.kinds_left(player)
    refresh_reach(player, state.setup.board)
    if state.log is not None:
        state.log.append(events.UnitRemoved(seat, Unit(unit), space, cause))


def reach_of(board: Board, shipping: int, occupied: int) -> int:
    """Return all spaces in reach of units on these spaces (EXP-6)."""
    table = board.reach[shipping]
    reach = 0
    for space in spaces_of(occupied):
        reach |= table[space]
    return reach


def refresh_reach(player: PlayerState, board: Board) -> None:
    """Recompute the cached reach after units left or shipping rose."""
    player.reach = reach_of(board, player.shipping, player.occupied)


def send_merchants(state: State, seat: int, good: int, amount: int) -> None:
    """Send merchants to the buy side of a good, or (negative) to its sell side."""
    player = state.players[seat]
    player.merchants -= abs(amount)
    market = list(player.market)
    market[good] += amount
    player.market = market
    if state.log is not None:
        state.log.append(events.MerchantsSent(seat, Good(good), amount))


_BEFORE_MAIN = tuple((Turn(seat),) for seat in range(4))
_AFTER_MAIN = tuple((TurnEnd(seat),) for seat in range(4))


def await_main_action(state: State, seat: int) -> None:
    """Leave nothing pending but a seat's turn."""
    state.pending = _BEFORE_MAIN[seat]


def end_main_action(state: State, seat: int) -> None:
    """Leave nothing pending but the end of a seat's turn."""
    state.pending = _AFTER_MAIN[seat]


def replace_top(state: State, *pending: Pending) -> None:
    """Put other pending decisions in place of the top one; the last one comes first."""
    state.pending = state.pending[:-1] + pending


def drop_top(state: State) -> None:
    """Remove the top pending decision."""
    state.pending = state.pending[:-1]
