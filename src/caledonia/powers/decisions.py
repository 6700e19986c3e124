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

REFUSE: dict[type[a.Action], Refuse] = {
    a.Exchange: exchange.refuse_exchange,
    a.Row: macdonald.refuse_row,
    a.Withdraw: mackenzie.refuse_withdraw,
    a.Brew: macewen.refuse_brew,
    a.Butter: cunningham.refuse_butter,
}
"""Actions: who says why they are not legal."""
