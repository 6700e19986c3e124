"""The decisions and actions that only a clan or a port tile brings into the game.

:mod:`caledonia.rules.flow` adds these tables to its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caledonia import actions as a
from caledonia import pending as p
from caledonia.errors import Reason
from caledonia.powers.clans import cunningham, macdonald, macewen, mackenzie
from caledonia.powers.ports import exchange
from caledonia.state import State

Legal = Callable[[State, Any, list[a.Action]], None]
Apply = Callable[[State, int, Any], None]
Refuse = Callable[[State, int, Any], list[Reason]]
Refusal = tuple[tuple[type[p.Pending], ...], str, Refuse]

LEGAL: dict[type[p.Pending], Legal] = {
    p.Exchanging: exchange.legal_exchange,
    p.CellarChoice: mackenzie.legal_cellar,
    p.ButterChoice: cunningham.legal_butter,
}
"""Decisions: who lists their legal actions."""

APPLY: dict[type[a.Action], Apply] = {
    a.Exchange: exchange.apply_exchange,
    a.Row: macdonald.apply_row,
    a.Withdraw: mackenzie.apply_withdraw,
    a.Brew: macewen.apply_brew,
    a.Butter: cunningham.apply_butter,
    a.Cellar: mackenzie.apply_cellar,
}
"""Actions: who applies them."""


def never_refused(state: State, seat: int, action: a.Action) -> list[Reason]:
    """Legal whenever its decision is the one at hand."""
    return []


ANY_DECISION: tuple[type[p.Pending], ...] = p.PENDING_KINDS
"""For actions that answer at any own decision point, or say themselves when they do not."""

REFUSE: dict[type[a.Action], Refusal] = {
    a.Exchange: ((p.Exchanging,), "PRT-P7", exchange.refuse_exchange),
    a.Row: ((p.Turn,), "CLN-MD2", macdonald.refuse_row),
    a.Withdraw: (ANY_DECISION, "CLN-MK2", mackenzie.refuse_withdraw),
    a.Brew: ((p.ExportBonuses,), "CLN-ME", macewen.refuse_brew),
    a.Butter: ((p.ButterChoice,), "CLN-Cu", cunningham.refuse_butter),
    a.Cellar: ((p.CellarChoice,), "CLN-MK2", never_refused),
}
"""Actions: the decisions they answer, the clause if they answer another, who refuses them."""
