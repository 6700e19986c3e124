from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import delete, insert, update

from caledonia import Options
from caledonia.server.audit.verify import Fault, verify
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import entries, tables
from caledonia.server.settings import Settings
from tests.server.db.games import Stored, corpus, on, played, store
from tests.server.visitors import Guest

pytestmark = pytest.mark.both_databases


async def change(database: Database, *statements: Any) -> None:
    async with database.write() as connection:
        for statement in statements:
            assert (await connection.execute(statement)).rowcount != 0


def test_a_corpus_replays(settings: Settings) -> None:
    seen: list[tuple[int, int]] = []

    async def work(database: Database) -> list[Fault]:
        await store(database, *corpus())
        return await verify(database, lambda done, total: seen.append((done, total)))

    assert on(settings, work) == []
    total = len(corpus())
    assert seen == [(number, total) for number in range(1, total + 1)]


def test_a_database_without_tables_is_sound(settings: Settings) -> None:
    assert on(settings, verify) == []


def damages(game: Stored) -> dict[str, tuple[Any, Any]]:
    """Return statements that damage a game and put it in order again, by what is found."""
    tenth = game.entries[9]
    row = entries.c.seq == tenth["seq"]
    seed, result = game.table["seed"], game.table["result"]
    return {
        "decision": (
            update(entries).where(row).values(data='{"code":"dance"}'),
            update(entries).where(row).values(data=tenth["data"]),
        ),
        "hash": (
            update(entries).where(row).values(hash="0" * 64),
            update(entries).where(row).values(hash=tenth["hash"]),
        ),
        "sequence": (delete(entries).where(row), insert(entries).values(**tenth)),
        "seed": (update(tables).values(seed="12"), update(tables).values(seed=seed)),
        "result": (
            update(tables).values(result='{"scores":[1,2]}'),
            update(tables).values(result=result),
        ),
    }


def test_every_damage_is_found(settings: Settings) -> None:
    game = played(2, Options(), undo=True)

    async def work(database: Database) -> None:
        await store(database, game)
        for what, (damage, repair) in damages(game).items():
            await change(database, damage)
            faults = await verify(database)
            assert (faults[0].table, faults[0].what) == (game.table["id"], what)
            await change(database, repair)
            assert await verify(database) == []

    on(settings, work)


def test_all_pages_of_tables_are_looked_at(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caledonia.server.audit.verify.PAGE", 2)
    games = [played(2, Options(), stop=5, seed=seed) for seed in range(5)]

    async def work(database: Database) -> list[Fault]:
        await store(database, *games)
        await change(database, update(tables).values(ply=99))
        return await verify(database)

    faults = on(settings, work)
    assert sorted(fault.table for fault in faults) == sorted(
        str(game.table["id"]) for game in games
    )


def test_what_a_server_stores_replays(client: TestClient, settings: Settings) -> None:
    ada = Guest(client, "Ada")
    solo = ada.make_table(players=1, seats=["me"])["id"]
    for _ in range(12):
        table = ada.table(solo)
        code, step = table["view"]["legal"][0], table["step"]
        played = ada.do(solo, "play", codes=[code], version=table["version"], step=step)
        if played["complete"]:
            ada.do(solo, "end", version=played["version"], step=played["step"])
    ada.make_table(players=3)
    assert ada.table(solo)["ply"] > 5
    assert on(settings, verify) == []
