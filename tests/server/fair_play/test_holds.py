"""How often the originals of an imported game are looked for."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.fair_play import copies
from caledonia.server.fair_play.copies import FREE_FOR, MOST
from tests.server.visitors import Guest, crofters, services


class Originals:
    """Stands in for the search in the database: counts how often it is made."""

    def __init__(self) -> None:
        self.searches = 0
        self.exist = False
        self.time = 0.0

    async def search(self, connection: object, table: object, guard: object) -> bool:
        """Return whether the table is a copy."""
        self.searches += 1
        return self.exist


@pytest.fixture
def originals(monkeypatch: pytest.MonkeyPatch) -> Originals:
    originals = Originals()
    monkeypatch.setattr(copies, "is_copy", originals.search)
    monkeypatch.setattr(copies, "monotonic", lambda: originals.time)
    return originals


def test_a_table_that_is_no_copy_is_checked_once_in_a_while(
    ada: Guest, originals: Originals
) -> None:
    table_id = ada.bring(crofters(1, 5), "me")["id"]
    for _ in range(3):
        done = ada.play(table_id, ada.table(table_id)["view"]["legal"][0])
        ada.do(table_id, "take-back", version=done["version"], step=done["step"])
    assert originals.searches == 1
    originals.time = FREE_FOR
    ada.table(table_id)
    ada.table(table_id)
    assert originals.searches == 2


def test_a_copy_that_is_recognised_later_is_held_after_a_while(
    ada: Guest, originals: Originals
) -> None:
    table_id = ada.bring(crofters(1, 5), "me")["id"]
    originals.exist = True
    assert "held" not in ada.table(table_id)
    originals.time = FREE_FOR
    assert ada.table(table_id)["held"]
    table = ada.table(table_id)
    code = table["view"]["legal"][0]
    refused = ada.cannot(table_id, "play", codes=[code], version=table["version"], step=0)
    assert refused["why"] == "copy_held"
    # It is free at once when its original is over.
    originals.exist = False
    ada.play(table_id, code)


def test_a_game_that_was_dealt_here_is_never_checked(ada: Guest, originals: Originals) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    ada.play(table_id, ada.table(table_id)["view"]["legal"][0])
    assert originals.searches == 0


def test_only_so_many_tables_are_remembered(client: TestClient, originals: Originals) -> None:
    table_service = services(client).table_service
    tables: Any = (SimpleNamespace(id=str(number), start="") for number in count())
    first = next(tables)

    async def check() -> None:
        await table_service.holds.is_held(first)
        for _ in range(MOST):
            await table_service.holds.is_held(next(tables))
        await table_service.holds.is_held(first)

    assert client.portal is not None
    client.portal.call(check)
    assert originals.searches == MOST + 2
