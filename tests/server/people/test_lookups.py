"""The cache of sessions: what is asked again, and in what portions."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from caledonia.server import clock
from caledonia.server.db.engine import Database
from caledonia.server.identity import lookups
from caledonia.server.identity.lookups import AT_ONCE, REMEMBERED, Lookups
from caledonia.server.identity.models import Identity, Person


def test_more_sessions_than_one_query_takes_are_renewed_in_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queries: list[list[str]] = []
    moment = 0

    async def stored(
        _database: Database, keys: list[str], *, is_token: bool
    ) -> list[tuple[Identity, int]]:
        queries.append(keys)
        return [(Identity(Person(key, key, True, "en"), key, is_token), moment) for key in keys]

    monkeypatch.setattr(lookups, "_stored", stored)
    monkeypatch.setattr(clock, "now", lambda: moment)
    people = [f"person {number}" for number in range(2 * AT_ONCE + 1)]

    async def everybody(cache: Lookups) -> None:
        for key in people:
            identity = await cache.find(cast("Database", None), key, is_token=False)
            assert identity is not None
            assert identity.key == key

    async def run() -> None:
        nonlocal moment
        cache = Lookups()
        await everybody(cache)
        queries.clear()
        moment += REMEMBERED
        await everybody(cache)

    asyncio.run(run())
    assert [len(keys) for keys in queries] == [AT_ONCE, AT_ONCE, 1]
    assert sorted(key for keys in queries for key in keys) == sorted(people)
