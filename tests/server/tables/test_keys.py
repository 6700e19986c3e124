"""Commands that come twice, too late, or all at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.conftest import Start
from tests.server.tables.tables import LONG_CODES, LONG_TURN, imported_table
from tests.server.visitors import Guest, services

pytestmark = pytest.mark.both_databases


def rushed(guests: list[Guest], path: str, bodies: list[dict[str, Any]]) -> list[Any]:
    """Send all bodies at the same time, with guests in turn."""
    with ThreadPoolExecutor(len(bodies)) as pool:
        sent = [
            pool.submit(guests[number % len(guests)].ask, "post", path, body)
            for number, body in enumerate(bodies)
        ]
        return [each.result() for each in sent]


def test_the_same_command_at_once_is_done_once(start: Start) -> None:
    first, second = start(), start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    version = ada.table(table_id)["version"]
    body = {"codes": LONG_CODES, "version": version, "end": True, "key": "the-one"}
    answers = rushed([ada, ada.also_at(second)], f"/tables/{table_id}/play", [body] * 6)
    assert {response.status_code for response in answers} == {200}
    bodies = [response.json() for response in answers]
    for each in bodies:
        each.pop("view", None)
    assert all(each == bodies[0] for each in bodies)
    codes = [entry["code"] for entry in ada.entries(table_id, "decision")[LONG_TURN:]]
    assert codes == LONG_CODES


def test_different_commands_at_once_are_done_one(start: Start) -> None:
    first, second = start(), start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    version = ada.table(table_id)["version"]
    bodies = [
        {"codes": ["hire", "end"], "version": version, "end": True, "key": f"key-{number}"}
        for number in range(6)
    ]
    answers = rushed([ada, ada.also_at(second)], f"/tables/{table_id}/play", bodies)
    assert sorted(response.status_code for response in answers) == [200] + [409] * 5
    refused = [response.json() for response in answers if response.status_code == 409]
    assert {each["code"] for each in refused} == {"stale"}
    assert {each["version"] for each in refused} == {ada.table(table_id)["version"]}
    entries = ada.entries(table_id)
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert len([entry for entry in entries if entry["kind"] == "decision"]) == LONG_TURN + 2


def test_chat_at_once_loses_nothing(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, 0)
    bodies = [{"text": f"word {number}"} for number in range(8)]
    answers = rushed([ada, ben], f"/tables/{table_id}/say", bodies)
    assert all(response.status_code == 200 for response in answers)
    said = [entry["text"] for entry in ada.entries(table_id, "chat")]
    assert sorted(said) == [f"word {number}" for number in range(8)]


def test_only_one_gets_the_last_seat(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table = ada.make_table(players=2, public=True)
    answers = rushed(
        [ben, cleo], f"/tables/{table['id']}/join", [{"key": "k-ben"}, {"key": "k-cleo"}]
    )
    assert sorted(response.status_code for response in answers) == [200, 409]
    seats = ada.table(table["id"])["seats"]
    assert len({seat["person"] for seat in seats}) == 2


def test_a_key_belongs_to_one_person_and_one_command(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    said = ada.do(table_id, "say", text="hello", key="key-1")
    assert (
        ada.do(table_id, "say", text="hello", key="key-1").items() >= {"seq": said["seq"]}.items()
    )
    assert ada.cannot(table_id, "say", text="bye", key="key-1")["code"] == "conflict"
    assert ben.cannot(table_id, "say", text="hello", key="key-1")["code"] == "conflict"
    assert ada.cannot(table_id, "leave", key="key-1")["code"] == "conflict"
    assert [entry["text"] for entry in ada.entries(table_id, "chat")] == ["hello"]


def test_a_refused_command_may_be_sent_again_with_its_key(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    body = {"codes": ["hire"], "key": "again", "step": 0}
    version = ada.table(table_id)["version"]
    assert ada.cannot(table_id, "play", version=version - 1, **body)["code"] == "stale"
    assert ada.do(table_id, "play", version=version, **body)["step"] == 1


def test_strange_keys_and_tables_are_refused(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, 0)
    for key in ("\0\0\0\0", "ab", "x" * 65, "with space", "bell\x07bell"):
        assert ada.cannot(table_id, "say", text="hello", key=key)["code"] == "invalid"
    assert ada.cannot("%00%00%00%00", "say", text="hello")["code"] == "not_found"
    assert ada.refused("get", "/tables/%00%00%00%00")["code"] == "not_found"
    assert ada.cannot(table_id, "say", text="\n \t")["code"] == "invalid"
    ada.do(table_id, "say", text="null \0 byte")
    assert ada.entries(table_id, "chat")[-1]["text"] == "null \0 byte"


def test_idle_games_leave_the_memory(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Guest(client, "Ada")
    table_service = services(client).table_service
    first = ada.make_table(players=1, seats=["me"])["id"]
    monkeypatch.setattr("caledonia.server.tables.service.IDLE", -1.0)
    assert table_service.live_games > 0
    table_service.forget_idle()
    assert table_service.live_games == 0
    monkeypatch.setattr("caledonia.server.tables.service.IDLE", 60.0)
    assert ada.table(first)["view"]["legal"]
    table_service.forget_idle()
    assert table_service.live_games == 1
