"""The OpenAPI description: FastAPI's routes with the shapes of all answers."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import FastAPI
from pydantic import Field, TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from typing_extensions import TypeAliasType

from caledonia.server.live.messages import Do, Foresee, Have, Look, Ping
from caledonia.server.shapes import (
    analysis,
    choices,
    health,
    insight,
    live,
    log,
    notices,
    problems,
    puzzles,
    review,
    tables,
)
from caledonia.server.shapes.base import Nothing, ref_to

ClientMessage = TypeAliasType(
    "ClientMessage", Annotated[Do | Have | Foresee | Look | Ping, Field(discriminator="type")]
)

ANSWERS: Final[tuple[Any, ...]] = (
    Nothing,
    choices.PackList,
    choices.Presets,
    health.Alive,
    health.Ready,
    insight.Course,
    insight.Evaluated,
    insight.MapData,
    insight.MarketForecast,
    insight.Navigation,
    insight.WholePreview,
    insight.Printed,
    live.ServerMessage,
    log.EntryPage,
    notices.WebhookNotice,
    problems.Problem,
    puzzles.PuzzleDraft,
    puzzles.PuzzleEffect,
    puzzles.PuzzleStanding,
    puzzles.PuzzleTask,
    puzzles.PuzzleVerdict,
    review.RateComparison,
    analysis.AnalysisState,
    analysis.Counsel,
    analysis.Hint,
    analysis.TableReview,
    analysis.Verification,
    tables.Neighbours,
    tables.OrdersStanding,
    tables.Plans,
    tables.PositionThen,
    tables.Standing,
    tables.TableList,
    tables.WholeTable,
    tables.WhyNot,
)
"""Shapes that routes refer to, or that the socket sends; they bring along what they are made of."""


def describe(app: FastAPI) -> None:
    """Add the shapes of answers and socket messages to an application's description.

    OpenAPI has no place for sockets: their messages are among the webhooks, as ``live``.
    """
    routes = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = routes()
            schema["components"]["schemas"] |= shapes()
            schema["webhooks"] = {"live": {"post": _socket()}, "notice": {"post": _webhook()}}
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI asks for it to be replaced


def shapes() -> dict[str, Any]:
    """Return the JSON schemas of all shapes by name."""
    modes: list[tuple[Any, JsonSchemaMode]] = [(each, "serialization") for each in ANSWERS]
    modes.append((ClientMessage, "validation"))
    adapters = [(each.__name__, mode, TypeAdapter(each)) for each, mode in modes]
    _, definitions = TypeAdapter.json_schemas(adapters, ref_template="#/components/schemas/{model}")
    schemas: dict[str, Any] = definitions["$defs"]
    return schemas


def _body(shape: Any, text: str) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": ref_to(shape)}}}


def _socket() -> dict[str, Any]:
    return {
        "tags": ["live"],
        "summary": "Messages of the socket /api/tables/{table_id}/live",
        "operationId": "live",
        "requestBody": _body(live.ServerMessage, "What the server tells"),
        "responses": {"200": _body(ClientMessage, "What clients send, at any time")},
    }


def _webhook() -> dict[str, Any]:
    return {
        "tags": ["notices"],
        "summary": "A notice, posted to a person's webhook",
        "operationId": "notice",
        "requestBody": _body(notices.WebhookNotice, "The notice"),
        "responses": {"2XX": {"description": "It arrived."}},
    }
