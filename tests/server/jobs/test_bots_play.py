from __future__ import annotations

import time

import pytest
from fastapi.testclient import TestClient

from tests.server.visitors import Guest

pytestmark = pytest.mark.both_databases


def wait_for(guest: Guest, table_id: str, seconds: float = 30) -> None:
    """Wait until it is the guest's turn, or the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table = guest.table(table_id)
        if table["deciding"] == table["you"] or table["status"] == "finished":
            return
        time.sleep(0.05)
    raise AssertionError("the bots did not play")


def test_bots_play_until_it_is_a_persons_turn(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    table_id = ada.make_table(players=3, seats=["me", "crofter", "random"])["id"]
    for _ in range(4):
        wait_for(ada, table_id)
        mine = ada.table(table_id)
        code, step = mine["view"]["legal"][0], mine["step"]
        played = ada.do(table_id, "play", codes=[code], version=mine["version"], step=step)
        if played["complete"]:
            ada.do(table_id, "end", version=played["version"], step=played["step"])
    wait_for(ada, table_id)
    entries = ada.ok("get", f"/tables/{table_id}/entries")["entries"]
    by = {entry["by"] for entry in entries if entry["kind"] == "decision"}
    assert by == {"person", "bot"}
