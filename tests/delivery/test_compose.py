"""The containers of compose.yaml start without any settings, and take those of `.env`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from caledonia.server.ops.environment import settings_from
from caledonia.server.settings import SECRET_FILE
from tests.delivery.compose import COMPOSE, environment_of, services


def test_no_variable_must_be_set() -> None:
    variables = re.findall(r"\$\{([^}]*)\}", COMPOSE)
    assert len(variables) > 5
    assert [variable for variable in variables if ":-" not in variable] == []


def test_only_this_machine_reaches_the_server_and_nothing_else() -> None:
    ports = {name: service["ports"] for name, service in services().items() if "ports" in service}
    assert ports == {"server": ["127.0.0.1:8000:8000"]}


def test_server_and_worker_share_a_key_that_is_made_at_the_first_start(tmp_path: Path) -> None:
    keys = set()
    for name in ("server", "worker"):
        assert "data:/data" in services()[name]["volumes"]
        settings = settings_from(environment_of(name), tmp_path)
        keys.add(settings.secret_key())
    assert keys == {(tmp_path / SECRET_FILE).read_text(encoding="ascii").strip()}


def test_server_and_worker_reach_the_database_with_its_password() -> None:
    for given in ({}, {"POSTGRES_PASSWORD": "secret"}):
        database = environment_of("database", given)
        place = (
            f"postgresql://{database['POSTGRES_USER']}:{database['POSTGRES_PASSWORD']}"
            f"@database/{database['POSTGRES_DB']}"
        )
        assert environment_of("server", given)["CALEDONIA_DATABASE"] == place
        assert environment_of("worker", given)["CALEDONIA_DATABASE"] == place


@pytest.mark.parametrize(
    ("given", "public_url", "is_secure"),
    [
        ({}, "http://localhost:8000", False),
        ({"CALEDONIA_PUBLIC_URL": "https://play.example.org"}, "https://play.example.org", True),
    ],
)
def test_the_public_address(
    given: Mapping[str, str], public_url: str, is_secure: bool, tmp_path: Path
) -> None:
    settings = settings_from(environment_of("server", given), tmp_path)
    assert (settings.public_url, settings.secure) == (public_url, is_secure)


def test_the_bots_of_the_server_think_in_the_worker() -> None:
    described = services()
    assert described["server"]["command"][-2:] == ["--bots", "0"]
    assert described["worker"]["command"][0] == "worker"
