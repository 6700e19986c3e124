"""The socket of a table: what happens there, as it happens, and commands the other way."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError
from sqlalchemy import delete
from sqlalchemy.dialects import postgresql, sqlite

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.errors import RefusedError
from caledonia.server.live.hub import Seen
from caledonia.server.people.identity import Person, person_of
from caledonia.server.security.buckets import COMMANDS
from caledonia.server.security.limits import spend
from caledonia.server.services import Services, services_of
from caledonia.server.strict import Strict
from caledonia.server.tables.commands import KINDS, carry_out
from caledonia.server.tables.overview import may_look, overview
from caledonia.server.wire import encode

router = APIRouter(tags=["live"])

PROTOCOL: Final = 1
"""Changes whenever older pages would misunderstand the messages."""
REFUSED: Final = 4400
MISSED: Final = 4409
"""Codes with which a socket is closed: it may not look; it was too slow and must catch up."""
LONGEST: Final = 64 * 1024
"""Characters of one message."""
CATCH_UP: Final = 500
"""With more entries than these to catch up on, a client opens the table anew."""
MOST: Final = 10**9
"""No table has more entries."""
FOREGROUND: Final = 45_000
"""Milliseconds for which a table counts as being in the foreground; clients say it again."""


class Do(Strict):
    """A command, as it is sent to a route; its id is its key too."""

    type: Literal["command"]
    id: Annotated[str, Field(min_length=4, max_length=64)]
    kind: Annotated[str, Field(max_length=20)]
    body: dict[str, Any]


class Have(Strict):
    """The client has everything up to an entry."""

    type: Literal["have"]
    seq: Annotated[int, Field(ge=0, le=10**9)]


class Look(Strict):
    """The table is in the foreground, or no longer."""

    type: Literal["look"]
    foreground: bool


class Ping(Strict):
    """Asks whether anybody is there."""

    type: Literal["ping"]


Message = Annotated[Do | Have | Look | Ping, Field(discriminator="type")]
_messages: TypeAdapter[Do | Have | Look | Ping] = TypeAdapter(Message)


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, after: int | None = None) -> None:
    """Tell what happens at a table.

    :param after: the last entry that the client has; without it the whole table comes first.
    """
    parts = services_of(socket)
    person = await person_of(socket, parts)
    await socket.accept()
    try:
        seen = await _enter(parts, table_id, person, after)
    except RefusedError as refused:
        await socket.send_bytes(encode({"type": "refused", **refused.as_dict()}))
        await socket.close(REFUSED, refused.code)
        return
    parts.metrics.socket_opened()
    sending = asyncio.create_task(_send(socket, seen))
    try:
        await _receive(socket, parts, table_id, seen)
    except (WebSocketDisconnect, RuntimeError):
        # The client has gone, or the sender closed the socket.
        pass
    finally:
        sending.cancel()
        parts.metrics.socket_closed()
        parts.hub.leave(table_id, seen)
        if seen.foreground:
            # By itself: this task may be cancelled, in the middle of a transaction.
            parts.hub.soon(_look(parts, table_id, seen, foreground=False))
        await asyncio.gather(sending, return_exceptions=True)


async def _enter(parts: Services, table_id: str, person: Person | None, after: int | None) -> Seen:
    """Begin to look at a table: first what was missed, then what happens."""
    wanted = after if after is not None and 0 <= after <= MOST else None
    table, seats, room, entries = await parts.keeper.look_since(table_id, wanted)
    while parts.hub.is_ahead(table):
        # Another process told of more while we were reading.
        table, seats, room, entries = await parts.keeper.look_since(table_id, wanted)
    may_look(table, seats, person)
    # Nothing may be waited for between looking and entering: what happened then would be missed.
    seen = Seen(person, table.seq)
    hello: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL, "seq": table.seq}
    if wanted is not None and 0 <= table.seq - wanted <= CATCH_UP:
        hello["entries"] = [entry.as_dict() for entry in entries]
    seen.put(encode({**hello, "table": overview(table, seats, room, person)}))
    parts.hub.enter(table, room, seen)
    # Another process may have written what the others here do not know yet.
    parts.hub.refresh_soon(table_id)
    return seen


async def _send(socket: WebSocket, seen: Seen) -> None:
    while True:
        message = await seen.queue.get()
        await socket.send_bytes(message)
        if seen.is_lost:
            await socket.close(MISSED, "missed")
            return


async def _receive(socket: WebSocket, parts: Services, table_id: str, seen: Seen) -> None:
    while True:
        incoming = await socket.receive()
        if incoming["type"] == "websocket.disconnect":
            return
        raw = incoming.get("text") or incoming.get("bytes") or ""
        if len(raw) > LONGEST:
            seen.put(_problem(None, RefusedError("too_large", "send less at once")))
            continue
        try:
            message = _messages.validate_json(raw)
        except ValidationError as error:
            first = error.errors()[0]
            sentence = f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
            seen.put(_problem(None, RefusedError("invalid", sentence)))
            continue
        await _answer(socket, table_id, seen, message)


async def _answer(
    socket: WebSocket, table_id: str, seen: Seen, message: Do | Have | Look | Ping
) -> None:
    parts = services_of(socket)
    match message:
        case Do():
            seen.put(await _do(socket, parts, table_id, message))
        case Have():
            seen.acknowledged = max(seen.acknowledged, message.seq)
        case Look():
            await _look(parts, table_id, seen, foreground=message.foreground)
        case Ping():
            seen.put(encode({"type": "pong", "at": now()}))


async def _do(socket: WebSocket, parts: Services, table_id: str, command: Do) -> bytes:
    """Run a command and return what to answer."""
    try:
        # A session may have been revoked since the socket was opened.
        person = await person_of(socket, parts)
        if person is None:
            raise RefusedError("not_signed_in", "sign in to play")
        spend(socket, "command", person.id, COMMANDS)
        kind = KINDS.get(command.kind)
        if kind is None:
            raise RefusedError("invalid", f"kind: choose one of {', '.join(KINDS)}")
        try:
            body = kind.body(**{**command.body, "key": command.id})
        except (ValidationError, TypeError) as error:
            raise RefusedError("invalid", f"body: {error}") from error
        answer = await carry_out(parts, table_id, person, command.kind, body)
    except RefusedError as refused:
        return _problem(command.id, refused)
    return encode({"type": "answer", "id": command.id, "answer": answer})


def _problem(command: str | None, refused: RefusedError) -> bytes:
    return encode({"type": "problem", "id": command, "problem": refused.as_dict()})


async def _look(parts: Services, table_id: str, seen: Seen, *, foreground: bool) -> None:
    """Note whether a person has the table in the foreground: then no notices are needed."""
    if seen.person is None or (not foreground and not seen.foreground):
        return
    seen.foreground = foreground
    if not foreground and parts.hub.has_foreground(table_id, seen.person.id):
        return
    c = schema.presence.c
    where = (c.table_id == table_id, c.person == seen.person.id)
    async with parts.database.write() as connection:
        if not foreground:
            await connection.execute(delete(schema.presence).where(*where))
            return
        until = now() + FOREGROUND
        insert = sqlite.insert if parts.database.is_sqlite else postgresql.insert
        added = insert(schema.presence).values(
            table_id=table_id, person=seen.person.id, until=until
        )
        index = [c.table_id, c.person]
        await connection.execute(
            added.on_conflict_do_update(index_elements=index, set_={"until": until})
        )
