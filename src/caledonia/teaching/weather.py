"""Market weather: the chance that prices rise or fall before a seat's next turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from caledonia import actions as a
from caledonia.insight.contracts import contracts_held
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.teaching.shapes import SeatAmount, Weather
from caledonia.teaching.worlds import (
    CLOSING,
    World,
    is_turn,
    lots_of,
    take_likely,
    take_of_kinds,
    world_of,
)
from caledonia.types import GOOD_NAMES, GOODS

FUTURES: Final = 64
"""Futures that are played."""
QUIET: Final = (a.Expand, a.UpgradeShipping, a.UpgradeTechnology, a.HireMerchant)
"""Main actions that do not change market and export board."""
MOST_DECISIONS: Final = 400
"""Maximum decisions of a future; no round takes more."""


def market_weather(state: State, seat: int, futures: int = FUTURES) -> dict[str, Weather]:
    """Return by good where its price may go before a seat's next turn.

    During the own turn, that is what the others do afterwards: the own trades are known. Nothing
    hidden has any influence. Empty during the setup, and where the seat has no turn any more.
    """
    if not state.round or not state.pending:
        return {}
    rng = lots_of(state)
    prices: list[Sequence[int]] = []
    for _ in range(futures):
        world = world_of(state, rng)
        if _play_to_turn(world, seat, rng):
            prices.append(world.state().prices)
    if len(prices) < futures:
        # The last turn is over in some futures: the weather would describe only the others.
        return {}
    return {GOOD_NAMES[good]: _weather(state, seat, good, prices) for good in GOODS}


def _play_to_turn(world: World, seat: int, rng: Random) -> bool:
    """Play on to the start of the seat's next turn; return whether there is one."""
    own_turn = world.seat == seat and is_turn(world)
    for _ in range(MOST_DECISIONS):
        if world.seat is None:
            return False
        if world.seat == seat:
            if is_turn(world) and not own_turn:
                return True
            _leave_market(world, rng, is_open=own_turn)
            own_turn = False
        else:
            take_likely(world, rng)
    return False


def _leave_market(world: World, rng: Random, *, is_open: bool) -> None:
    """Decide for the seat itself in some way that trades nothing.

    :param is_open: the turn has its main action still to come.
    """
    if is_open:
        take_of_kinds(world, rng, QUIET if _has_quiet(world) else (a.Pass,))
        return
    closing = next((each for each in CLOSING if each in world.actions()), None)
    if closing is None:
        take_likely(world, rng)
    else:
        world.take(closing)


def _has_quiet(world: World) -> bool:
    return any(isinstance(action, QUIET) for action in world.actions())


def _weather(state: State, seat: int, good: int, prices: Sequence[Sequence[int]]) -> Weather:
    step, track = state.prices[good], state.setup.market.tracks[good]
    later = [each[good] for each in prices]
    others = [other for other in range(len(state.players)) if other != seat]
    name = GOOD_NAMES[good]
    needs = [_amount(other, _lacking(state, other, name)) for other in others]
    holds = [_amount(other, state.players[other].goods[good]) for other in others]
    return {
        "rises": sum(each > step for each in later) / len(later),
        "falls": sum(each < step for each in later) / len(later),
        "price": price_of(state, good),
        "expected": sum(track[each] for each in later) / len(later),
        "needs": [each for each in needs if each["amount"]],
        "holds": [each for each in holds if each["amount"]],
    }


def _amount(seat: int, amount: int) -> SeatAmount:
    return {"seat": seat, "amount": amount}


def _lacking(state: State, seat: int, good: str) -> int:
    return sum(held["lacks"].get(good, 0) for held in contracts_held(state, seat))
