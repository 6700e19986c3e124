"""The actions and decisions of all powers, collected from their declarations.

:mod:`caledonia.rules.flow` and all layers above build their tables from these.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caledonia import pending as p
from caledonia.actions import Action
from caledonia.content.tiles import declare_tiles
from caledonia.errors import PROBLEMS, Reason
from caledonia.powers.base import Clan, Power
from caledonia.powers.clans import CLANS
from caledonia.powers.own import Apply, Explain, Legal, OwnAction, OwnDecision
from caledonia.powers.ports import PORTS
from caledonia.powers.scoring_tiles import SCORING_TILES
from caledonia.state import State
from caledonia.types import Phase

Explanation = tuple[tuple[type[p.Pending], ...], str, Explain | None]

POWERS: Final[tuple[type[Power], ...]] = tuple(dict.fromkeys((*PORTS.values(), *CLANS.values())))
"""The powers that may declare something, each once."""
declare_tiles("scoring_tiles", {name: tile.figures for name, tile in SCORING_TILES.items()})
declare_tiles("port_tiles", {name: port.figures for name, port in PORTS.items()})
declare_tiles("clans", {name: clan.figures for name, clan in CLANS.items()})
for _power in POWERS:
    PROBLEMS.update(_power.problems)

OWN_ACTIONS: Final[dict[type[Action], OwnAction]] = {
    own.kind: own for power in POWERS for own in power.own_actions
}
OWN_DECISIONS: Final[dict[type[p.Pending], OwnDecision]] = {
    own.kind: own for power in POWERS for own in power.own_decisions
}
CLAN_OF: Final[dict[type, type[Clan]]] = {
    kind: clan
    for clan in CLANS.values()
    for kind in (
        *(action.kind for action in clan.own_actions),
        *(decision.kind for decision in clan.own_decisions),
    )
}
"""The clan of its own actions and decisions; those of port tiles have none."""
PENDING_KINDS: Final[tuple[type[p.Pending], ...]] = (*p.COMMON_KINDS, *OWN_DECISIONS)
"""All kinds of pending decisions and steps."""

LEGAL: Final[dict[type[p.Pending], Legal]] = {
    kind: own.legal for kind, own in OWN_DECISIONS.items()
}
"""Decisions: who lists their legal actions."""
APPLY: Final[dict[type[Action], Apply]] = {kind: own.apply for kind, own in OWN_ACTIONS.items()}
"""Actions: who applies them."""


def decisions_of(phase: Phase) -> tuple[type[p.Pending], ...]:
    """Return the kinds of own decisions that are open in a phase."""
    return tuple(kind for kind, own in OWN_DECISIONS.items() if own.phase is phase)


def _explanations() -> Iterator[tuple[type[Action], Explanation]]:
    for kind, own in OWN_ACTIONS.items():
        yield kind, (own.answers or PENDING_KINDS, own.clause, _explain_to_others(own))


def _explain_to_others(own: OwnAction) -> Explain | None:
    """Return how an action is explained, also to players of another clan."""
    clan, explain = CLAN_OF.get(own.kind), own.explain
    if clan is None:
        return explain

    def explained(state: State, seat: int, action: Action) -> list[Reason]:
        if not isinstance(state.players[seat].power, clan):
            return [Reason(own.clause, "no_ability")]
        return explain(state, seat, action) if explain else []

    return explained


EXPLAIN: Final[dict[type[Action], Explanation]] = dict(_explanations())
"""Actions: the decisions they answer, their clause, who explains why they are not legal."""
