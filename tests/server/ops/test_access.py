from __future__ import annotations

import logging
import re
from typing import Any

import pytest
from fastapi import APIRouter, FastAPI, WebSocket
from fastapi.testclient import TestClient
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocketDisconnect

from caledonia.server.ops.access import Access
from caledonia.server.telemetry.metrics import Metrics

router = APIRouter()


@router.get("/tables/{table_id}")
async def table(table_id: str) -> str:
    if table_id == "broken":
        raise RuntimeError("broken")
    return table_id


@router.websocket("/live/{table_id}")
async def live(socket: WebSocket, table_id: str) -> None:
    if table_id == "closed":
        await socket.close(4403)
        return
    await socket.accept()
    await socket.close()


@pytest.fixture
def client(caplog: pytest.LogCaptureFixture) -> TestClient:
    caplog.set_level(logging.DEBUG, "caledonia.access")
    app = FastAPI()
    app.include_router(router, prefix="/api")
    app.mount("/page", PlainTextResponse("page"))
    app.add_middleware(Access, metrics=Metrics())
    return TestClient(app, raise_server_exceptions=False)


def logged(caplog: pytest.LogCaptureFixture) -> dict[str, object]:
    """Return the only event, without what differs from time to time."""
    (record,) = [each for each in caplog.records if each.name == "caledonia.access"]
    event: object = record.msg
    assert isinstance(event, dict)
    assert event.pop("ms") >= 0
    return {key: event[key] for key in event if key not in ("timestamp", "logger", "level")}


def test_a_request(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    answer = client.get("/api/tables/secret-id?token=abc", headers={"X-Request-Id": "from.proxy-1"})
    assert answer.headers["X-Request-Id"] == "from.proxy-1"
    assert logged(caplog) == {
        "event": "request",
        "method": "GET",
        "route": "/api/tables/{table_id}",
        "status": 200,
        "request_id": "from.proxy-1",
    }


@pytest.mark.parametrize("given", ["", "two words", "x" * 65, "a\u00e9", 'quote"'])
def test_ill_formed_ids_are_replaced(client: TestClient, given: str) -> None:
    answer = client.get("/api/tables/1", headers={b"X-Request-Id": given.encode()})
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["X-Request-Id"])


@pytest.mark.parametrize(
    ("method", "path", "route", "status"),
    [
        ("GET", "/wp-login.php", "(unknown)", 404),
        ("POST", "/api/tables/1", "/api/tables/{table_id}", 405),
        ("GET", "/page/main.js", "/page/*", 200),
        ("GET", "/api/tables/broken", "/api/tables/{table_id}", 500),
    ],
)
def test_routes_instead_of_paths(
    client: TestClient,
    caplog: pytest.LogCaptureFixture,
    method: str,
    path: str,
    route: str,
    status: int,
) -> None:
    client.request(method, path)
    event = logged(caplog)
    assert (event["method"], event["route"], event["status"]) == (method, route, status)


def test_a_socket(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with client.websocket_connect("/api/live/1") as socket:
        headers: Any = socket.extra_headers
        assert b"x-request-id" in dict(headers)
    event = logged(caplog)
    assert event["method"] == "WEBSOCKET"
    assert (event["route"], event["status"]) == ("/api/live/{table_id}", 101)


def test_a_socket_that_is_refused(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/live/closed"):
        pass
    assert logged(caplog)["status"] == 403
