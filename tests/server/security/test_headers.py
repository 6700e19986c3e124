from __future__ import annotations

from fastapi.testclient import TestClient

from caledonia.server.security.headers import POLICY
from tests.server.security.helpers import guarded


def policy_at(client: TestClient, path: str) -> dict[str, str]:
    text = client.get(path).headers["content-security-policy"]
    return dict(part.split(" ", 1) for part in text.split("; "))


def test_security_headers_are_sent() -> None:
    client = guarded()
    for path in ("/page", "/api/echo", "/api/nothing", "/api/docs"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert policy_at(client, path)["frame-ancestors"] == "'none'"
        assert "strict-transport-security" not in headers


def test_the_page_needs_nothing_from_elsewhere() -> None:
    client = guarded()
    for path in ("/page", "/api/echo", "/api/docs", "/api/openapi.json"):
        policy = policy_at(client, path)
        assert policy == POLICY
        assert "http" not in str(policy)
        assert "unsafe" not in str(policy)


def test_over_https_browsers_stay_there() -> None:
    headers = guarded(secure_cookies=True).get("/page").headers
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_answers_of_the_api_are_not_kept() -> None:
    client = guarded()
    assert client.get("/api/echo").headers["cache-control"] == "no-store"
    assert "cache-control" not in client.get("/page").headers
    # A route may know better.
    assert client.get("/api/framed").headers.get_list("cache-control") == ["max-age=60"]


def test_refusals_have_them_too() -> None:
    answer = guarded().post("/api/echo", headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_files_of_the_page_carry_only_what_means_something_for_them(client: TestClient) -> None:
    headers = client.get("/assets/nothing.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers
