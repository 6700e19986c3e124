"""What to bid beyond the expected lead, for all clans to win equally often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from caledonia.arena.clans import Played
from caledonia.bots.clans import ALL, Key, Line, expected_lead
from caledonia.content import load_content

Matrix = npt.NDArray[np.float64]
Seats = npt.NDArray[np.int64]
"""Clans by game and seat."""
STEPS: Final = 200
AVERAGED: Final = 60
"""The last steps that are averaged: whole points make the shares jump."""
LIMIT: Final = 12.0
"""Maximum of points bid in addition."""
FORCE: Final = 30.0
"""Points for winning all games instead of none; less than it takes, so that it settles."""
NUDGE: Final = 3.0
"""Points by which bids are moved to see what a point does to the share of wins."""
TIE: Final = 0.01
"""What a pound left is worth between equal scores; ten make a point."""


def even_out(games: Sequence[Played], known: dict[Key, Line]) -> dict[Key, Line]:
    """Return the lines with what each clan should bid in addition, from some dealt games.

    The clan that scores more on average does not always win more often: one whose scores spread
    more widely does with the same average.
    """
    players = len(games[0].seats)
    clans = sorted(key[1] for key in known if key[0] == players and key[2] == ALL)
    seated = np.array([[clans.index(seat.clan) for seat in game.seats] for game in games])
    scores = np.array(
        [[seat.points + TIE * seat.money_left for seat in game.seats] for game in games]
    )
    leads = np.array(
        [
            [expected_lead(game.deal, seat.clan, seat.tile, known) or 0.0 for seat in game.seats]
            for game in games
        ]
    )
    extras = np.zeros(len(clans))
    last = []
    for step in range(STEPS):
        shares = _shares(scores - _bids(leads + extras[seated]), seated, len(clans))
        force = FORCE * (1 - step / STEPS / 2)
        extras = np.clip(extras + force * (shares - 1 / players), -LIMIT, LIMIT)
        last.append(extras)
    settled = np.mean(last[-AVERAGED:], axis=0)
    settled = _believed(settled - settled.mean(), scores, leads, seated)
    bids = dict(zip(clans, settled.tolist(), strict=True))
    return {
        key: replace(line, extra=bids[line.clan]) if key[0] == players and key[2] == ALL else line
        for key, line in known.items()
    }


def _believed(extras: Matrix, scores: Matrix, leads: Matrix, seated: Seats) -> Matrix:
    """Draw what clans bid in addition towards zero, as far as chance may have made it."""
    count = len(extras)
    share = 1 / scores.shape[1]
    lower, higher = (
        np.array(
            [
                _shares(scores - _bids(leads + (extras + step * one)[seated]), seated, count)[clan]
                for clan, one in enumerate(np.eye(count))
            ]
        )
        for step in (-NUDGE, NUDGE)
    )
    by_point = max(1e-3, float((lower - higher).mean()) / (2 * NUDGE))
    games = np.bincount(seated.ravel(), minlength=count)
    chance = share * (1 - share) / np.maximum(games, 1) / by_point**2
    true = max(0.0, float((extras**2).mean() - chance.mean()))
    drawn: Matrix = extras * true / (true + chance)
    drawn -= drawn.mean()
    return drawn


def _bids(worths: Matrix) -> Matrix:
    """Return what each seat bids, as ``fair_bids`` has it."""
    bids: Matrix = np.rint(worths - worths.min(axis=1, keepdims=True))
    return np.minimum(bids, load_content().variants.highest_bid)


def _shares(scores: Matrix, seated: Seats, clans: int) -> Matrix:
    """Return each clan's share of wins."""
    # Pounds are not whole numbers here; smaller differences are ties.
    first = scores > scores.max(axis=1, keepdims=True) - TIE / 2
    won: Matrix = (first / first.sum(axis=1, keepdims=True)).ravel()
    seats = np.bincount(seated.ravel(), minlength=clans)
    wins = np.bincount(seated.ravel(), weights=won, minlength=clans)
    shares: Matrix = wins / np.maximum(seats, 1)
    return shares
