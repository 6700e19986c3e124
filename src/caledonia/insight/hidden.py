"""Hidden information: the order of the pile, and dice."""

from __future__ import annotations

from caledonia.events import (
    ContractRemoved,
    ContractRevealed,
    ContractsDrawn,
    ContractsReturned,
    DiceRolled,
    Event,
    PriceMoved,
)
from caledonia.state import State

_DRAWN = (ContractsDrawn, ContractRevealed, ContractRemoved, DiceRolled)
"""Events that reveal hidden information."""


def reveals(before: State, after: State) -> bool:
    """Whether hidden information was revealed (SET-12).

    What is put under the pile was seen by all: that reveals nothing (BLD-1).
    """
    return (
        after.pile[: len(before.pile)] != before.pile
        or after.random != before.random
        or after.recorded_rolls != before.recorded_rolls
    )


def without_hidden(events: list[Event]) -> list[Event]:
    """Return the events that may be shown before the decision is taken (SET-12)."""
    if not any(isinstance(event, _DRAWN) for event in events):
        return events
    # What goes back under the pile was drawn by the same decision.
    return [
        event
        for event in events
        if not isinstance(event, (*_DRAWN, ContractsReturned))
        and not (isinstance(event, PriceMoved) and event.cause == "dice")
    ]


def only_hidden(events: list[Event]) -> list[Event]:
    """Return the events that reveal something hidden."""
    return [event for event in events if isinstance(event, _DRAWN)]
