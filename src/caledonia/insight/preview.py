"""What follows from a position: the part that all share, and the part of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.insight.contracts import contracts_ahead
from caledonia.insight.market import market_ahead
from caledonia.insight.seats import seat_outlook
from caledonia.insight.settlements import settlements_of
from caledonia.insight.spaces import spaces_ahead
from caledonia.insight.table import import_track, tiles_now
from caledonia.rules.final import Outcome
from caledonia.state import State

if TYPE_CHECKING:
    from caledonia.insight.shapes import OwnPreview, SharedPreview


def shared_preview(
    state: State, outcome: Outcome, *, version: int = 0, step: int = 0
) -> SharedPreview:
    """Return what follows from a position, the same for everybody.

    Nothing of it tells the order of the pile or what dice will show.

    :param outcome: as if the game ended now.
    :param version: of the table.
    :param step: how many of the decisions are still tentative; ``ply`` does not count them.
    """
    seats = range(len(state.players))
    return {
        "version": version,
        "step": step,
        "ply": state.ply - step,
        "deciding": state.deciding_seat,
        "settlements": [settlements_of(state, each, outcome.sheets[each]) for each in seats],
        "seats": [seat_outlook(state, each, outcome) for each in seats],
        "imports": import_track(state),
        "tiles": tiles_now(state),
    }


def own_preview(state: State, seat: int | None, outcome: Outcome) -> OwnPreview:
    """Return what follows from a position for a seat, or for spectators (``None``).

    :param outcome: as if the game ended now.
    """
    candidates = (seat, state.deciding_seat, outcome.ranking[0])
    subject = next(each for each in candidates if each is not None)
    return {
        "seat": seat,
        "subject": subject,
        "spaces": spaces_ahead(state, subject),
        "contracts": [] if seat is None else contracts_ahead(state, seat),
        "market": {} if seat is None else market_ahead(state, seat),
    }
