"""Answers and messages of the server match its OpenAPI description."""

from __future__ import annotations

import json
import time
from dataclasses import fields
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.game import Game
from caledonia.insight.event_json import events_json
from caledonia.powers.registry import PENDING_KINDS
from caledonia.rules.final import SCORE_LINES
from caledonia.server.errors import CODES
from caledonia.server.shapes.engine import EVENT_KINDS
from caledonia.types import GOOD_NAMES, UNIT_NAMES
from tests.server.described import check_answer, check_component, description
from tests.server.tables.tables import LONG_TURN, alone, imported_table
from tests.server.visitors import Guest, crofters


def shapes() -> dict[str, Any]:
    schemas: dict[str, Any] = description()["components"]["schemas"]
    return schemas


def every_ref(node: Any) -> set[str]:
    if isinstance(node, list):
        return set().union(*map(every_ref, node)) if node else set()
    if not isinstance(node, dict):
        return set()
    own = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
    return own.union(*map(every_ref, node.values()))


# The description.


def test_every_reference_leads_somewhere() -> None:
    known = {f"#/components/schemas/{name}" for name in shapes()}
    assert every_ref(description()) <= known


def test_every_route_says_what_it_answers() -> None:
    silent = []
    for path, methods in description()["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                content = answer.get("content", {})
                is_silent = content.get("application/json", {"schema": True}).get("schema") == {}
                if is_silent or (not content and status != "204"):
                    silent.append(f"{method} {path} {status}")
    assert silent == []


def test_names_are_those_of_the_engine() -> None:
    assert shapes()["GoodName"]["enum"] == list(GOOD_NAMES)
    assert shapes()["UnitName"]["enum"] == list(UNIT_NAMES)
    assert set(SCORE_LINES) < set(shapes()["ScoreSheet"]["required"])
    assert len(shapes()["EventJson"]["oneOf"]) == len(EVENT_KINDS) > 30
    assert len(shapes()["Decision"]["oneOf"]) == len(PENDING_KINDS)
    assert shapes()["Problem"]["properties"]["code"]["enum"] == list(CODES)


def test_messages_of_the_socket_are_described() -> None:
    mapping = shapes()["ServerMessage"]["discriminator"]["mapping"]
    kinds = {"hello", "update", "draft", "presence", "queue", "answer", "problem", "pong"}
    assert set(mapping) == {*kinds, "effect", "refused"}
    sent = shapes()["ClientMessage"]["discriminator"]["mapping"]
    assert {"command", "have", "foresee", "look", "ping"} <= set(sent)
    assert "live" in description()["webhooks"]


def test_an_unknown_or_missing_field_is_noticed() -> None:
    path = "/api/packs"
    check_answer("get", path, 200, {"packs": ["base"]})
    for wrong in ({}, {"packs": ["base"], "more": 1}, {"packs": [1]}):
        with pytest.raises(AssertionError, match="shapes"):
            check_answer("get", path, 200, wrong)


# The engine.


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"tighter_map": True}),
        (3, {"no_clans": True, "static_imports": True}),
        (4, {"clan_auction": True}),
    ],
)
def test_views_and_events_of_whole_games(players: int, options: dict[str, Any]) -> None:
    whole = crofters(players, **options)
    game = Game(whole.start)
    for action in whole.actions:
        game.push(action)
        for event in events_json(game.events()):
            check_component("EventJson", as_json(event))
        if game.ply % 5 == 0 or game.is_over():
            check_component("View", as_json(game.view(game.deciding_seat)))


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def test_the_shapes_of_events_have_their_fields() -> None:
    for kind in EVENT_KINDS:
        shape = shapes()[f"{kind.__name__}Event"]
        assert set(shape["properties"]) == {"event", *(field.name for field in fields(kind))}
        assert shape["description"] == kind.__doc__


# A game through the API: guests hold every answer against the description.


def play_on(people: list[Guest], table_id: str, codes: list[str]) -> None:
    """Play decisions, each by the deciding player."""
    for code in codes:
        table = people[0].table(table_id)
        who = next(p for p in people if p.id == table["seats"][table["deciding"]]["person"])
        if who.play(table_id, code).get("complete"):
            own = who.table(table_id)
            if own.get("complete"):
                who.do(table_id, "end", version=own["version"], step=own["step"])


def test_a_game_from_beginning_to_end(client: TestClient) -> None:
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    codes = [str(action) for action in crofters(2).actions][LONG_TURN:]
    with ada.watch(table_id, 0) as first, ben.watch(table_id) as second:
        play_on([ada, ben], table_id, codes)
        messages = [*first.until_pong(), *second.until_pong()]
    assert {message["type"] for message in messages} == {"hello", "update", "draft", "presence"}
    assert any("patch" in message for message in messages)
    assert any("choices" in message for message in messages)
    game = crofters(2, LONG_TURN)
    for entry in ada.entries(table_id, "decision")[LONG_TURN:]:
        assert entry["phase"] == game.phase
        game.push_code(entry["code"])
    finished = ada.entries(table_id, "finished")
    assert finished[0]["result"]["scores"] == list(crofters(2).outcome().scores)  # type: ignore[union-attr]  # it is over
    for path in ("verify", f"positions/{LONG_TURN}", "entries"):
        ada.ok("get", f"/tables/{table_id}/{path}")
    ada.ok("post", f"/tables/{table_id}/again", {"same_setup": True})
    for whose in ("lobby", "others", "mine", "my_turn"):
        ada.ok("get", f"/tables?whose={whose}")
    ada.ok("get", f"/people/{ada.id}")
    ada.ok("get", f"/people/{ada.id}/against/{ben.id}")


def test_all_commands_and_kinds_of_entries(client: TestClient) -> None:
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    ada.ok("get", "/presets")
    table = ada.make_table(players=3, clock={"kind": "chess", "seconds": 600, "increment": 10})
    table_id = table["id"]
    ben.join(table)
    ben.do(table_id, "leave")
    ada.do(table_id, "bot", seat=1, bot="crofter")
    lone = ada.make_table(players=2)["id"]
    ada.do(lone, "start")
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as socket:
        socket.until("hello")
        say = socket.do("say-1", "say", text="Hello")
        assert say["type"] == "answer"
        assert socket.do("play-1", "play", codes=["nothing"], version=0)["type"] == "problem"
        now = ada.table(table_id)
        ada.play(table_id, now["view"]["legal"][0])
        assert socket.until("draft")["step"] == 1
    now = ada.table(table_id)
    ada.do(table_id, "take-back", version=now["version"], step=1)
    ada.ok("get", f"/tables/{table_id}/why-not?code=pass")
    ada.ok("get", f"/tables/{alone(ada, LONG_TURN)}/hint?bot=crofter")
    assert "reasons" in ada.ok("get", f"/tables/{table_id}/why-not?code=expand+sheep+a1")
    ada.do(table_id, "orders", orders={"pass_if_nothing_else": True})
    ada.ok("get", f"/tables/{table_id}/orders")
    for consent in (False, True):
        version = ada.table(table_id)["version"]
        ada.do(table_id, "ask-undo", to=LONG_TURN - 2, version=version)
        ben.do(table_id, "answer-undo", consent=consent, version=version)
    ben.do(table_id, "leave")
    ben.do(table_id, "return")
    kinds = {entry["kind"] for entry in ada.entries(table_id)}
    undo = {"undo_asked", "undo_agreed", "undo_refused", "undone"}
    assert kinds == {"created", "seat", "started", "decision", "chat", *undo}


def test_refusals(client: TestClient) -> None:
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    assert ada.cannot(table_id, "play", codes=["pass"], version=0)["code"] == "stale"
    assert ada.cannot(table_id, "play", codes=[], version=0)["fields"]
    version = ada.table(table_id)["version"]
    wrong = ada.cannot(table_id, "play", codes=["expand sheep a1"], version=version)
    assert wrong["reasons"]
    closed = ada.make_table(players=2, spectators=False)["id"]
    with ben.watch(closed) as socket:
        assert socket.next()["type"] == "refused"


def test_answers_outside_of_games_match_the_description(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caledonia.server.jobs.analysis.NODES", {"merchant": 2, "review": 8})
    ada = Guest(client, "Ada")
    day = ada.ok("post", "/tables/daily", {})["daily"]
    assert ada.refused("post", "/tables/daily", {})["table"]
    table_id = ada.bring(crofters(1), "me")["id"]
    for path, body in (("analysis", {"bot": "merchant"}), ("review", {})):
        asked = ada.ok("post", f"/tables/{table_id}/{path}", body)
        end = time.monotonic() + 300
        while ada.ok("get", f"/analyses/{asked['id']}")["status"] != "done":
            assert time.monotonic() < end
            time.sleep(0.1)
    ada.ok("get", f"/daily/{day}/board")
    ada.ok("get", f"/people/{ada.id}/games")
    ada.ok("get", f"/people/{ada.id}/ratings")
    for path in ("packs", "health", "ready", "archive", "statistics?players=1"):
        ada.ok("get", f"/{path}")
    for path in ("ratings", "ratings/effects"):
        ada.ok("get", f"/{path}?players=2")
    ada.ok("get", "/people/me")
    ada.ok("patch", "/people/me", {"name": "Ada of Skye", "preferences": {"zone": "UTC"}})
    ada.ok("get", "/people/me/sessions")
    ada.ok("post", "/people/me/tokens", {"label": "a script"})
    ada.ok("get", "/people/me/tokens")
    ada.ok("get", "/notices/push-key")
    ada.ok("get", "/notices/channels")
