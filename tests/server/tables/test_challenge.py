"""The daily challenge: who may watch it, when its seed opens, and what counts."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, time, timedelta

import pytest

from caledonia.server.study import daily
from caledonia.server.tables import challenge, making
from tests.server.visitors import Guest

SEED = 777_000_777_000_777
PATHS = ("", "/entries", "/positions/3")


class Hands:
    """Moves the time at which the challenge closes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._begin = datetime.combine(datetime.now(UTC), time(), UTC)
        monkeypatch.setattr(making, "today", lambda: self._begin.date().isoformat())
        monkeypatch.setattr(secrets, "randbits", lambda _: SEED)
        self.move(12)

    def move(self, hours: float) -> None:
        """Set the time, in hours after the day began."""
        moment = self._begin + timedelta(hours=hours)
        self._patch.setattr(challenge, "now", lambda: int(moment.timestamp() * 1000))


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


def finish(person: Guest, table_id: str) -> None:
    """Pass until the game is over."""
    while (table := person.table(table_id))["status"] == "playing":
        legal = table["view"]["legal"]
        played = person.play(table_id, "pass" if "pass" in legal else legal[0])
        if played["complete"]:
            person.do(table_id, "end", version=played["version"], step=played["step"])


def test_the_seed_is_secret_until_nothing_can_count_any_more(ada: Guest, hands: Hands) -> None:
    table_id = ada.ok("post", "/tables/daily", {})["id"]
    finish(ada, table_id)
    for hours in (12, 24.5, 47.9):
        hands.move(hours)
        seen = [ada.ask("get", f"/tables/{table_id}{path}").text for path in PATHS]
        assert not any(str(SEED) in text for text in seen)
        assert ada.table(table_id)["seed"] is None
        assert ada.refused("get", f"/tables/{table_id}/record")["code"] == "not_allowed"
        assert ada.refused("get", f"/tables/{table_id}/verify")["code"] == "conflict"
    hands.move(48)
    assert ada.table(table_id)["seed"] == str(SEED)
    assert f"Seed: {SEED}" in ada.ask("get", f"/tables/{table_id}/record").text
    assert ada.ok("get", f"/tables/{table_id}/verify")["fair"]


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
    ada: Guest, ben: Guest, cleo: Guest, hands: Hands
) -> None:
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
    ada: Guest, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ada.ok("post", "/tables/daily", {})["id"]
    finish(ada, table_id)
    day, finished = (ada.table(table_id)[key] for key in ("daily", "finished"))
    monkeypatch.setattr(daily, "closing", lambda _: finished)
    people = [line["person"] for line in ada.ok("get", f"/daily/{day}/board?limit=100")["lines"]]
    assert ada.id not in people
