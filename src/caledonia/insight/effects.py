"""Effects of legal actions: money, parts of the price, events, end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caledonia.actions import Action, Expand, Place
from caledonia.events import Event, MoneyChanged
from caledonia.insight.event_json import events_json
from caledonia.insight.hidden import reveals, without_hidden
from caledonia.rules import flow
from caledonia.rules.expand import cost_of
from caledonia.state import State
from caledonia.types import Unit

if TYPE_CHECKING:
    from caledonia.insight.shapes import ActionEffect, EventJson, Part


def effects(state: State) -> dict[str, ActionEffect]:
    """Return the effects of all legal actions by code."""
    return {str(action): effect(state, action) for action in flow.legal_actions(state)}


def effect(state: State, action: Action) -> ActionEffect:
    """Return the effect of a legal action; the state is not changed."""
    seat = state.deciding_seat
    assert seat is not None
    after, log = flow.played(state, action)
    return {
        "money": after.players[seat].money - state.players[seat].money,
        "price": _price(state, seat, action, log),
        "events": cast("list[EventJson]", events_json(without_hidden(log))),
        "ends": after.turn_is_over,
        "reveals": reveals(state, after),
    }


def _price(state: State, seat: int, action: Action, log: list[Event]) -> list[Part]:
    """Return the payments of an action, each with its cause."""
    changes = [event for event in log if isinstance(event, MoneyChanged) and event.seat == seat]
    if not isinstance(action, Expand | Place):
        return [(event.cause, -event.amount) for event in changes]
    others = [event for event in changes if event.cause != "expand"]
    return [
        *placing_price(state, seat, action),
        *((event.cause, -event.amount) for event in others),
    ]


def placing_price(state: State, seat: int, action: Expand | Place) -> list[Part]:
    """Return the parts of the cost of a unit on the map (EXP-1, FRE-1)."""
    player, setup = state.players[seat], state.setup
    unit, space = action.unit, action.space
    total = cost_of(state, player, unit, space)
    printed = setup.content.units.cost[unit]
    if unit == Unit.FISHERMAN:
        # Only the clan that has them says what they cost.
        printed = player.power.unit_costs(player)[unit]
    land = setup.board.land_cost[space]
    parts: list[Part] = [("unit", printed), ("land", land)]
    if state.pending[-1].free_land and land:
        parts.append(("free_space", -land))
    reduced = total - sum(pounds for _, pounds in parts)
    if reduced:
        parts.append(("clan", reduced))
    return [part for part in parts if part[0] != "land" or part[1]]
