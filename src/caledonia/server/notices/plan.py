"""Which notices follow from a change of a table, and who gets them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.games.rows import OPEN, PLAYING, Change, Observer, SeatRow
from caledonia.server.notices.channels import Channel, channels_for
from caledonia.server.notices.models import (
    CHAT,
    DELAY,
    DELAYS,
    FINISHED,
    JOINED,
    MINUTE,
    REMATCH,
    REPLACED,
    SEAT,
    STARTED,
    TIME_SHORT,
    UNDO_ASKED,
    YOUR_TURN,
    PlannedNotice,
)
from caledonia.server.notices.outbox import put
from caledonia.server.shapes.log import AgainEntry, ChatEntry, SeatEntry, UndoAskedEntry

SHORTEST: Final = 10 * MINUTE
"""Who has less time than this is at the table, or comes too late."""
LONGEST_TEXT: Final = 300
"""Characters of a chat message in a notice."""


class NoticeObserver(Observer):
    """Writes the notices of every change to the outbox; the dispatcher sends them."""

    async def changed(self, connection: DbConnection, change: Change) -> None:
        """Write one notice for each channel that wants it."""
        planned = plan(change, clock.now()) if change.has_channels else []
        if not planned:
            return
        for channel in await channels_for(connection, {each.person for each in planned}):
            for each in _wanted(channel, planned):
                await put(connection, channel.id, change.after.id, each)


def _wanted(channel: Channel, planned: Iterable[PlannedNotice]) -> list[PlannedNotice]:
    wanted = [
        each for each in planned if each.person == channel.person and each.event in channel.events
    ]
    # The first to act needs no second notice that the game has started.
    if any(each.event == YOUR_TURN for each in wanted):
        return [each for each in wanted if each.event != STARTED]
    return wanted


def plan(change: Change, now: int) -> list[PlannedNotice]:
    """Return the notices of a change; those who acted get none."""
    planned = [*_finished(change, now), *_your_turn(change, now), *_time_short(change)]
    for entry in change.entries:
        shown, actor = entry.shown, entry.person
        if shown["kind"] == "started":
            planned += _started(change, now)
        elif shown["kind"] == "chat":
            planned += _chat(change, shown, actor, now)
        elif shown["kind"] == "undo_asked":
            planned += _undo_asked(change, shown, actor, now)
        elif shown["kind"] == "seat":
            planned += _seat(change, shown, actor, now)
        elif shown["kind"] == "again":
            planned += _rematch(change, shown, actor, now)
    return planned


def _soon(person: str, event: str, now: int, data: dict[str, Any], part: str = "") -> PlannedNotice:
    return PlannedNotice(person, event, now + DELAYS.get(event, DELAY), data, part)


def _actors(change: Change) -> set[str | None]:
    return {entry.person for entry in change.entries}


def _people(change: Change, without: set[str | None]) -> Iterator[tuple[str, SeatRow]]:
    """Yield everybody who has a seat, once."""
    seen = set(without)
    for seat in change.seats:
        if seat.person is not None and seat.person not in seen:
            seen.add(seat.person)
            yield seat.person, seat


def _name_of(change: Change, number: int) -> str:
    """Return the name of the person in a seat."""
    return next((seat.name for seat in change.seats if seat.seat == number), "?")


def deciding_person(change: Change) -> str | None:
    """Return the deciding person, or None."""
    if change.after.status != PLAYING:
        return None
    for seat in change.seats:
        if seat.seat == change.after.deciding and seat.player is None:
            return seat.person
    return None


def _your_turn(change: Change, now: int) -> Iterator[PlannedNotice]:
    before, person = change.before, deciding_person(change)
    if before and before.status == PLAYING and before.deciding == change.after.deciding:
        return
    if person is not None and person not in _actors(change):
        yield _soon(person, YOUR_TURN, now, {"round": change.after.round})


def _time_short(change: Change) -> Iterator[PlannedNotice]:
    before, after, person = change.before, change.after, deciding_person(change)
    if person is None or after.deadline is None or after.since is None:
        return
    if before and (before.deciding, before.deadline) == (after.deciding, after.deadline):
        return
    whole = after.deadline - after.since
    if whole >= SHORTEST:
        yield PlannedNotice(
            person, TIME_SHORT, after.since + whole * 4 // 5, {"deadline": after.deadline}
        )


def _started(change: Change, now: int) -> Iterator[PlannedNotice]:
    for person, _ in _people(change, _actors(change)):
        yield _soon(person, STARTED, now, {})


def _finished(change: Change, now: int) -> Iterator[PlannedNotice]:
    if change.is_finished:
        for person, seat in _people(change, _actors(change)):
            yield _soon(person, FINISHED, now, {"place": seat.place, "points": seat.points})


def _chat(change: Change, entry: ChatEntry, actor: str | None, now: int) -> Iterator[PlannedNotice]:
    text = entry["text"]
    if len(text) > LONGEST_TEXT:
        text = text[: LONGEST_TEXT - 1] + "…"
    data = {"name": _name_of(change, entry["seat"]), "text": text, "count": 1}
    for person, _ in _people(change, {actor}):
        yield _soon(person, CHAT, now, data)


def _undo_asked(
    change: Change, entry: UndoAskedEntry, actor: str | None, now: int
) -> Iterator[PlannedNotice]:
    for person, seat in _people(change, {actor}):
        if seat.seat in entry["needed"]:
            data = {"name": _name_of(change, entry["seat"]), "seq": entry["seq"]}
            yield _soon(person, UNDO_ASKED, now, data)


def _rematch(
    change: Change, entry: AgainEntry, actor: str | None, now: int
) -> Iterator[PlannedNotice]:
    data = {"name": _name_of(change, entry["seat"]), "to": entry["table"]}
    for person, _ in _people(change, {actor}):
        yield _soon(person, REMATCH, now, data, entry["table"])


def _seat(change: Change, entry: SeatEntry, actor: str | None, now: int) -> Iterator[PlannedNotice]:
    seat = next((seat for seat in change.seats if seat.seat == entry["seat"]), None)
    if seat is None:
        return
    data = {"seat": seat.seat, "name": seat.name}
    creator = change.after.creator
    if "stand_in" in entry and seat.person and seat.person != actor:
        yield _soon(seat.person, SEAT, now, {**data, "what": REPLACED}, str(seat.seat))
    # When the game starts, that notice is enough: seats may have been drawn by lot.
    is_joined = entry["event"] == "joined" and change.after.status == OPEN
    if is_joined and actor != creator:
        yield _soon(creator, SEAT, now, {**data, "what": JOINED}, str(seat.seat))
