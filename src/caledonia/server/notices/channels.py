"""The channels of people: where their notices go, and which ones."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import channels, notices, people
from caledonia.server.refusals import refusal
from caledonia.server.shapes.notices import ChannelView, EventName
from caledonia.server.wire import decode, encode_text

PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"

MAX_CHANNELS: Final = 10
"""Channels that a person can have."""
MAX_FAILURES: Final = 40
"""A channel that failed so often without a success gets nothing but tests."""


@dataclass(frozen=True, slots=True)
class Channel:
    """Where a person's notices go."""

    id: str
    person: str
    kind: str
    address: str
    data: dict[str, Any]
    events: tuple[EventName, ...]
    created: int
    failures: int

    @property
    def is_confirmed(self) -> bool:
        """Whether it is known to be the person's own; push and webhooks always are."""
        return self.kind != MAIL or bool(self.data.get("confirmed"))

    @property
    def is_resting(self) -> bool:
        """Whether it failed too often to be used."""
        return self.failures >= MAX_FAILURES

    def as_dict(self) -> ChannelView:
        """Return what its owner may see: no keys and no secret.

        Whether a mailbox exists is revealed only once the owner has proven that it is theirs.
        """
        return {
            "id": self.id,
            "kind": self.kind,
            "address": self.address,
            "events": list(self.events),
            "created": self.created,
            "confirmed": self.is_confirmed,
            "failures": self.failures if self.is_confirmed else 0,
            "resting": self.is_confirmed and self.is_resting,
            "problem": self.data.get("problem") if self.is_confirmed else None,
        }


def channel_from(row: RowMapping) -> Channel:
    """Return a channel from a row of the database."""
    return Channel(
        row["id"],
        row["person"],
        row["kind"],
        row["address"],
        decode(row["data"]),
        tuple(decode(row["events"])),
        row["created"],
        row["failures"],
    )


async def channels_for(connection: DbConnection, persons: Collection[str]) -> list[Channel]:
    """Return the channels in use of some people.

    None of them can be removed before the transaction ends: a notice for a channel that is gone
    would undo the change of the table.
    """
    query = (
        select(channels)
        .where(channels.c.person.in_(persons), channels.c.failures < MAX_FAILURES)
        .order_by(channels.c.id)
        .with_for_update(read=True, key_share=True)
    )
    rows = (await connection.execute(query)).mappings()
    return [channel for channel in map(channel_from, rows) if channel.is_confirmed]


async def channels_of(connection: DbConnection, person: str) -> list[Channel]:
    """Return all channels of a person, the oldest first."""
    query = select(channels).where(channels.c.person == person)
    rows = await connection.execute(query.order_by(channels.c.created, channels.c.id))
    return [channel_from(row) for row in rows.mappings()]


async def find_channel(
    connection: DbConnection, channel: str, *, lock: bool = False
) -> Channel | None:
    """Return a channel; with a lock it stays as it is until the transaction ends."""
    query = select(channels).where(channels.c.id == channel)
    query = query.with_for_update(key_share=True) if lock else query
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else channel_from(row)


async def own_channel(connection: DbConnection, person: str, channel: str) -> Channel:
    """Return a channel of a person, locked for a change.

    :raises RefusedError: if the person has no such channel.
    """
    own = await find_channel(connection, channel, lock=True)
    if own is None or own.person != person:
        raise refusal("no_such_channel")
    return own


async def add_channel(
    connection: DbConnection,
    person: str,
    kind: str,
    address: str,
    data: dict[str, Any],
    events: Collection[EventName],
) -> Channel:
    """Store a new channel.

    :raises RefusedError: if the person has it already, or too many.
    """
    # One after the other for each person, so that the count is right.
    lock = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    await connection.execute(lock)
    own = await channels_of(connection, person)
    if any((each.kind, each.address) == (kind, address) for each in own):
        raise refusal("channel_known")
    if len(own) >= MAX_CHANNELS:
        raise refusal("many_channels", most=MAX_CHANNELS)
    made = Channel(clock.new_id(), person, kind, address, data, tuple(events), clock.now(), 0)
    await _insert(connection, made)
    return made


async def _insert(connection: DbConnection, channel: Channel) -> None:
    values = {
        "id": channel.id,
        "person": channel.person,
        "kind": channel.kind,
        "address": channel.address,
        "data": encode_text(channel.data),
        "events": encode_text(list(channel.events)),
        "created": channel.created,
    }
    try:
        await connection.execute(insert(channels).values(values))
    except IntegrityError as error:
        raise refusal("account_deleted") from error


async def change_channel(
    connection: DbConnection,
    channel: str,
    *,
    data: dict[str, Any] | None = None,
    events: Collection[EventName] | None = None,
    failures: int | None = None,
) -> None:
    """Change what is given of a channel."""
    values: dict[str, object] = {}
    if data is not None:
        values["data"] = encode_text(data)
    if events is not None:
        values["events"] = encode_text(list(events))
    if failures is not None:
        values["failures"] = failures
    await connection.execute(update(channels).where(channels.c.id == channel).values(values))


async def remove_channel(connection: DbConnection, channel: str) -> None:
    """Remove a channel with all that waits for it; nothing happens if it is gone already."""
    # Wait for those who are writing notices for it: see channels_for.
    lock = select(channels.c.id).where(channels.c.id == channel).with_for_update()
    await connection.execute(lock)
    await connection.execute(delete(notices).where(notices.c.channel == channel))
    await connection.execute(delete(channels).where(channels.c.id == channel))


async def forget_person(connection: DbConnection, person: str) -> None:
    """Remove all channels of a person, for the deletion of an account."""
    for channel in await channels_of(connection, person):
        await remove_channel(connection, channel.id)


async def move_person(connection: DbConnection, guest: str, member: str) -> None:
    """Give the channels of a guest to a member, except those that the member has already."""
    own = select(channels.c.kind, channels.c.address).where(channels.c.person == member)
    present = {tuple(row) for row in await connection.execute(own)}
    query = select(channels.c.id, channels.c.kind, channels.c.address)
    for row in list(await connection.execute(query.where(channels.c.person == guest))):
        if (row.kind, row.address) in present:
            await connection.execute(delete(notices).where(notices.c.channel == row.id))
            await connection.execute(delete(channels).where(channels.c.id == row.id))
    await connection.execute(
        update(channels).where(channels.c.person == guest).values(person=member)
    )


async def take_over_push(connection: DbConnection, person: str, endpoint: str) -> None:
    """Remove a browser's push channel of everybody else: only one person uses it now."""
    query = select(channels.c.id).where(
        channels.c.kind == PUSH, channels.c.address == endpoint, channels.c.person != person
    )
    for channel in (await connection.execute(query)).scalars().all():
        await remove_channel(connection, channel)
