from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

pytestmark = pytest.mark.both_databases


def test_what_is_not_there_is_said_so(client: TestClient) -> None:
    for path in ("/api/nothing", "/nothing"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.json()["code"] == "not_found"
        assert "/api/docs" in answer.json()["message"]


def test_what_cannot_be_done_there_is_said_so(client: TestClient) -> None:
    answer = client.put("/api/presets", headers={"origin": "http://testserver"})
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET"
    assert answer.json() == {"code": "not_allowed", "message": "this address takes GET only"}


def test_the_api_is_described(client: TestClient) -> None:
    assert client.get("/api/openapi.json").json()["info"]["title"] == "Caledonia"
    assert client.get("/api/docs").status_code == 200
    assert client.get("/").url.path == "/api/docs"
