"""Tables at which only bots play: the creator watches."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.players import play_on, play_turn
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.tables.seats import WATCHED
from tests.server.visitors import Guest, Member, services

BOTS = ["crofter", "crofter"]


@pytest.fixture(autouse=True)
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play only where a test says so."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "wake", lambda *_: None)


def test_the_creator_watches(client: TestClient, ada: Guest, ben: Guest) -> None:
    table = ada.make_table(players=2, seats=BOTS, spectators=False)
    assert (table["status"], table["you"]) == ("playing", None)
    assert [seat["bot"] for seat in table["seats"]] == BOTS
    with ada.watch(table["id"]) as socket:
        assert socket.until("hello")["table"]["view"]["seat"] is None
        parts = services(client)
        portal: Any = client.portal
        assert portal.call(play_turn, parts.table_service, parts.pool, table["id"])
        assert socket.until("update")["entries"][0]["by"] == "bot"
    assert table["id"] in [each["id"] for each in ada.ok("get", "/tables?whose=mine")["tables"]]
    assert ben.refused("get", f"/tables/{table['id']}")["code"] == "not_allowed"
    version = ada.table(table["id"])["version"]
    refused = ada.cannot(table["id"], "play", codes=["pass"], version=version)
    assert refused["code"] == "not_allowed"


def test_bots_play_to_the_end_without_ratings(client: TestClient, mia: Member) -> None:
    table = mia.make_table(players=2, seats=BOTS, rated=True)
    parts = services(client)
    portal: Any = client.portal
    portal.call(play_on, parts.table_service, parts.pool, table["id"])
    ended = mia.table(table["id"])
    assert ended["status"] == "finished"
    assert sorted(seat["place"] for seat in ended["seats"]) in ([1, 2], [1, 1])


def test_open_seats_can_be_given_to_bots(ada: Guest) -> None:
    table = ada.make_table(players=2, seats=["open", "open"])
    assert table["status"] == "open"
    ada.do(table["id"], "start")
    begun = ada.table(table["id"])
    assert begun["status"] == "playing"
    assert all(seat["bot"] for seat in begun["seats"])


def test_not_too_many_at_a_time(ada: Guest, ben: Guest) -> None:
    for _ in range(WATCHED):
        ada.make_table(players=2, seats=BOTS)
    body = {"players": 2, "seats": BOTS}
    assert ada.refused("post", "/tables", body)["code"] == "conflict"
    waits = ada.make_table(players=2, seats=["crofter", "open"])
    assert ada.cannot(waits["id"], "start")["code"] == "conflict"
    assert ada.cannot(waits["id"], "bot", seat=1, bot="crofter")["code"] == "conflict"
    ada.do(waits["id"], "join", invite=waits["invite"])
    assert ada.table(waits["id"])["status"] == "playing"
    assert ben.make_table(players=2, seats=BOTS)["status"] == "playing"
