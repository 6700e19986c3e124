"""The salts of the hashes in the log: nothing hidden can be guessed with them, all be verified."""

from __future__ import annotations

import hashlib
import hmac
from itertools import permutations
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Update, update

from caledonia.chance import NARROW
from caledonia.game import Game
from caledonia.server.audit.verify import verify
from caledonia.server.db import schema
from caledonia.server.tables import create
from tests.server.visitors import Guest, crofters, salt_of, services


def change(client: TestClient, table_id: str, query: Update) -> None:
    """Change the database behind the server's back."""

    async def work() -> None:
        async with services(client).database.write() as connection:
            await connection.execute(query)

    assert client.portal is not None
    client.portal.call(work)
    services(client).table_service.forget(table_id)


def salt_becomes(client: TestClient, table_id: str, salt: str | None) -> None:
    """Store another salt; None makes the table one of an earlier release."""
    t = schema.tables
    change(client, table_id, update(t).where(t.c.id == table_id).values(salt=salt))


def faults(client: TestClient, table_id: str) -> list[str]:
    """Return what ``caledonia db verify`` finds about a table."""
    assert client.portal is not None
    stored_faults = client.portal.call(verify, services(client).database)
    return [str(fault) for fault in stored_faults if fault.table == table_id]


def finish(guest: Guest, table_id: str) -> Any:
    """Pass until the game is over; return the table."""
    while (table := guest.table(table_id))["status"] == "playing":
        legal = table["view"]["legal"]
        played = guest.play(table_id, "pass" if "pass" in legal else legal[0])
        if played["complete"]:
            guest.do(table_id, "end", version=played["version"], step=played["step"])
    return table


def old_table(client: TestClient, ada: Guest, ben: Guest) -> str:
    """Return a running table created by an earlier release."""
    table = ada.make_table(players=2, seats=["me", "open"], shuffle=False)
    table_id: str = table["id"]
    salt_becomes(client, table_id, None)
    ben.join(table, seat=1)
    return table_id


# What is hidden cannot be guessed.


def test_the_same_position_has_another_hash_at_every_table(client: TestClient, ada: Guest) -> None:
    game = crofters(1, 20)
    tables = [ada.bring(game, "me")["id"] for _ in range(2)]
    one, other = ([e["hash"] for e in ada.entries(each, "decision")] for each in tables)
    assert len(one) == len(other) == 20
    assert not set(one) & set(other)
    salts = [salt_of(client, each) for each in tables]
    assert len(set(salts)) == 2
    assert all(salt is not None and len(bytes.fromhex(salt)) == 16 for salt in salts)


def test_no_guess_can_be_confirmed_by_the_log(ada: Guest) -> None:
    """Not even when only the order of four contracts is unknown."""
    game = crofters(2, 40)
    table_id = ada.bring(game, "me", "open")["id"]
    logged = {entry["hash"] for entry in ada.entries(table_id, "decision")}
    text = game.position(counted=False)
    top = ", ".join(map(str, game.state.pile[:4]))
    assert text.count(f'"pile": [{top}') == 1
    guesses = [
        text.replace(f'"pile": [{top}', f'"pile": [{", ".join(map(str, order))}')
        for order in permutations(game.state.pile[:4])
    ]
    assert text in guesses
    assert not logged & {hashlib.sha256(guess.encode()).hexdigest() for guess in guesses}


def test_a_branch_has_a_salt_of_its_own(client: TestClient, ada: Guest) -> None:
    table_id = ada.bring(crofters(2, 40), "me", "random")["id"]
    branch = ada.ok("post", f"/tables/{table_id}/branch", {"ply": 30, "seats": ["me", "random"]})
    assert salt_of(client, branch["id"]) not in (None, salt_of(client, table_id))


# All can be verified at the end.


def test_the_end_reveals_what_verifies_every_hash(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    table = finish(ada, table_id)
    (finished,) = ada.entries(table_id, "finished")
    assert finished["seed"] == table["seed"]
    game = Game.new(1, seed=int(finished["seed"]))
    for entry in ada.entries(table_id, "decision"):
        game.push_code(entry["code"])
        key, text = finished["salt"].encode(), game.position(counted=False).encode()
        assert entry["hash"] == hmac.new(key, text, "sha256").hexdigest()
    report = ada.ok("get", f"/tables/{table_id}/verify")
    assert (report["seed"], report["salt"]) == (finished["seed"], finished["salt"])
    assert (report["seed_fits"], report["hashes_fit"], report["fair"]) == (True, True, True)


def test_a_wrong_salt_is_a_fault(client: TestClient, ada: Guest) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    salt = salt_of(client, table_id)
    for wrong in ("0" * 32, None):
        salt_becomes(client, table_id, wrong)
        report = ada.ok("get", f"/tables/{table_id}/verify")
        assert (report["seed_fits"], report["hashes_fit"], report["fair"]) == (True, False, False)
        assert "hash: " in report["faults"][0]
        assert faults(client, table_id) == report["faults"]
    salt_becomes(client, table_id, salt)
    assert ada.ok("get", f"/tables/{table_id}/verify")["fair"]


def test_a_tampered_hash_is_a_fault(client: TestClient, ada: Guest) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    plain = hashlib.sha256(crofters(1, 1).position(counted=False).encode()).hexdigest()
    e = schema.entries.c
    first = update(schema.entries).where(e.table_id == table_id, e.ply == 1)
    change(client, table_id, first.values(hash=plain))
    report = ada.ok("get", f"/tables/{table_id}/verify")
    assert (report["hashes_fit"], report["fair"]) == (False, False)
    assert len(report["faults"]) == 1


# Tables of earlier releases.


def test_an_old_table_goes_on_as_it_was_dealt(client: TestClient, ada: Guest, ben: Guest) -> None:
    table_id = old_table(client, ada, ben)
    deciding = [ada, ben][ada.table(table_id)["deciding"]]
    deciding.play(table_id, deciding.table(table_id)["view"]["legal"][0], end=True)
    services(client).table_service.forget(table_id)
    assert client.portal is not None
    row, _, live_game = client.portal.call(services(client).table_service.look, table_id)
    assert live_game is not None
    game = Game.new(2, seed=int(row.seed), generator=NARROW)
    for entry in ada.entries(table_id, "decision"):
        game.push_code(entry["code"])
        assert entry["hash"] == hashlib.sha256(game.position(counted=False).encode()).hexdigest()
    assert live_game.public_game.position() == game.position()
    assert faults(client, table_id) == []


def test_an_old_table_verifies_without_a_salt(client: TestClient, ada: Guest) -> None:
    table = ada.make_table(players=1, seats=["open"])
    salt_becomes(client, table["id"], None)
    ada.join(table)
    finish(ada, table["id"])
    (finished,) = ada.entries(table["id"], "finished")
    assert "salt" not in finished
    report = ada.ok("get", f"/tables/{table['id']}/verify")
    assert (report["salt"], report["hashes_fit"], report["fair"]) == (None, True, True)
    text = ada.ask("get", f"/tables/{table['id']}/record").text
    assert text.startswith("Caledonia: 1\n")
    assert Game.from_record(text).is_over()


def test_the_record_of_a_new_table_names_the_new_version(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    text = ada.ask("get", f"/tables/{table_id}/record").text
    assert text.startswith("Caledonia: 2\n")


# The daily challenge.


def test_tables_of_a_day_share_the_seed_but_not_the_salt(
    client: TestClient, ada: Guest, ben: Guest
) -> None:
    mine, other = (guest.ok("post", "/tables/daily", {}) for guest in (ada, ben))
    assert mine["seed_hash"] == other["seed_hash"]
    salts = {salt_of(client, table["id"]) for table in (mine, other)}
    assert len(salts) == 2
    assert None not in salts


def test_a_day_that_an_earlier_release_began_is_dealt_alike(
    client: TestClient, ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(create, "today", lambda: "2030-05-05")
    first = ada.ok("post", "/tables/daily", {})["id"]
    salt_becomes(client, first, None)
    second = ben.ok("post", "/tables/daily", {})["id"]
    assert salt_of(client, second) is None
    mine, other = ada.table(first), ben.table(second)
    assert mine["seed_hash"] == other["seed_hash"]
    for key in ("map", "ports", "scoring", "boxes", "offer"):
        assert mine["view"][key] == other["view"][key]
