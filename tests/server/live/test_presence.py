"""Presence across processes: announced, repeated, and forgotten."""

from __future__ import annotations

from typing import Any, cast

import pytest

from caledonia.server.identity.models import Person
from caledonia.server.live.presence import BEAT, EXPIRES, GONE, MOST, PRESENCE, WHO, Presence
from caledonia.server.live.subscriber import Subscriber
from caledonia.server.wire import encode_text
from tests.server.conftest import Start
from tests.server.live.test_socket import looking
from tests.server.tables.tables import LONG_TURN, imported_table
from tests.server.visitors import Guest, Socket, services

pytestmark = pytest.mark.both_databases


class Process:
    """A server process without a server."""

    def __init__(self, name: str, net: list[Process]) -> None:
        self.name = name
        self.sockets: dict[str, set[Subscriber]] = {}
        self.changed: list[str] = []
        self.time = 0.0
        self.said: list[tuple[str, Any]] = []
        self._net = net
        net.append(self)
        self.presence = Presence(
            cast("dict[str, set[Any]]", self.sockets),
            self.say,
            self.changed.append,
            lambda: self.time,
        )

    def say(self, kind: str, data: object) -> None:
        self.said.append((kind, data))
        for other in list(self._net):
            if other is not self:
                other.presence.heard(self.name, kind, data)

    def enter(self, table_id: str, *people: str | None) -> None:
        """Let people look at a table; None is a stranger."""
        for person in people:
            identity = None if person is None else Person(person, person, False, "en")
            self.sockets.setdefault(table_id, set()).add(Subscriber(identity, 0))
        self.presence.announce(table_id)

    def leave(self, table_id: str) -> None:
        """Let everybody leave a table."""
        self.sockets.pop(table_id)
        self.presence.announce(table_id)

    def people(self, table_id: str) -> list[str]:
        return sorted(self.presence.everybody(table_id).people)


def two() -> tuple[Process, Process]:
    net: list[Process] = []
    return Process("first", net), Process("second", net)


def test_viewers_are_announced_to_other_processes() -> None:
    first, second = two()
    first.enter("t", "ada", None)
    assert second.people("t") == ["ada"]
    assert second.presence.everybody("t").spectators == 1
    assert second.changed == ["t"]
    # The same person twice is one person.
    second.enter("t", "ada", "ben")
    assert first.people("t") == second.people("t") == ["ada", "ben"]
    first.leave("t")
    assert second.people("t") == ["ada", "ben"]
    second.leave("t")
    assert first.people("t") == second.people("t") == []


def test_a_repeated_announcement_changes_nothing() -> None:
    first, second = two()
    first.enter("t", "ada")
    first.presence.beat()
    assert second.changed == ["t"]


def test_a_new_process_asks() -> None:
    first, second = two()
    first.enter("t", "ada")
    third = Process("third", first._net)
    assert third.people("t") == []
    third.say(WHO, None)
    assert third.people("t") == ["ada"]
    assert second.people("t") == ["ada"]


def test_a_process_that_dies_is_forgotten() -> None:
    first, second = two()
    first.enter("t", "ada")
    first.enter("u", "ben")
    for _ in range(3):
        first.time = second.time = first.time + BEAT
        first.presence.beat()
        second.presence.beat()
        assert second.people("t") == ["ada"]
    second.time += EXPIRES + 1
    second.changed.clear()
    second.presence.beat()
    assert second.people("t") == second.people("u") == []
    assert sorted(second.changed) == ["t", "u"]


def test_a_process_that_stops_says_so() -> None:
    first, second = two()
    first.enter("t", "ada")
    first.say(GONE, None)
    assert second.people("t") == []


def test_the_foreground_counts_everywhere() -> None:
    first, second = two()
    first.enter("t", "ada")
    next(iter(first.sockets["t"])).foreground = True
    first.presence.announce("t")
    assert second.presence.everybody("t").front == {"ada"}
    # Nobody sees a difference.
    assert second.changed == ["t"]


def test_announcements_fit_the_channel() -> None:
    first, second = two()
    for table in range(200):
        first.enter(f"table-{table}", f"ada-{table}", f"ben-{table}")
    crowd = [f"somebody-{number:05}" for number in range(MOST + 20)]
    first.enter("crowd", *crowd)
    first.said.clear()
    first.presence.beat()
    assert all(len(encode_text(data)) < 7_000 for _, data in first.said)
    assert sum(len(data) for kind, data in first.said if kind == PRESENCE) == 201
    assert len(second.people("crowd")) == MOST
    assert second.presence.everybody("crowd").spectators == 20


def people_at(socket: Socket, *expected: str) -> None:
    """Wait until these people are shown to look."""
    while socket.until("presence")["people"] != sorted(expected):
        pass


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_people_at_other_processes_are_seen(start: Start) -> None:
    first, second = start(), start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as socket:
        people_at(socket, ada.id)
        with ben.also_at(second).watch(table_id) as other:
            people_at(socket, ada.id, ben.id)
            people_at(other, ada.id, ben.id)
        people_at(socket, ada.id)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_window_at_another_process_keeps_the_foreground(start: Start) -> None:
    first, second = start(), start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as socket:
        socket.send({"type": "look", "foreground": True})
        socket.until_pong()
        with ada.also_at(second).watch(table_id) as other:
            other.until("hello")
            presence = services(second).hub.presence
            while not presence.everybody(table_id).front:
                other.send({"type": "look", "foreground": False})
                other.until_pong()
            other.send({"type": "look", "foreground": True})
            other.send({"type": "look", "foreground": False})
            other.until_pong()
            assert looking(first, table_id) == [ada.id]
