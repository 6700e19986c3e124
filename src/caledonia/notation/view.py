"""Views: what one seat, or a spectator, may know of a state, as JSON data.

This is the only place that decides what is hidden: the order of the pile, the random state and
the recorded rolls (SET-12).
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from caledonia.notation import shapes
from caledonia.notation.frames import write_frame
from caledonia.notation.position import position_data
from caledonia.notation.table import table_data
from caledonia.rules import flow
from caledonia.rules.final import SCORE_LINES, Outcome, ScoreSheet, outcome_now
from caledonia.state import PlayerState, State
from caledonia.types import GOOD_NAMES, GOODS, SPACE_NAMES, UNIT_NAMES, UnitName, spaces_of

VIEW_VERSION: Final = 2
"""Changes whenever the form of views does."""
SCORE_KEYS: Final = (
    *SCORE_LINES,
    "total",
    "money_left",
    "contracts_fulfilled",
    "settlements_linked",
)
"""The keys of a score sheet in the order in which they are written."""
_score_of: Final[Callable[[ScoreSheet], tuple[int, ...]]] = attrgetter(*SCORE_KEYS)


def view(state: State, seat: int | None, outcome: Outcome | None = None) -> shapes.View:
    """Return what a seat may know, or a spectator (``None``).

    The keys are those of a position without what is hidden; the pile is only its size. What
    follows from the state is added: the market side, neutral pieces, prices in pounds, units left,
    scores as if the game ended now, and for the seat that decides its legal actions as codes.

    :param outcome: as if the game ended now, where the caller knows it already.
    :raises ValueError: if there is no such seat.
    """
    players = state.setup.players
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seat is {seat}: give 0 to {players - 1}, or None for a spectator")
    shown = position_data(state)
    outcome = outcome or outcome_now(state)
    deciding = state.deciding_seat
    setup = state.setup
    tracks = setup.market.tracks
    # Searches are seeded by the text of a view, so the order of its keys matters.
    return {
        "caledonia": "view",
        "version": VIEW_VERSION,
        **table_data(setup),
        "ply": shown["ply"],
        "turn_ply": shown["turn_ply"],
        "round": shown["round"],
        "turn_order": shown["turn_order"],
        "passed": shown["passed"],
        "prices": shown["prices"],
        "boxes": shown["boxes"],
        "removed": shown["removed"],
        "offer": shown["offer"],
        "bought": shown["bought"],
        "seats": [
            _player_view(seat_data, player, sheet)
            for seat_data, player, sheet in zip(
                shown["seats"], state.players, outcome.sheets, strict=True
            )
        ],
        "pending": shown["pending"],
        "seat": seat,
        "neutral": [SPACE_NAMES[space] for space in spaces_of(setup.board.blocked)],
        "market_side": "small" if setup.market is setup.content.market_small else "large",
        "pile": len(state.pile),
        "pounds": {GOOD_NAMES[good]: tracks[good][state.prices[good]] for good in GOODS},
        "deciding_seat": deciding,
        "decision": write_frame(state.pending[-1]) if state.pending else None,
        "legal": _legal_codes(state) if deciding is not None and seat == deciding else [],
        "outcome": None if state.pending else outcome_data(outcome),
    }


def _player_view(
    seat: shapes.SeatData, player: PlayerState, sheet: ScoreSheet
) -> shapes.PlayerView:
    return {
        **seat,
        "slots": player.power.slots,
        "units_left": _units_left(player),
        "score": score_data(sheet),
    }


def _units_left(player: PlayerState) -> dict[UnitName, int]:
    clan = player.power
    return {UNIT_NAMES[unit]: clan.units_left(player, unit) for unit in clan.units}


def _legal_codes(state: State) -> list[str]:
    return [str(action) for action in flow.legal_actions(state)]


def score_data(sheet: ScoreSheet) -> shapes.ScoreSheet:
    """Return a score sheet line by line with its total, as JSON data."""
    return dict(zip(SCORE_KEYS, _score_of(sheet), strict=True))


def outcome_data(outcome: Outcome) -> shapes.Outcome:
    """Return how a game ended, as JSON data."""
    return {
        "scores": list(outcome.scores),
        "ranking": list(outcome.ranking),
        "places": list(outcome.places),
        "solo_rank": outcome.solo_rank,
    }
