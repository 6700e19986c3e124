"""Before the end nobody sees seed, salt, the pile's order, or others' tentative turns."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from typing import Any

from fastapi.testclient import TestClient

from caledonia.state import State
from tests.server.tables.tables import LONG_CODES, LONG_TURN, imported_table
from tests.server.visitors import Guest, Socket, services

LEAST = 3
"""This many consecutive contracts of the pile are a leak."""


def state_of(client: TestClient, table_id: str) -> tuple[tuple[str, str], State]:
    """Return what the server keeps to itself: seed and salt, and the state."""
    assert client.portal is not None
    table, _, live_game = client.portal.call(services(client).table_service.look, table_id)
    assert live_game is not None
    assert table.salt is not None
    return (table.seed, table.salt), live_game.public_game.state


def lists(data: Any) -> Iterator[list[int]]:
    """Return all lists of numbers in an answer."""
    if isinstance(data, dict):
        for value in data.values():
            yield from lists(value)
    elif isinstance(data, list):
        if all(type(each) is int for each in data):
            yield data
        else:
            for value in data:
                yield from lists(value)


def put_back(guest: Guest, table_id: str) -> set[int]:
    """Return the contracts that went under the pile, which everybody has seen (BLD-1)."""
    return {
        contract
        for entry in guest.entries(table_id, "decision")
        for event in entry["events"]
        if event["event"] == "contracts_returned"
        for contract in event["contracts"]
    }


def leaks(text: str, secrets: tuple[str, str], state: State, known: Collection[int] = ()) -> bool:
    """Whether a text contains the seed, the salt, the random state, or the pile in order.

    :param known: contracts of the pile whose place everybody has seen.
    """
    seed, salt = secrets
    hidden = [seed, f"{int(seed):x}", salt, str(int(salt, 16))]
    hidden += [str(state.random), f"{state.random:x}"]
    if any(each in text for each in hidden):
        return True
    pile = [str(contract) for contract in state.pile if contract not in known]
    runs = {tuple(pile[at : at + LEAST]) for at in range(len(pile) - LEAST + 1)}
    if not text.startswith("{"):
        return False
    for numbers in lists(json.loads(text)):
        words = [str(number) for number in numbers]
        if any(tuple(words[at : at + LEAST]) in runs for at in range(len(words) - LEAST + 1)):
            return True
    return False


PATHS = (
    "",
    "/entries",
    "/record",
    "/positions/0",
    "/positions/2",
    "/why-not?code=pass",
    "/why-not?code=obtain 17",
)


def answers(guests: list[Guest], table_id: str) -> list[str]:
    """Return everything that people can ask about a table."""
    paths = [f"/tables/{table_id}{path}" for path in PATHS] + ["/tables", "/tables?whose=mine"]
    return [guest.ask("get", path).text for guest in guests for path in paths]


def shown(guest: Guest, table_id: str) -> list[Any]:
    """Return all that a person sees of one table; other tests' bots may move elsewhere."""
    lists = [guest.ok("get", path)["tables"] for path in ("/tables", "/tables?whose=mine")]
    rows = [[row for row in each if row["id"] == table_id] for each in lists]
    return [*(guest.ask("get", f"/tables/{table_id}{path}").text for path in PATHS), rows]


def test_the_leak_search_finds_leaks(client: TestClient, ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    (seed, salt), state = state_of(client, table_id)
    others = ("12345678", "12345678")
    assert len(state.pile) > LEAST
    assert leaks(json.dumps({"a": [{"pile": [99, *state.pile[5:8], 98]}]}), others, state)
    assert leaks(f"Seed: {seed}", (seed, salt), state)
    assert leaks(f"Salt: {salt}", (seed, salt), state)
    assert leaks(f"Random: {state.random}", (seed, salt), state)
    assert not leaks(json.dumps({"pile": list(reversed(state.pile))}), others, state)
    returned = json.dumps({"contracts": state.pile[-3:]})
    assert leaks(returned, others, state)
    assert not leaks(returned, others, state, state.pile[-3:])


def test_no_answer_leaks_hidden_state(
    client: TestClient, ada: Guest, ben: Guest, cleo: Guest
) -> None:
    table = ada.make_table(players=3, public=True)
    table_id = table["id"]
    ben.join(table)
    ada.do(table_id, "bot", seat=2, bot="crofter")
    people = {ada.table(table_id)["you"]: ada, ben.table(table_id)["you"]: ben}
    texts: list[str] = []
    with ada.watch(table_id) as own, cleo.watch(table_id) as spectator:
        for _ in range(11):
            now = cleo.table(table_id)
            while now["deciding"] not in people:
                texts.append(json.dumps(spectator.until("update")))
                now = cleo.table(table_id)
            who = people[now["deciding"]]
            legal = who.table(table_id)["view"]["legal"]
            texts.append(json.dumps(who.play(table_id, legal[len(legal) // 2], end=False)))
            mine = who.table(table_id)
            if mine["deciding"] == mine["you"] and mine["codes"]:
                ended = {"version": mine["version"], "step": mine["step"]}
                texts.append(who.ask("post", f"/tables/{table_id}/end", ended).text)
        texts += [json.dumps(message) for message in own.until_pong() + spectator.until_pong()]
    texts += answers([ada, ben, cleo], table_id)
    secrets, state = state_of(client, table_id)
    assert all(len(each) > 20 for each in secrets)
    assert len(texts) > 40
    known = put_back(cleo, table_id)
    for text in texts:
        assert not leaks(text, secrets, state, known)


def test_drafts_are_private(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    # Ada looks from two windows: both show her turn.
    with (
        ada.watch(table_id) as own,
        ben.watch(table_id) as other,
        cleo.watch(table_id) as spectator,
    ):
        before = {guest.id: shown(guest, table_id) for guest in (ben, cleo)}
        ada.play(table_id, *LONG_CODES[:3])
        version = ada.table(table_id)["version"]
        ada.do(table_id, "take-back", version=version, step=3, steps=1)
        after = {guest.id: shown(guest, table_id) for guest in (ben, cleo)}
        assert after == before
        assert _drafts(own) == [[], LONG_CODES[:3], LONG_CODES[:2]]
        for socket in (other, spectator):
            messages = socket.until_pong()
            assert {message["type"] for message in messages} <= {"hello", "presence"}
            assert LONG_CODES[0] not in json.dumps([m for m in messages if m["type"] != "hello"])


def _drafts(socket: Socket) -> list[list[str]]:
    """Return the tentative turns that a socket received, in order."""
    drafts: list[list[str]] = []
    for message in socket.until_pong():
        if message["type"] == "draft" and (not drafts or message["codes"] != drafts[-1]):
            drafts.append(message["codes"])
    return drafts
