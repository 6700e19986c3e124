"""A small application behind all protections."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

from fastapi import FastAPI, Request, WebSocket
from fastapi.testclient import TestClient
from starlette.responses import Response

from caledonia.server.security.cookies import cookie_name, set_cookie
from caledonia.server.security.install import secure
from caledonia.server.security.limits import spend
from caledonia.server.settings import Settings

SETTINGS = Settings(
    data=Path("unused"),
    secret="s",
    rate_limits=False,
    public_url="https://play.example.org",
    hosts=("testserver",),
)


def guarded(*, secure_cookies: bool = False, rate_limits: bool = False) -> TestClient:
    """Return a client of the application."""
    settings = replace(SETTINGS, secure=secure_cookies, rate_limits=rate_limits)
    app = FastAPI(docs_url="/api/docs", openapi_url="/api/openapi.json")

    @app.api_route(
        "/api/echo", methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False
    )
    @app.post("/api/games/import")
    @app.post("/api/people/register")
    @app.get("/page")
    async def echo(request: Request) -> Response:
        return Response(str(len(await request.body())))

    @app.get("/api/framed")
    async def framed() -> Response:
        return Response("", headers={"Cache-Control": "max-age=60"})

    @app.post("/api/chat")
    async def chat(request: Request, who: str) -> None:
        spend(request, "chat", who)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_text("welcome")
        await socket.close()

    app.state.services = SimpleNamespace(limiter=secure(app, settings))
    return TestClient(app)


def cookie(secret: str = "secret", settings: Settings = SETTINGS) -> dict[str, str]:
    """Return the headers of a signed-in person."""
    response = Response()
    set_cookie(response, settings, secret)
    value = response.headers["set-cookie"].split(";")[0]
    assert value.startswith(cookie_name(settings))
    return {"cookie": value}
