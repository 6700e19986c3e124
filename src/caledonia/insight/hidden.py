"""What nobody may know before it happens: the order of the pile, and dice."""

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
"""Events that tell what lay hidden."""


def hidden_of(state: State) -> tuple[object, ...]:
    """Return what nobody may know; if it changes, something was revealed."""
    return (state.pile, state.random, state.foretold)


def without_hidden(events: list[Event]) -> list[Event]:
    """Return the events that may be told before the decision is taken (SET-12)."""
    if not any(isinstance(event, _DRAWN) for event in events):
        return events
    # What goes back under the pile was drawn by the same decision.
    return [
        event
        for event in events
        if not isinstance(event, (*_DRAWN, ContractsReturned))
        and not (isinstance(event, PriceMoved) and event.cause == "dice")
    ]
