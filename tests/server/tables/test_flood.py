"""Limits that stop floods of tables."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from caledonia.server.app import create_app
from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.quotas import Quota, Quotas
from caledonia.server.settings import Settings
from caledonia.server.tables.create import PERSON
from caledonia.server.tables.lobby import DAY, WEEK
from caledonia.server.tables.seats import WATCHED
from tests.server.visitors import Guest, crofters, services

Serve = Callable[[Quotas], TestClient]
MANY = Quota(1000, 1000)
WAITING: dict[str, Any] = {"players": 2, "seats": ["me", "open"]}
BOTS: dict[str, Any] = {"players": 2, "seats": ["me", "crofter"]}


@pytest.fixture(autouse=True)
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays or analyses by themselves."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "wake", lambda *_: None)
        monkeypatch.setattr(jobs, "analyse", lambda *_: None)


@pytest.fixture
def serve(settings: Settings) -> Any:
    """Starts a server with quotas, but without a limit on requests."""
    clients: list[TestClient] = []

    def started(quotas: Quotas) -> TestClient:
        app = create_app(replace(settings, rate_limits=True, quotas=quotas))
        client = TestClient(app, base_url="http://testserver")
        client.__enter__()
        # Only the middleware is left, and that allows 60 requests at once.
        app.state.services.limiter = None
        clients.append(client)
        return client

    yield started
    for client in clients:
        client.__exit__(None, None, None)


def change_table(server: TestClient, table_id: str, **values: int) -> None:
    """Change what is stored of a table."""

    async def change() -> None:
        table = schema.tables
        async with services(server).database.write() as connection:
            await connection.execute(update(table).where(table.c.id == table_id).values(**values))

    portal: Any = server.portal
    portal.call(change)


def at_once(guest: Guest, number: int, body: Any) -> list[int]:
    """Make tables at the same time; return the status of each answer."""
    with ThreadPoolExecutor(number) as pool:
        sent = [pool.submit(guest.ask, "post", "/tables", body) for _ in range(number)]
        return sorted(each.result().status_code for each in sent)


def test_tables_that_wait_are_limited_by_person(serve: Serve) -> None:
    server = serve(Quotas(waiting=Quota(2, 1000), playing=MANY))
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    first, _ = (ada.make_table(**WAITING) for _ in range(2))
    refused = ada.refused("post", "/tables", WAITING)
    assert (refused["code"], refused["why"]) == ("conflict", "many_waiting")
    assert refused["figures"] == {"count": 2}
    assert len(ada.ok("get", "/tables?whose=mine")["tables"]) == 2
    ben.make_table(**WAITING)
    ada.make_table(**BOTS)
    ada.do(first["id"], "leave")
    ada.make_table(**WAITING)


def test_tables_that_wait_are_limited_by_address(serve: Serve) -> None:
    server = serve(Quotas(waiting=Quota(2, 3)))
    guests = [Guest(server, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    for guest in guests[:3]:
        guest.make_table(**WAITING)
    assert guests[3].refused("post", "/tables", WAITING)["why"] == "many_waiting_here"


def test_abandoned_tables_do_not_count(serve: Serve) -> None:
    server = serve(Quotas(waiting=Quota(1, 1), playing=Quota(1, 1)))
    ada = Guest(server, "Ada")
    change_table(server, ada.make_table(**WAITING)["id"], created=now() - WEEK - 1)
    change_table(server, ada.make_table(**BOTS)["id"], updated=now() - DAY - 1)
    ada.make_table(**WAITING)
    ada.make_table(**BOTS)


def test_running_games_with_bots_are_limited(serve: Serve) -> None:
    server = serve(Quotas(waiting=MANY, playing=Quota(2, 3)))
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    waits = ada.make_table(players=2)
    shared = ada.make_table(players=3, seats=["me", "open", "crofter"])
    for _ in range(2):
        ada.make_table(**BOTS)
    assert ada.refused("post", "/tables", BOTS)["why"] == "many_games"
    assert ada.cannot(waits["id"], "start")["why"] == "many_games"
    assert ada.cannot(waits["id"], "bot", seat=1, bot="chief")["why"] == "many_games"
    assert ben.cannot(shared["id"], "join", invite=shared["invite"])["why"] == (
        "host_has_many_games"
    )
    record = {"record": crofters(2, 20).record(), "seats": ["me", "chief"]}
    assert ada.refused("post", "/tables/import", record)["why"] == "many_games"
    # Nothing has changed, and games among people continue.
    assert ada.table(waits["id"])["status"] == "open"
    ben.join(waits)
    assert ada.table(waits["id"])["status"] == "playing"
    ben.make_table(**BOTS)
    assert ben.refused("post", "/tables", BOTS)["why"] == "many_games_here"


def test_a_bot_in_a_running_game_is_counted(serve: Serve) -> None:
    server = serve(Quotas(playing=Quota(1, 1)))
    ada = Guest(server, "Ada")
    going_on = ada.bring(crofters(2, 20), "me", "open")["id"]
    # Its stand-in counts no more after a day, and would again as a bot.
    change_table(server, going_on, updated=now() - DAY - 1)
    ada.make_table(**BOTS)
    assert ada.cannot(going_on, "bot", seat=1, bot="chief")["why"] == "many_games"


def test_stand_ins_of_imported_games_and_branches_are_counted(serve: Serve) -> None:
    server = serve(Quotas(playing=Quota(2, 1000)))
    ada = Guest(server, "Ada")
    over = ada.bring(crofters(2))["id"]
    seats = ["me", "open"]
    ada.bring(crofters(2, 20), *seats)
    ada.ok("post", f"/tables/{over}/branch", {"ply": 3, "seats": seats})
    record = {"record": crofters(2, 20).record(), "seats": seats}
    assert ada.refused("post", "/tables/import", record)["why"] == "many_games"
    branch = {"ply": 3, "seats": seats}
    assert ada.refused("post", f"/tables/{over}/branch", branch)["why"] == "many_games"
    assert ada.refused("post", "/tables", BOTS)["why"] == "many_games"


def test_an_imported_game_is_not_counted_once_people_have_the_seats(serve: Serve) -> None:
    server = serve(Quotas(playing=Quota(1, 1000)))
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    shared = ada.bring(crofters(2, 20), "me", "open")
    ben.join(shared, seat=1)
    # Ben may leave again: that is not Ada's doing.
    ben.do(shared["id"], "leave")
    ada.make_table(**BOTS)
    assert ada.refused("post", "/tables", BOTS)["why"] == "many_games"


def test_games_that_others_left_are_not_counted(serve: Serve) -> None:
    server = serve(Quotas(waiting=MANY, playing=Quota(1, 1000)))
    ada, ben, cleo = (Guest(server, name) for name in ("Ada", "Ben", "Cleo"))
    for _ in range(3):
        left = ada.make_table(players=2)
        ben.join(left)
        ben.do(left["id"], "leave")
        assert [seat["stand_in"] for seat in ada.table(left["id"])["seats"]].count(None) == 1
    # Ada makes and joins games among people, and has room for one with a bot.
    ben.join(ada.make_table(players=2))
    ada.join(cleo.make_table(players=2))
    ada.make_table(**BOTS)
    assert ada.refused("post", "/tables", BOTS)["why"] == "many_games"


def test_games_among_people_are_not_counted(serve: Serve) -> None:
    server = serve(Quotas(waiting=MANY, playing=Quota(0, 0)))
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    for _ in range(5):
        ben.join(ada.make_table(players=2))
    assert ada.refused("post", "/tables", BOTS)["why"] == "many_games"


def test_limits_hold_when_tables_are_made_at_once(serve: Serve) -> None:
    server = serve(Quotas(waiting=Quota(3, 1000), playing=Quota(2, 1000)))
    ada = Guest(server, "Ada")
    assert at_once(ada, 8, WAITING) == [201] * 3 + [409] * 5
    assert at_once(ada, 8, BOTS) == [201] * 2 + [409] * 6


def test_limits_of_an_address_hold_when_tables_are_made_at_once(serve: Serve) -> None:
    server = serve(Quotas(waiting=Quota(1000, 3)))
    guests = [Guest(server, f"Guest {number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        sent = [pool.submit(guest.ask, "post", "/tables", WAITING) for guest in guests]
        statuses = sorted(each.result().status_code for each in sent)
    assert statuses == [201] * 3 + [409] * 5


def test_the_limit_of_watched_games_holds_when_they_are_made_at_once(client: TestClient) -> None:
    body = {"players": 2, "seats": ["crofter", "crofter"]}
    assert at_once(Guest(client, "Ada"), 8, body) == [201] * WATCHED + [409] * (8 - WATCHED)


def test_games_of_bots_from_a_record_are_watched_games(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    for _ in range(WATCHED):
        ada.bring(crofters(2, 20), "crofter", "crofter")
    body = {"record": crofters(2, 20).record(), "seats": ["crofter", "crofter"]}
    assert ada.refused("post", "/tables/import", body)["why"] == "bots_play_already"
    # Those that are over are only looked at.
    ada.bring(crofters(2))


def test_analyses_that_are_not_done_are_limited(serve: Serve) -> None:
    server = serve(Quotas(analyses=Quota(2, 3)))
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    paths = [f"/tables/{ada.bring(crofters(1), 'me')['id']}/analysis" for _ in range(3)]
    for path in paths[:2]:
        ada.ok("post", path, {})
    assert ada.refused("post", paths[2], {})["why"] == "many_analyses"
    # What waits already may be asked for again.
    ada.ok("post", paths[0], {})
    ben.ok("post", paths[2], {})
    assert ben.refused("post", paths[2], {"bot": "chief"})["why"] == "many_analyses_here"


def test_tables_are_made_now_and_then_only(settings: Settings) -> None:
    limited = replace(settings, rate_limits=True, quotas=Quotas(waiting=MANY))
    with TestClient(create_app(limited), base_url="http://testserver") as server:
        ada = Guest(server, "Ada")
        for _ in range(PERSON.burst):
            ada.make_table(**WAITING)
        assert ada.refused("post", "/tables", WAITING)["why"] == "too_often"


def test_every_new_table_knows_its_address(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    made = [
        ada.make_table(players=1, seats=["me"]),
        ada.ok("post", "/tables/daily", {}),
        ada.bring(crofters(1), "me"),
    ]
    finished = made[-1]["id"]
    made.append(ada.ok("post", f"/tables/{finished}/again", {}))
    made.append(ada.ok("post", f"/tables/{finished}/branch", {"ply": 3, "seats": ["me"]}))

    async def origins() -> set[str]:
        t = schema.tables.c
        async with services(client).database.read() as connection:
            query = select(t.origin).where(t.id.in_([table["id"] for table in made]))
            return set((await connection.execute(query)).scalars())

    portal: Any = client.portal
    (origin,) = portal.call(origins)
    assert origin
