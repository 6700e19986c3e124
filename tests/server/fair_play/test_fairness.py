"""Rated games that do not count: too many between two people, or within one household."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Table, select, update

from caledonia.server import clock
from caledonia.server.db.schema import origins, people, tables
from caledonia.server.fair_play import fairness
from caledonia.server.identity.origins import KEPT, forget_old
from tests.server.tables.test_abandoned import asleep, begun, pass_to_the_end, rating
from tests.server.visitors import Guest, Member, services

__all__ = ["asleep"]


def call(server: TestClient, function: Any, *given: Any) -> Any:
    """Call something within a server."""
    portal: Any = server.portal
    return portal.call(function, *given)


def rows(server: TestClient, table: Table, *where: Any) -> list[Any]:
    """Return rows of the database, when all notes are written."""

    async def read() -> list[Any]:
        database = services(server).database
        await services(server).origins.flush(database)
        async with database.read() as connection:
            return list(await connection.execute(select(table).where(*where)))

    result: list[Any] = call(server, read)
    return result


def kinds(server: TestClient, person: Guest) -> dict[str, set[str]]:
    """Return the origins that are known of a person, by kind."""
    by_kind: dict[str, set[str]] = {}
    for row in rows(server, origins, origins.c.person == person.id):
        by_kind.setdefault(row.kind, set()).add(row.origin)
    return by_kind


def play(server: TestClient, one: Member, two: Member) -> Any:
    """Play a rated game and return the table."""
    table_id = begun(one, two)["id"]
    pass_to_the_end(server, table_id, one, two)
    return one.table(table_id)


def test_the_sixth_game_of_a_day_does_not_count(
    client: TestClient, mia: Member, ned: Member, oma: Member
) -> None:
    tables_ = [begun(mia, ned)["id"] for _ in range(fairness.MOST_A_DAY)]
    assert {mia.table(table_id)["uncounted"] for table_id in tables_} == {None}
    last = play(client, mia, ned)
    assert last["uncounted"] == "pair_often"
    [entry] = mia.entries(last["id"], "uncounted")
    assert entry["why"] == "pair_often"
    assert rating(mia) is rating(ned) is None
    # Others are no matter of that.
    assert mia.table(begun(mia, oma)["id"])["uncounted"] is None


def test_games_of_the_day_before_do_not_matter(
    client: TestClient, mia: Member, ned: Member
) -> None:
    known = [begun(mia, ned)["id"] for _ in range(fairness.MOST_A_DAY)]
    age_tables(client, known, fairness.DAY)
    assert mia.table(begun(mia, ned)["id"])["uncounted"] is None


def age_tables(server: TestClient, known: list[str], by: int) -> None:
    """Let games have begun earlier."""

    async def change() -> None:
        async with services(server).database.write() as connection:
            mine = tables.c.id.in_(known)
            started = tables.c.started - by
            await connection.execute(update(tables).where(mine).values(started=started))

    call(server, change)


def test_few_games_count_between_accounts_of_one_address(client: TestClient) -> None:
    home = "a-house-of-two"
    one, two = Member(client, "Ina", home), Member(client, "Jon", home)
    assert kinds(client, one)["address"] & kinds(client, two)["address"]
    assert not kinds(client, one)["device"] & kinds(client, two)["device"]
    for _ in range(fairness.MOST_SHARED):
        assert play(client, one, two)["uncounted"] is None
    before = rating(one), rating(two)
    assert None not in before
    last = play(client, one, two)
    assert last["uncounted"] == "shared_origin"
    assert (rating(one), rating(two)) == before


def test_few_games_count_between_accounts_of_one_device(client: TestClient) -> None:
    one = Member(client, "Kim", "first-address")
    two = Member(client, "Lou", "second-address")
    # Lou signs in with Kim's browser, from a third address.
    browser = Guest(client, "Browser", "third-address")
    browser.http.cookies.set("caledonia-device", one.http.cookies["caledonia-device"])
    body = {"login": two.login, "password": two.password}
    browser.ok("post", "/people/sign-in", body)
    assert kinds(client, one)["device"] & kinds(client, two)["device"]
    known = [begun(one, two)["id"] for _ in range(fairness.MOST_SHARED + 1)]
    uncounted = [one.table(table_id)["uncounted"] for table_id in known]
    assert uncounted == [None] * fairness.MOST_SHARED + ["shared_origin"]


def test_what_was_shared_long_ago_does_not_matter(client: TestClient) -> None:
    home = "a-house-of-before"
    one, two = Member(client, "Max", home), Member(client, "Nan", home)
    for _ in range(fairness.MOST_SHARED):
        begun(one, two)
    kinds(client, one)

    async def change() -> None:
        async with services(client).database.write() as connection:
            mine = origins.c.person.in_((one.id, two.id))
            seen = clock.now() - fairness.SHARED - 1
            await connection.execute(update(origins).where(mine).values(seen=seen))

    call(client, change)
    assert one.table(begun(one, two)["id"])["uncounted"] is None


def test_a_replacement_is_held_to_the_same_limits(
    client: TestClient, mia: Member, ned: Member, oma: Member
) -> None:
    for _ in range(fairness.MOST_A_DAY):
        begun(mia, oma)
    table_id = begun(mia, ned)["id"]
    ned.do(table_id, "leave")
    mia.do(table_id, "offer-seat", seat=1)
    assert oma.cannot(table_id, "join", seat=1)["why"] == "replacement_too_close"
    Member(client, "Pat").do(table_id, "join", seat=1)


def test_no_address_is_stored_and_old_origins_are_forgotten(
    client: TestClient, mia: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = kinds(client, mia)
    assert set(stored) == {"address", "device"}
    assert all(len(origin) == 32 for of_kind in stored.values() for origin in of_kind)
    database = services(client).database
    later = clock.now() + KEPT + 1
    call(client, forget_old, database)
    assert kinds(client, mia) == stored
    monkeypatch.setattr(clock, "now", lambda: later)
    call(client, forget_old, database)
    assert rows(client, origins, origins.c.person == mia.id) == []


def test_a_new_address_is_noted_on_use_but_not_on_every_request(
    client: TestClient, mia: Member
) -> None:
    assert len(kinds(client, mia)["address"]) == 1
    away = Guest(client, "Away", "a-hotel")
    away.http.cookies = mia.http.cookies
    away.ok("get", "/people/me")
    assert len(kinds(client, mia)["address"]) == 2
    notes = services(client).origins
    away.ok("get", "/people/me")
    assert not notes.is_waiting(mia.id)


def test_origins_follow_a_guest_who_signs_in_and_go_with_the_account(
    client: TestClient, mia: Member
) -> None:
    guest = Guest(client, "Gus", "where-the-guest-lives")
    guest.ok("get", "/people/me")
    [origin] = kinds(client, guest)["address"]
    body = {"login": mia.login, "password": mia.password}
    guest.ok("post", "/people/sign-in", {**body, "merge": True})
    assert origin in kinds(client, mia)["address"]
    assert rows(client, origins, origins.c.person == guest.id) == []
    mia.ask("delete", "/people/me", {"password": mia.password})
    [row] = rows(client, people, people.c.id == mia.id)
    assert row.deleted is not None
    assert rows(client, origins, origins.c.person == mia.id) == []
