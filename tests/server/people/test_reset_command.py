"""The command `caledonia people reset`."""

from __future__ import annotations

from fastapi.testclient import TestClient
from typer.testing import CliRunner, Result

from caledonia.cli.app import make_app
from caledonia.server.ops.lock import Lock, lock_path
from caledonia.server.settings import Settings
from tests.server.people.helpers import become, everything, guest, member


def run(settings: Settings, name: str) -> Result:
    where = ["--data", str(settings.data), "--db", settings.database]
    return CliRunner().invoke(make_app(), ["people", "reset", name, *where])


def test_the_operator_gets_a_link_that_works_once(client: TestClient, settings: Settings) -> None:
    member(client, "flora")
    become(client, None)
    # However often it is asked for: the newest one works.
    for _ in range(5):
        result = run(settings, "FLORA")
        assert result.exit_code == 0, result.output
    link = result.stdout.strip()
    assert link.startswith("http://localhost:8000/api/people/reset/")
    secret = link.rpartition("/")[2]
    assert secret not in everything(settings)
    body = {"secret": secret, "password": "oats and honey"}
    assert client.post("/api/people/reset", json=body).status_code == 204
    assert client.post("/api/people/reset", json=body).status_code == 404
    again = {"login": "flora", "password": "oats and honey"}
    assert client.post("/api/people/sign-in", json=again).status_code == 200


def test_guests_and_strangers_have_no_password(client: TestClient, settings: Settings) -> None:
    guest(client, "Isla")
    for name in ("Isla", "nobody", "nobody@example.org", ""):
        result = run(settings, name)
        assert result.exit_code == 1
        assert "no member has" in result.stderr


def link_of(settings: Settings, *more: str) -> str:
    where = ["--data", str(settings.data), "--db", settings.database]
    result = CliRunner().invoke(make_app(), ["people", "reset", "flora", *where, *more])
    assert result.exit_code == 0, result.output
    return result.stdout.strip()


def test_the_link_leads_to_the_running_server(client: TestClient, settings: Settings) -> None:
    member(client, "flora")
    settings.data.mkdir(parents=True, exist_ok=True)
    with Lock(lock_path(settings), "caledonia serve") as lock:
        lock.tell("http://192.168.178.20:8123")
        assert link_of(settings).startswith("http://192.168.178.20:8123/api/people/reset/")
        given = link_of(settings, "--public-url", "https://play.example.org/")
    assert given.startswith("https://play.example.org/api/people/reset/")
    # Asking for a link does not make the server's address be forgotten once it has stopped.
    for _ in range(2):
        assert link_of(settings).startswith("http://192.168.178.20:8123/api/people/reset/")
