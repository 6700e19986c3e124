from __future__ import annotations

import pytest
from msgspec.structs import replace

from caledonia.server.games.rows import Change, SeatRow, TableRow
from caledonia.server.notices.models import DELAYS, HOUR, MINUTE, SECOND
from caledonia.server.notices.plan import LONGEST_TEXT, plan
from tests.server.notices.world import OPEN_TABLE, PLAYED, SEATS, START, TURN, change, entry, seat

NEXT = replace(PLAYED, deciding=1)
END = replace(PLAYED, status="finished", deciding=None)


def said(made: Change) -> list[tuple[str, str]]:
    """Return the planned notices as people and events."""
    return sorted((notice.person, notice.event) for notice in plan(made, START))


def test_the_next_player_is_notified_after_a_moment() -> None:
    assert said(TURN) == [("bert", "your_turn")]
    assert plan(TURN, START)[0].due == START + DELAYS["your_turn"] > START + SECOND


@pytest.mark.parametrize("bot", [seat(1, "bert", stand_in="chief"), seat(1, None, bot="chief")])
def test_a_bots_turn_sends_no_notice(bot: SeatRow) -> None:
    seats = (SEATS[0], bot, SEATS[2])
    assert said(change(PLAYED, NEXT, entry("decision", "anna", 0), at=seats)) == []


@pytest.mark.parametrize(
    "made",
    [
        change(PLAYED, PLAYED, entry("decision", "anna", 0)),
        change(NEXT, PLAYED, entry("decision", "bert", 1), entry("decision", "anna", 0)),
        change(PLAYED, replace(NEXT, status="finished"), entry("clock")),
    ],
    ids=["goes on", "has just acted", "is over"],
)
def test_the_acting_player_gets_no_turn_notice(made: Change) -> None:
    assert ("anna", "your_turn") not in said(made)
    assert ("bert", "your_turn") not in said(made)


def test_an_undo_notifies_the_player_again() -> None:
    assert said(change(NEXT, PLAYED, entry("undone", "bert", 1))) == [("anna", "your_turn")]


def test_all_but_the_last_to_act_learn_of_start_and_end() -> None:
    begun = change(OPEN_TABLE, PLAYED, entry("started", "bert"))
    assert said(begun) == [("anna", "started"), ("anna", "your_turn"), ("cleo", "started")]
    ended = change(PLAYED, END, entry("decision", "anna", 0), entry("finished"))
    assert said(ended) == [("bert", "finished"), ("cleo", "finished")]
    assert said(change(END, END, entry("chat", "anna", 0, text="gg"))) == [
        ("bert", "chat"),
        ("cleo", "chat"),
    ]


def test_the_end_notice_has_place_and_points() -> None:
    seats = (*SEATS[:2], seat(2, "cleo", place=1, points=120))
    ended = plan(change(PLAYED, END, entry("finished"), at=seats), START)
    assert {notice.person: notice.data for notice in ended}["cleo"] == {"place": 1, "points": 120}


def test_chat_goes_to_the_others_once_each_and_is_cut() -> None:
    seats = (*SEATS, seat(3, "cleo"))
    planned = plan(
        change(PLAYED, PLAYED, entry("chat", "anna", 0, text="x" * 999), at=seats), START
    )
    assert [each.person for each in planned] == ["bert", "cleo"]
    assert planned[0].data["name"] == "Anna"
    assert len(planned[0].data["text"]) == LONGEST_TEXT


def test_an_undo_asks_the_persons_named() -> None:
    one = change(PLAYED, PLAYED, entry("undo_asked", "anna", 0, needed=[1], to=3))
    assert said(one) == [("bert", "undo_asked")]
    nobody = change(PLAYED, PLAYED, entry("undo_asked", "anna", 0, needed=[], to=3))
    assert said(nobody) == []


def test_the_creator_learns_who_joins() -> None:
    joined = change(OPEN_TABLE, OPEN_TABLE, entry("seat", "bert", 1, event="joined"))
    assert said(joined) == [("anna", "seat")]
    assert plan(joined, START)[0].data == {"seat": 1, "name": "Bert", "what": "joined"}
    left = entry("seat", "bert", 1, event="left")
    own = entry("seat", "anna", 0, event="joined")
    assert said(change(OPEN_TABLE, OPEN_TABLE, left)) == []
    assert said(change(OPEN_TABLE, OPEN_TABLE, own)) == []


def test_a_person_learns_that_a_bot_took_over_unless_it_was_asked_for() -> None:
    seats = (SEATS[0], replace(SEATS[1], stand_in="chief"), SEATS[2])
    late = entry("seat", None, 1, event="timeout", stand_in="chief")
    taken = change(PLAYED, PLAYED, late, at=seats)
    assert said(taken) == [("bert", "seat")]
    assert plan(taken, START)[0].data["what"] == "replaced"
    left = entry("seat", "bert", 1, event="left", stand_in="chief")
    assert said(change(PLAYED, PLAYED, left, at=seats)) == []
    back = entry("seat", "bert", 1, event="returned")
    assert said(change(PLAYED, PLAYED, back)) == []
    assert said(change(PLAYED, PLAYED, entry("seat", None, 1, event="renamed"), at=seats)) == []


def clocked(time: int) -> TableRow:
    return replace(NEXT, since=START, deadline=START + time)


def test_time_is_short_when_a_fifth_is_left() -> None:
    planned = plan(change(PLAYED, clocked(10 * HOUR), entry("decision", "anna", 0)), START)
    assert [(t.event, t.due) for t in planned if t.event == "time_short"] == [
        ("time_short", START + 8 * HOUR)
    ]


def test_time_notices_restart_only_if_the_deadline_moves() -> None:
    same = change(clocked(HOUR), clocked(HOUR), entry("decision", "bert", 1))
    assert said(same) == []
    moved = change(clocked(HOUR), clocked(2 * HOUR), entry("clock"))
    assert said(moved) == [("bert", "time_short")]


def test_short_clocks_send_no_time_notice() -> None:
    quick = change(PLAYED, clocked(5 * MINUTE), entry("decision", "anna", 0))
    assert said(quick) == [("bert", "your_turn")]
