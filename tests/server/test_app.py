from __future__ import annotations

from fastapi.testclient import TestClient


def test_what_is_not_there_is_said_so(client: TestClient) -> None:
    answer = client.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_the_api_is_described(client: TestClient) -> None:
    assert client.get("/api/openapi.json").json()["info"]["title"] == "Caledonia"
    assert client.get("/api/docs").status_code == 200
    assert client.get("/").url.path == "/api/docs"
