"""Conservation laws and derived values, checked without shortcuts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from caledonia import events
from caledonia.conformance.slow_map import slow_map, touching, units_of
from caledonia.events import Event
from caledonia.pending import BuildingBonus
from caledonia.state import State
from caledonia.types import GOODS, SPACE_NAMES, UNITS, Unit, mask_of


def broken_laws(state: State) -> Iterator[str]:
    """Yield a sentence for every broken invariant of a position."""
    yield from _map_laws(state)
    yield from _contract_laws(state)
    for seat, player in enumerate(state.players):
        units = state.setup.content.units
        merchants = player.merchants + player.merchants_on_board
        if merchants + sum(map(abs, player.market)) != units.merchants:
            yield f"seat {seat} has lost or gained merchants"
        if min(player.merchants, player.merchants_on_board) < 0:
            yield f"seat {seat} has negative merchants"
        if player.money < 0 or min(player.goods) < 0 or player.glory < 0:
            yield f"seat {seat} has a debt"
        if not 0 <= player.shipping <= state.setup.content.shipping_levels:
            yield f"seat {seat} has shipping {player.shipping}"
        if len(player.slots) > player.power.slots:
            yield f"seat {seat} holds too many contracts"
        if any(player.power.units_left(player, unit) < 0 for unit in player.power.units):
            yield f"seat {seat} has more units than pieces"
        if player.kinds_left != player.power.kinds_left(player):
            yield f"seat {seat} has a stale list of kinds left"
    for good in GOODS:
        if not 0 <= state.prices[good] < len(state.setup.market.tracks[good]):
            yield f"the price of {good} left its track"


def _map_laws(state: State) -> Iterator[str]:
    board = slow_map(state)
    taken: Counter[int] = Counter()
    for seat, player in enumerate(state.players):
        own = units_of(player)
        taken.update(own.keys())
        if sum(player.pieces[unit].bit_count() for unit in UNITS) != len(own):
            yield f"seat {seat} has two units on one space"
        if mask_of(tuple(own)) != player.occupied:
            yield f"seat {seat} has a stale set of occupied spaces"
        reach = {t for space in own for t in board.reach(space, player.shipping)}
        if mask_of(reach) != player.reach:
            yield f"seat {seat} has a stale reach"
        for space, unit in own.items():
            if not board.may_stand(unit, space):
                yield f"a {unit} of seat {seat} stands on {SPACE_NAMES[space]}"
        fishermen = {space for space, unit in own.items() if unit == Unit.FISHERMAN}
        if any(touching(space) & fishermen for space in fishermen):
            yield f"two fishermen of seat {seat} are adjacent"
    if any(count > 1 for count in taken.values()):
        yield "two players share a space"
    if mask_of(tuple(taken)) != state.occupied:
        yield "the set of occupied spaces is stale"


def _contract_laws(state: State) -> Iterator[str]:
    where = Counter(contract for contract in state.boxes if contract)
    where.update(state.pile)
    where.update(state.removed)
    for player in state.players:
        where.update(player.slots)
        where.update(player.fulfilled)
    for pending in state.pending:
        if isinstance(pending, BuildingBonus):
            where.update(pending.drawn)
    if where != Counter(state.setup.content.contracts.keys()):
        yield "contracts are lost or doubled"


def unexplained(before: State, after: State, log: list[Event]) -> Iterator[str]:
    """Yield changes between two states without an event, and events without a change."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        own = [event for event in log if getattr(event, "seat", None) == seat]
        paid = sum(e.amount for e in own if isinstance(e, events.MoneyChanged))
        if new.money - old.money != paid:
            yield f"money of seat {seat}: {new.money - old.money}, events say {paid}"
        glory = sum(e.amount for e in own if isinstance(e, events.GloryGained))
        if new.glory - old.glory != glory:
            yield f"glory of seat {seat}: {new.glory - old.glory}, events say {glory}"
        for good in GOODS:
            changes = [e for e in own if isinstance(e, events.GoodsChanged) and e.good == good]
            if new.goods[good] - old.goods[good] != sum(e.amount for e in changes):
                yield f"{good} of seat {seat} changed without an event"
        board = units_of(old)
        for event in own:
            if isinstance(event, events.UnitPlaced):
                board[event.space] = event.unit
            elif isinstance(event, events.UnitRemoved):
                del board[event.space]
            elif isinstance(event, events.UnitMoved):
                board[event.target] = board.pop(event.origin)
        if board != units_of(new):
            yield f"units of seat {seat} changed without an event"
    for good in GOODS:
        moves = [e for e in log if isinstance(e, events.PriceMoved) and e.good == good]
        if after.prices[good] - before.prices[good] != sum(e.new - e.old for e in moves):
            yield f"the price of {good} moved without an event"
