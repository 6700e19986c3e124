"""What clan, starting tile, map, scoring tiles and turn order change on a seat's lead.

Conditions overlap: a side of the map comes with three others, a clan with every tile. So all
effects are fitted at once, by ridge regression. How far a group of effects is drawn towards zero
follows from the games themselves (MacKay's updates of the evidence).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from caledonia.arena.clans import Played, conditions
from caledonia.bots.clans import ALL, Key, Line, expected_lead

Matrix = npt.NDArray[np.float64]
Condition = tuple[str, str, str]
"""Clan ("" for all), what it is about, and its value."""

UPDATES: Final = 30
QUANTILE: Final = 1.96


@dataclass(frozen=True, slots=True)
class Effect:
    """What a condition changes on a clan's lead, apart from all other conditions."""

    lead: float
    margin: float
    """Half of the 95 % interval."""


@dataclass(frozen=True, slots=True)
class _Rows:
    """Seats as rows, one column for each condition; both relative to the table's average."""

    columns: tuple[Condition, ...]
    conditions: Matrix
    leads: Matrix
    counts: Matrix
    """Seats by column."""
    freedom: int
    """Rows less one for each table."""


def fit(games: Sequence[Played]) -> dict[Condition, Effect]:
    """Return the effects on the lead in games of one number of players."""
    rows = _rows(games)
    groups = [(clan != "", by) for clan, by, _ in rows.columns]
    kinds = sorted(set(groups))
    members = [np.array([each == kind for each in groups]) for kind in kinds]
    gram = rows.conditions.T @ rows.conditions
    moments = rows.conditions.T @ rows.leads
    square = float(rows.leads @ rows.leads)
    noise = square / rows.freedom
    spreads = np.full(len(kinds), 4.0)
    for _ in range(UPDATES):
        prior = np.zeros(len(groups))
        for each, spread in zip(members, spreads, strict=True):
            prior[each] = noise / spread
        inverse = np.linalg.inv(gram + np.diag(prior))
        effects = inverse @ moments
        variance = noise * np.diag(inverse)
        used = 0.0
        for at, each in enumerate(members):
            known = each.sum() - variance[each].sum() / spreads[at]
            spreads[at] = max(1e-3, float((effects[each] ** 2).sum()) / max(1e-3, known))
            used += known
        left = square - 2 * effects @ moments + effects @ gram @ effects
        noise = float(left) / (rows.freedom - used)
    centred = _centring(rows)
    spread = np.sqrt(np.diag(centred @ inverse @ centred.T) * noise)
    return {
        column: Effect(float(effect), float(QUANTILE * error))
        for column, effect, error in zip(rows.columns, centred @ effects, spread, strict=True)
    }


def kept_of(games: Sequence[Played], known: dict[Key, Line]) -> tuple[float, float]:
    """Return how many points of lead these games have for each one expected, and the margin."""
    players = len(games[0].seats)
    leads = _apart(np.array([seat.points for game in games for seat in game.seats], float), players)
    expected = _apart(
        np.array(
            [
                expected_lead(game.deal, seat.clan, seat.tile, known) or 0.0
                for game in games
                for seat in game.seats
            ]
        ),
        players,
    )
    square = float(expected @ expected)
    kept = float(expected @ leads) / square
    # Games, not seats: those of one table depend on each other.
    errors = (expected * (leads - kept * expected)).reshape(-1, players).sum(axis=1)
    return kept, QUANTILE * float(np.sqrt(errors @ errors)) / square


def _centring(rows: _Rows) -> Matrix:
    """Return what moves the average of a clan's effects on sides and with tiles to the clan itself.

    Every seat has a tile, four sides and so on, so a part that is the same for all of them may
    stand there or with the clan. Together they say the same either way.
    """
    moves = np.eye(len(rows.columns))
    wholes = {clan: at for at, (clan, by, _) in enumerate(rows.columns) if by == ALL}
    for kind in {(clan, by) for clan, by, _ in rows.columns if by != ALL}:
        members = np.array([each[:2] == kind for each in rows.columns])
        weights = np.where(members, rows.counts, 0.0)
        moves[members] -= weights / weights.sum()
        if kind[0]:
            whole = wholes[kind[0]]
            moves[whole] += weights / rows.counts[whole]
    # Only differences between clans can be measured.
    every = np.array([by == ALL for _, by, _ in rows.columns])
    weights = np.where(every, rows.counts, 0.0)
    middle = weights / weights.sum() @ moves
    moves[every] -= middle
    return moves


def _rows(games: Sequence[Played]) -> _Rows:
    seats = [(game, seat) for game in games for seat in game.seats]
    held = [conditions(game, seat) for game, seat in seats]
    columns = tuple(sorted({each for row in held for each in row}))
    at = {column: number for number, column in enumerate(columns)}
    matrix = np.zeros((len(seats), len(columns)))
    for number, row in enumerate(held):
        for each in row:
            matrix[number, at[each]] += 1.0
    points = np.array([seat.points for _, seat in seats], float)
    players = len(games[0].seats)
    freedom = len(seats) - len(games)
    apart = _apart(matrix, players), _apart(points, players)
    return _Rows(columns, *apart, matrix.sum(axis=0), freedom)


def _apart(values: Matrix, players: int) -> Matrix:
    """Subtract the average of each table."""
    tables = values.reshape(-1, players, *values.shape[1:])
    apart: Matrix = (tables - tables.mean(axis=1, keepdims=True)).reshape(values.shape)
    return apart
