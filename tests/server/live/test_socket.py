"""Sockets: everything in order, commands answered, nothing strange closes them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select
from starlette.websockets import WebSocketDisconnect

from caledonia.server.db import schema
from caledonia.server.live.patch import patched
from tests.server.live.test_patch import bare
from tests.server.tables.tables import DRAWING, LONG_CODES, LONG_TURN, imported_table
from tests.server.visitors import Guest, Socket, crofters, services

pytestmark = pytest.mark.both_databases


class Client:
    """Keeps a view up to date, as a page does."""

    def __init__(self, hello: Any) -> None:
        self.seq = hello["seq"]
        self.view: Any = hello["table"]["view"]
        self.preview: Any = hello["table"].get("preview")
        self.choices: Any = hello["table"].get("choices", [])
        self.entries: list[Any] = []

    def take(self, message: Any) -> None:
        """Apply a message."""
        if message["type"] != "update":
            return
        assert message["after"] == self.seq, "something was missed"
        seqs = [entry["seq"] for entry in message["entries"]]
        assert seqs == list(range(self.seq + 1, message["seq"] + 1))
        self.seq = message["seq"]
        self.entries += message["entries"]
        if "patch" in message:
            self.view = patched(self.view, message["patch"])
        elif "view" in message:
            self.view = message["view"]
        if "preview" in message:
            self._take_preview(message["preview"], message["own"])
            self.choices = message.get("choices", [])

    def _take_preview(self, shared: Any, own: Any) -> None:
        if self.preview is None:
            self.preview = {name: [None] * len(shared[name]) for name in ("seats", "settlements")}
        for name, change in shared.items():
            if name in ("seats", "settlements"):
                for seat, each in change.items():
                    self.preview[name][int(seat)] = each
            else:
                self.preview[name] = change
        self.preview |= own


def test_hello_has_the_whole_table(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ben.watch(table_id) as socket:
        hello = socket.next()
        assert (hello["type"], hello["protocol"]) == ("hello", 2)
        assert hello["table"] == ben.ok("get", f"/tables/{table_id}?preview=true")
        assert hello["table"]["preview"]["seat"] == hello["table"]["you"]
        plain = ben.table(table_id)
        assert hello["table"] == {**plain, "preview": hello["table"]["preview"]}
        assert "entries" not in hello


def test_updates_lead_from_view_to_view(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, DRAWING)
    actions = [str(action) for action in crofters(2).actions]
    with ben.watch(table_id) as socket, cleo.watch(table_id) as watching:
        client = Client(socket.until("hello"))
        spectator = Client(watching.until("hello"))
        for code in actions[DRAWING:18]:
            who = ada if ada.table(table_id)["deciding"] == ada.table(table_id)["you"] else ben
            played = who.play(table_id, code)
            if played["complete"]:
                who.do(table_id, "end", version=played["version"], step=played["step"])
            who.do(table_id, "say", text=code)
        for message in socket.until_pong():
            client.take(message)
        for message in watching.until_pong():
            spectator.take(message)
        expected = ben.ok("get", f"/tables/{table_id}?preview=true")
        subscriber = cleo.ok("get", f"/tables/{table_id}?preview=true")
    assert client.preview == expected["preview"]
    assert client.choices == expected.get("choices", [])
    assert spectator.preview == subscriber["preview"]
    assert (spectator.preview["seat"], spectator.choices) == (None, [])
    assert client.seq == expected["seq"]
    assert bare({**client.view, "legal": []}) == bare(
        {**crofters(2, 18).view(None), "seat": expected["you"], "legal": []}
    )
    decisions = [entry["code"] for entry in client.entries if entry["kind"] == "decision"]
    assert decisions == actions[DRAWING:18]


def test_a_table_that_begins_sends_its_view(ada: Guest, ben: Guest) -> None:
    table = ada.make_table(players=2)
    with ada.watch(table["id"]) as socket:
        client = Client(socket.until("hello"))
        assert not client.view
        ben.join(table)
        update = socket.until("update")
        client.take(update)
        assert client.view["caledonia"] == "view"
        assert client.preview == ada.ok("get", f"/tables/{table['id']}?preview=true")["preview"]
        assert update["table"]["status"] == "playing"
        assert [seat["name"] for seat in update["table"]["seats"]] == ["Ada", "Ben"]


def test_who_decides_is_sent_the_legal_actions(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as own, ben.watch(table_id) as other:
        own.until("hello")
        other.until("hello")
        ada.play(table_id, *LONG_CODES, end=True)
        legal = ben.table(table_id)["view"]["legal"]
        choices = other.until("update")["choices"]
        assert [choice["code"] for choice in choices] == legal
        assert "choices" not in own.until("update")
        # Only the deciding player gets the effects of actions.
        for socket, effect in ((other, True), (own, False)):
            socket.send({"type": "foresee", "code": legal[0]})
            answer = socket.until("effect")
            assert (answer["code"], answer["step"]) == (legal[0], 0)
            assert (answer["effect"] is not None) == effect
            for code in ("expand sheep z9", "nonsense", "end"):
                socket.send({"type": "foresee", "code": code})
                assert socket.until("effect")["effect"] is None


def test_a_draft_carries_its_outcome_and_the_legal_codes(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as own, ben.watch(table_id) as other:
        own.until("hello")
        other.until("hello")
        ada.play(table_id, LONG_CODES[0])
        draft = own.until("draft")
        while not draft["step"]:
            draft = own.until("draft")
        known = ada.ok("get", f"/tables/{table_id}?preview=true")
        assert (draft["step"], draft["preview"]["step"]) == (1, 1)
        assert draft["preview"] == known["preview"]
        assert [choice["code"] for choice in draft["choices"]] == known["view"]["legal"]
        # An action that follows is foreseen from the tentative position.
        own.send({"type": "foresee", "code": LONG_CODES[1]})
        answer = own.until("effect")
        assert (answer["step"], answer["effect"] is not None) == (1, True)
        # Nobody else learns of it.
        other.send({"type": "ping"})
        kinds = {message["type"] for message in other.until_pong()}
        assert kinds <= {"presence", "pong"}
        subscriber = ben.ok("get", f"/tables/{table_id}?preview=true")["preview"]
        assert subscriber["step"] == 0
        assert subscriber["seats"] != draft["preview"]["seats"]


def test_catching_up(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    seq = ada.table(table_id)["seq"]
    ada.play(table_id, *LONG_CODES, end=True)
    with ben.watch(table_id, after=seq) as socket:
        hello = socket.next()
        assert [entry["code"] for entry in hello["entries"]] == LONG_CODES
    with ben.watch(table_id, after=seq + 4) as socket:
        assert socket.next()["entries"] == []
    # From the future, or from before the log: the client reloads the table.
    for after in (seq + 1000, -5, 10**30):
        with ben.watch(table_id, after=after) as socket:
            assert "entries" not in socket.next()
    by_http = ben.ok("get", f"/tables/{table_id}/entries?after={seq}")
    assert [entry["code"] for entry in by_http["entries"]] == LONG_CODES
    assert by_http["more"] is False


def test_commands_are_answered_by_their_id(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    version = ada.table(table_id)["version"]
    with ada.watch(table_id) as socket:
        played = socket.do("id-1", "play", codes=LONG_CODES[:1], version=version)
        assert (played["type"], played["answer"]["step"]) == ("answer", 1)
        again = socket.do("id-1", "play", codes=LONG_CODES[:1], version=version)
        assert again["answer"]["step"] == 1
        assert ada.table(table_id)["codes"] == LONG_CODES[:1]
        stale = socket.do("id-2", "play", codes=["end"], version=version, step=0)
        assert (stale["type"], stale["problem"]["code"]) == ("problem", "stale")
        assert stale["problem"]["version"] == version
        illegal = socket.do("id-3", "play", codes=["ship"], version=version, step=1)
        assert illegal["problem"]["reasons"][0]["clause"]
        ended = socket.do("id-4", "end", version=version, step=1)
        assert ended["answer"]["version"] > version
    assert [e["code"] for e in ada.entries(table_id, "decision")[LONG_TURN:]] == [
        LONG_CODES[0],
        "skip",
        "end",
    ]


BAD: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"text"',
    "{}",
    '{"type": "unknown"}',
    '{"type": "command"}',
    '{"type": "command", "id": "ab", "kind": "say", "body": {}}',
    '{"type": "command", "id": "abcd", "kind": "say", "body": []}',
    '{"type": "have", "seq": -1}',
    '{"type": "have", "seq": "x"}',
    '{"type": "look", "foreground": "perhaps"}',
    '{"type": "ping", "more": 1}',
    "[" * 5000,
    "x" * 70_000,
    b"\xff\xfe",
    b"{}",
]


def test_bad_messages_are_answered(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as socket:
        socket.until("hello")
        for bad in BAD:
            if isinstance(bad, bytes):
                socket.raw.send_bytes(bad)
            else:
                socket.raw.send_text(bad)
            problem = socket.until("problem")
            assert problem["problem"]["code"] in ("invalid", "too_large"), bad
        commands: tuple[tuple[str, str, dict[str, Any]], ...] = (
            ("id-1", "dance", {}),
            ("id-2", "say", {}),
            ("id-3", "say", {"text": 5}),
            ("id-4", "say", {"text": "hello", "more": 1}),
            ("id-5", "play", {"codes": [], "version": 1}),
            ("\0\0\0\0", "say", {"text": "hello"}),
        )
        for number, kind, body in commands:
            answer = socket.do(number, kind, **body)
            assert answer["problem"]["code"] == "invalid", kind
        assert socket.do("id-6", "say", text="still here")["type"] == "answer"
    assert [entry["text"] for entry in ada.entries(table_id, "chat")] == ["still here"]


def test_strangers_look_on_and_do_nothing(client: TestClient, ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with client.websocket_connect(f"/api/tables/{table_id}/live") as raw:
        socket = Socket(raw)
        hello = socket.until("hello")
        assert hello["table"]["you"] is None
        assert "invite" not in hello["table"]
        answer = socket.do("id-1", "say", text="hello")
        assert answer["problem"]["code"] == "not_signed_in"
        socket.send({"type": "look", "foreground": True})
        assert socket.until_pong() == []


def test_refused_sockets_say_why(client: TestClient, ada: Guest, ben: Guest) -> None:
    closed = ada.make_table(players=2, spectators=False)["id"]
    for table_id, code in ((closed, "not_allowed"), ("nowhere", "not_found"), ("%00", "not_found")):
        with client.websocket_connect(f"/api/tables/{table_id}/live") as raw:
            assert json.loads(raw.receive_bytes())["code"] == code
            with pytest.raises(WebSocketDisconnect) as caught:
                raw.receive_bytes()
            assert caught.value.code == 4400


def test_presence(client: TestClient, ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as socket:
        assert socket.until("presence")["people"] == [ada.id]
        with ben.watch(table_id):
            assert socket.until("presence")["people"] == sorted([ada.id, ben.id])
            with client.websocket_connect(f"/api/tables/{table_id}/live"):
                assert socket.until("presence")["spectators"] == 1
            assert socket.until("presence")["spectators"] == 0
        assert socket.until("presence")["people"] == [ada.id]


def looking(client: TestClient, table_id: str) -> list[str]:
    """Return who is stored as having a table in the foreground."""

    async def find() -> list[str]:
        c = schema.presence.c
        query = select(c.person).where(c.table_id == table_id)
        async with services(client).database.read() as connection:
            return list((await connection.execute(query)).scalars())

    assert client.portal is not None
    ids: list[str] = client.portal.call(find)
    return ids


def test_the_foreground_is_stored(client: TestClient, ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as socket:
        socket.until("hello")
        assert looking(client, table_id) == []
        for _ in range(2):
            socket.send({"type": "look", "foreground": True})
            socket.until_pong()
            assert looking(client, table_id) == [ada.id]
        with ada.watch(table_id) as second:
            second.send({"type": "look", "foreground": True})
            second.until_pong()
            second.send({"type": "look", "foreground": False})
            second.until_pong()
            # The other window still shows it.
            assert looking(client, table_id) == [ada.id]
        socket.send({"type": "look", "foreground": False})
        socket.until_pong()
        assert looking(client, table_id) == []
        socket.send({"type": "look", "foreground": True})
        socket.until_pong()


def test_what_is_missing_is_sent_again(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ben.watch(table_id) as socket:
        seq = socket.until("hello")["seq"]
        ada.play(table_id, *LONG_CODES, end=True)
        socket.until("update")
        # To have it is no question.
        socket.send({"type": "have", "seq": seq + 4})
        assert socket.until_pong() == []
        socket.send({"type": "have", "seq": seq + 1, "resend": True})
        hello = socket.until("hello")
        assert [entry["code"] for entry in hello["entries"]] == LONG_CODES[1:]
        assert hello["table"] == ben.ok("get", f"/tables/{table_id}?preview=true")
        ben.do(table_id, "say", text="on it goes")
        update = socket.until("update")
        assert (update["after"], update["seq"]) == (seq + 4, seq + 5)


def test_bad_bodies_are_refused_in_one_line(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    bodies: tuple[tuple[str, dict[str, Any], str], ...] = (
        ("say", {}, "text: "),
        ("say", {"text": "hello", "more": 1}, "more: "),
        ("play", {"codes": ["x" * 1000], "version": 1}, "codes.0: "),
        ("bot", {"seat": "first", "bot": 5}, "seat: "),
    )
    with ada.watch(table_id) as socket:
        for number, (kind, body, begin) in enumerate(bodies):
            message = socket.do(f"id-{number}", kind, **body)["problem"]["message"]
            assert message.startswith(begin)
            assert "\n" not in message
            assert "pydantic" not in message
