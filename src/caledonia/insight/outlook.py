"""All that a page shows about a position beyond the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.insight.contracts import contracts_ahead
from caledonia.insight.effects import effects
from caledonia.insight.market import market_ahead
from caledonia.insight.seats import seat_outlook
from caledonia.insight.settlements import settlements_of
from caledonia.insight.spaces import spaces_ahead
from caledonia.insight.table import import_track, tiles_now
from caledonia.rules.final import outcome_now
from caledonia.state import State

if TYPE_CHECKING:
    from caledonia.insight.shapes import Outlook


def outlook(
    state: State,
    seat: int | None,
    *,
    version: int = 0,
    step: int = 0,
    acts: bool = True,
) -> Outlook:
    """Return what follows from a position for a seat, or for a spectator (``None``).

    Nothing of it tells the order of the pile or what dice will show.

    :param version: of the table, to tell what it was computed for.
    :param step: how many of the decisions are still tentative; ``ply`` does not count them.
    :param acts: whether the seat may act now if it decides.
    """
    outcome = outcome_now(state)
    deciding = state.deciding_seat
    subject = next(each for each in (seat, deciding, outcome.ranking[0]) if each is not None)
    seats = range(len(state.players))
    return {
        "version": version,
        "step": step,
        "ply": state.ply - step,
        "seat": seat,
        "subject": subject,
        "deciding": deciding,
        "effects": effects(state) if acts and deciding is not None and seat == deciding else {},
        "spaces": spaces_ahead(state, subject),
        "settlements": [settlements_of(state, each, outcome.sheets[each]) for each in seats],
        "seats": [seat_outlook(state, each, outcome) for each in seats],
        "imports": import_track(state),
        "tiles": tiles_now(state),
        "contracts": [] if seat is None else contracts_ahead(state, seat),
        "market": {} if seat is None else market_ahead(state, seat),
    }
