"""The guide of a first game lives with the seat, and advises where it was called."""

from __future__ import annotations

import pytest

from caledonia.server.given_names import FIRST_GAME
from caledonia.server.jobs import counselling
from tests.server.visitors import Guest, Member


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counselling, "COUNSEL_NODES", 4)


def guided(guest: Guest) -> str:
    """Return a guided table."""
    table_id: str = guest.ok("post", "/tables/guided", {})["id"]
    return table_id


def test_everybody_gets_the_same_deal_against_a_crofter(ada: Guest, ben: Guest) -> None:
    one, other = (guest.table(guided(guest)) for guest in (ada, ben))
    for table in (one, other):
        assert table["name"] == FIRST_GAME
        assert (table["you"], table["deciding"], table["seats"][1]["bot"]) == (0, 0, "crofter")
        assert table["guide"] == {"seen": [], "left": False}
        assert (table["hints"], table["rated"], table["public"]) == (True, False, False)
    assert one["view"]["boxes"] == other["view"]["boxes"]
    assert one["view"]["map"] == other["view"]["map"]


def test_a_first_game_can_have_a_name_of_its_own(ada: Guest) -> None:
    made = ada.ok("post", "/tables/guided", {"name": "With grandma"})
    assert ada.table(made["id"])["name"] == "With grandma"


def test_what_was_taught_is_kept_for_this_person_only(ada: Guest, ben: Guest) -> None:
    table_id = guided(ada)
    ada.do(table_id, "guide", seen=["expanding", "turn"])
    ada.do(table_id, "guide", seen=["turn", "trading"], left=True)
    assert ada.table(table_id)["guide"] == {"seen": ["expanding", "turn", "trading"], "left": True}
    ada.do(table_id, "guide", seen=["turn"])
    assert ada.table(table_id)["guide"]["left"] is True
    ada.do(table_id, "guide", left=False)
    assert ada.table(table_id)["guide"] == {"seen": ["expanding", "turn", "trading"], "left": False}
    assert "guide" not in ben.table(table_id)
    assert ben.cannot(table_id, "guide", seen=["expanding"])["why"] == "no_seat"
    assert ada.entries(table_id, "guide") == []


@pytest.mark.parametrize("seen", [["Not an id"], ["x" * 41], ["a"] * 81])
def test_lessons_are_short_ids(ada: Guest, seen: list[str]) -> None:
    assert ada.cannot(guided(ada), "guide", seen=seen)["code"] == "invalid"


def test_the_guide_can_be_called_wherever_hints_are_allowed(mia: Member, ned: Member) -> None:
    own = mia.make_table(players=2, seats=["me", "crofter"])["id"]
    assert "guide" not in mia.table(own)
    mia.do(own, "guide")
    assert mia.table(own)["guide"]["left"] is False
    rated = mia.make_table(players=2, seats=["me", "open"], rated=True)
    ned.join(rated)
    assert mia.cannot(rated["id"], "guide")["why"] == "no_hints_rated"


def test_advice_needs_the_guide_and_the_turn(ada: Guest, ben: Guest) -> None:
    table_id = guided(ada)
    path = f"/tables/{table_id}/counsel"
    advice = ada.ok("get", f"{path}?teach=place")
    table = ada.table(table_id)
    assert advice["code"] in table["view"]["legal"]
    assert (advice["seat"], advice["version"], advice["step"]) == (0, table["version"], 0)
    assert ben.refused("get", path)["why"] == "no_guide"
    plain = ada.make_table(players=2, seats=["me", "crofter"])["id"]
    assert ada.refused("get", f"/tables/{plain}/counsel")["why"] == "no_guide"


def test_taking_over_a_seat_starts_without_a_guide(ada: Guest, ben: Guest, mia: Member) -> None:
    table = ada.make_table(players=2, seats=["me", "open"], public=True, aids=True)
    ben.join(table)
    table_id = table["id"]
    ada.do(table_id, "guide", seen=["turn"])
    ada.do(table_id, "leave")
    seat = ada.table(table_id)["you"]
    mia.do(table_id, "join", seat=seat)
    assert mia.table(table_id)["you"] == seat
    assert "guide" not in mia.table(table_id)
