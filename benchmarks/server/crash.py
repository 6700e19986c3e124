"""People play while the server, or PostgreSQL beneath it, is killed again and again.

Nothing acknowledged may be lost, nothing may be done twice, and a server whose database was killed
recovers without help.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter, deque
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from benchmarks.server.client import Connection, LostError
from benchmarks.server.databases import new_database
from benchmarks.server.ledger import Ledger, Ordered
from benchmarks.server.plans import Plan, Planner
from benchmarks.server.processes import Nursery
from benchmarks.server.report import Figures, say
from benchmarks.server.stock import put_tables
from benchmarks.server.victims import DATABASE, SERVER, Beneath, Victim
from caledonia.server.audit.verify import verify
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import drafts, receipts
from caledonia.server.games import store
from caledonia.server.settings import Settings
from caledonia.server.wire import decode

LIFE: Final = (0.0, 0.6)
"""Seconds for which people play before the server is killed: at least, and at most."""
HASTE: Final = 0.25
"""Share of kills that do not wait until all tables were checked."""
GOES_ON: Final = 5
"""Commands that every table must take after the last start."""
GAMES: Final = 4
"""Different games for each number of players."""
SPARE: Final = 1
"""Kills per additional table: games end during a run, and some must always be left."""
RETRY: Final = 0.01
UNAVAILABLE: Final = 503


@dataclass(frozen=True, slots=True, kw_only=True)
class Crash:
    """What happens to the server."""

    engine: str = "sqlite"
    kills: int = 200
    tables: int = 8
    """Number of tables in play at the same time."""
    seed: int = 1
    victim: str = SERVER


class Players:
    """All players at all tables."""

    def __init__(self, port: int, waiting: list[Ledger], *, patient: bool = False) -> None:
        """:param waiting: tables at which no one has played yet.
        :param patient: the server may answer that its database is away.
        """
        self._patient = patient
        self.starts = 0
        """How often the server was started; after each time every table is checked."""
        self.all = list(waiting)
        self.under_way: set[str] = set()
        """Tables with a command that is not answered yet."""
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.is_closing = False
        self._checked: dict[str, int] = {}
        """The last start after which a table was checked, for those that are played at."""
        self._port = port
        self._waiting = deque(waiting)

    async def play(self) -> None:
        """Play at the tables in turn."""
        connection = Connection(self._port)
        while self._waiting and not self.is_closing and not self.faults:
            ledger = self._waiting.popleft()
            self._checked[ledger.id] = self.starts
            await self._play_at(ledger, connection)
            del self._checked[ledger.id]
        connection.close()

    async def _play_at(self, ledger: Ledger, connection: Connection) -> None:
        since = 0
        while not ledger.is_over and not self.faults:
            if self.is_closing and since >= GOES_ON:
                return
            ordered = ledger.order()
            answer = None
            while answer is None:
                if self._checked[ledger.id] == self.starts:
                    answer = await self._tell(ledger, connection, ordered)
                else:
                    since = 0
                    await self._check(ledger, connection, ordered)
                if self.faults:
                    return
            self._acknowledge(ledger, ordered, *answer)
            since += 1

    async def checked(self) -> None:
        """Wait until all tables were checked since the last start."""
        while any(start != self.starts for start in self._checked.values()) and not self.faults:
            await asyncio.sleep(RETRY)

    async def _tell(
        self, ledger: Ledger, connection: Connection, ordered: Ordered
    ) -> tuple[int, Any] | None:
        """Give a command; None: the server is gone, and the command must be repeated."""
        self.under_way.add(ledger.id)
        try:
            status, answer = await connection.ask(
                "POST",
                f"/api/tables/{ledger.id}/{ordered.kind}",
                ordered.body,
                cookie=ledger.cookie,
            )
        except LostError:
            self.counts["given again"] += 1
            await asyncio.sleep(RETRY)
            return None
        if status == UNAVAILABLE and self._patient:
            # It may have been stored: only a retry with the same key shows it.
            self.counts["answered 503"] += 1
            await asyncio.sleep(RETRY)
            return None
        self.under_way.discard(ledger.id)
        return status, decode(answer)

    def _acknowledge(self, ledger: Ledger, ordered: Ordered, status: int, answer: Any) -> None:
        after = ordered.after
        expected = {"seq": after.seq, "version": after.version, "step": after.step}
        if status != 200:
            self._fault(ledger, f"{ordered.kind} was refused: {status} {answer}")
        elif {name: answer[name] for name in expected} != expected:
            acknowledged = {name: answer[name] for name in expected}
            self._fault(ledger, f"{ordered.kind} led to {acknowledged} instead of {expected}")
        ledger.acknowledge(ordered)
        self.counts[f"acknowledged {ordered.kind}"] += 1

    async def _check(self, ledger: Ledger, connection: Connection, ordered: Ordered) -> None:
        """Compare a table with what was acknowledged; a command under way may be stored or not."""
        path, start = f"/api/tables/{ledger.id}", self.starts
        try:
            table = await connection.ok("GET", path, cookie=ledger.cookie)
            entries = await _entries(connection, path, ledger.cookie)
        except LostError:
            await asyncio.sleep(RETRY)
            return
        except RuntimeError as error:
            if self._patient and f": {UNAVAILABLE} " in str(error):
                await asyncio.sleep(RETRY)
                return
            self._fault(ledger, f"it does not load: {error}")
            return
        self._checked[ledger.id] = start
        allowed = [ledger.now, ordered.after]
        standing = next((each for each in allowed if ledger.agrees(each, table)), None)
        if standing is None:
            self._fault(ledger, f"it is at {_words(table)}, and not at one of {allowed}")
            return
        fault = ledger.log_fault(standing, entries)
        if fault is not None:
            self._fault(ledger, fault)
        self.counts["checks"] += 1
        if ledger.id in self.under_way:
            stored = standing == ordered.after
            self.counts["under way, stored" if stored else "under way, not stored"] += 1

    def _fault(self, ledger: Ledger, what: str) -> None:
        self.faults.append(f"table {ledger.id}, start {self.starts}: {what}")
        say(self.faults[-1])


def _words(table: dict[str, Any]) -> dict[str, Any]:
    return {name: table.get(name) for name in ("seq", "version", "codes")}


async def _entries(connection: Connection, path: str, cookie: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    more = True
    while more:
        after = entries[-1]["seq"] if entries else 0
        page = await connection.ok("GET", f"{path}/entries?after={after}", cookie=cookie)
        entries += page["entries"]
        more = page["more"] and bool(page["entries"])
    return entries


async def measure(crash: Crash) -> Figures:
    """Kill the server while people play, and compare everything at the end."""
    random = Random(crash.seed)
    with (
        new_database(crash.engine) as (settings, postgres),
        tempfile.TemporaryDirectory() as folder,
    ):
        stocked = await put_tables(settings, _plans(crash))
        ledgers = [Ledger(each, random) for each in stocked]
        begun = perf_counter()
        async with Nursery(settings, log=Path(folder) / "server.log") as nursery:
            (server,) = await nursery.start()
            victim: Victim = server
            if crash.victim == DATABASE:
                assert postgres is not None
                victim = Beneath(postgres, server)
            players = Players(server.port, ledgers, patient=victim is not server)
            await _kill(crash, random, victim, players)
            await server.stop()
        seconds = perf_counter() - begun
        # After a fault the others were interrupted: there is nothing to compare.
        if not players.faults:
            await _check_stored(settings, players)
    return {
        "engine": crash.engine,
        "victim": crash.victim,
        "kills": crash.kills,
        "seconds": round(seconds, 1),
        "tables_played": sum(ledger.acknowledged > 0 for ledger in ledgers),
        "games_finished": sum(ledger.is_over for ledger in ledgers),
        "commands_acknowledged": sum(ledger.acknowledged for ledger in ledgers),
        **{name.replace(", ", "_").replace(" ", "_"): n for name, n in players.counts.items()},
        "faults": players.faults,
    }


def _plans(crash: Crash) -> list[Plan]:
    number = crash.tables + crash.kills // SPARE
    games = min(GAMES, -(-number // 3))
    planners = [
        Planner(games, seed=crash.seed, players=players, positions=True) for players in (2, 3, 4)
    ]
    return [planners[each % len(planners)].plan() for each in range(number)]


async def _kill(crash: Crash, random: Random, victim: Victim, players: Players) -> None:
    """Kill and start the victim as often as asked, then let all players continue for a while."""
    tasks = [asyncio.create_task(players.play()) for _ in range(crash.tables)]
    for number in range(crash.kills):
        if random.random() >= HASTE:
            await players.checked()
        await asyncio.sleep(random.uniform(*LIFE))
        players.counts["kills with commands under way"] += bool(players.under_way)
        await victim.kill()
        # From here on, all players check their tables before they continue.
        players.starts += 1
        await victim.start()
        if number % 20 == 19:
            say(f"{number + 1} kills, {dict(players.counts)}")
        if players.faults:
            break
    players.is_closing = True
    await asyncio.gather(*tasks)


async def _check_stored(settings: Settings, players: Players) -> None:
    """Compare all that is stored with the ledgers, and with a replay by the engine."""
    database = Database(settings.database_url())
    try:
        for ledger in players.all:
            fault = await _stored_fault(database, ledger)
            if fault is not None:
                players.faults.append(f"table {ledger.id}, at the end: {fault}")
        players.faults += [str(fault) for fault in await verify(database)]
    finally:
        await database.close()


async def _draft(connection: AsyncConnection, table_id: str, version: int) -> list[str]:
    """Return the tentative decisions that continue from a version."""
    query = select(drafts.c.codes).where(drafts.c.table_id == table_id, drafts.c.version == version)
    stored = (await connection.execute(query)).scalar()
    codes: list[str] = decode(stored) if stored else []
    return codes


async def _stored_fault(database: Database, ledger: Ledger) -> str | None:
    kept = select(func.count()).where(receipts.c.table_id == ledger.id)
    async with database.read() as connection:
        table = await store.find_table(connection, ledger.id)
        entries = await store.find_entries(connection, ledger.id)
        draft = await _draft(connection, ledger.id, table.version)
        done = (await connection.execute(kept)).scalar_one()
    if not ledger.agrees(ledger.now, {"seq": table.seq, "version": table.version, "codes": draft}):
        return f"it is at {table.seq}, {table.version}, {draft}, and not at {ledger.now}"
    if done != ledger.acknowledged:
        return f"{done} commands were done, {ledger.acknowledged} acknowledged"
    return ledger.log_fault(ledger.now, [{**entry.shown} for entry in entries])
