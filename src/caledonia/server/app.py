"""The application: all routes, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DatabaseError
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from caledonia.server.db.migrate import upgrade
from caledonia.server.docs import routes as docs
from caledonia.server.errors import CODES, RefusedError
from caledonia.server.lifespan import ROUTERS, running
from caledonia.server.openapi import describe
from caledonia.server.ops.gc_scheduler import GcScheduler
from caledonia.server.ops.health import Health
from caledonia.server.ops.install import observe
from caledonia.server.page.serving import serve_page
from caledonia.server.request_model import refusal_for
from caledonia.server.security.install import secure
from caledonia.server.settings import Settings
from caledonia.server.shapes.problems import FieldProblem, Problem, refused
from caledonia.server.storage import STORAGE_ERRORS, is_damage, storage_refusal
from caledonia.server.wire import answer

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: answer
    for code in sorted({*CODES.values()})
    for status, answer in refused(code, "Not possible; the message says why").items()
}
"""Answers that every route may give."""
OVERRIDES: Final = SimpleNamespace(dependency_overrides={})
"""Dependencies that tests replace; all applications of a process share their routes."""


def create_app(
    settings: Settings, *, health: Health | None = None, is_alone: bool = False
) -> FastAPI:
    """Return the application of one server process.

    :param is_alone: nothing else runs in this process, so garbage collection can be scheduled.
    """
    health = health or Health()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(upgrade, settings.database_url())
        async with AsyncExitStack() as stack:
            app.state.services = await stack.enter_async_context(
                running(settings, metrics, health, limiter)
            )
            if is_alone:
                await stack.enter_async_context(GcScheduler())
            yield

    app = FastAPI(
        title="Caledonia",
        version=version("caledonia"),
        lifespan=life,
        # The page of the description is our own.
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.router.routes.extend(_routes())
    app.include_router(docs.docs_router(), prefix="/api")
    describe(app)
    app.add_exception_handler(RefusedError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    for each in STORAGE_ERRORS:
        app.add_exception_handler(each, _unavailable)
    app.add_exception_handler(DatabaseError, _damaged)
    if settings.web is None:
        app.add_api_route("/", _no_page, include_in_schema=False)
    limiter = secure(app, settings)
    metrics = observe(app, settings, health)
    if settings.web is not None:
        serve_page(app, settings.web)
    return app


@cache
def _routes() -> list[BaseRoute]:
    """Return the routes of the API, shared by all applications of a process."""
    api = APIRouter(dependency_overrides_provider=OVERRIDES)
    for router in ROUTERS:
        api.include_router(router, prefix="/api", responses=PROBLEMS)
    return api.routes


async def _no_page() -> Response:
    """Show what there is where there is no page: the description of the API."""
    return RedirectResponse("/api/docs")


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RefusedError)
    return answer(error.as_dict(), error.status)


async def _unavailable(_request: Request, error: Exception) -> Response:
    """Answer a database failure with what is wrong and what to do."""
    refused = storage_refusal(error)
    return answer(refused.as_dict(), refused.status)


async def _damaged(request: Request, error: Exception) -> Response:
    """Answer if the database file is damaged; any other error is a server error."""
    assert isinstance(error, DatabaseError)
    if not is_damage(error):
        raise error
    return await _unavailable(request, error)


async def _invalid(_request: Request, error: Exception) -> Response:
    """Name the first field that is wrong, and what would be right."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or "the request"
    refused = refusal_for(first) or RefusedError("invalid", f"{where}: {first['msg']}")
    problem = refused.as_dict()
    problem["fields"] = [
        FieldProblem(field=".".join(str(part) for part in each["loc"]), message=each["msg"])
        for each in error.errors()
    ]
    return answer(problem, refused.status)


async def _http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {status: code for code, status in reversed(CODES.items())}
    codes[405] = "not_allowed"
    sentence = str(error.detail)
    headers = dict(error.headers or {})
    if error.status_code == 404:
        sentence = "there is nothing at this address: /api/docs lists all that there are"
    elif error.status_code == 405:
        sentence = f"this address takes {headers.get('Allow', 'other methods')} only"
    problem = Problem(code=codes.get(error.status_code, "bad_request"), message=sentence)
    response = answer(problem, error.status_code)
    response.headers.update(headers)
    return response
