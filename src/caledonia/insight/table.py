"""The shared table: the starting seat, the import track and the scoring tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from caledonia.pending import Auction
from caledonia.rules.final import import_order, import_values
from caledonia.rules.fulfil import imported_so_far, tracks_imports
from caledonia.state import Setup, State
from caledonia.types import IMPORT_NAMES, IMPORTS

if TYPE_CHECKING:
    from caledonia.insight.shapes import ImportGood, ImportTrack, TilePreview


def starting_seat(start: State) -> int:
    """Return the seat that began; an auction gives the turn order only later (VAR-6).

    :param start: the state before the first decision.
    """
    bottom = start.pending[0]
    return bottom.seat if isinstance(bottom, Auction) else start.turn_order[0]


@lru_cache(maxsize=1024)
def _known_tracks(setup: Setup, *fulfilled: tuple[int, ...]) -> list[ImportTrack]:
    """Return the cache of the import track, which depends on the contracts fulfilled."""
    return []


def import_track(state: State) -> ImportTrack:
    """Return import values now and after one more import (FIN-5); do not change it."""
    known = _known_tracks(state.setup, *[player.fulfilled for player in state.players])
    if not known:
        known.append(_import_track(state))
    return known[0]


def _import_track(state: State) -> ImportTrack:
    totals = [imported_so_far(state, kind) for kind in IMPORTS]
    values = import_values(state)
    order = import_order(totals)
    return {
        "tracked": tracks_imports(state),
        "goods": {
            IMPORT_NAMES[kind]: _good(state, kind, totals[kind], values[kind], order.index(kind))
            for kind in IMPORTS
        },
        "what_if": {IMPORT_NAMES[more]: _with_one_more(state, totals, more) for more in IMPORTS},
    }


def _good(state: State, kind: int, total: int, value: int, place: int) -> ImportGood:
    contracts = state.setup.content.contracts
    mark = state.setup.content.export.import_mark
    return {
        "total": total,
        "seats": [
            sum(contracts[contract].imports[kind] for contract in player.fulfilled)
            for player in state.players
        ],
        "value": value,
        "rank": place + 1,
        "to_mark": mark - total % mark if tracks_imports(state) else None,
    }


def _with_one_more(state: State, totals: list[int], more: int) -> dict[str, int]:
    changed = [total + (kind == more) for kind, total in enumerate(totals)]
    values = import_values(state, changed)
    return {IMPORT_NAMES[kind]: values[kind] for kind in IMPORTS}


def tiles_now(state: State) -> list[TilePreview]:
    """Return what each scoring tile would score now (SCO)."""
    return [
        {
            "id": tile.id,
            "round": number,
            "scored": number < state.round or not state.pending,
            "glory": [tile.glory(state, seat) for seat in range(len(state.players))],
        }
        for number, tile in enumerate(state.setup.scoring, start=1)
    ]


def printed_money(state: State) -> int | None:
    """Return the pounds printed beside this round for a contract; None during the setup."""
    return state.setup.content.export.contract_money[state.round - 1] if state.round else None
