"""Outcomes of chance after a decision, as written in records: ``draw 17 23 44``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from caledonia.actions import Action
from caledonia.content import Content
from caledonia.events import ContractRevealed, ContractsDrawn, DiceRolled, Event
from caledonia.notation.wording import suggestion
from caledonia.rules import flow
from caledonia.state import State
from caledonia.types import GOOD_NAMES

_DRAW: Final = re.compile(r"draw((?: \d{1,4})+)")
_REVEAL: Final = re.compile(r"reveal (\d{1,2})=(\d{1,4})")
_ROLL: Final = re.compile(r"roll ([a-z]+) ([+-]\d)")


def advance(before: State, action: Action) -> tuple[State, list[str]]:
    """Return the state after a legal action, and the outcomes of chance."""
    state, log = flow.played(before, action)
    return state, outcomes_of(log)


def outcomes_of(log: Iterable[Event]) -> list[str]:
    """Return the outcomes of chance among these events, in order."""
    outcomes = []
    for event in log:
        match event:
            case DiceRolled(good, figure):
                outcomes.append(f"roll {GOOD_NAMES[good]} {figure:+d}")
            case ContractRevealed(box, contract):
                outcomes.append(f"reveal {box + 1}={contract}")
            case ContractsDrawn(_, contracts):
                outcomes.append(f"draw {' '.join(str(contract) for contract in contracts)}")
    return outcomes


def read_outcome(text: str, content: Content) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the contracts drawn and the dice rolled by an outcome.

    :raises ValueError: if it is not an outcome.
    """
    if match := _DRAW.fullmatch(text):
        return tuple(int(contract) for contract in match[1].split()), ()
    if match := _REVEAL.fullmatch(text):
        return (int(match[2]),), ()
    if match := _ROLL.fullmatch(text):
        die = content.variants.price_die
        if match[1] not in GOOD_NAMES:
            raise ValueError(f"no good '{match[1]}'; {suggestion(match[1], GOOD_NAMES)}")
        if int(match[2]) not in die:
            raise ValueError(f"the price die has no {match[2]}")
        return (), (GOOD_NAMES.index(match[1]), die.index(int(match[2])))
    raise ValueError(f"no outcome '{text}': write 'draw 17 23 44', 'reveal 4=17' or 'roll wool -3'")
