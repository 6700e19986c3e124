"""How copies are recognised, and what looking for their originals costs."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import Select

from caledonia.game import Game
from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.fair_play.copies import candidates, challenges, is_copy
from caledonia.server.games.rows import TableRow
from tests.server.fair_play.test_copies import (
    HINT,
    bring,
    checked_each_time,
    cut,
    decide,
    from_position,
    record_of,
    strict_table,
    take,
)
from tests.server.visitors import Guest, crofters, services

__all__ = ["checked_each_time"]

Edit = Callable[[dict[str, Any]], None]


def edited(record: str, edit: Edit) -> str:
    """Return the present position of a game with a change."""
    position = json.loads(Game.from_record(record).position())
    edit(position)
    return Game.from_position(json.dumps(position)).record()


def other_starting_tile(position: dict[str, Any]) -> None:
    seat = position["seats"][0]
    seat["starting_tile"] = 1 if seat["starting_tile"] != 1 else 2


def other_scoring_tiles(position: dict[str, Any]) -> None:
    position["scoring"].reverse()


def other_port(position: dict[str, Any]) -> None:
    unused = [port for port in position["ports"] if port not in position["seats"][0]["ports_used"]]
    place = position["ports"].index(unused[0])
    position["ports"][place] = next(
        f"p{number}" for number in range(1, 9) if f"p{number}" not in position["ports"]
    )


def another_unit_less(position: dict[str, Any]) -> None:
    units = position["seats"][0]["units"]
    kind = max(units, key=lambda each: len(units[each]))
    units[kind].pop()


@pytest.mark.parametrize(
    "edit", [other_starting_tile, other_scoring_tiles, other_port, another_unit_less]
)
def test_a_copy_with_a_small_change_is_held(ada: Guest, edit: Edit) -> None:
    table_id = strict_table(ada)
    for _ in range(4):
        build(ada, table_id)
    copy = bring(ada, edited(record_of(ada, table_id), edit))
    assert copy["held"] is True
    assert ada.refused("get", f"/tables/{copy['id']}{HINT}")["why"] == "copy_held"


def build(guest: Guest, table_id: str) -> None:
    """Expand where that is possible, and end the turn."""
    legal = guest.table(table_id)["view"]["legal"]
    code = next((each for each in legal if each.startswith("expand")), None)
    if code is None:
        decide(guest, table_id)
        return
    take(guest, table_id, code)


def test_a_position_of_a_daily_challenge_is_held(ada: Guest) -> None:
    table_id = ada.ok("post", "/tables/daily", {})["id"]
    for _ in range(5):
        decide(ada, table_id)
    copy = bring(ada, edited(record_of(ada, table_id), other_starting_tile))
    assert copy["held"] is True


def test_a_closed_daily_challenge_holds_nothing(client: TestClient, ada: Guest) -> None:
    copy = bring(ada, record_of(ada, ada.ok("post", "/tables/daily", {})["id"]))
    assert copy["held"] is True
    t = schema.tables

    async def close() -> None:
        async with services(client).database.write() as connection:
            change = update(t).where(t.c.daily.is_not(None)).values(daily="2020-02-02")
            await connection.execute(change)

    assert client.portal is not None
    client.portal.call(close)
    assert "held" not in ada.table(copy["id"])


# Games that began from a record.


def continued(ada: Guest, ben: Guest) -> str:
    """Return a game of two people without hints that continues a record."""
    # It is Ada's turn: no stand-in moves before Ben sits down.
    table = ada.bring(crofters(2, 39, seed=11), "me", "open")
    ben.join(table, seat=1)
    table_id: str = table["id"]
    return table_id


def bring_two(guest: Guest, record: str) -> Any:
    body = {"record": record, "seats": ["me", "crofter"]}
    return guest.ok("post", "/tables/import", body)


def build_together(ada: Guest, ben: Guest, table_id: str, turns: int = 4) -> None:
    for _ in range(turns):
        build((ada, ben)[ada.table(table_id)["deciding"]], table_id)


@pytest.mark.parametrize("changed", [str, from_position, cut])
def test_a_copy_of_a_continued_game_is_held(
    ada: Guest, ben: Guest, cleo: Guest, changed: Callable[[str], str]
) -> None:
    table_id = continued(ada, ben)
    build_together(ada, ben, table_id, turns=4)
    copy = bring_two(cleo, changed(record_of(ada, table_id)))
    assert copy["held"] is True
    assert cleo.refused("get", f"/tables/{copy['id']}{HINT}")["why"] == "copy_held"
    # The original is older, so its copy does not hold it.
    assert "held" not in ada.table(table_id)


def test_a_continued_game_does_not_hold_the_record_it_came_from(
    ada: Guest, ben: Guest, cleo: Guest
) -> None:
    table_id = continued(ada, ben)
    build_together(ada, ben, table_id)
    for decisions in (30, 40):
        assert "held" not in bring_two(cleo, crofters(2, decisions, seed=11).record())


def test_a_game_that_follows_a_record_does_not_hold_its_later_part(
    ada: Guest, ben: Guest, cleo: Guest
) -> None:
    table = ada.bring(crofters(2, 8), "me", "open")
    ben.join(table, seat=1)
    for action in crofters(2).actions[8:18]:
        take((ada, ben)[ada.table(table["id"])["deciding"]], table["id"], str(action))
    assert "held" not in bring_two(cleo, crofters(2, 90).record())


def test_groups_that_make_the_same_moves_do_not_hold_each_other(
    ada: Guest, ben: Guest, cleo: Guest
) -> None:
    tables = [(ada, continued(ada, ben)), (cleo, continued(cleo, ben))]
    for guest, table_id in tables:
        build_together(guest, ben, table_id)
    for guest, table_id in tables:
        assert "held" not in guest.table(table_id)


# What it costs.


def plan(path: Path, query: Select[Any]) -> str:
    """Return how SQLite finds what a query asks for."""
    sql = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with sqlite3.connect(path) as connection:
        rows = connection.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall()
    return "\n".join(row[3] for row in rows)


def look(client: TestClient, table_id: str) -> TableRow:
    assert client.portal is not None
    table: TableRow = client.portal.call(services(client).table_service.look, table_id)[0]
    return table


@pytest.mark.parametrize("query", [candidates, challenges])
def test_originals_are_found_by_indexes(
    client: TestClient, ada: Guest, sqlite_template: Path, query: Callable[[TableRow], Select[Any]]
) -> None:
    table = look(client, bring(ada, crofters(1, 5).record())["id"])
    steps = plan(sqlite_template, query(table))
    assert "SCAN tables" not in steps
    assert "ix_tables_deal" in steps
    assert "ix_tables_seed_hash" in steps


class Counting:
    """A connection that counts its statements."""

    def __init__(self, connection: DbConnection) -> None:
        self._connection = connection
        self.count = 0

    async def execute(self, statement: Any) -> Any:
        self.count += 1
        return await self._connection.execute(statement)


def test_the_number_of_queries_does_not_grow_with_the_games(client: TestClient, ada: Guest) -> None:
    # A deal of its own: the tables of other tests stay in the database and would be compared too.
    copy = look(client, bring(ada, crofters(1, 5, seed=77).record())["id"])
    others = [ada.make_table(players=1, seats=["me"])["id"] for _ in range(4)]

    async def count() -> tuple[bool, int]:
        t = schema.tables
        async with services(client).database.write() as connection:
            # The same map, but other ports in every corner: else the units are compared too.
            alike = update(t).where(t.c.id.in_(others)).values(deal=copy.deal, seed="1")
            await connection.execute(alike)
            counting: Any = Counting(connection)
            return await is_copy(counting, copy), counting.count

    assert client.portal is not None
    assert client.portal.call(count) == (False, 3)
