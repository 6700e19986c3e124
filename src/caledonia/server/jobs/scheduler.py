"""The scheduler of one lane, fair by address and by person."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Final

from caledonia.server.jobs.lanes import Job

REMEMBERED: Final = 10_000
"""How many people and addresses to remember the last job of."""


@dataclass(slots=True, eq=False)
class Ticket:
    """A waiting job."""

    job: Job
    number: int
    since: float
    admitted: asyncio.Future[None] = field(repr=False)


class Served:
    """When each person and each address last had a turn, as running numbers."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._last: OrderedDict[tuple[str, str], int] = OrderedDict()

    def serve(self, job: Job) -> None:
        """Record that a job starts now."""
        number = next(self._numbers)
        for key in (("origin", job.origin), ("person", job.person)):
            self._last[key] = number
            self._last.move_to_end(key)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def origin(self, job: Job) -> int:
        """Return when the job's address was last served; 0: never."""
        return self._last.get(("origin", job.origin), 0)

    def person(self, job: Job) -> int:
        """Return when the job's person was last served; 0: never."""
        return self._last.get(("person", job.person), 0)


def in_turn(tickets: Iterable[Ticket], served: Served) -> list[Ticket]:
    """Return tickets in round-robin order, by address and then by person.

    The one served longest ago goes first; tickets of one person keep their order.
    """
    rounds: Counter[str] = Counter()
    households: dict[str, list[tuple[tuple[int, int, int], Ticket]]] = defaultdict(list)
    for ticket in sorted(tickets, key=lambda each: each.number):
        job = ticket.job
        key = (rounds[job.person], served.person(job), ticket.number)
        households[job.origin].append((key, ticket))
        rounds[job.person] += 1
    order: list[tuple[tuple[int, int, tuple[int, int, int]], Ticket]] = []
    for household in households.values():
        household.sort(key=lambda each: each[0])
        for place, (key, ticket) in enumerate(household):
            order.append(((place, served.origin(ticket.job), key), ticket))
    order.sort(key=lambda each: each[0])
    return [ticket for _, ticket in order]


class Scheduler:
    """Admits jobs to the processes of a lane."""

    def __init__(
        self,
        slots: int,
        *,
        per_person: int | None = None,
        per_origin: int | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """:param slots: maximum running jobs.
        :param per_person: maximum running jobs of one person.
        :param per_origin: maximum running jobs of one address.
        """
        self._slots = slots
        self._per_person = per_person or slots
        self._per_origin = per_origin or slots
        self._now = now
        self._numbers = count(1)
        self._waiting: dict[int, Ticket] = {}
        self._running: Counter[tuple[str, str]] = Counter()
        self._busy = 0
        self._served = Served()

    @property
    def is_idle(self) -> bool:
        """Whether no job is running or waiting."""
        return not self._busy and not self._waiting

    async def enter(self, job: Job) -> None:
        """Wait until a job may start; the caller then calls :meth:`leave` once."""
        loop = asyncio.get_running_loop()
        ticket = Ticket(job, next(self._numbers), self._now(), loop.create_future())
        self._waiting[ticket.number] = ticket
        self._admit()
        try:
            await ticket.admitted
        except asyncio.CancelledError:
            self._waiting.pop(ticket.number, None)
            if not ticket.admitted.cancelled():
                # It was admitted just before it was cancelled.
                self.leave(job)
            raise

    def leave(self, job: Job) -> None:
        """Free the slot of a finished job."""
        self._busy -= 1
        for key in _keys(job):
            self._running[key] -= 1
            if not self._running[key]:
                del self._running[key]
        self._admit()

    def line(self) -> list[Ticket]:
        """Return the waiting jobs in the order in which they will start."""
        return in_turn(self._waiting.values(), self._served)

    def waited(self, ticket: Ticket) -> float:
        """Return how many seconds a ticket has waited."""
        return self._now() - ticket.since

    def _admit(self) -> None:
        self._drop_cancelled()
        while self._busy < self._slots and (ticket := self._next()) is not None:
            del self._waiting[ticket.number]
            self._busy += 1
            self._running.update(_keys(ticket.job))
            self._served.serve(ticket.job)
            ticket.admitted.set_result(None)

    def _drop_cancelled(self) -> None:
        """Remove tickets whose task was cancelled, but has not run since."""
        for number in [each.number for each in self._waiting.values() if each.admitted.done()]:
            del self._waiting[number]

    def _next(self) -> Ticket | None:
        return next((each for each in self.line() if self._has_room(each.job)), None)

    def _has_room(self, job: Job) -> bool:
        limits: Mapping[tuple[str, str], int] = dict(
            zip(_keys(job), (self._per_origin, self._per_person), strict=True)
        )
        return all(self._running[key] < most for key, most in limits.items())


def _keys(job: Job) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("origin", job.origin), ("person", job.person)
