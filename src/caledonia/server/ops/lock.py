"""Lock that allows one server per SQLite file, and records a running server's URL.

A lock file next to the database says who holds it. The lock itself belongs to the operating
system, so it ends with the process, even after a crash.
"""

from __future__ import annotations

import errno
import fcntl
import json
import os
import socket
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Self

from caledonia.server.settings import Settings

SUFFIX: Final = ".lock"
FILE: Final = "caledonia.lock"
"""In the data folder, if the database is not a file."""
LARGEST: Final = 4096
TAKEN: Final = frozenset({errno.EWOULDBLOCK, errno.EACCES})


@dataclass(frozen=True, slots=True)
class Holder:
    """The process that holds a lock."""

    pid: int
    machine: str
    command: str
    started: str
    url: str = ""
    """URL of the server, or of the previous one."""
    is_serving: bool = False

    def __str__(self) -> str:
        """Return it in words."""
        here = "" if self.machine == socket.gethostname() else f" on {self.machine}"
        where = f" at {self.url}" if self.is_serving else ""
        return f"'{self.command}'{where} (process {self.pid}{here}, since {self.started})"


class HeldError(Exception):
    """Another process holds the lock."""

    def __init__(self, path: Path, holder: Holder | None) -> None:
        """:param holder: None if the file does not name it yet."""
        who = "another process" if holder is None else str(holder)
        super().__init__(f"{who} is using {path.with_suffix('')}")
        self.holder = holder


class Lock:
    """The lock of a database, held from creation until it is closed."""

    def __init__(self, path: Path, command: str) -> None:
        """:param command: shown to others who want the lock.

        :raises HeldError: if another process holds it.
        :raises OSError: if writing the file fails.
        """
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._handle)
            if error.errno not in TAKEN:
                raise
            raise HeldError(path, read_holder(path)) from None
        before = read_holder(path)
        self._holder = Holder(
            pid=os.getpid(),
            machine=socket.gethostname(),
            command=command,
            started=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
            url="" if before is None else before.url,
        )
        self._write()

    def tell(self, url: str) -> None:
        """Record the URL of the server that holds the lock."""
        self._holder = replace(self._holder, url=url, is_serving=True)
        self._write()

    def _write(self) -> None:
        content = json.dumps(asdict(self._holder)).encode()
        os.ftruncate(self._handle, 0)
        os.pwrite(self._handle, content, 0)

    def close(self) -> None:
        """Release the lock; the file stays."""
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def lock_path(settings: Settings) -> Path:
    """Return the lock file of a server; the same for every path that leads to its database."""
    file = settings.sqlite_file()
    if file is None:
        return settings.data / FILE
    return file.with_name(f"{file.name}{SUFFIX}")


def lock_for(settings: Settings, command: str) -> Lock | None:
    """Return the lock of a server's database; None if several may use it at once.

    On PostgreSQL the file only records the URL of the first server in a folder.

    :raises HeldError: if a SQLite file is in use.
    :raises OSError: if writing the lock file fails.
    """
    path = lock_path(settings)
    if settings.sqlite_file() is not None:
        return Lock(path, command)
    with suppress(HeldError, OSError):
        return Lock(path, command)
    return None


def read_holder(path: Path) -> Holder | None:
    """Return the last holder named in a lock file; it may have ended since."""
    try:
        with path.open("rb") as file:
            return Holder(**json.loads(file.read(LARGEST)))
    except (OSError, ValueError, TypeError):
        return None
