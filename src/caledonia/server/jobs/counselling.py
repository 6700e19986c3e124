"""Route of the guide's advice during a first game."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.responses import Response

from caledonia.bots.counsel import NODES
from caledonia.server.fair_play.aids import must_allow_hints
from caledonia.server.identity.dependencies import CurrentUser
from caledonia.server.jobs.lanes import Job, Kind, Lane
from caledonia.server.jobs.thinking import counselled
from caledonia.server.refusals import refusal
from caledonia.server.security.address_keys import address_key
from caledonia.server.security.buckets import Rate
from caledonia.server.security.limits import spend
from caledonia.server.services import ServicesDep
from caledonia.server.shapes.analysis import Counsel
from caledonia.server.shapes.base import json_response
from caledonia.server.tables.overview import own_seat
from caledonia.server.tables.routes import TableId
from caledonia.server.wire import answer

router = APIRouter(tags=["analysis"])

RATE: Final = Rate(burst=20, seconds=2)
"""How often a person may ask: about once for each decision of a quick player."""
COUNSEL_NODES = NODES
"""Games played out for one piece of advice; tests play out fewer."""
Verb = Annotated[str, Field(max_length=12, pattern="^[a-z]+$")]


@router.get("/tables/{table_id}/counsel", responses=json_response(Counsel))
async def take_counsel(
    request: Request,
    services: ServicesDep,
    person: CurrentUser,
    table_id: TableId,
    teach: Annotated[list[Verb] | None, Query(max_length=12)] = None,
) -> Response:
    """Return what the guide advises your seat, at a table with a guide.

    ``teach``: first words of action codes still to be learnt, in order; such an action is advised
    if it is about as good as the best.
    """
    spend(request, "counsel", person.id, RATE)
    table, seats, live_game = await services.table_service.look(table_id)
    must_allow_hints(table, seats)
    await services.table_service.holds.must_not_be_held(table)
    seat = own_seat(seats, person)
    if seat is None or seats[seat].guide is None:
        raise refusal("no_guide")
    if live_game is None or live_game.draft.deciding_seat != seat:
        raise refusal("hint_not_due")
    version, step = live_game.version, len(live_game.codes)
    job = Job(
        kind=Kind.HINT,
        lane=Lane.HINTS,
        bot="chief",
        person=person.id,
        origin=address_key(services.settings, request),
        table_id=table_id,
        seat=seat,
    )
    position = live_game.draft.position()
    advised = await services.pool.run(
        job, counselled, position, table.content, teach or [], COUNSEL_NODES
    )
    counsel: Counsel = {**advised, "seat": seat, "version": version, "step": step}
    return answer(counsel)
