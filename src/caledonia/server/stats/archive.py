"""All finished public games of a month as one compressed file, made when it is first asked for.

The name of a file holds a fingerprint of the games and the players' names. When a member deletes
an account, or a game is made public later, the file is made again.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import structlog
from sqlalchemy import func, select

from caledonia.server import clock
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import tables
from caledonia.server.errors import RefusedError
from caledonia.server.settings import Settings
from caledonia.server.stats.games import is_counted
from caledonia.server.stats.months import begin_of, month_at, next_month
from caledonia.server.stats.records import Listed, listed_between, log_of, record_of
from caledonia.server.stats.shapes import ArchiveMonth
from caledonia.server.tasks import end
from caledonia.server.wire import encode

FOLDER: Final = "archive"
SUFFIX: Final = ".txt.gz"
WAIT: Final = 20.0
"""Seconds that a request waits for a file before it is answered "try again later"."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Making:
    """A file that is being made."""

    task: asyncio.Task[None]
    games: int
    done: int = 0


class Archive:
    """The files of a server process; those being made are dropped when it stops."""

    def __init__(self, settings: Settings, database: Database) -> None:
        """:param settings: files are kept below its data folder."""
        self._folder = settings.data / FOLDER
        self._database = database
        self._making: dict[Path, _Making] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        await end(*(making.task for making in self._making.values()))

    async def months(self) -> list[ArchiveMonth]:
        """Return the months that are over and have games, newest first."""
        public = (is_counted, tables.c.public.is_(True))
        months = []
        async with self._database.read() as connection:
            first = select(func.min(tables.c.finished)).where(*public)
            moment = (await connection.execute(first)).scalar()
            month = month_at(moment) if moment is not None else month_at(clock.now())
            while is_over(month):
                begin, end = begin_of(month), begin_of(next_month(month))
                within = (tables.c.finished >= begin, tables.c.finished < end)
                count = select(func.count()).select_from(tables).where(*public, *within)
                if games := (await connection.execute(count)).scalar_one():
                    months.append(ArchiveMonth(month=month, games=games, bytes=self._size(month)))
                month = next_month(month)
        return months[::-1]

    async def file(self, month: str, wait: float = WAIT) -> Path:
        """Return the file of a month; it is made first if need be.

        :param wait: seconds; what takes longer continues, and is there at a later request.
        :raises RefusedError: if there is none, or it is not there yet.
        """
        if not is_over(month):
            raise RefusedError(
                "not_found", f"{month} is not over: its games are archived from the next month on"
            )
        async with self._database.read() as connection:
            games = await listed_between(connection, begin_of(month), begin_of(next_month(month)))
        if not games:
            raise RefusedError("not_found", f"no public game was finished in {month}")
        path = self._folder / f"{month}-{_fingerprint(games)}{SUFFIX}"
        if not path.exists():
            await self._made(month, path, games, wait)
        return path

    async def _made(self, month: str, path: Path, games: Sequence[Listed], wait: float) -> None:
        making = self._making.get(path)
        if making is None:
            task = asyncio.create_task(self._make(month, path, games))
            making = self._making[path] = _Making(task, len(games))
            task.add_done_callback(lambda _: self._making.pop(path))
        await asyncio.wait({making.task}, timeout=wait)
        if not making.task.done():
            raise RefusedError(
                "unavailable",
                f"the archive of {month} is being made, {making.done} of {making.games} games are "
                "done: ask again in a minute",
            )
        making.task.result()

    async def _make(self, month: str, path: Path, games: Sequence[Listed]) -> None:
        try:
            await self._pack(month, path, games)
        except OSError as error:
            _log.error("archive failed", month=month, reason=str(error))
            raise RefusedError(
                "unavailable", f"the archive of {month} could not be written: tell the operator"
            ) from error
        for other in self._files(month):
            if other != path:
                other.unlink(missing_ok=True)

    async def _pack(self, month: str, path: Path, games: Sequence[Listed]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        # Several processes may make the same file: each has its own until it is complete.
        handle, name = tempfile.mkstemp(dir=self._folder, prefix=f".{month}-")
        try:
            with (
                os.fdopen(handle, "wb") as raw,
                gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as packed,
            ):
                for game in games:
                    await self._write(packed, game)
                    self._making[path].done += 1
            os.replace(name, path)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(name)

    async def _write(self, packed: gzip.GzipFile, game: Listed) -> None:
        async with self._database.read() as connection:
            table, log = await log_of(connection, game.table)
        try:
            record = await asyncio.to_thread(record_of, table, log, game.names)
        except Exception as error:
            # A game of older rules must not keep all others from the archive.
            _log.warning("game left out of the archive", table=game.table, reason=str(error))
            return
        packed.write(record.encode() + b"\n")

    def _files(self, month: str) -> list[Path]:
        return sorted(self._folder.glob(f"{month}-*{SUFFIX}"))

    def _size(self, month: str) -> int | None:
        with suppress(FileNotFoundError):
            for path in self._files(month):
                return path.stat().st_size
        return None


def is_over(month: str) -> bool:
    """Whether no game can be finished in a month any more."""
    return begin_of(next_month(month)) <= clock.now()


def _fingerprint(games: Sequence[Listed]) -> str:
    lines = [(game.table, game.names) for game in games]
    return hashlib.sha256(encode(lines)).hexdigest()[:16]
