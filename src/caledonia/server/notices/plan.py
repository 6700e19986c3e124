"""Who is told what of a change. Nothing here touches the database."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from caledonia.server.notices.events import (
    CHAT,
    DELAY,
    DELAYS,
    FINISHED,
    MINUTE,
    REMATCH,
    SEAT,
    STARTED,
    TIME_SHORT,
    UNDO_ASKED,
    YOUR_TURN,
    Told,
)
from caledonia.server.tables.rows import OPEN, PLAYING, Change, Entry, SeatRow

JOINED: Final = "joined"
REPLACED: Final = "replaced"
"""What a notice about a seat says: somebody joined your table, a bot plays for you."""
SHORTEST: Final = 10 * MINUTE
"""Who has less time than this is at the table, or comes too late."""
LONGEST_TEXT: Final = 300
"""Characters of a chat message in a notice."""


def plan(change: Change, now: int) -> list[Told]:
    """Return all that people are to be told; whoever acted knows it already."""
    found = [*_finished(change, now), *_your_turn(change, now), *_time_short(change)]
    for entry in change.entries:
        if entry.kind == "started":
            found += _started(change, now)
        elif entry.kind == "chat":
            found += _chat(change, entry, now)
        elif entry.kind == "undo_asked":
            found += _undo_asked(change, entry, now)
        elif entry.kind == "seat":
            found += _seat(change, entry, now)
        elif entry.kind == "again":
            found += _rematch(change, entry, now)
    return found


def _told(person: str, event: str, now: int, data: dict[str, Any], part: str = "") -> Told:
    return Told(person, event, now + DELAYS.get(event, DELAY), data, part)


def _actors(change: Change) -> set[str | None]:
    return {entry.person for entry in change.entries}


def _people(change: Change, without: set[str | None]) -> Iterator[tuple[str, SeatRow]]:
    """Yield everybody who has a seat, once."""
    seen = set(without)
    for seat in change.seats:
        if seat.person is not None and seat.person not in seen:
            seen.add(seat.person)
            yield seat.person, seat


def _name_of(change: Change, entry: Entry) -> str:
    """Return the name of whoever made an entry."""
    for seat in change.seats:
        if entry.seat == seat.seat or (entry.seat is None and entry.person == seat.person):
            return seat.name
    return "?"


def deciding_person(change: Change) -> str | None:
    """Return the person who has to decide; None if a bot or nobody has to."""
    if change.after.status != PLAYING:
        return None
    for seat in change.seats:
        if seat.seat == change.after.deciding and seat.player is None:
            return seat.person
    return None


def _your_turn(change: Change, now: int) -> Iterator[Told]:
    before, person = change.before, deciding_person(change)
    if before and before.status == PLAYING and before.deciding == change.after.deciding:
        return
    if person is not None and person not in _actors(change):
        yield _told(person, YOUR_TURN, now, {"round": change.after.round})


def _time_short(change: Change) -> Iterator[Told]:
    before, after, person = change.before, change.after, deciding_person(change)
    if person is None or after.deadline is None or after.since is None:
        return
    if before and (before.deciding, before.deadline) == (after.deciding, after.deadline):
        return
    whole = after.deadline - after.since
    if whole >= SHORTEST:
        yield Told(person, TIME_SHORT, after.since + whole * 4 // 5, {"deadline": after.deadline})


def _started(change: Change, now: int) -> Iterator[Told]:
    for person, _ in _people(change, _actors(change)):
        yield _told(person, STARTED, now, {})


def _finished(change: Change, now: int) -> Iterator[Told]:
    if change.is_finished:
        for person, seat in _people(change, _actors(change)):
            yield _told(person, FINISHED, now, {"place": seat.place, "points": seat.points})


def _chat(change: Change, entry: Entry, now: int) -> Iterator[Told]:
    text = str(entry.data.get("text", ""))
    if len(text) > LONGEST_TEXT:
        text = text[: LONGEST_TEXT - 1] + "…"
    data = {"name": _name_of(change, entry), "text": text, "count": 1}
    for person, _ in _people(change, {entry.person}):
        yield _told(person, CHAT, now, data)


def _undo_asked(change: Change, entry: Entry, now: int) -> Iterator[Told]:
    for person, seat in _people(change, {entry.person}):
        if seat.seat in entry.data["needed"]:
            data = {"name": _name_of(change, entry), "seq": entry.seq}
            yield _told(person, UNDO_ASKED, now, data)


def _rematch(change: Change, entry: Entry, now: int) -> Iterator[Told]:
    data = {"name": _name_of(change, entry), "to": entry.data["table"]}
    for person, _ in _people(change, {entry.person}):
        yield _told(person, REMATCH, now, data, entry.data["table"])


def _seat(change: Change, entry: Entry, now: int) -> Iterator[Told]:
    seat = next((seat for seat in change.seats if seat.seat == entry.seat), None)
    if seat is None:
        return
    data = {"seat": seat.seat, "name": seat.name}
    creator = change.after.creator
    if "stand_in" in entry.data and seat.person and seat.person != entry.person:
        yield _told(seat.person, SEAT, now, {**data, "what": REPLACED}, str(seat.seat))
    # Once the game begins, that alone is told: seats may have been drawn by lot.
    is_joined = entry.data.get("event") == "joined" and change.after.status == OPEN
    if is_joined and entry.person != creator:
        yield _told(creator, SEAT, now, {**data, "what": JOINED}, str(seat.seat))
