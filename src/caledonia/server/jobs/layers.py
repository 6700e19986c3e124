"""Routes of the teaching layers: ways to contracts, market weather, the evaluation of a position.

They are computed for whom they are shown to, in processes of their own, once for each position.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from caledonia.server.fair_play.aids import must_allow_layers
from caledonia.server.identity.dependencies import CurrentUser, OptionalUser
from caledonia.server.identity.models import Person
from caledonia.server.jobs.lanes import Job, Kind, Lane
from caledonia.server.jobs.thinking import evaluated, forecast_market, navigated
from caledonia.server.page.response_cache import response_cache
from caledonia.server.refusals import refusal
from caledonia.server.security.address_keys import address_key
from caledonia.server.security.buckets import Rate
from caledonia.server.security.limits import spend
from caledonia.server.services import Services, ServicesDep
from caledonia.server.shapes import insight
from caledonia.server.shapes.base import json_response
from caledonia.server.tables.overview import must_see, own_seat
from caledonia.server.tables.routes import TableId
from caledonia.teaching.shapes import Evaluated, MarketForecast, Navigation

router = APIRouter(tags=["analysis"])

RATE: Final = Rate(burst=60, seconds=1)
"""Rate limit of layers: three for each decision of a quick player."""
EVALUATION_NODES: int | None = None
"""Positions that the seer looks at for the bar; None: its own number. Tests look at fewer."""


@dataclass(frozen=True, slots=True)
class LayerRequest:
    """The position that a layer is computed for."""

    table_id: str
    content: str
    seat: int | None
    position: str
    codes: tuple[str, ...]
    version: int

    @property
    def place(self) -> tuple[str, str]:
        """The position and its content."""
        return self.position, self.content

    @property
    def step(self) -> int:
        """How many of the decisions are still tentative."""
        return len(self.codes)


@router.get("/tables/{table_id}/navigator", responses=json_response(insight.Navigation))
async def show_ways(
    request: Request, services: ServicesDep, person: CurrentUser, table_id: TableId
) -> Response:
    """Return how your seat can fulfil each contract, step by step."""
    wanted = await _allowed(request, services, person, table_id)
    seat = _own(wanted)

    async def compute(job: Job) -> Navigation:
        routes = await services.pool.run(job, navigated, *wanted.place, seat)
        return {**routes, "version": wanted.version, "step": wanted.step}

    return await _shown(request, services, person, wanted, compute, "navigator")


@router.get("/tables/{table_id}/weather", responses=json_response(insight.MarketForecast))
async def show_weather(
    request: Request, services: ServicesDep, person: CurrentUser, table_id: TableId
) -> Response:
    """Return the chances that prices rise or fall before your next turn."""
    wanted = await _allowed(request, services, person, table_id)
    seat = _own(wanted)

    async def compute(job: Job) -> MarketForecast:
        weather = await services.pool.run(job, forecast_market, *wanted.place, seat)
        return {**weather, "version": wanted.version, "step": wanted.step}

    return await _shown(request, services, person, wanted, compute, "weather")


@router.get("/tables/{table_id}/evaluation", responses=json_response(insight.Evaluated))
async def show_evaluation(
    request: Request, services: ServicesDep, person: OptionalUser, table_id: TableId
) -> Response:
    """Return the expected points and the chance to win of every seat."""
    wanted = await _allowed(request, services, person, table_id)

    async def compute(job: Job) -> Evaluated:
        evaluation = await services.pool.run(job, evaluated, *wanted.place, EVALUATION_NODES)
        return {**evaluation, "version": wanted.version, "step": wanted.step}

    return await _shown(request, services, person, wanted, compute, "evaluation")


def _own(wanted: LayerRequest) -> int:
    """Return the own seat.

    :raises RefusedError: for spectators.
    """
    if wanted.seat is None:
        raise refusal("no_seat")
    return wanted.seat


async def _allowed(
    request: Request, services: Services, person: Person | None, table_id: str
) -> LayerRequest:
    """Return the position that a person may see with layers.

    :raises RefusedError: if they may not.
    """
    who = address_key(services.settings, request) if person is None else person.id
    spend(request, "layer", who, RATE)
    table, seats, live_game = await services.table_service.look(table_id)
    await must_see(services.database, table, seats, person)
    must_allow_layers(table, seats)
    await services.table_service.layer_holds.must_not_be_held(table)
    if live_game is None:
        raise refusal("game_not_begun")
    seat = own_seat(seats, person)
    tries = seat is not None and seat == live_game.seat
    game = live_game.draft if tries else live_game.public_game
    codes = tuple(live_game.codes) if tries else ()
    return LayerRequest(table_id, table.content, seat, game.position(), codes, live_game.version)


async def _shown(
    request: Request,
    services: Services,
    person: Person | None,
    wanted: LayerRequest,
    compute: Callable[[Job], Awaitable[object]],
    name: str,
) -> Response:
    """Compute a layer, or return a recent result.

    :param name: of the layer.
    """
    origin = address_key(services.settings, request)
    job = Job(
        kind=Kind.LAYER,
        lane=Lane.LAYERS,
        bot="seer",
        person=origin if person is None else person.id,
        origin=origin,
        table_id=wanted.table_id,
    )
    seat = None if name == "evaluation" else wanted.seat
    key = (name, wanted.table_id, wanted.version, wanted.codes, seat)
    return (await response_cache(request).ask(key, lambda: compute(job))).answer(request)
