"""Playing again: the old table links to the new one, where its people sit down."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import delete, insert, select

from caledonia.server.db import schema
from caledonia.server.notices.channels import Channel
from caledonia.server.notices.outbox import Notice, table_if_current
from caledonia.server.notices.plan import plan
from caledonia.server.wire import decode
from tests.server.notices.world import PLAYED, SEATS, START, change, entry
from tests.server.tables.tables import LONG_TURN, imported_table
from tests.server.visitors import Guest, crofters, services


def again(guest: Guest, table_id: str, **how: Any) -> Any:
    return guest.ok("post", f"/tables/{table_id}/again", how)


def neighbours(guest: Guest, table_id: str) -> tuple[str | None, list[str]]:
    answer = guest.ok("get", f"/tables/{table_id}/again")
    parent = answer["parent"]
    return parent and parent["id"], [table["id"] for table in answer["tables"]]


def test_the_old_table_links_to_the_new_one(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ben.watch(table_id) as socket:
        socket.until("hello")
        new = again(ada, table_id)
        first = socket.until("update")["entries"][0]
    assert (first["kind"], first["table"]) == ("again", new["id"])
    assert first["seat"] == ada.table(table_id)["you"]
    assert neighbours(ben, table_id) == (None, [new["id"]])
    assert neighbours(ben, new["id"]) == (table_id, [])
    # Ben needs no link, Cleo does; nothing in the log helps her.
    assert new["invite"] not in str(ben.entries(table_id))
    assert cleo.cannot(new["id"], "join")["code"] == "not_allowed"
    ben.do(new["id"], "join")
    assert ben.table(new["id"])["status"] == "playing"
    third = again(ben, new["id"])
    assert neighbours(ada, new["id"]) == (table_id, [third["id"]])


def test_a_spectators_rematch_invites_no_players(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    new = again(cleo, table_id, same_setup=True)
    assert new["parent"] == table_id
    assert ada.entries(table_id, "again") == []
    assert neighbours(ada, table_id) == (None, [])
    assert neighbours(cleo, new["id"]) == (table_id, [])
    assert ada.cannot(new["id"], "join")["code"] == "not_allowed"


def test_rematches_stay_private(ada: Guest, ben: Guest, cleo: Guest) -> None:
    first = ada.make_table(players=2, spectators=False)
    ben.join(first)
    new = again(ada, first["id"])
    # Ben is invited, Cleo is not.
    assert neighbours(ben, first["id"]) == (None, [new["id"]])
    assert ben.table(new["id"])["invite"] == new["invite"]
    assert cleo.refused("get", f"/tables/{new['id']}")["code"] == "not_allowed"
    ben.do(new["id"], "join")
    assert ben.table(new["id"])["parent"] == first["id"]
    assert neighbours(ben, first["id"]) == (None, [new["id"]])
    assert cleo.refused("get", f"/tables/{first['id']}/again")["code"] == "not_allowed"
    assert ada.refused("get", "/tables/nowhere/again")["code"] == "not_found"


def test_a_second_request_joins_the_waiting_rematch(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    new = again(ada, table_id)["id"]
    assert again(ada, table_id, same_setup=True)["id"] == new
    met = again(ben, table_id)
    assert (met["id"], met["status"]) == (new, "playing")
    assert {seat["person"] for seat in met["seats"]} == {ada.id, ben.id}
    assert met["you"] == ben.table(new)["you"] is not None
    assert len(ada.entries(table_id, "again")) == 1
    # Nothing waits any more: the next one is another table.
    third = again(ben, table_id)["id"]
    assert third != new
    ben.do(third, "leave")
    assert again(ada, table_id)["id"] != third
    assert len(ada.entries(table_id, "again")) == 3


def test_concurrent_rematch_requests_share_one_table(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    for _ in range(5):
        with ThreadPoolExecutor(2) as pool:
            path = f"/tables/{table_id}/again"
            asked = [pool.submit(guest.ask, "post", path, {}) for guest in (ada, ben)]
            answers = [each.result() for each in asked]
        assert [answer.status_code for answer in answers] == [201, 201]
        (new,) = {answer.json()["id"] for answer in answers}
        table = ada.table(new)
        assert table["status"] == "playing"
        assert {seat["person"] for seat in table["seats"]} == {ada.id, ben.id}
    assert len(ada.entries(table_id, "again")) == 5


def test_a_rematch_stands_among_the_tables_of_those_it_waits_for(
    ada: Guest, ben: Guest, cleo: Guest
) -> None:
    def waiting(guest: Guest) -> dict[str, bool]:
        page = guest.ok("get", "/tables?whose=mine&status=open")
        return {table["id"]: table["asked"] for table in page["tables"]}

    table_id = imported_table(ada, ben, LONG_TURN)
    new = again(ada, table_id)["id"]
    assert waiting(ben)[new] is True
    assert waiting(ada)[new] is False
    assert new not in waiting(cleo)
    (seen,) = ben.ok("get", f"/tables/{table_id}/again")["tables"]
    assert seen["asked"] is True
    ada.do(new, "leave")
    assert new not in waiting(ben)
    # A table made by a spectator waits for nobody in particular.
    other = again(cleo, table_id)
    assert [seat["person"] for seat in other["seats"]] == [cleo.id, None]
    assert other["id"] not in waiting(ben)


def test_a_finished_table_goes_on_with_its_log(ada: Guest) -> None:
    table_id = ada.bring(crofters(2), "me", "open")["id"]
    new = again(ada, table_id)
    last = ada.entries(table_id)[-1]
    assert (last["kind"], last["table"]) == ("again", new["id"])
    assert ada.table(table_id)["status"] == "finished"
    assert ada.ok("get", f"/tables/{table_id}/verify")["fair"] is True


# Notices.


def test_a_rematch_notifies_the_other_players() -> None:
    made = change(PLAYED, PLAYED, entry("again", "anna", 0, table="new"), at=SEATS)
    notices = plan(made, START)
    assert [(each.person, each.event) for each in notices] == [
        ("bert", "rematch"),
        ("cleo", "rematch"),
    ]
    assert notices[0].data == {"name": "Anna", "to": "new"}


def test_a_notice_is_written_and_true_until_the_person_sits(
    client: TestClient, ada: Guest, ben: Guest
) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    channel = Channel(ben.id, ben.id, "webhook", ben.id, {}, ("rematch",), START, 0)
    parts = services(client)
    portal: Any = client.portal

    async def add_channel() -> None:
        values = {"id": channel.id, "person": ben.id, "kind": "webhook", "address": ben.id}
        values |= {"data": "{}", "events": '["rematch"]'}
        async with parts.database.write() as connection:
            await connection.execute(insert(schema.channels).values(**values, created=START))

    async def written() -> list[Any]:
        c = schema.notices.c
        async with parts.database.write() as connection:
            query = select(c.event, c.data).where(c.channel == channel.id)
            rows = list(await connection.execute(query))
            # Nothing is to be sent in a test.
            await connection.execute(delete(schema.notices).where(c.channel == channel.id))
            return rows

    async def is_true(to: str) -> bool:
        notice = Notice("n", channel.id, table_id, "rematch", {"to": to}, START, 1)
        async with parts.database.read() as connection:
            return await table_if_current(connection, notice, channel, START) is not None

    portal.call(add_channel)
    new = again(ada, table_id)["id"]
    ((event, data),) = portal.call(written)
    assert event == "rematch"
    assert decode(data)["to"] == new
    assert portal.call(is_true, new)
    ben.do(new, "join")
    assert not portal.call(is_true, new)
