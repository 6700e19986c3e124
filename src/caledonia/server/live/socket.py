"""The socket of a table: updates to the client, commands from it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from caledonia.server.clock import now
from caledonia.server.errors import RefusedError
from caledonia.server.games.live_game import LiveGame, effect_for
from caledonia.server.games.rows import SeatRow, TableRow
from caledonia.server.identity.dependencies import identity_again, identity_of
from caledonia.server.live.messages import ClientMessage, Do, Foresee, Have, Look, Ping, read
from caledonia.server.live.presence import note_foreground
from caledonia.server.live.revocation import ENDED, REASON
from caledonia.server.live.subscriber import Subscriber
from caledonia.server.request_model import sentence_for
from caledonia.server.security.buckets import COMMAND_RATE, household
from caledonia.server.security.limits import spend
from caledonia.server.services import Services, services_of
from caledonia.server.shapes.live import (
    AnswerMessage,
    EffectMessage,
    HelloMessage,
    PongMessage,
    ProblemMessage,
    RefusedMessage,
)
from caledonia.server.storage import STORAGE_ERRORS, report, storage_refusal
from caledonia.server.tables.commands import COMMANDS, execute
from caledonia.server.tables.overview import must_see, overview, own_seat
from caledonia.server.wire import encode

router = APIRouter(tags=["live"])

PROTOCOL: Final = 2
"""Changes whenever older pages would misunderstand the messages."""
REFUSED: Final = 4400
MISSED: Final = 4409
"""Codes with which a socket is closed: it may not look; it was too slow and must catch up."""
CATCH_UP: Final = 500
"""With more entries than these to catch up on, a client gets the whole table again."""
MOST: Final = 10**9
"""No table has more entries."""
RESENDS: Final = 3
"""So often all that a slow client missed is sent again; then it must acknowledge, or is closed."""
FAULT: Final = 1011
"""Code of a socket that is closed because of a fault of the server."""

log = structlog.get_logger()


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, after: int | None = None) -> None:
    """Send what happens at a table.

    :param after: the last entry that the client has; without it the whole table comes first.
    """
    await socket.accept()
    try:
        subscriber = await _enter(socket, table_id, after)
        if subscriber is not None:
            await _stay(socket, table_id, subscriber)
    except WebSocketDisconnect:
        # The client has gone.
        return


async def _enter(socket: WebSocket, table_id: str, after: int | None) -> Subscriber | None:
    """Begin to look at a table; None: that was refused, and the client knows why."""
    services = services_of(socket)
    try:
        known = await identity_of(socket, services)
        subscriber = Subscriber(None if known is None else known.person, 0, known)
        await _hello(services, table_id, subscriber, after, is_first=True)
    except RefusedError as refused:
        await _refuse(socket, refused)
        return None
    except STORAGE_ERRORS as error:
        await _refuse(socket, storage_refusal(error))
        return None
    return subscriber


async def _refuse(socket: WebSocket, refused: RefusedError) -> None:
    message: RefusedMessage = {"type": "refused", **refused.as_dict()}
    await socket.send_bytes(encode(message))
    await socket.close(REFUSED, refused.code)


async def _stay(socket: WebSocket, table_id: str, subscriber: Subscriber) -> None:
    """Send and receive until one side has enough."""
    services = services_of(socket)
    services.metrics.socket_opened()

    async def again() -> None:
        await _hello(services, table_id, subscriber, subscriber.acknowledged)

    sending = asyncio.create_task(_send(socket, subscriber, again))
    subscriber.on_close = lambda code, reason: services.hub.soon(
        _end(socket, sending, code, reason)
    )
    try:
        known = subscriber.known
        if known is not None and await identity_again(socket, services, known) is None:
            # It was revoked before anybody knew of this socket.
            subscriber.close(ENDED, REASON)
        await _receive(socket, services, table_id, subscriber)
    finally:
        subscriber.on_close = None
        sending.cancel()
        services.metrics.socket_closed()
        services.hub.leave(table_id, subscriber)
        if subscriber.foreground:
            # By itself: this task may be cancelled, in the middle of a transaction.
            services.hub.soon(_look(services, table_id, subscriber, foreground=False))
        await asyncio.gather(sending, return_exceptions=True)


async def _hello(
    services: Services,
    table_id: str,
    subscriber: Subscriber,
    after: int | None,
    *,
    is_first: bool = False,
) -> None:
    """Send the whole table and the entries that were missed, then subscribe to changes.

    :raises RefusedError: if the person may not see the table.
    """
    wanted = after if after is not None and 0 <= after <= MOST else None
    table, seats, live_game, entries = await services.table_service.look_since(table_id, wanted)
    await must_see(services.database, table, seats, subscriber.person)
    held = await services.table_service.holds.is_held(table)
    while services.hub.is_ahead(table):
        # Another process announced more while we were reading.
        table, seats, live_game, entries = await services.table_service.look_since(table_id, wanted)
    # Nothing may be waited for between looking and entering: what happened then would be missed.
    shown = overview(table, seats, live_game, subscriber.person, held=held, preview=True)
    hello: HelloMessage = {
        "type": "hello",
        "protocol": PROTOCOL,
        "seq": table.seq,
        "table": shown,
    }
    if wanted is not None and 0 <= table.seq - wanted <= CATCH_UP:
        hello["entries"] = [entry.shown for entry in entries]
    if (queue := services.lines.place_of_bot(table_id)) is not None:
        shown["queue"] = queue
    subscriber.restart(table.seq, encode(hello))
    if is_first:
        services.hub.enter(table, seats, live_game, subscriber)
    # Another process may have written what the others here do not know yet.
    services.hub.refresh_soon(table_id)


async def _send(
    socket: WebSocket, subscriber: Subscriber, again: Callable[[], Awaitable[None]]
) -> None:
    """Send what waits; a client that was too slow gets all that is missing at once.

    :param again: queues it.
    """
    try:
        while True:
            await socket.send_bytes(await subscriber.queue.get())
            if not subscriber.is_behind or not subscriber.queue.empty():
                continue
            if subscriber.resent == RESENDS:
                await socket.close(MISSED, "missed")
                return
            subscriber.resent += 1
            await again()
    except WebSocketDisconnect:
        return
    except RefusedError as refused:
        await _refuse(socket, refused)
    except Exception as error:
        # Otherwise the client would wait without limit; when it comes back, it catches up.
        report(log, "send failed", error)
        await _end(socket, None, FAULT, "fault")


async def _end(
    socket: WebSocket, sending: asyncio.Task[None] | None, code: int, reason: str
) -> None:
    """Close a socket, whatever is being sent."""
    if sending is not None:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(code, reason)


async def _receive(
    socket: WebSocket, services: Services, table_id: str, subscriber: Subscriber
) -> None:
    while True:
        incoming = await socket.receive()
        if incoming["type"] == "websocket.disconnect":
            return
        if subscriber.is_closed:
            continue
        try:
            message = read(incoming.get("text") or incoming.get("bytes") or "")
            if not isinstance(message, Do):
                _spend(socket, subscriber)
        except RefusedError as refused:
            subscriber.put(_problem(None, refused))
            continue
        await _answer(socket, services, table_id, subscriber, message)


def _spend(socket: WebSocket, subscriber: Subscriber) -> None:
    """Count a message that is no command.

    :raises RefusedError: if there were too many.
    """
    address = household(socket.client.host if socket.client else "")
    spend(socket, "live", subscriber.person.id if subscriber.person else address, COMMAND_RATE)


async def _answer(
    socket: WebSocket,
    services: Services,
    table_id: str,
    subscriber: Subscriber,
    message: ClientMessage,
) -> None:
    number = message.id if isinstance(message, Do) else None
    try:
        match message:
            case Do():
                subscriber.put(await _do(socket, services, table_id, subscriber, message))
            case Have():
                subscriber.have(message.seq)
                if message.resend:
                    await _hello(services, table_id, subscriber, message.seq)
            case Foresee():
                subscriber.put(await _foresee(services, table_id, subscriber, message.code))
            case Look():
                await _look(services, table_id, subscriber, foreground=message.foreground)
            case Ping():
                pong: PongMessage = {"type": "pong", "at": now()}
                subscriber.put(encode(pong))
    except RefusedError as refused:
        subscriber.put(_problem(number, refused))
    except STORAGE_ERRORS as error:
        subscriber.put(_problem(number, storage_refusal(error)))


async def _do(
    socket: WebSocket, services: Services, table_id: str, subscriber: Subscriber, command: Do
) -> bytes:
    """Run a command and return what to answer.

    :raises RefusedError: if it is not possible.
    """
    known = subscriber.known
    # A session may have been revoked since the socket was opened.
    identity = None if known is None else await identity_again(socket, services, known)
    if identity is None:
        raise RefusedError("not_signed_in", "sign in to play")
    person = identity.person
    spend(socket, "command", person.id, COMMAND_RATE)
    kind = COMMANDS.get(command.kind)
    if kind is None:
        raise RefusedError("invalid", f"kind: choose one of {', '.join(COMMANDS)}")
    try:
        body = kind.body.model_validate({**command.body, "key": command.id})
    except ValidationError as error:
        raise RefusedError("invalid", sentence_for(error, "body")) from error
    # What has changed is sent to all sockets anyway.
    answer = await execute(services, table_id, person, command.kind, body, with_view=False)
    message: AnswerMessage = {"type": "answer", "id": command.id, "answer": answer}
    return encode(message)


async def _foresee(services: Services, table_id: str, subscriber: Subscriber, code: str) -> bytes:
    """Return what an action would do.

    :raises RefusedError: if the table cannot be looked at.
    """
    # A player who asks is about to play.
    services.pool.go_first()
    table, seats, live_game = await _shown(services, table_id)
    await must_see(services.database, table, seats, subscriber.person)
    effect = (
        None
        if live_game is None
        else effect_for(live_game, own_seat(seats, subscriber.person), code)
    )
    step = 0 if live_game is None else len(live_game.codes)
    message: EffectMessage = {
        "type": "effect",
        "version": table.version,
        "step": step,
        "code": code,
        "effect": effect,
    }
    return encode(message)


async def _shown(
    services: Services, table_id: str
) -> tuple[TableRow, Sequence[SeatRow], LiveGame | None]:
    """Return a table as last sent; from the database only if not in memory."""
    if (shown := services.hub.shown(table_id)) is not None:
        table, seats = shown
        live_game = await services.table_service.in_memory(table)
        if live_game is not None:
            return table, seats, live_game
    return await services.table_service.look(table_id)


def _problem(command: str | None, refused: RefusedError) -> bytes:
    message: ProblemMessage = {"type": "problem", "id": command, "problem": refused.as_dict()}
    return encode(message)


async def _look(
    services: Services, table_id: str, subscriber: Subscriber, *, foreground: bool
) -> None:
    """Note whether a person has the table in the foreground: then no notices are needed."""
    if subscriber.person is None or (not foreground and not subscriber.foreground):
        return
    has_changed = subscriber.foreground != foreground
    subscriber.foreground = foreground
    if has_changed:
        services.hub.presence.announce(table_id)
    if not foreground and subscriber.person.id in services.hub.presence.everybody(table_id).front:
        # Another window shows it, here or at another process.
        return
    await note_foreground(services.database, table_id, subscriber.person.id, foreground=foreground)
