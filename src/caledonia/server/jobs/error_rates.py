"""The route of error rates: a reviewed game, a player's earlier ones, and the bot levels."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from fastapi import APIRouter
from sqlalchemy import select
from starlette.responses import Response

from caledonia.review import KINDS
from caledonia.review.levels import LevelRate, LevelRates, level_rates, nearest_level
from caledonia.review.shapes import VERSION
from caledonia.server.db import schema
from caledonia.server.fair_play.aids import analysis_allowed, must_allow_analysis
from caledonia.server.games import store
from caledonia.server.games.rows import FINISHED, TableRow, table_from
from caledonia.server.identity.dependencies import OptionalUser
from caledonia.server.identity.models import Person
from caledonia.server.jobs.states import REVIEW
from caledonia.server.refusals import refusal
from caledonia.server.services import Services, ServicesDep
from caledonia.server.shapes import review as shapes
from caledonia.server.shapes.base import json_response
from caledonia.server.tables.overview import must_see
from caledonia.server.tables.routes import TableId
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])
LATEST: Final = 10
"""A person is compared with this many of their own games."""

Rates = dict[str, tuple[int, float]]
"""Decisions and points lost by kind."""
t, s, a = schema.tables.c, schema.seats.c, schema.analyses.c


class _Rate(msgspec.Struct):
    kind: str
    decisions: int
    points_lost: float


class _Sheet(msgspec.Struct):
    seat: int
    rates: list[_Rate]


class _Sheets(msgspec.Struct):
    """The part of a stored review that matters here; the rest is not even read."""

    version: int
    sheets: list[_Sheet]


_decoder = msgspec.json.Decoder(_Sheets)


@router.get("/tables/{table_id}/review/rates", responses=json_response(shapes.RateComparison))
async def compare(services: ServicesDep, visitor: OptionalUser, table_id: TableId) -> Response:
    """Return points lost per decision: in a game, in earlier ones, and by the levels."""
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
    await must_see(services.database, table, seats, visitor)
    must_allow_analysis(table)
    await services.table_service.layer_holds.must_not_be_held(table)
    is_review = (a.table_id == table_id) & (a.bot == REVIEW) & (a.status == "done")
    async with services.database.read() as connection:
        stored = await connection.scalar(select(a.result).where(is_review))
    if stored is None:
        raise refusal("no_such_analysis")
    reviewed = _read(stored)
    earlier = [] if visitor is None else await _earlier(services, visitor, table_id)
    comparison: shapes.RateComparison = {
        "seats": [{"seat": seat, "rates": _shown(rates)} for seat, rates in reviewed.items()],
        "own": {"games": len(earlier), "rates": _shown(_sum(earlier))} if earlier else None,
        "levels": [_level(each) for each in level_rates()],
    }
    return answer(comparison)


async def _earlier(services: Services, person: Person, but: str) -> list[Rates]:
    """Return a person's rates in the last reviewed games that they played to the end.

    Games that must not be reviewed now are left out, though a review was made before.
    """
    query = (
        select(schema.tables, a.result.label("review"), s.seat.label("own"))
        .join(schema.seats, (s.table_id == t.id) & (s.person == person.id))
        .join(schema.analyses, a.table_id == t.id)
        .where(a.bot == REVIEW, a.status == "done", s.stand_in.is_(None))
        .where(t.status == FINISHED, t.id != but)
        .order_by(t.finished.desc(), t.id.desc())
        .limit(LATEST)
    )
    async with services.database.read() as connection:
        rows = (await connection.execute(query)).mappings().all()
    allowed = [row for row in rows if await _is_open(services, table_from(row))]
    reviews = await asyncio.to_thread(lambda: [_read(row["review"]) for row in allowed])
    return [
        review[row["own"]]
        for row, review in zip(allowed, reviews, strict=True)
        if row["own"] in review
    ]


async def _is_open(services: Services, table: TableRow) -> bool:
    holds = services.table_service.layer_holds
    return analysis_allowed(table) and not await holds.is_held(table)


def _read(stored: str) -> dict[int, Rates]:
    """Return the rates of a stored review by seat; none of one in an earlier shape."""
    review = _decoder.decode(stored)
    if review.version != VERSION:
        return {}
    return {
        sheet.seat: {each.kind: (each.decisions, each.points_lost) for each in sheet.rates}
        for sheet in review.sheets
    }


def _sum(games: Iterable[Rates]) -> Rates:
    total: Rates = {}
    for rates in games:
        for kind, (decisions, lost) in rates.items():
            before = total.get(kind, (0, 0.0))
            total[kind] = (before[0] + decisions, before[1] + lost)
    return total


def _shown(rates: Rates) -> list[shapes.ComparedRate]:
    """Return rates with the nearest levels: all decisions together, then by kind."""
    together = (sum(d for d, _ in rates.values()), sum(lost for _, lost in rates.values()))
    rows: Mapping[Any, tuple[int, float]] = {
        None: together,
        **{kind: rates[kind] for kind in KINDS if kind in rates},
    }
    return [
        {
            "kind": kind,
            "decisions": decisions,
            "rate": (rate := round(lost / decisions, 3)),
            "level": nearest_level(rate, decisions, kind),
        }
        for kind, (decisions, lost) in rows.items()
        if decisions
    ]


def _level(level: LevelRates) -> shapes.LevelRates:
    kinds: list[Any] = [None, *(kind for kind in KINDS if kind in level.kinds)]
    rates = ((kind, level.of(kind)) for kind in kinds)
    return {
        "bot": level.bot,
        "games": level.games,
        "rates": [_figure(kind, rate) for kind, rate in rates if rate is not None],
    }


def _figure(kind: Any, rate: LevelRate) -> shapes.LevelRate:
    return {
        "kind": kind,
        "decisions": rate.decisions,
        "mean": rate.mean,
        "low": rate.low,
        "high": rate.high,
    }
