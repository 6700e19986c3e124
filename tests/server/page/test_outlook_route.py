from __future__ import annotations

import pytest

from caledonia.insight.preview import full_preview
from caledonia.server.page.response_cache import ResponseCache
from tests.server.tables.tables import DRAWING, LONG_CODES, LONG_TURN, imported_table
from tests.server.visitors import Guest, crofters


def looked(guest: Guest, table_id: str) -> dict[str, object]:
    outlook: dict[str, object] = guest.ok("get", f"/tables/{table_id}/outlook")
    return outlook


def test_the_own_seat_sees_its_turn_and_others_do_not(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    game = crofters(2, LONG_TURN)
    table = ada.table(table_id)
    own = looked(ada, table_id)
    assert (own["version"], own["ply"], own["step"]) == (table["version"], LONG_TURN, 0)
    assert own["seat"] == own["deciding"] == 1
    effects = own["effects"]
    assert isinstance(effects, dict)
    assert list(effects) == table["view"]["legal"]
    before = game.state.players[1].money

    ada.play(table_id, LONG_CODES[0])
    game.push_code(LONG_CODES[0])
    tried = looked(ada, table_id)
    assert tried["step"] == 1
    assert effects[LONG_CODES[0]]["money"] == game.state.players[1].money - before
    assert tried["market"] == full_preview(game.state, 1)["market"]
    for other, seat in ((ben, 0), (cleo, None)):
        theirs = looked(other, table_id)
        assert (theirs["seat"], theirs["step"], theirs["effects"]) == (seat, 0, {})
        assert theirs["settlements"] == own["settlements"] != tried["settlements"]


def test_another_try_is_another_outlook(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ada.play(table_id, LONG_CODES[0])
    first = looked(ada, table_id)
    assert looked(ada, table_id) == first
    table = ada.table(table_id)
    ada.do(table_id, "take-back", version=table["version"], step=1)
    ada.play(table_id, "pass")
    other = looked(ada, table_id)
    assert (first["version"], first["step"]) == (other["version"], other["step"])
    assert first["settlements"] != other["settlements"]


def test_a_complete_turn_has_nothing_more_to_do(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ada.play(table_id, *LONG_CODES)
    assert ada.table(table_id)["complete"]
    assert looked(ada, table_id)["effects"] == {}


def test_future_draws_are_not_revealed(ada: Guest, ben: Guest) -> None:
    # After the port is used, drawing is a decision of its own (BLD-1).
    table_id = imported_table(ada, ben, DRAWING + 1)
    effects = looked(ada, table_id)["effects"]
    assert isinstance(effects, dict)
    drawing = [effect for effect in effects.values() if effect["reveals"]]
    assert drawing
    for effect in drawing:
        events = {event["event"] for event in effect["events"]}
        assert not events & {"contracts_drawn", "contract_revealed", "contracts_returned"}


def test_tables_without_a_game_or_spectators(ada: Guest, cleo: Guest) -> None:
    waiting = ada.make_table(players=2, seats=["me", "open"])
    assert ada.refused("get", f"/tables/{waiting['id']}/outlook")["code"] == "conflict"
    hidden = ada.make_table(players=2, seats=["me", "open"], spectators=False)
    for path in ("outlook", "course", "positions/0?outlook=true"):
        assert cleo.refused("get", f"/tables/{hidden['id']}/{path}")["code"] == "not_allowed"
    assert cleo.refused("get", "/tables/nowhere/outlook")["code"] == "not_found"


def test_earlier_positions_have_an_outlook_too(ada: Guest) -> None:
    table = ada.bring(crofters(2))
    path = f"/tables/{table['id']}/positions/50"
    assert "outlook" not in ada.ok("get", path)
    answer = ada.ok("get", f"{path}?outlook=true")
    expected = full_preview(crofters(2, 50).state, None, version=table["version"])
    assert answer["outlook"]["seats"] == expected["seats"]
    assert answer["outlook"]["effects"] == {}
    assert answer["view"] == ada.ok("get", path)["view"]


def test_earlier_positions_are_seen_from_the_own_seat(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    state = crofters(2, 50).state
    path = f"/tables/{table_id}/positions/50?outlook=true"
    for guest, seat in ((ada, 1), (ben, 0), (cleo, None)):
        outlook = guest.ok("get", path)["outlook"]
        own = full_preview(state, seat, acts=False)
        assert (outlook["seat"], outlook["effects"]) == (seat, {})
        assert outlook["market"] == own["market"]
        assert outlook["contracts"] == own["contracts"]


def test_the_course_of_a_game(ada: Guest, cleo: Guest) -> None:
    game = crofters(2)
    table = ada.bring(game)
    path = f"/tables/{table['id']}/course"
    course = cleo.ok("get", path)
    outcome = game.outcome()
    assert outcome is not None
    last = course["turns"][-1]
    assert last["ply"] == game.ply
    assert [seat["score"]["total"] for seat in last["seats"]] == list(outcome.scores)
    assert ada.ok("get", path) == course
    waiting = ada.make_table(players=2, seats=["me", "open"])
    assert ada.refused("get", f"/tables/{waiting['id']}/course")["code"] == "conflict"


def test_answers_are_packed_for_those_who_take_it(ada: Guest) -> None:
    table = ada.bring(crofters(2, 40), "me", "open")
    for path in ("outlook", "course", "positions/20", ""):
        address = f"/api/tables/{table['id']}/{path}".rstrip("/")
        plain = ada.http.get(address, headers={"accept-encoding": "identity"})
        packed = ada.http.get(address, headers={"accept-encoding": "br, gzip;q=0.5"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        assert plain.json() == packed.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        refused = ada.http.get(address, headers={"accept-encoding": "gzip;q=0"})
        assert "content-encoding" not in refused.headers


# What is cache.


def test_an_answer_is_computed_once_and_the_oldest_goes() -> None:
    import asyncio

    computed: list[int] = []

    def compute(number: int) -> object:
        computed.append(number)
        if number < 0:
            raise ValueError("no such thing")
        return {"number": number}

    async def ask() -> None:
        cache = ResponseCache(most=2)
        first, second = await asyncio.gather(*(cache.find(1, lambda: compute(1)) for _ in range(2)))
        assert first is second
        assert first.body == b'{"number":1}'
        await cache.find(2, lambda: compute(2))
        await cache.find(1, lambda: compute(1))
        await cache.find(3, lambda: compute(3))
        assert 1 in cache
        assert 2 not in cache
        for _ in range(2):
            with pytest.raises(ValueError, match="no such thing"):
                await cache.find(-1, lambda: compute(-1))
        assert -1 not in cache

    asyncio.run(ask())
    assert computed == [1, 2, 3, -1, -1]
