"""Made-up futures: hidden parts are guessed, the seats play by rules of thumb.

On the compiled twin where it is built, otherwise in Python; both list the same actions with the
same worths.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, Protocol

from caledonia.actions import END, PASS, SKIP, Action
from caledonia.bots.crofter import evaluate
from caledonia.bots.fast import flat_weights, twin_of
from caledonia.bots.playout import determinize
from caledonia.bots.weights import DEFAULT
from caledonia.native import Twin, packing
from caledonia.native.search import evaluate as evaluate_on_twin
from caledonia.notation.view import view
from caledonia.rules import flow
from caledonia.state import State

HEAT: Final = 3.0
"""Pounds that an action may be worse and is still taken about a third as often."""
CLOSING: Final = (END, SKIP)
"""Actions that decline what is open."""


class World(Protocol):
    """A made-up future that can be played on."""

    @property
    def seat(self) -> int | None:
        """The seat that decides; ``None`` when the game is over."""

    def actions(self) -> Sequence[Action]:
        """Return the legal actions."""

    def worths(self) -> Sequence[float]:
        """Return what each of them is worth by rules of thumb, in pounds of now."""

    def take_at(self, place: int) -> None:
        """Take the legal action at a place of the list."""

    def take(self, action: Action) -> None:
        """Take a legal action."""

    def state(self) -> State:
        """Return the position; do not change it."""


class PythonWorld:
    """A future that the engine plays."""

    def __init__(self, state: State) -> None:
        """:param state: is consumed."""
        self._state = state
        self._actions: list[Action] | None = None

    @property
    def seat(self) -> int | None:
        """The seat that decides; ``None`` when the game is over."""
        return self._state.deciding_seat

    def actions(self) -> Sequence[Action]:
        """Return the legal actions."""
        if self._actions is None:
            self._actions = flow.legal_actions(self._state)
        return self._actions

    def worths(self) -> Sequence[float]:
        """Return what each of them is worth by rules of thumb, in pounds of now."""
        return evaluate(self._state, list(self.actions()))

    def take_at(self, place: int) -> None:
        """Take the legal action at a place of the list."""
        self.take(self.actions()[place])

    def take(self, action: Action) -> None:
        """Take a legal action."""
        flow.take(self._state, action)
        self._actions = None

    def state(self) -> State:
        """Return the position; do not change it."""
        return self._state


class TwinWorld:
    """A future that the compiled twin plays."""

    def __init__(self, twin: Twin, state: State) -> None:
        self._twin = twin
        self._setup = state.setup
        self._numbers: list[int] | None = None

    @property
    def seat(self) -> int | None:
        """The seat that decides; ``None`` when the game is over."""
        return self._twin.deciding_seat

    def actions(self) -> Sequence[Action]:
        """Return the legal actions."""
        return [self._twin.codec.action(number) for number in self._legal()]

    def _legal(self) -> list[int]:
        if self._numbers is None:
            self._numbers = self._twin.legal_numbers()
        return self._numbers

    def worths(self) -> Sequence[float]:
        """Return what each of them is worth by rules of thumb, in pounds of now."""
        return evaluate_on_twin(self._twin, flat_weights(DEFAULT))

    def take_at(self, place: int) -> None:
        """Take the legal action at a place of the list."""
        self._twin.push_number(self._legal()[place])
        self._numbers = None

    def take(self, action: Action) -> None:
        """Take a legal action."""
        self._twin.push_number(self._twin.codec.code(action))
        self._numbers = None

    def state(self) -> State:
        """Return the position; do not change it."""
        return packing.read(self._setup, self._twin.numbers())


def lots_of(state: State) -> Random:
    """Return a generator seeded by the public view only."""
    return Random(repr(view(state, None)))


def world_of(state: State, rng: Random) -> World:
    """Return a future of a state, with pile and dice made up."""
    guess = determinize(state, rng)
    twin = twin_of(guess)
    return PythonWorld(guess) if twin is None else TwinWorld(twin, guess)


def is_turn(world: World) -> bool:
    """Whether the decision opens a turn of the action phase (PAS-1)."""
    return PASS in world.actions()


def take_likely(world: World, rng: Random) -> None:
    """Take an action by lot, the better ones more often."""
    worths = world.worths()
    world.take_at(_drawn(worths, rng) if len(worths) > 1 else 0)


def take_of_kinds(world: World, rng: Random, kinds: tuple[type[Action], ...]) -> None:
    """Take an action of some kinds by lot, the better ones more often; one is legal."""
    worths = world.worths()
    places = [at for at, action in enumerate(world.actions()) if isinstance(action, kinds)]
    world.take_at(places[_drawn([worths[at] for at in places], rng)])


def _drawn(worths: Sequence[float], rng: Random) -> int:
    """Return a place by lot."""
    best = max(worths)
    chances = [exp((worth - best) / HEAT) for worth in worths]
    return rng.choices(range(len(worths)), chances)[0]


def take_best(world: World) -> None:
    """Take the best action by rules of thumb."""
    worths = world.worths()
    world.take_at(worths.index(max(worths)))
