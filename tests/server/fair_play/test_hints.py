"""Where hints are allowed: alone, or where the table was made with them; never when rated."""

from __future__ import annotations

import pytest

from tests.server.visitors import Guest


def with_two(ada: Guest, ben: Guest, **choices: object) -> tuple[str, Guest]:
    """Return a table of two people, and the one who decides."""
    table = ada.make_table(players=2, seats=["me", "open"], **choices)
    ben.join(table)
    table_id: str = table["id"]
    return table_id, (ada, ben)[ada.table(table_id)["deciding"]]


@pytest.mark.parametrize(
    ("choices", "allowed", "why"),
    [
        ({}, False, "no_aids"),
        ({"aids": True}, True, None),
        ({"aids": False}, False, "no_aids"),
        ({"aids": True, "rated": True}, False, "no_hints_rated"),
    ],
)
def test_hints_between_people(
    mia: Guest, ned: Guest, choices: dict[str, bool], *, allowed: bool, why: str | None
) -> None:
    table_id, who = with_two(mia, ned, **choices)
    assert who.table(table_id)["hints"] is allowed
    answer = who.ask("get", f"/tables/{table_id}/hint?bot=crofter")
    assert answer.json().get("why") == why
    assert answer.is_success is allowed


def test_hints_end_when_another_person_sits_down(ada: Guest, ben: Guest) -> None:
    table = ada.make_table(players=2, seats=["me", "crofter"])
    assert table["hints"] is True
    open_table = ada.make_table(players=2, seats=["me", "open"], public=True)
    assert open_table["hints"] is True
    with ada.watch(open_table["id"]) as socket:
        ben.join(open_table)
        assert socket.until("update")["table"]["hints"] is False


def test_a_rated_game_may_be_analysed_afterwards(mia: Guest, ned: Guest) -> None:
    table_id, _ = with_two(mia, ned, rated=True)
    refused = mia.refused("post", f"/tables/{table_id}/analysis", {})
    assert refused["why"] == "game_not_over"
