"""Tables of other rules: replayed, or refused in words; what only saves time may be wrong."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from caledonia.game import Game
from caledonia.server.audit.verify import verify
from caledonia.server.db import schema
from caledonia.server.games.replay import has_reached, reached
from caledonia.version import RULES_VERSION
from tests.helpers import position
from tests.server.tables.tables import LONG_CODES, LONG_TURN, imported_table
from tests.server.visitors import Guest, crofters, salt_of, services

PLY = 27
OLD = RULES_VERSION - 1


def stored(client: TestClient, *queries: Any) -> None:
    """Change the database behind the server's back."""

    async def change() -> None:
        async with services(client).database.write() as connection:
            for query in queries:
                await connection.execute(query)

    assert client.portal is not None
    client.portal.call(change)


def snapshot_of(client: TestClient, table_id: str) -> Any:
    """Return a table's snapshot."""

    async def find() -> Any:
        query = select(schema.snapshots).where(schema.snapshots.c.table_id == table_id)
        async with services(client).database.read() as connection:
            return (await connection.execute(query)).one()

    assert client.portal is not None
    return client.portal.call(find)


def faults(client: TestClient, table_id: str) -> list[str]:
    """Return what is wrong with a table."""
    assert client.portal is not None
    stored_faults = client.portal.call(verify, services(client).database)
    return [str(fault) for fault in stored_faults if fault.table == table_id]


def played(client: TestClient, ada: Guest) -> str:
    """Return a table with a snapshot, and decisions after it."""
    table_id: str = ada.bring(crofters(1, PLY - 4), "me")["id"]
    for action in crofters(1).actions[PLY - 4 : PLY + 1]:
        moved = ada.play(table_id, str(action))
        if moved["complete"]:
            ada.do(table_id, "end", version=moved["version"], step=moved["step"])
    assert snapshot_of(client, table_id).ply > PLY - 4
    return table_id


WRONG: list[dict[str, Any]] = [
    {"position": "nothing"},
    {"position": "{}"},
    {"position": crofters(1, 20).position()},
    {"position": crofters(2, 24).position()},
    {"position": crofters(1, 20).position(), "rules": OLD},
    {"position": crofters(1, 20).position(), "content": "other figures"},
]


@pytest.mark.parametrize("values", WRONG, ids=range(len(WRONG)))
def test_a_snapshot_that_cannot_be_used_is_left_aside(
    client: TestClient, ada: Guest, values: dict[str, Any]
) -> None:
    table_id = played(client, ada)
    before = ada.table(table_id)
    table = schema.snapshots
    stored(client, update(table).where(table.c.table_id == table_id).values(**values))
    services(client).table_service.forget(table_id)
    assert ada.table(table_id) == before
    assert faults(client, table_id) == []


def test_a_snapshot_that_does_not_count_decisions_is_left_aside(
    client: TestClient, ada: Guest
) -> None:
    table_id = played(client, ada)
    before, table = ada.table(table_id), schema.snapshots
    game = Game.from_position(snapshot_of(client, table_id).position)
    uncounted = {"position": game.position(counted=False)}
    stored(client, update(table).where(table.c.table_id == table_id).values(**uncounted))
    services(client).table_service.forget(table_id)
    after = ada.table(table_id)
    assert after == before
    assert after["view"]["ply"] == after["ply"] + after["step"]


def test_a_snapshot_says_what_it_was_made_with(client: TestClient, ada: Guest) -> None:
    snapshot = snapshot_of(client, played(client, ada))
    assert snapshot.rules == RULES_VERSION
    assert len(snapshot.content) == 12


@pytest.mark.parametrize(
    "codes", ['["dance"]', '["expand sheep i5", "ship", "ship"]', '["end"]', '["expand sheep z9"]']
)
def test_a_turn_that_cannot_continue_restarts(
    client: TestClient, ada: Guest, ben: Guest, codes: str
) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ada.play(table_id, LONG_CODES[0])
    drafts = schema.drafts
    stored(client, update(drafts).where(drafts.c.table_id == table_id).values(codes=codes))
    services(client).table_service.forget(table_id)
    assert ada.table(table_id)["codes"] == []
    ada.play(table_id, *LONG_CODES, end=True)
    assert [e["code"] for e in ben.entries(table_id, "decision")[LONG_TURN:]] == LONG_CODES


def as_of_old_rules(client: TestClient, table_id: str, last: str) -> None:
    """Make a table look as if it were played with older rules."""
    tables, entries = schema.tables, schema.entries
    of_table = (entries.c.table_id == table_id, entries.c.kind == "decision")
    at = (*of_table, entries.c.ply == PLY)
    stored(
        client,
        update(tables).where(tables.c.id == table_id).values(rules=OLD),
        update(entries).where(*of_table).values(rules=OLD),
        update(entries).where(*at).values(hash=last),
        update(schema.snapshots).where(schema.snapshots.c.table_id == table_id).values(rules=OLD),
    )
    services(client).table_service.forget(table_id)


def test_a_hash_of_earlier_rules_is_that_of_their_positions() -> None:
    game = crofters(1, 5)
    text = game.position(counted=False)
    then = text.replace(f'"rules": {RULES_VERSION}', f'"rules": {OLD}')
    then = then.replace('"recorded_rolls": []', '"foretold": []')
    assert json.loads(text).keys() - json.loads(then).keys() == {"recorded_rolls"}
    assert reached(game, OLD, None) == hashlib.sha256(then.encode()).hexdigest()


def test_a_hash_with_the_former_name_of_a_decision_still_agrees() -> None:
    pending = [{"kind": "mandatory_trade", "seat": 0, "good": "wool"}]
    game = position(2, pending=pending, seats=[{"goods": {"wool": 2}}, {}])
    text = game.position(counted=False)
    then = text.replace('"mandatory_trade"', '"promised_trade"')
    assert then != text
    for each in (text, then):
        assert has_reached(game, RULES_VERSION, None, hashlib.sha256(each.encode()).hexdigest())
    assert not has_reached(game, RULES_VERSION, None, hashlib.sha256(b"elsewhere").hexdigest())


def test_a_game_of_other_rules_that_leads_to_the_same_goes_on(
    client: TestClient, ada: Guest
) -> None:
    table_id = ada.bring(crofters(1, PLY), "me")["id"]
    view = ada.table(table_id)["view"]
    as_of_old_rules(client, table_id, reached(crofters(1, PLY), OLD, salt_of(client, table_id)))
    table = ada.table(table_id)
    assert (table["view"], table["rules"]) == (view, OLD)
    ada.play(table_id, str(crofters(1).actions[PLY]), end=True)
    # Only entries whose hash was not rewritten differ.
    assert all(f"played with rules {OLD}" in fault for fault in faults(client, table_id))


def test_a_game_that_other_rules_lead_elsewhere_is_refused(client: TestClient, ada: Guest) -> None:
    table_id = ada.bring(crofters(1, PLY), "me")["id"]
    version = ada.table(table_id)["version"]
    as_of_old_rules(client, table_id, hashlib.sha256(b"elsewhere").hexdigest())
    sentence = f"this game was played with rules {OLD}, and this server uses rules {RULES_VERSION}"
    path = f"/tables/{table_id}"
    for answer in (
        ada.refused("get", path),
        ada.refused("get", f"{path}/record"),
        ada.refused("get", f"{path}/positions/{PLY}"),
        ada.cannot(table_id, "play", codes=["pass"], version=version),
        ada.cannot(table_id, "leave"),
    ):
        assert (answer["code"], answer["message"][: len(sentence)]) == ("conflict", sentence)
    # The lobby and the log are still there.
    mine = ada.ok("get", "/tables?whose=mine")["tables"]
    assert table_id in [table["id"] for table in mine]
    assert len(ada.entries(table_id, "decision")) == PLY
    assert any(f"played with rules {OLD}" in fault for fault in faults(client, table_id))


def test_a_game_whose_pack_is_gone_is_refused(client: TestClient, ada: Guest) -> None:
    table_id = ada.bring(crofters(1, PLY), "me")["id"]
    tables = schema.tables
    stored(client, update(tables).where(tables.c.id == table_id).values(content="gone"))
    services(client).table_service.forget(table_id)
    answer = ada.refused("get", f"/tables/{table_id}")
    assert answer["code"] == "conflict"
    assert "'gone'" in answer["message"]
