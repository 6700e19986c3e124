"""Sends the outbox. Any number of processes may do so on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import TracebackType
from typing import Final, Self

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from caledonia.server import clock
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import people
from caledonia.server.mail import DeliveryError
from caledonia.server.notices import outbox
from caledonia.server.notices.channels import (
    MAIL,
    PUSH,
    WEBHOOK,
    change_channel,
    find_channel,
    remove_channel,
)
from caledonia.server.notices.message import GoneError, Message, Sender, message_for
from caledonia.server.notices.models import HOUR, SECOND
from caledonia.server.notices.outbox import Notice, table_if_current
from caledonia.server.notices.senders import Mailer, Push, Webhook
from caledonia.server.notices.ssrf_guard import SafeClient
from caledonia.server.settings import Settings
from caledonia.server.storage import report
from caledonia.server.tasks import end
from caledonia.server.telemetry.logs import logger

log = logger("caledonia.notices")

MAX_TRIES: Final = 6
FIRST_RETRY: Final = 30 * SECOND
"""Until the second try; each further one waits four times as long."""
POLL: Final = 2 * SECOND
"""How long a new notice may stay unseen."""
SEND_SECONDS: Final = 40.0
"""Limit of time for a sending: shorter than the lease of its notice."""
PARALLEL: Final = 16
"""Notices that are sent at once."""
STOP_SECONDS: Final = 3.0
"""How long the end of the server waits for what is being sent."""


class Dispatcher:
    """Sends due notices as long as it is entered.

    No notice is lost: it is marked only after it was sent, and tried again if that did not happen.
    """

    def __init__(
        self,
        settings: Settings,
        database: Database,
        *,
        client: SafeClient | None = None,
        senders: Mapping[str, Sender] | None = None,
    ) -> None:
        """:param senders: by kind of channel, instead of the usual ones."""
        client = client or SafeClient()
        self._settings = settings
        self._database = database
        self._senders: Mapping[str, Sender] = senders or {
            PUSH: Push(settings, client),
            MAIL: Mailer(settings),
            WEBHOOK: Webhook(client),
        }
        self._woken = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        self._cleared = 0

    async def __aenter__(self) -> Self:
        """Begin to send."""
        self._loop = asyncio.create_task(self._run(), name="notices")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop; what cannot be finished in a moment is sent again by the next server."""
        assert self._loop is not None
        await end(self._loop)
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=STOP_SECONDS)
            await end(*late)

    def wake(self) -> None:
        """Look at once for notices that are due."""
        self._woken.set()

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                wait = await self._round()
            except (SQLAlchemyError, OSError) as error:
                report(log, "notices could not be read", error)
                wait = POLL
            try:
                async with asyncio.timeout(wait / 1000):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def _round(self) -> int:
        """Begin to send what is due; return the milliseconds until the next look."""
        now = clock.now()
        if now - self._cleared > HOUR:
            async with self._database.write() as connection:
                await outbox.clear(connection, now)
            self._cleared = now
        free = PARALLEL - len(self._sending)
        if free <= 0:
            return POLL
        async with self._database.read_inline() as connection:
            due = await outbox.next_due(connection)
        if due is None or due > now:
            return POLL if due is None else min(POLL, due - now)
        async with self._database.write() as connection:
            claimed = await outbox.claim(connection, now, free)
        for notice in claimed:
            self._begin(notice)
        # Whatever ends wakes us; there may be more than we took.
        return POLL

    def _begin(self, notice: Notice) -> None:
        task = asyncio.create_task(self._deliver(notice))
        self._sending.add(task)

        def ended(task: asyncio.Task[None]) -> None:
            self._sending.discard(task)
            self._woken.set()

        task.add_done_callback(ended)

    async def _deliver(self, notice: Notice) -> None:
        """Send one notice and store the result; if that fails, its lease expires."""
        try:
            message = await self._message(notice)
            if message is None:
                async with self._database.write() as connection:
                    await outbox.drop(connection, notice)
                return
            await self._send(notice, message)
        except (SQLAlchemyError, OSError) as error:
            report(log, "a notice could not be marked", error, notice=notice.id)

    async def _message(self, notice: Notice) -> Message | None:
        """Return a notice in words; None if it is out of date."""
        now = clock.now()
        async with self._database.read() as connection:
            channel = await find_channel(connection, notice.channel)
            if channel is None:
                return None
            query = select(people.c.language, people.c.deleted).where(people.c.id == channel.person)
            person = (await connection.execute(query)).one()
            table = await table_if_current(connection, notice, channel, now)
        if table is None or person.deleted is not None:
            return None
        try:
            return message_for(self._settings, notice, channel, person.language, table, now)
        except LookupError:
            # Written by another version of the server: a retry cannot help.
            log.exception("a notice cannot be put into words", notice=notice.id)
            return None

    async def _send(self, notice: Notice, message: Message) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._senders[message.channel.kind].send(message)
        except GoneError:
            async with self._database.write() as connection:
                await remove_channel(connection, message.channel.id)
        except DeliveryError as error:
            await self._failed(notice, error)
        except TimeoutError:
            await self._failed(notice, DeliveryError("It took too long."))
        except Exception:
            # No notice may stop the others.
            log.exception("sending a notice failed", notice=notice.id)
            await self._failed(notice, DeliveryError("It could not be sent."))
        else:
            await self._sent(notice, message)

    async def _sent(self, notice: Notice, message: Message) -> None:
        async with self._database.write() as connection:
            if message.channel.failures:
                # The channel before the notice, as everywhere: nobody waits for each other.
                channel = await find_channel(connection, notice.channel, lock=True)
                if channel is not None:
                    data = {k: v for k, v in channel.data.items() if k != "problem"}
                    await change_channel(connection, channel.id, data=data, failures=0)
            await outbox.mark_sent(connection, notice, clock.now())

    async def _failed(self, notice: Notice, error: DeliveryError) -> None:
        log.info("a notice was not sent", notice=notice.id, tries=notice.tries, why=error.detail)
        async with self._database.write() as connection:
            channel = await find_channel(connection, notice.channel, lock=True)
            if channel is not None:
                data = channel.data | {"problem": error.sentence}
                count = channel.failures + 1
                await change_channel(connection, channel.id, data=data, failures=count)
            if error.is_final or notice.tries >= MAX_TRIES:
                await outbox.drop(connection, notice)
            else:
                due = clock.now() + retry_delay(notice.tries, error.retry_after)
                await outbox.put_off(connection, notice, due)


def retry_delay(tries: int, retry_after: int | None = None) -> int:
    """Return the milliseconds until the next try; ``Retry-After`` is respected."""
    delay: int = FIRST_RETRY * 4 ** (tries - 1)
    return max(delay, (retry_after or 0) * SECOND)
