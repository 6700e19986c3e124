"""Routes of what takes long: hints, analyses, and checking that a game was fair."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from caledonia.bots.explain import adviser
from caledonia.server.audit.replay import check
from caledonia.server.clock import ID
from caledonia.server.fair_play.aids import must_allow_analysis, must_allow_hints
from caledonia.server.games import store
from caledonia.server.games.rows import SeatRow, TableRow
from caledonia.server.identity.dependencies import CurrentUser, OptionalUser
from caledonia.server.identity.models import Person
from caledonia.server.jobs import analysis, states
from caledonia.server.jobs.lanes import Job, Kind, Lane
from caledonia.server.jobs.thinking import advice
from caledonia.server.refusals import refusal
from caledonia.server.request_model import RequestModel
from caledonia.server.security.address_keys import address_key
from caledonia.server.security.limits import spend
from caledonia.server.services import Services, ServicesDep
from caledonia.server.shapes.analysis import AnalysisState, Hint, TableReview, Verification
from caledonia.server.shapes.base import json_response
from caledonia.server.tables.overview import must_see, own_seat, seed_is_open
from caledonia.server.tables.routes import TableId
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])

AnalysisId = Annotated[str, Path(min_length=4, max_length=32, pattern=ID)]
HINT_SECONDS = 0.6
"""Thinking time for a whole turn; a hint gets the share of one decision, at most 0.42 s, so that
it is on the page within half a second."""
HINT_NODES: int | None = None
"""Games a bot plays out for a hint instead, so that the same position gets the same hint."""


@router.get("/tables/{table_id}/hint", responses=json_response(Hint))
async def hint(
    request: Request,
    services: ServicesDep,
    person: CurrentUser,
    table_id: TableId,
    bot: Annotated[Literal["crofter", "merchant", "chief", "seer"] | None, Query()] = None,
) -> Response:
    """Return what a bot would do in your place, where the table allows hints.

    Without a name it is the seer, or the chief on a server without the compiled twin.
    """
    bot_name = bot or adviser()
    spend(request, "hint", person.id)
    table, seats, live_game = await services.table_service.look(table_id)
    must_allow_hints(table, seats)
    await services.table_service.holds.must_not_be_held(table)
    seat = own_seat(seats, person)
    if live_game is None or seat is None or live_game.draft.deciding_seat != seat:
        raise refusal("hint_not_due")
    version, step = live_game.version, len(live_game.codes)
    with _only_hint(services.pending_hints, person.id, table_id):
        job = Job(
            kind=Kind.HINT,
            lane=Lane.HINTS,
            bot=bot_name,
            person=person.id,
            origin=address_key(services.settings, request),
            table_id=table_id,
            seat=seat,
        )
        position = live_game.draft.position()
        advised = await services.pool.run(
            job, advice, bot_name, position, table.content, HINT_SECONDS, HINT_NODES
        )
    given: Hint = {**advised, "version": version, "step": step}
    return answer(given)


@contextmanager
def _only_hint(pending: set[tuple[str, str]], person: str, table_id: str) -> Iterator[None]:
    """Register a pending hint.

    :raises RefusedError: if the person has one pending at this table.
    """
    if (person, table_id) in pending:
        raise refusal("hint_under_way")
    pending.add((person, table_id))
    try:
        yield
    finally:
        pending.discard((person, table_id))


class Analysis(RequestModel):
    """An analysis to be done."""

    bot: Literal["merchant", "chief", "seer"] | None = None
    """None: the seer, or the chief on a server without the compiled twin."""


@router.post(
    "/tables/{table_id}/analysis", status_code=202, responses=json_response(AnalysisState, 202)
)
async def analyse(
    request: Request, services: ServicesDep, person: CurrentUser, table_id: TableId, body: Analysis
) -> Response:
    """Let a bot analyse a finished game; ask for the analysis until it is done."""
    return await queued(request, services, person, table_id, body.bot or adviser())


@router.post(
    "/tables/{table_id}/review", status_code=202, responses=json_response(AnalysisState, 202)
)
async def review(
    request: Request, services: ServicesDep, person: CurrentUser, table_id: TableId
) -> Response:
    """Review a finished game: an analysis whose ``review`` is there when it is done."""
    return await queued(request, services, person, table_id, states.REVIEW)


@router.get("/tables/{table_id}/review", responses=json_response(TableReview))
async def find_review(services: ServicesDep, person: OptionalUser, table_id: TableId) -> Response:
    """Return the review of a finished game, or its progress, if it was asked for."""
    await _must_be_open(services, person, table_id)
    return answer(TableReview(analysis=await states.review_of(services.database, table_id)))


async def _must_be_open(services: Services, person: Person | None, table_id: str) -> None:
    """Check that a person may see analyses of a game now.

    :raises RefusedError: if not.
    """
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
    await _must_show(services, person, table, seats)


async def _must_show(
    services: Services, person: Person | None, table: TableRow, seats: Sequence[SeatRow]
) -> None:
    """Check the same of a game that was read already.

    :raises RefusedError: if not.
    """
    await must_see(services.database, table, seats, person)
    # A game that may not be reviewed now was perhaps reviewed before.
    must_allow_analysis(table)
    await services.table_service.layer_holds.must_not_be_held(table)


async def queued(
    request: Request, services: Services, person: Person, table_id: str, bot: str
) -> Response:
    """Return the analysis of a finished game, and resume it if it was interrupted."""
    await _must_be_open(services, person, table_id)
    settings = services.settings
    state = await analysis.ask_for(
        services.database,
        table_id,
        person.id,
        bot,
        origin=address_key(settings, request),
        quota=settings.quotas.analyses if settings.rate_limits else None,
    )
    if state["status"] in states.UNFINISHED:
        # Also where it has begun: a fault of the database may have interrupted it.
        services.jobs.analyse(state["id"])
    return answer(state, 202)


@router.get("/analyses/{analysis_id}", responses=json_response(AnalysisState))
async def find_analysis(
    services: ServicesDep,
    person: OptionalUser,
    analysis_id: AnalysisId,
) -> Response:
    """Return how far an analysis is, and at the end what it found."""
    known = await states.find_with_table(services.database, analysis_id)
    if known is None:
        raise refusal("no_such_analysis")
    row, table, seats = known
    if row["bot"] == states.EXERCISES and (person is None or person.id != row["person"]):
        # A player's mistakes are private.
        raise refusal("no_such_analysis")
    if states.is_outdated(row):
        raise refusal("no_such_analysis")
    await _must_show(services, person, table, seats)
    return answer(states.shown(row))


@router.get("/tables/{table_id}/verify", responses=json_response(Verification))
async def verify(services: ServicesDep, person: OptionalUser, table_id: TableId) -> Response:
    """Verify a finished game: the seed, the hashes in the log and the result."""
    async with services.database.read() as connection:
        table = await store.find_table(connection, table_id)
        seats = await store.find_seats(connection, table_id)
        row, entries = await store.rows_of(connection, table_id)
    await must_see(services.database, table, seats, person)
    if not seed_is_open(table):
        raise refusal("verified_later")
    # A whole game is replayed: others need not wait for that.
    faults = await asyncio.to_thread(check, row, entries)
    verification: Verification = {
        "seed": table.seed,
        "seed_hash": table.seed_hash,
        "seed_fits": all(fault.what != "seed" for fault in faults),
        "salt": table.salt,
        "hashes_fit": not any(fault.breaks_replay for fault in faults),
        "decisions": table.ply,
        "faults": [str(fault) for fault in faults],
        "fair": not faults,
    }
    return answer(verification)
