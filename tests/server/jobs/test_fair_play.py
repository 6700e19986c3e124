"""No review, hint, layer or exercise of a game that has to be played without them, by any way.

All routes of tables are asked, as the API describes them, and the socket. A new route is in the
test as soon as it is described.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert

from caledonia.game import Game
from caledonia.puzzles.files import shipped_puzzles
from caledonia.review.shapes import VERSION
from caledonia.server.clock import new_id, now
from caledonia.server.db import schema
from caledonia.server.wire import encode_text
from caledonia.types import spaces_of
from tests.server.described import description
from tests.server.fair_play.test_copies import (
    bring,
    cut,
    decide,
    from_position,
    record_of,
    strict_table,
)
from tests.server.fair_play.test_hints import with_two
from tests.server.tables.test_challenge import Hands, finish, hands
from tests.server.visitors import Guest, Member, crofters, services

__all__ = ["hands"]

STUDY = {
    "AnalysisState",
    "Counsel",
    "Evaluated",
    "Hint",
    "MarketForecast",
    "Navigation",
    "RateComparison",
    "TableReview",
}
"""Answers that say how good something is."""
BODIES: dict[str, Any] = {
    "branch": {"ply": 1},
    "orders": {"orders": []},
    "say": {"text": "slàinte"},
}
"""By the last word of a route: what to send, so that it does something."""
LAST = "leave"
"""This command ends the walk."""


def shapes_in(schema: Any) -> Iterator[str]:
    """Yield the names of the shapes that a schema refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].split("/")[-1]
        for each in schema.values():
            yield from shapes_in(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from shapes_in(each)


def fields_of(shapes: set[str]) -> set[str]:
    """Return the names of all fields of some shapes, and of what they are made of."""
    schemas = description()["components"]["schemas"]
    fields: set[str] = set()
    left, seen = list(shapes), set(shapes)
    while left:
        schema = schemas[left.pop()]
        fields |= schema.get("properties", {}).keys()
        for part in shapes_in(schema):
            if part not in seen:
                seen.add(part)
                left.append(part)
    return fields


def answers_of(operation: Any) -> set[str]:
    """Return the shapes that a route answers with."""
    good = (answer for status, answer in operation["responses"].items() if status[0] == "2")
    return {shape for answer in good for shape in shapes_in(answer.get("content", {}))}


@cache
def table_routes() -> list[tuple[str, str, set[str]]]:
    """Return method, path and answers of all routes of a table, the destructive one last."""
    routes = [
        (method, path.removeprefix("/api"), answers_of(operation))
        for path, operations in description()["paths"].items()
        for method, operation in operations.items()
        if "{table_id}" in path
    ]
    return sorted(routes, key=lambda route: route[1].endswith(LAST))


@cache
def secret_fields() -> set[str]:
    """Return the fields that only occur where something is judged."""
    others = {shape for _, _, answers in table_routes() for shape in answers} - STUDY
    return fields_of(STUDY) - fields_of(others | {"ServerMessage", "Problem"})


def keys_in(data: Any) -> set[str]:
    """Return all keys of some JSON."""
    if isinstance(data, dict):
        return data.keys() | {key for each in data.values() for key in keys_in(each)}
    if isinstance(data, list):
        return {key for each in data for key in keys_in(each)}
    return set()


def plant(server: TestClient, table_id: str, person: str) -> tuple[str, str]:
    """Store a review and an exercise, as if they had been made; return their ids."""
    review, exercise = new_id(), new_id()
    moment = {"created": now(), "updated": now()}
    puzzle = next(iter(shipped_puzzles().values()))

    async def store() -> None:
        async with services(server).database.write() as connection:
            await connection.execute(
                insert(schema.analyses).values(
                    id=review,
                    table_id=table_id,
                    person=person,
                    bot="review",
                    status="done",
                    done=1,
                    total=1,
                    result=encode_text({"version": VERSION, "sheets": []}),
                    **moment,
                )
            )
            await connection.execute(
                insert(schema.exercises).values(
                    id=exercise,
                    person=person,
                    table_id=table_id,
                    ply=1,
                    data=encode_text(puzzle.as_json()),
                    created=now(),
                    due=now(),
                    tries=0,
                )
            )

    assert server.portal is not None
    server.portal.call(store)
    return review, exercise


class Stranger:
    """A browser without a session."""

    def __init__(self, server: TestClient) -> None:
        self._http = TestClient(server.app, base_url="http://testserver")
        self._http.portal = server.portal

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the response."""
        more: dict[str, Any] = {} if body is None else {"json": body}
        return self._http.request(method.upper(), f"/api{path}", **more)


Viewer = Guest | Stranger


def walk(table_id: str, viewers: list[Viewer], stored: tuple[str, str]) -> None:
    """Ask every viewer's way to everything, and check that nothing judged comes back."""
    secret, (review, exercise) = secret_fields(), stored
    ways = [
        ("get", f"/analyses/{review}", {"AnalysisState"}),
        ("get", f"/puzzles/{exercise}", STUDY),
        ("post", f"/puzzles/{exercise}/try", STUDY),
        ("post", f"/puzzles/{exercise}/answer", STUDY),
        ("get", f"/exercises/next?table={table_id}", STUDY),
        *table_routes(),
    ]
    for method, path, answers in ways:
        name = path.split("/")[-1]
        empty: dict[str, Any] = {"codes": []} if exercise in path else {}
        body = None if method == "get" else BODIES.get(name, empty)
        url = path.replace("{table_id}", table_id).replace("{ply}", "1")
        if name in ("plans", "why-not"):
            url += "?code=pass"
        for viewer in viewers:
            response = viewer.ask(method, url, body)
            if answers & STUDY:
                assert 400 <= response.status_code < 500, (url, response.text)
            assert response.status_code < 500, (url, response.text)
            if response.headers.get("content-type") == "application/json":
                leaked = secret & keys_in(response.json())
                assert not leaked, (url, leaked)


def listen(table_id: str, player: Guest) -> None:
    """Ask by the socket, for commands that are routes too, and check what is sent."""
    words = {path.split("/")[-1] for _, path, answers in table_routes() if answers & STUDY}
    assert {"review", "exercises", "hint", "evaluation"} <= words
    with player.watch(table_id) as socket:
        socket.send({"type": "look", "foreground": True})
        for code in player.table(table_id)["view"].get("legal", [])[:3]:
            socket.send({"type": "foresee", "code": code})
        for word in sorted(words):
            answer = socket.do(f"ask-{word}", word)
            assert answer["type"] == "problem", (word, answer)
        messages = socket.until_pong()
    assert not secret_fields() & keys_in(messages), json.dumps(messages)


def test_what_must_stay_secret_is_known() -> None:
    fields = secret_fields()
    assert {"review", "exercises", "turning_points", "points_lost", "best_code"} <= fields
    assert {"alternatives", "losses", "routes"} <= fields
    assert not {"view", "choices", "entries", "code"} & fields
    # Routes whose answers have a shape of their own; files are none.
    assert all(answers for _, path, answers in table_routes() if not path.endswith("record"))


def rated(client: TestClient) -> tuple[str, Guest, list[Viewer]]:
    one, two = Member(client, "Una"), Member(client, "Duo")
    table_id, player = with_two(one, two, rated=True, aids=True, layers=True)
    return table_id, player, [one, two]


def between_people(client: TestClient) -> tuple[str, Guest, list[Viewer]]:
    one, two = Guest(client, "Una"), Guest(client, "Duo")
    table_id, player = with_two(one, two, layers=True)
    return table_id, player, [one, two]


def with_hints(client: TestClient) -> tuple[str, Guest, list[Viewer]]:
    """Return a game of two people who agreed to hints."""
    one, two = Guest(client, "Una"), Guest(client, "Duo")
    table_id, player = with_two(one, two, aids=True)
    for _ in range(6):
        decide((one, two)[one.table(table_id)["deciding"]], table_id)
    return table_id, player, [one, two]


def bring_ended(player: Guest, record: str) -> Any:
    """Import the record of a running game of two with an invented end."""
    game = Game.from_record(record)
    while not game.is_over():
        legal = game.legal_codes
        game.push_code("pass" if "pass" in legal else legal[0])
    return player.bring(game, "me", "crofter", secret=False)


def renamed(record: str) -> str:
    """Return a record with other names of the players."""
    changed = record.replace("Una", "Ute").replace("Duo", "Dan")
    assert changed != record
    return changed


def open_daily(client: TestClient) -> tuple[str, Guest, list[Viewer]]:
    player, finished = Guest(client, "Una"), Guest(client, "Fin")
    finish(finished, finished.ok("post", "/tables/daily", {})["id"])
    # Who has finished the challenge may watch others.
    return player.ok("post", "/tables/daily", {})["id"], player, [player, finished]


def finished_daily(client: TestClient) -> tuple[str, Guest, list[Viewer]]:
    player = Guest(client, "Una")
    table_id = player.ok("post", "/tables/daily", {})["id"]
    finish(player, table_id)
    return table_id, player, [player]


@pytest.mark.usefixtures("hands")
@pytest.mark.parametrize("make", [rated, between_people, open_daily, finished_daily])
def test_nothing_judged_gets_out_of_a_game_that_is_not_over_for_everyone(
    make: Callable[[TestClient], tuple[str, Guest, list[Viewer]]], client: TestClient
) -> None:
    table_id, player, known = make(client)
    stored = plant(client, table_id, player.id)
    listen(table_id, player)
    spectator: Viewer = Member(client, "Eve")
    walk(table_id, [*known, spectator, Guest(client, "Gus"), Stranger(client)], stored)


def test_a_held_copy_gives_no_exercises(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    record = record_of(ada, strict_table(ada))
    copy = bring(ada, record)
    stored = plant(client, copy["id"], ada.id)
    walk(copy["id"], [ada, Guest(client, "Ben"), Stranger(client)], stored)


@pytest.mark.parametrize("changed", [str, cut, renamed, from_position])
def test_a_copy_with_an_invented_end_gives_nothing_though_hints_were_agreed(
    client: TestClient, changed: Callable[[str], str]
) -> None:
    table_id, player, known = with_hints(client)
    copy = bring_ended(player, changed(record_of(player, table_id)))
    assert copy["status"] == "finished"
    for path in ("review", "analysis", "exercises"):
        refused = player.refused("post", f"/tables/{copy['id']}/{path}", {})
        assert refused["why"] == "copy_held"
    for method, path in (("get", "review/rates"), ("post", "positions/1/try")):
        refused = player.refused(method, f"/tables/{copy['id']}/{path}", {"codes": []})
        assert refused["why"] == "copy_held"
    stored = plant(client, copy["id"], player.id)
    walk(copy["id"], [*known, Guest(client, "Gus"), Stranger(client)], stored)


def units_of(game: Game) -> set[tuple[int, int, int]]:
    """Units and the spaces on which they stand, by seat."""
    return {
        (seat, unit, space)
        for seat, player in enumerate(game.state.players)
        for unit, pieces in enumerate(player.pieces)
        for space in spaces_of(pieces)
    }


def test_units_that_move_after_the_import_do_not_hide_a_copy(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker of this deal is moved by its port tile right after the position imported."""
    monkeypatch.setattr("caledonia.server.tables.create.new_seed", lambda: 72)
    table_id, player, _ = with_hints(client)
    record = from_position(record_of(player, table_id))
    copy = bring_ended(player, record)
    known, shown = (
        units_of(Game.from_record(each)) for each in (record, record_of(player, copy["id"]))
    )
    assert len(known - shown) == len(known & shown) == 2
    assert player.refused("post", f"/tables/{copy['id']}/review", {})["why"] == "copy_held"


def test_earlier_rates_leave_out_such_a_copy(client: TestClient) -> None:
    table_id, player, _ = with_hints(client)
    copy = bring_ended(player, record_of(player, table_id))
    finished = player.bring(crofters(1, seed=3), "me")["id"]
    for table in (copy["id"], finished):
        plant(client, table, player.id)
    assert player.ok("get", f"/tables/{finished}/review/rates")["own"] is None


@pytest.mark.parametrize("hours", [0.1, 24.5, 47.9])
def test_the_exercises_of_a_daily_challenge_wait_until_it_closes(
    client: TestClient, hands: Hands, hours: float
) -> None:
    table_id, player, _ = finished_daily(client)
    path = f"/tables/{table_id}/exercises"
    hands.move(hours)
    assert player.refused("post", path, {})["why"] == "analysis_after_day"
    _, exercise = plant(client, table_id, player.id)
    assert player.refused("get", f"/puzzles/{exercise}")["why"] == "analysis_after_day"
    assert player.refused("get", "/exercises/next")["why"] == "no_exercise_due"
    hands.move(48)
    assert player.ok("get", f"/puzzles/{exercise}")["id"] == exercise
    assert player.ok("post", path, {})["bot"] == "exercises"
