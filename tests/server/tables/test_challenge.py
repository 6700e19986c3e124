"""The daily challenge: who may watch it, when its seed opens, and what counts."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, time, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from caledonia.server.db.schema import people
from caledonia.server.fair_play import aids
from caledonia.server.stats import daily
from caledonia.server.tables import create
from tests.server.visitors import Guest, Member, salt_of, services

SEED = 777_000_777_000_777
PATHS = ("", "/entries", "/positions/3")


class Hands:
    """Moves the time at which the challenge closes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._begin = datetime.combine(datetime.now(UTC), time(), UTC)
        monkeypatch.setattr(create, "today", lambda: self._begin.date().isoformat())
        monkeypatch.setattr(secrets, "randbits", lambda _: SEED)
        self.move(12)

    def move(self, hours: float) -> None:
        """Set the time, in hours after the day began."""
        moment = self._begin + timedelta(hours=hours)
        self._patch.setattr(aids, "now", lambda: int(moment.timestamp() * 1000))


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


def finish(person: Guest, table_id: str) -> None:
    """Pass until the game is over."""
    while person.table(table_id)["status"] == "playing":
        take_step(person, table_id)


def take_step(person: Guest, table_id: str) -> None:
    """Pass, or do what there is to do instead."""
    legal = person.table(table_id)["view"]["legal"]
    played = person.play(table_id, "pass" if "pass" in legal else legal[0])
    if played["complete"]:
        person.do(table_id, "end", version=played["version"], step=played["step"])


def make_old(server: TestClient, member: Member) -> Member:
    """Let an account be older than a day."""

    async def change() -> None:
        async with services(server).database.write() as connection:
            mine = people.c.id == member.id
            await connection.execute(update(people).where(mine).values(registered=1))

    portal: Any = server.portal
    portal.call(change)
    return member


def board(person: Guest, day: str) -> Any:
    """Return the whole board of a day."""
    return person.ok("get", f"/daily/{day}/board?limit=100")


def line_of(person: Guest, day: str) -> Any:
    """Return a person's line on the board; None: there is none."""
    lines = board(person, day)["lines"]
    return next((line for line in lines if line["person"] == person.id), None)


def test_the_seed_is_secret_until_nothing_can_count_any_more(ada: Guest, hands: Hands) -> None:
    table_id = ada.ok("post", "/tables/daily", {})["id"]
    finish(ada, table_id)
    salt = salt_of(ada.http, table_id)
    assert salt is not None
    for hours in (12, 24.5, 47.9):
        hands.move(hours)
        seen = [ada.ask("get", f"/tables/{table_id}{path}").text for path in PATHS]
        assert not any(str(SEED) in text or salt in text for text in seen)
        assert ada.table(table_id)["seed"] is None
        assert ada.refused("get", f"/tables/{table_id}/record")["code"] == "not_allowed"
        assert ada.refused("get", f"/tables/{table_id}/verify")["code"] == "conflict"
    hands.move(48)
    assert ada.table(table_id)["seed"] == str(SEED)
    assert f"Seed: {SEED}" in ada.ask("get", f"/tables/{table_id}/record").text
    report = ada.ok("get", f"/tables/{table_id}/verify")
    assert (report["fair"], report["salt"]) == (True, salt)


def test_only_those_who_have_finished_it_watch(
    ada: Guest, ben: Guest, cleo: Guest, hands: Hands
) -> None:
    table_id = ada.ok("post", "/tables/daily", {})["id"]
    finish(ada, table_id)
    own = ben.ok("post", "/tables/daily", {})["id"]
    for hours in (12, 36):
        hands.move(hours)
        for person in (ben, cleo):
            for path in (*PATHS, "/record"):
                refused = person.refused("get", f"/tables/{table_id}{path}")
                assert refused["code"] == "not_allowed"
            with person.watch(table_id) as socket:
                assert socket.next()["type"] == "refused"
    finish(ben, own)
    for path in PATHS:
        assert ben.ask("get", f"/tables/{table_id}{path}").status_code == 200
    with ben.watch(table_id) as socket:
        assert socket.next()["type"] == "hello"
    assert cleo.ask("get", f"/tables/{table_id}").status_code == 403
    hands.move(48)
    assert cleo.table(table_id)["seed"] == str(SEED)


def test_the_board_links_to_tables_that_may_be_watched(
    client: TestClient, mia: Member, ben: Guest, cleo: Guest, hands: Hands
) -> None:
    ada = make_old(client, mia)
    table_id = ada.ok("post", "/tables/daily", {})["id"]
    finish(ada, table_id)
    day = ada.table(table_id)["daily"]
    finish(ben, ben.ok("post", "/tables/daily", {})["id"])

    def links(person: Guest) -> list[str | None]:
        lines = person.ok("get", f"/daily/{day}/board?limit=100")["lines"]
        return [line["table"] for line in lines if line["person"] == ada.id]

    assert links(ada) == links(ben) == [table_id]
    assert links(cleo) == [None]
    hands.move(48)
    assert links(cleo) == [table_id]


def test_what_is_finished_after_the_end_does_not_count(
    client: TestClient, mia: Member, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(client, mia)
    table_id = mia.ok("post", "/tables/daily", {})["id"]
    finish(mia, table_id)
    day, finished = (mia.table(table_id)[key] for key in ("daily", "finished"))
    assert line_of(mia, day) is not None
    monkeypatch.setattr(daily, "closing", lambda _: finished)
    assert line_of(mia, day) is None
    assert board(mia, day)["own"] is None


def test_guests_and_new_accounts_play_it_beside_the_board(
    client: TestClient, mia: Member, hands: Hands
) -> None:
    guest = Guest(client, "Gus", address="elsewhere")
    for person, why in ((guest, "guest"), (mia, "new_account")):
        table_id = person.ok("post", "/tables/daily", {})["id"]
        finish(person, table_id)
        day = person.table(table_id)["daily"]
        assert line_of(person, day) is None
        own = board(person, day)["own"]
        assert (own["unranked"], own["rank"] >= 1) == (why, True)


def test_practice_with_a_second_guest_does_not_lead_to_the_ranks(
    client: TestClient, hands: Hands
) -> None:
    home = "one-house-practises-first"
    cheat = make_old(client, Member(client, "Cheat", home))
    second = Guest(client, "Second", home)
    known = second.ok("post", "/tables/daily", {})["id"]
    finish(second, known)
    codes = [entry["code"] for entry in second.entries(known, "decision")]
    table_id = cheat.ok("post", "/tables/daily", {})["id"]
    for code in codes:
        assert code in cheat.table(table_id)["view"]["legal"]
        played = cheat.play(table_id, code)
        if played["complete"]:
            cheat.do(table_id, "end", version=played["version"], step=played["step"])
    day = cheat.table(table_id)["daily"]
    line = line_of(cheat, day)
    assert (line["rank"], line["practised"]) == (None, True)
    assert board(cheat, day)["own"]["unranked"] == "practised"


def test_practice_in_between_counts_as_well(client: TestClient, hands: Hands) -> None:
    """The account begins first, and the guest stops before the end."""
    home = "one-house-begins-first"
    cheat = make_old(client, Member(client, "Cheat", home))
    table_id = cheat.ok("post", "/tables/daily", {})["id"]
    second = Guest(client, "Second", home)
    known = second.ok("post", "/tables/daily", {})["id"]
    while not second.entries(known, "decision"):
        take_step(second, known)
    finish(cheat, table_id)
    assert line_of(cheat, cheat.table(table_id)["daily"])["practised"]


def test_merging_the_guest_hides_no_practice(client: TestClient, hands: Hands) -> None:
    home = "one-house-merges"
    cheat = make_old(client, Member(client, "Cheat", home))
    table_id = cheat.ok("post", "/tables/daily", {})["id"]
    second = Guest(client, "Second", home)
    finish(second, second.ok("post", "/tables/daily", {})["id"])
    finish(cheat, table_id)
    body = {"login": cheat.login, "password": cheat.password, "merge": True}
    second.ok("post", "/people/sign-in", body)
    line = line_of(cheat, cheat.table(table_id)["daily"])
    assert (line["rank"], line["practised"], line["table"]) == (None, True, table_id)
