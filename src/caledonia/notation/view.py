"""Views: what one seat, or a spectator, may know of a state, as JSON data.

This is the only place that decides what is hidden: the order of the pile, the random state and
the recorded rolls (SET-12).
"""

from __future__ import annotations

from typing import Final

from caledonia.notation import shapes
from caledonia.notation.frames import write_frame
from caledonia.notation.position import HIDDEN_KEYS, position_data
from caledonia.rules import flow
from caledonia.rules.final import Outcome, ScoreSheet, outcome_now
from caledonia.state import PlayerState, State
from caledonia.types import GOOD_NAMES, GOODS, SPACE_NAMES, UNIT_NAMES, spaces_of

VIEW_VERSION: Final = 2
"""Changes whenever the form of views does."""


def view(state: State, seat: int | None, outcome: Outcome | None = None) -> dict[str, object]:
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
    shown = {key: value for key, value in position_data(state).items() if key not in HIDDEN_KEYS}
    outcome = outcome or outcome_now(state)
    seats = shown["seats"]
    assert isinstance(seats, list)
    for entry, player, sheet in zip(seats, state.players, outcome.sheets, strict=True):
        entry["slots"] = player.power.slots
        entry["units_left"] = _units_left(player)
        entry["score"] = score_data(sheet)
    deciding = state.deciding_seat
    setup = state.setup
    tracks = setup.market.tracks
    return {
        **shown,
        "caledonia": "view",
        "version": VIEW_VERSION,
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


def _units_left(player: PlayerState) -> dict[str, int]:
    clan = player.power
    return {UNIT_NAMES[unit]: clan.units_left(player, unit) for unit in clan.units}


def _legal_codes(state: State) -> list[str]:
    return [str(action) for action in flow.legal_actions(state)]


def score_data(sheet: ScoreSheet) -> shapes.ScoreSheet:
    """Return a score sheet line by line with its total, as JSON data."""
    return {
        "glory": sheet.glory,
        "basic_goods": sheet.basic_goods,
        "processed_goods": sheet.processed_goods,
        "money": sheet.money,
        "hops": sheet.hops,
        "cotton": sheet.cotton,
        "tobacco": sheet.tobacco,
        "sugar_cane": sheet.sugar_cane,
        "contracts": sheet.contracts,
        "settlements": sheet.settlements,
        "bid": sheet.bid,
        "total": sheet.total,
        "money_left": sheet.money_left,
        "contracts_fulfilled": sheet.contracts_fulfilled,
        "settlements_linked": sheet.settlements_linked,
    }


def outcome_data(outcome: Outcome) -> dict[str, object]:
    """Return how a game ended, as JSON data."""
    return {
        "scores": list(outcome.scores),
        "ranking": list(outcome.ranking),
        "places": list(outcome.places),
        "solo_rank": outcome.solo_rank,
    }
