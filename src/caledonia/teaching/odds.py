"""How likely a way to a contract stays open while the others play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caledonia import actions as a
from caledonia.notation.codes import parse_action
from caledonia.state import State
from caledonia.teaching.shapes import Way
from caledonia.teaching.worlds import CLOSING, World, lots_of, take_best, take_likely, world_of

FUTURES: Final = 20
"""Futures in which a way is tried."""
MOST_DECISIONS: Final = 1200
"""Maximum decisions of all seats in one future."""
PATIENCE: Final = 1
"""Extra productions that a seat waits for beyond the plan."""
OWN_RULE: Final = (a.Pass, a.EndTurn, a.Skip, a.Fulfil, a.Slaughter)
"""Steps that are decided as they come."""


def chance_of(state: State, seat: int, contract: int, way: Way, futures: int = FUTURES) -> float:
    """Return the share of futures in which this way fulfils the contract.

    The others play by rules of thumb, with whims. The seat fulfils and obtains the contract as
    soon as it can, and takes the other steps in their order; what is not possible waits for the
    next round.
    """
    rng = lots_of(state)

    def play_likely(world: World) -> None:
        take_likely(world, rng)

    reached = sum(
        reaches(world_of(state, rng), seat, contract, way, play_likely) for _ in range(futures)
    )
    return reached / futures


class _WayFollower:
    """One seat that follows a way in a future."""

    def __init__(self, world: World, seat: int, contract: int, way: Way) -> None:
        self._world = world
        self._contract = contract
        steps = [parse_action(step["code"]) for step in way["steps"]]
        obtain = a.obtain(contract)
        self._left = [each for each in steps if each != obtain and not isinstance(each, OWN_RULE)]
        self._first = None if way["first"] is None else a.fulfil(way["first"])
        self._passes = way["production"] + PATIENCE
        self._is_held = contract in world.state().players[seat].slots

    def decide(self) -> bool | None:
        """Decide once; return True if fulfilled, False if lost, None to continue."""
        world, actions = self._world, self._world.actions()
        if a.fulfil(self._contract) in actions:
            return True
        if self._first is not None and self._first in actions:
            world.take(self._first)
            return None
        for action in (a.obtain(self._contract), a.keep(self._contract)):
            if action in actions:
                self._is_held = True
                world.take(action)
                return None
        if a.PASS in actions and not self._is_held and self._is_gone():
            return False
        step = next((each for each in self._left if each in actions), None)
        if step is not None:
            self._left.remove(step)
            world.take(step)
        elif a.PASS in actions:
            self._passes -= 1
            if self._passes < 0:
                return False
            world.take(a.PASS)
        else:
            self._decline()
        return None

    def _is_gone(self) -> bool:
        return self._contract not in self._world.state().boxes

    def _decline(self) -> None:
        actions = self._world.actions()
        closing = next((each for each in CLOSING if each in actions), None)
        if closing is None:
            take_best(self._world)
        else:
            self._world.take(closing)


def reaches(
    world: World, seat: int, contract: int, way: Way, others: Callable[[World], None]
) -> bool:
    """Follow a way in one future; return whether it fulfils the contract.

    :param others: takes the decisions of the other seats.
    """
    follower = _WayFollower(world, seat, contract, way)
    for _ in range(MOST_DECISIONS):
        if world.seat is None:
            return False
        if world.seat != seat:
            others(world)
            continue
        reached = follower.decide()
        if reached is not None:
            return reached
    return False
