"""People at tables of one server for each file: tests share its database, not their tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from tests.server.conftest import ENGINES
from tests.server.visitors import Guest, Member, shared_server


@pytest.fixture(scope="module", params=ENGINES)
def shared(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient]:
    with shared_server(request, tmp_path_factory.mktemp("shared")) as server:
        yield server


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    """A stranger at the server; cookies are never shared."""
    shared.cookies.clear()
    return shared


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


@pytest.fixture
def ben(client: TestClient) -> Guest:
    return Guest(client, "Ben")


@pytest.fixture
def cleo(client: TestClient) -> Guest:
    return Guest(client, "Cleo")


@pytest.fixture
def mia(client: TestClient) -> Member:
    return Member(client, "Mia")


@pytest.fixture
def ned(client: TestClient) -> Member:
    return Member(client, "Ned")


@pytest.fixture
def oma(client: TestClient) -> Member:
    return Member(client, "Oma")
