"""All games of a month as one file."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from caledonia.notation.record import read_record
from caledonia.server import clock
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import entries, people
from caledonia.server.errors import RefusedError
from caledonia.server.settings import Settings
from caledonia.server.stats.archive import Archive
from caledonia.server.stats.months import begin_of, month_at, next_month
from tests.server.stats.finished import BEGIN, add_finished, add_person, played, run

pytestmark = pytest.mark.both_databases

MONTH = "2020-09"
PAIR = ["ann", "ben"]


async def write(database: Database) -> None:
    for name in ("Ann", "Ben"):
        await add_person(database, name)
    await add_finished(database, PAIR, seed=2, finished=BEGIN + 2, undone=True)
    await add_finished(database, PAIR, seed=1, finished=BEGIN + 1)
    await add_finished(database, PAIR, seed=3, finished=BEGIN + 3, public=False, logged=False)
    await add_finished(database, PAIR, seed=3, finished=begin_of("2020-11"), logged=False)
    await add_finished(database, PAIR, seed=3, status="playing", logged=False)
    await add_finished(database, PAIR, finished=clock.now(), logged=False)


def records_in(data: bytes) -> list[str]:
    """Return the records of a file."""
    text = gzip.decompress(data).decode()
    return [record.strip() + "\n" for record in re.split(r"\n\n(?=Caledonia: )", text) if record]


def test_months() -> None:
    assert month_at(BEGIN) == MONTH
    assert [next_month("2020-09"), next_month("2020-12")] == ["2020-10", "2021-01"]
    assert begin_of("2020-09") <= BEGIN < begin_of("2020-10")
    assert month_at(begin_of("2020-10") - 1) == MONTH
    assert month_at(begin_of("2020-10")) == "2020-10"


def test_a_month_is_loaded_as_records(settings: Settings, client: TestClient) -> None:
    run(settings, write)
    answer = client.get(f"/api/archive/{MONTH}")
    assert answer.headers["content-type"] == "application/gzip"
    assert f"caledonia-{MONTH}.txt.gz" in answer.headers["content-disposition"]
    records = records_in(answer.content)
    assert records == [played(2, seed)[0].record(names=["Ann", "Ben"]) for seed in (1, 2)]
    for record in records:
        assert not read_record(record).final.pending


def test_months_are_listed_with_games_and_size(settings: Settings, client: TestClient) -> None:
    assert client.get("/api/archive").json() == {"months": []}
    run(settings, write)
    later = {"month": "2020-11", "games": 1, "bytes": None}
    before = {"month": MONTH, "games": 2, "bytes": None}
    assert client.get("/api/archive").json() == {"months": [later, before]}
    size = len(client.get(f"/api/archive/{MONTH}").content)
    assert client.get("/api/archive").json() == {"months": [later, {**before, "bytes": size}]}


def test_a_file_is_made_once(settings: Settings, client: TestClient) -> None:
    run(settings, write)
    first = client.get(f"/api/archive/{MONTH}").content
    [path] = (settings.data / "archive").iterdir()
    marked = gzip.compress(b"as it was made")
    path.write_bytes(marked)
    assert client.get(f"/api/archive/{MONTH}").content == marked != first


def test_a_deleted_account_disappears_from_the_archive(
    settings: Settings, client: TestClient
) -> None:
    run(settings, write)
    assert b"Ben" in gzip.decompress(client.get(f"/api/archive/{MONTH}").content)

    async def delete_ben(database: Database) -> None:
        ben = {"name": "former player", "deleted": BEGIN}
        async with database.write() as connection:
            await connection.execute(update(people).where(people.c.id == "ben").values(**ben))

    run(settings, delete_ben)
    text = gzip.decompress(client.get(f"/api/archive/{MONTH}").content)
    assert b"Ben" not in text
    assert b"former player" in text
    assert len(list((settings.data / "archive").iterdir())) == 1


def test_a_game_that_cannot_be_replayed_is_left_out(settings: Settings, client: TestClient) -> None:
    async def break_one(database: Database) -> None:
        await write(database)
        bad = await add_finished(database, PAIR, seed=6, finished=BEGIN + 6)
        async with database.write() as connection:
            where = (entries.c.table_id == bad, entries.c.seq == 5)
            await connection.execute(update(entries).where(*where).values(data='{"code":"?"}'))

    run(settings, break_one)
    assert len(records_in(client.get(f"/api/archive/{MONTH}").content)) == 2


def test_what_is_not_there_is_refused(settings: Settings, client: TestClient) -> None:
    run(settings, write)
    present = client.get(f"/api/archive/{month_at(clock.now())}")
    assert (present.status_code, "is not over" in present.json()["message"]) == (404, True)
    empty = client.get("/api/archive/2020-10")
    assert (empty.status_code, "no public game" in empty.json()["message"]) == (404, True)
    for month in ("2020-13", "20209", "..%2F..", "0000-01"):
        assert client.get(f"/api/archive/{month}").status_code in (404, 422)


def test_who_cannot_wait_comes_back(settings: Settings) -> None:
    async def asked(database: Database) -> Path:
        await write(database)
        async with Archive(settings, database) as archive:
            with pytest.raises(RefusedError, match=r"being made, 0 of 2 games"):
                await archive.file(MONTH, wait=0)
            return await archive.file(MONTH)

    assert len(records_in(run(settings, asked).read_bytes())) == 2


def test_a_server_that_stops_leaves_no_half_files(settings: Settings) -> None:
    async def asked(database: Database) -> None:
        await write(database)
        async with Archive(settings, database) as archive:
            with pytest.raises(RefusedError):
                await archive.file(MONTH, wait=0)
            await asyncio.sleep(0.001)

    run(settings, asked)
    assert list(settings.data.glob("archive/*")) == []


def test_an_unwritable_folder_is_reported(settings: Settings, client: TestClient) -> None:
    run(settings, write)
    settings.data.mkdir(exist_ok=True)
    (settings.data / "archive").write_text("in the way")
    answer = client.get(f"/api/archive/{MONTH}")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
