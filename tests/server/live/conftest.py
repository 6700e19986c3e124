"""People who look at tables."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from tests.server.visitors import Guest


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


@pytest.fixture
def ben(client: TestClient) -> Guest:
    return Guest(client, "Ben")
