"""Keeps the server's files private to its user: 0600, in a folder with 0700.

Every start fixes the permissions of existing files. A folder is restricted only if it holds nothing
but the server's files, since the folder may be ``/tmp`` or a home directory.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from caledonia.server.settings import DATABASE_FILE, SECRET_FILE, Settings

UMASK: Final = 0o077
DATABASE_SUFFIXES: Final = ("", "-wal", "-shm", "-journal", ".lock")
"""Suffixes of a SQLite file and the files that SQLite and the lock put next to it."""
KEPT: Final = (
    *(f"{DATABASE_FILE}{suffix}" for suffix in DATABASE_SUFFIXES),
    SECRET_FILE,
    f"{SECRET_FILE}.*",
    "vapid.pem",
    "vapid.pem.*",
    "caledonia.lock",
)
"""Files that a server writes in its folder."""
BACKUPS: Final = ("*.jsonl.gz", "*.jsonl.gz.part", "*.db", "*.db.part", "*.log")
"""Files that operators usually keep in the server's own folder."""
FOLDERS: Final = ("packs", "archive", "postgresql")


@contextmanager
def private_files() -> Iterator[None]:
    """Make new files of this process readable by its user only."""
    before = os.umask(UMASK)
    try:
        yield
    finally:
        os.umask(before)


def mend(settings: Settings) -> None:
    """Restrict files and folders left open by an earlier release or another umask."""
    file = settings.sqlite_file()
    if file is not None:
        for suffix in DATABASE_SUFFIXES:
            _restrict(file.with_name(f"{file.name}{suffix}"))
    folders = {settings.data.resolve()} | ({file.parent} if file is not None else set())
    for folder in folders:
        names = _names_in(folder)
        if is_own(folder, file):
            _restrict(folder)
            patterns: tuple[str, ...] = (*KEPT, *BACKUPS)
        else:
            patterns = KEPT
        for name in names:
            if _is_one_of(name, patterns):
                _restrict(folder / name)


def is_own(folder: Path, database: Path | None) -> bool:
    """Whether a folder holds nothing but the server's files."""
    if folder in (Path("/"), Path.home()) or not _belongs_to_us(folder):
        return False
    known = {*FOLDERS}
    if database is not None and database.parent == folder:
        known |= {f"{database.name}{suffix}" for suffix in DATABASE_SUFFIXES}
    return all(name in known or _is_one_of(name, (*KEPT, *BACKUPS)) for name in _names_in(folder))


def _is_one_of(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def _names_in(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _belongs_to_us(path: Path) -> bool:
    try:
        return path.stat().st_uid == os.geteuid()
    except OSError:
        return False


def _restrict(path: Path) -> None:
    """Remove other users' access; links and files of other users are left alone."""
    with suppress(OSError):
        status = path.lstat()
        is_plain = stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)
        if is_plain and status.st_mode & UMASK and status.st_uid == os.geteuid():
            path.chmod(stat.S_IMODE(status.st_mode) & ~UMASK)
