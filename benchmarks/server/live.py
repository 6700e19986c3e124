"""Tables with open pages: who plays at them, and when everyone has seen it."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from benchmarks.server.page import CommandError, Page
from benchmarks.server.plans import Portion
from benchmarks.server.stock import Stocked

SEEN: Final = 5.0
"""Seconds after which an update that did not come counts as lost."""
OPENING: Final = 40
"""Pages that are opened at the same time."""


@dataclass(frozen=True, slots=True)
class Order:
    """A command as the page gives it: one decision, or the end of the turn."""

    seat: int
    code: str | None
    """None: the turn ends."""
    commits: bool
    """Whether everyone sees its effect."""


def orders_of(portion: Portion) -> Iterator[Order]:
    """Yield the commands with which a person at a page plays a portion."""
    codes = portion.codes
    if not portion.reveals and codes[-1] == "end":
        codes = codes[:-1]
    for number, code in enumerate(codes, start=1):
        yield Order(portion.seat, code, commits=portion.reveals and number == len(codes))
    if not portion.reveals:
        yield Order(portion.seat, None, commits=True)


class LiveTable:
    """A table with a page for each person, spread over the server processes."""

    def __init__(
        self, stocked: Stocked, ports: Sequence[int], number: int, *, silent: bool = False
    ) -> None:
        """:param number: decides which process the first person is at.
        :param silent: the pages only listen.
        """
        self.id = stocked.id
        self.is_busy = False
        self._left = deque(order for each in stocked.plan.portions for order in orders_of(each))
        self._news = asyncio.Event()
        self.pages = [
            Page(stocked.id, ports[(number + seat) % len(ports)], guest, silent=silent)
            for seat, guest in enumerate(stocked.guests)
        ]
        for page in self.pages:
            page.version = stocked.version
            page.on_news = self._news.set

    @property
    def left(self) -> int:
        """The number of commands left."""
        return len(self._left)

    def take_errors(self) -> Counter[str]:
        """Return what went wrong since the last time."""
        errors = Counter(error for page in self.pages for error in page.errors)
        for page in self.pages:
            page.errors.clear()
        return errors

    async def open(self, slots: asyncio.Semaphore) -> None:
        """Open all pages."""
        for page in self.pages:
            async with slots:
                await page.open()

    async def close(self) -> None:
        """Close all pages."""
        await asyncio.gather(*(page.close() for page in self.pages))

    async def play(self) -> float:
        """Give the next command; return the seconds until the last page that should has seen it.

        :raises CommandError: if it was refused, or not everyone saw it.
        """
        order = self._left.popleft()
        page = self.pages[order.seat]
        if order.code is not None:
            await page.point_at(order.code)
        sent = perf_counter()
        before, step = page.seq, page.step
        standing = {"version": page.version, "step": page.step}
        if order.code is None:
            await page.command("end", **standing)
        else:
            await page.command("play", codes=[order.code], end=False, **standing)
        try:
            async with asyncio.timeout(SEEN):
                while not self._has_seen(order, before, step):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise CommandError("an update did not come") from None
        return max(each.at for each in (self.pages if order.commits else [page])) - sent

    def _has_seen(self, order: Order, before: int, step: int) -> bool:
        """Whether everyone who should has seen a command.

        :param before: the last entry that was seen before it.
        :param step: the tentative decisions before it.
        """
        if order.commits:
            return all(page.seq > before for page in self.pages)
        return self.pages[order.seat].step > step


async def open_all(tables: Sequence[LiveTable]) -> None:
    """Open the pages of all tables."""
    slots = asyncio.Semaphore(OPENING)
    await asyncio.gather(*(table.open(slots) for table in tables))
