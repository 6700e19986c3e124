"""Teaching layers: whom they are shown to, and who gets them by no route and no socket."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.game import Game
from caledonia.server.jobs import layers
from tests.insight.played import moments, reshuffled
from tests.server.visitors import Guest, Member, crofters

LAYERS = ("navigator", "weather", "evaluation")
MARKS = ('"routes"', '"rises"', '"win"')
"""Keys that only layers have."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "EVALUATION_NODES", 12)


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


@pytest.fixture
def ben(client: TestClient) -> Guest:
    return Guest(client, "Ben")


def stranger(server: TestClient) -> TestClient:
    """Return a browser without a session."""
    nobody = TestClient(server.app, base_url="http://testserver")
    nobody.portal = server.portal
    return nobody


def half_played(players: int = 2) -> Game:
    """Return a game in which a few rounds are played."""
    played = crofters(players)
    game = Game(played.start, seed=played.seed)
    for action in played.actions[: len(played.actions) // 2]:
        game.push(action)
    while not game.turn_is_over():
        game.push(game.legal_actions[0])
    return game


def test_who_plays_alone_against_bots_gets_all_layers(ada: Guest) -> None:
    game = half_played()
    seats = ["crofter", "crofter"]
    assert game.deciding_seat is not None
    seats[game.deciding_seat] = "me"
    table = ada.bring(game, *seats)
    assert table["layers"] is True
    ways, weather, bar = (ada.ok("get", f"/tables/{table['id']}/{each}") for each in LAYERS)
    assert ways["seat"] == weather["seat"] == table["you"] == game.deciding_seat
    assert {each["version"] for each in (ways, weather, bar)} == {table["version"]}
    assert any(route["ways"] for route in ways["routes"])
    assert set(weather["goods"]) == {"wool", "grain", "milk", "bread", "cheese", "whisky"}
    assert len(bar["seats"]) == 2
    code = next(each for each in table["view"]["legal"] if each.startswith(("sell", "buy", "hire")))
    ada.play(table["id"], code)
    assert ada.ok("get", f"/tables/{table['id']}/evaluation")["step"] == 1


def refusals(table_id: str, server: TestClient, *people: Guest) -> set[str]:
    """Return why all layers are refused to some people and to a stranger."""
    answers = [
        person.ask("get", f"/tables/{table_id}/{each}") for each in LAYERS for person in people
    ]
    nobody = stranger(server)
    answers += [nobody.get(f"/api/tables/{table_id}/{each}") for each in LAYERS]
    assert all(400 <= each.status_code < 500 for each in answers)
    assert not any(mark in each.text for each in answers for mark in MARKS)
    return {each.json().get("why") or each.json()["code"] for each in answers}


def sent(person: Guest, table_id: str) -> str:
    """Return what a socket is sent, also to questions."""
    with person.watch(table_id) as socket:
        socket.send({"type": "look", "foreground": True})
        for code in person.table(table_id)["view"]["legal"][:3]:
            socket.send({"type": "foresee", "code": code})
        return json.dumps(socket.until_pong())


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ({}, "layers_unfair"),
        ({"aids": True}, "layers_unfair"),
        ({"aids": True, "layers": True, "spectators": False}, "layers_unfair"),
        ({"aids": False}, "no_layers"),
        ({"rated": True}, "layers_unfair"),
        ({"rated": True, "aids": True, "layers": True}, "layers_unfair"),
    ],
)
def test_layers_are_refused_in_games_between_people(
    client: TestClient, choices: dict[str, bool], why: str
) -> None:
    ann, bob, watching = (Member(client, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.make_table(players=2, seats=["me", "open"], **choices)
    bob.join(table)
    assert refusals(table["id"], client, ann, bob, watching) <= {
        why,
        "not_signed_in",
        "no_spectators",
    }
    for person in (ann, bob):
        assert person.table(table["id"])["layers"] is False
        assert not any(mark in sent(person, table["id"]) for mark in MARKS)


def test_a_table_can_be_made_without_layers(ada: Guest, ben: Guest, client: TestClient) -> None:
    for choices in ({"layers": False}, {"aids": False}):
        table = ada.make_table(players=2, seats=["me", "crofter"], **choices)
        assert table["layers"] is False
        assert refusals(table["id"], client, ada, ben) == {"no_layers", "not_signed_in"}


def test_a_challenge_has_no_layers(ada: Guest, ben: Guest, client: TestClient) -> None:
    table = ada.ok("post", "/tables/daily", {})
    assert table["layers"] is False
    assert refusals(table["id"], client, ada, ben) == {
        "layers_unfair",
        "challenge_open",
        "not_signed_in",
    }
    copy = ben.bring(Game.from_record(record_of(ada, table["id"])), "me", secret=False)
    assert refusals(copy["id"], client, ada, ben) == {"copy_held", "not_signed_in"}


def record_of(person: Guest, table_id: str) -> str:
    text: str = person.ask("get", f"/tables/{table_id}/record").text
    return text


def test_a_game_between_bots_shows_its_evaluation_to_everybody(
    ada: Guest, ben: Guest, client: TestClient
) -> None:
    table = ada.bring(half_played(), "crofter", "crofter")
    assert table["layers"] is True
    for person in (ada, ben):
        assert person.ok("get", f"/tables/{table['id']}/evaluation")["seats"]
        for each in ("navigator", "weather"):
            assert person.refused("get", f"/tables/{table['id']}/{each}")["why"] == "no_seat"
    assert stranger(client).get(f"/api/tables/{table['id']}/evaluation").is_success


def test_layers_end_when_another_person_sits_down(ada: Guest, ben: Guest) -> None:
    table = ada.make_table(players=2, seats=["me", "open"], public=True)
    assert table["layers"] is True
    assert ada.refused("get", f"/tables/{table['id']}/evaluation")["why"] == "game_not_begun"
    with ada.watch(table["id"]) as socket:
        ben.join(table)
        assert socket.until("update")["table"]["layers"] is False
    assert ada.refused("get", f"/tables/{table['id']}/evaluation")["why"] == "layers_unfair"


def test_a_copy_of_a_game_between_people_has_no_layers_even_with_hints(
    client: TestClient, ada: Guest, ben: Guest
) -> None:
    table = ada.make_table(players=2, seats=["me", "open"], aids=True)
    ben.join(table)
    record = record_of(ada, table["id"])
    copy = ada.bring(Game.from_record(record), "me", "crofter", secret=False)
    assert "held" not in copy
    assert refusals(copy["id"], client, ada, ben) == {"copy_held", "not_signed_in"}


def test_layers_reveal_nothing_hidden(ada: Guest) -> None:
    game = next(each for each in list(moments(1, every=13))[6:] if each.turn_is_over())
    answers: list[list[Any]] = []
    for state in (game.state, reshuffled(game.state)):
        seats = ["crofter", "crofter"]
        assert game.deciding_seat is not None
        seats[game.deciding_seat] = "me"
        table = ada.bring(Game(state), *seats)
        answers.append([ada.ok("get", f"/tables/{table['id']}/{each}") for each in LAYERS])
    assert answers[0] == answers[1]
