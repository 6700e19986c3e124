"""Whole games are replayed beside the event loop, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from caledonia.server.games.history import rebuilt
from caledonia.server.tables.record_import import read_import
from tests.server.visitors import Guest, crofters


class Witness:
    """Notes calls of a function, and whether they came from the event loop."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.on_the_loop: list[bool] = []

    def __call__(self, *values: Any) -> Any:
        try:
            asyncio.get_running_loop()
            self.on_the_loop.append(True)
        except RuntimeError:
            self.on_the_loop.append(False)
        return self._function(*values)


@pytest.mark.both_databases
def test_looking_back_does_not_block_the_server(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness(rebuilt)
    monkeypatch.setattr("caledonia.server.games.history.rebuilt", witness)
    table_id = ada.bring(crofters(2), "me", "open")["id"]
    game = crofters(2)
    for ply in (game.ply, 3, 0):
        while game.ply > ply:
            game.pop()
        position = ada.ok("get", f"/tables/{table_id}/positions/{ply}")
        assert position["view"] == _plain(game.view(None))
    assert ada.ask("get", f"/tables/{table_id}/record").status_code == 200
    assert witness.on_the_loop == [False]
    missing = ada.refused("get", f"/tables/{table_id}/positions/100000")
    assert missing["code"] == "not_found"


def _plain(view: Mapping[str, object]) -> dict[str, object]:
    return {key: _lists(value) for key, value in view.items()}


def _lists(value: object) -> object:
    return [_lists(each) for each in value] if isinstance(value, list | tuple) else value


def test_importing_does_not_block_the_server(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness(read_import)
    monkeypatch.setattr("caledonia.server.tables.routes.read_import", witness)
    ada.bring(crofters(2), "me", "open")
    assert witness.on_the_loop == [False]


def test_what_is_undone_is_not_looked_back_at(ada: Guest) -> None:
    table_id = ada.bring(crofters(1, 12), "me")["id"]
    assert ada.ok("get", f"/tables/{table_id}/positions/12")["ply"] == 12
    ada.do(table_id, "ask-undo", to=9, version=ada.table(table_id)["version"])
    assert ada.refused("get", f"/tables/{table_id}/positions/12")["code"] == "not_found"
    assert ada.ok("get", f"/tables/{table_id}/positions/9")["view"]["round"] is not None
