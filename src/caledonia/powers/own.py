"""Declarations of the actions and decisions that one clan or port tile adds.

A power lists them in ``own_actions`` and ``own_decisions``. Every table of the program (rules,
codes, positions, bots, numbered actions, terminal, server) is built from these lists, so nothing
else has to know the power. Functions here may use types of higher layers, but never import them:
they are given what they need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from caledonia.actions import Action
from caledonia.content.types import Content
from caledonia.errors import Reason
from caledonia.pending import Pending
from caledonia.state import State
from caledonia.types import Good, Phase

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator
    from caledonia.notation.words import Words

Legal = Callable[[State, Any, list[Action]], None]
"""Adds the legal actions of a pending decision."""
Apply = Callable[[State, int, Any], None]
"""Applies a legal action of a seat."""
Explain = Callable[[State, int, Any], list[Reason]]
"""Returns why a seat cannot take an action that is not among the legal ones."""


def nothing_wrong(state: State, pending: Pending) -> str | None:
    """Accept the decision in any position."""
    return None


@dataclass(frozen=True, slots=True)
class OwnDecision:
    """A decision that only one power brings."""

    kind: type[Pending]
    """A frozen class with the field ``seat``; ``ButterChoice`` is ``butter_choice`` in positions.

    Further fields are whole numbers, true or false, goods, units and spaces."""
    phase: Phase
    """When it is open: during a turn (``Phase.ACTION``) or at the end of production.

    In production it is what the clan's ``production_ended`` returned."""
    legal: Legal
    check: Callable[[State, Any], str | None] = nothing_wrong
    """Returns what is wrong with it in a hand-written position.

    That the seat has the clan, and that production can end with it, is checked already."""


@dataclass(frozen=True, slots=True)
class OwnAction:
    """An action that only one power brings."""

    kind: type[Action]
    """A frozen class whose text is the code."""
    form: str
    """The code with its variable parts in capitals, like ``butter AMOUNT``.

    ``SPACE``, ``UNIT`` and ``GOOD`` stand for names, all other capitals for numbers, words joined
    by ``|`` for a choice."""
    example: str
    meaning: str
    """What it does, for the documentation."""
    read: Callable[[Words], Action]
    """Reads the words after the first one."""
    answers: tuple[type[Pending], ...]
    """The decisions that it answers; empty: every decision of the seat."""
    clause: str
    """The rule that allows it."""
    apply: Apply
    explain: Explain | None
    """Returns why the power's owner cannot take it now; ``None``: it always answers its decisions.

    Whether it is legal is not asked here: what ``legal`` of the decision lists is."""
    every: Callable[[Content], Iterable[Action]]
    """Returns all such actions that a game can come to whose content has the power."""
    worth: Callable[[Evaluator, Any], float]
    """Returns what it is worth in pounds of now; doing nothing is worth 0."""
    good: Good | None = None
    """The good that makes most of its worth, where bots explain themselves."""
    deed: str | None = None
    """The event that only repeats its button, like ``unit_moved``; the page leaves it out of
    previews."""
    cause: str | None = None
    """The cause of the changes that it makes; ``None``: its name."""

    @property
    def name(self) -> str:
        """The word with which the code begins."""
        return self.form.split()[0]
