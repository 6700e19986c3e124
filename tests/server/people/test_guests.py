from __future__ import annotations

from datetime import UTC, datetime

import pytest
from fastapi.testclient import TestClient

from caledonia.server.settings import Settings
from tests.server.people.helpers import become, cookie_of, guest, seat_at


@pytest.mark.both_databases
def test_a_guest_plays_at_once(client: TestClient) -> None:
    answer = client.post("/api/people/guest", json={"name": " Flora ", "language": "de"})
    assert answer.status_code == 201
    person = answer.json()
    assert person | {"id": ""} == {"id": "", "name": "Flora", "is_guest": True, "language": "de"}
    me = client.get("/api/people/me").json()
    assert {name: me[name] for name in person} == person


def test_the_cookie_is_out_of_reach_of_scripts_and_lasts(client: TestClient) -> None:
    answer = client.post("/api/people/guest", json={"name": "Flora"})
    cookie = answer.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=lax", "path=/", "max-age=31536000"):
        assert part in cookie
    assert "secure" not in cookie


def test_a_stranger_is_not_signed_in(client: TestClient) -> None:
    answer = client.get("/api/people/me")
    assert answer.status_code == 401
    assert answer.json()["code"] == "not_signed_in"


def test_a_forged_cookie_is_worth_nothing(client: TestClient) -> None:
    guest(client)
    cookie = cookie_of(client)
    secret, at, signature = cookie.split(".")
    another = ("B" if signature[0] == "A" else "A") + signature[1:]
    for forged in (f"{secret}.{at}.{another}", f"x{cookie}", secret, "x" * 9000):
        become(client, forged)
        assert client.get("/api/people/me").status_code == 401


def test_a_second_guest_account_is_refused(client: TestClient) -> None:
    guest(client)
    answer = client.post("/api/people/guest", json={"name": "Isla"})
    assert answer.status_code == 409
    assert client.get("/api/people/me").json()["name"] == "Flora"


def test_bad_names_are_refused(client: TestClient) -> None:
    for name in ("", "a\nb", "x" * 41, "\u202ea", "\u0000", 7, None):
        answer = client.post("/api/people/guest", json={"name": name})
        assert answer.status_code == 422, name
        assert answer.json()["code"] == "invalid"
    half = b'{"name": "\\ud800"}'
    answer = client.post(
        "/api/people/guest", content=half, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422


def test_what_is_changed_holds_at_once(client: TestClient) -> None:
    guest(client)
    changes = {"name": "Isla", "language": "fr", "preferences": {"sound": False, "zoom": 1.5}}
    changed = client.patch("/api/people/me", json=changes).json()
    assert changed == client.get("/api/people/me").json()
    assert {name: changed[name] for name in changes} == changes
    again = client.patch("/api/people/me", json={"language": "en"}).json()
    assert (again["name"], again["preferences"]) == ("Isla", changes["preferences"])


def test_a_vacation_is_stored_once(client: TestClient) -> None:
    guest(client)
    year = datetime.now(UTC).year + 1
    december, march = [f"{year}-12-01", f"{year}-12-10"], [f"{year}-03-01", f"{year}-03-05"]
    preferences = {
        "vacations": [december, march, december, march, december],
        "zone": "Europe/London",
    }
    stored = client.patch("/api/people/me", json={"preferences": preferences}).json()["preferences"]
    assert stored == {"vacations": [december, march], "zone": "Europe/London"}


@pytest.mark.parametrize("vacations", [[], None])
def test_no_vacations_stay_as_they_are(client: TestClient, vacations: object) -> None:
    guest(client)
    answer = client.patch("/api/people/me", json={"preferences": {"vacations": vacations}})
    assert answer.json()["preferences"] == {"vacations": vacations}


@pytest.mark.parametrize(
    "preferences",
    [
        {"vacations": "always"},
        {"vacations": [["2026-12-01"], 5, [[]]]},
        {"vacations": [["soon", "later"]]},
        {"vacations": [["2099-02-02", "2099-02-01"]]},
        {"sleep": ["23:00"]},
        {"sleep": "late"},
        {"sleep": 7},
        {"zone": "../etc"},
        {"zone": "Europe"},
    ],
)
def test_hours_of_rest_that_cannot_be_read_are_refused(
    client: TestClient, preferences: object
) -> None:
    guest(client)
    answer = client.patch("/api/people/me", json={"preferences": preferences})
    assert answer.status_code == 422
    assert answer.json()["message"]
    assert client.get("/api/people/me").json()["preferences"] == {}


def test_odd_preferences_are_refused(client: TestClient) -> None:
    guest(client)
    json = {"content-type": "application/json"}
    nested = b'{"preferences": {"a": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}"
    for body in (
        b'{"preferences": {"a": "\\ud800"}}',
        b'{"preferences": {"\\ud800": 1}}',
        b'{"preferences": {"a": "' + b"x" * 9000 + b'"}}',
        b'{"\\ud800": 1}',
        nested,
        b"[1",
    ):
        answer = client.patch("/api/people/me", content=body, headers=json)
        assert answer.status_code in (400, 422), body[:40]
        assert answer.json()["message"]
    for body in (b'{"preferences": {"a": 1e999}}', b'{"preferences": {"a": 1' + b"0" * 40 + b"}}"):
        assert client.patch("/api/people/me", content=body, headers=json).status_code in (200, 422)
        assert client.get("/api/people/me").status_code == 200
    assert client.patch("/api/people/me", json={"preferences": {"a": "\u0000"}}).status_code == 200


def test_a_guest_knows_how_many_seats_there_are(client: TestClient, settings: Settings) -> None:
    person = guest(client)
    assert client.get("/api/people/me").json()["seats"] == 0
    seat_at(settings, "harbour", 0, person["id"], "Flora")
    assert client.get("/api/people/me").json()["seats"] == 1


def test_signing_out_ends_the_session(client: TestClient) -> None:
    guest(client)
    cookie = cookie_of(client)
    headers = {"content-type": "application/json"}
    assert client.post("/api/people/sign-out", headers=headers).status_code == 204
    assert "caledonia" not in client.cookies
    become(client, cookie)
    assert client.get("/api/people/me").status_code == 401
    become(client, None)
    assert client.post("/api/people/sign-out").status_code == 204
