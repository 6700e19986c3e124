"""Key files of the server: complete or absent, and readable only by their owner."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

NO_LINKS: Final = frozenset({errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK})
"""Errors on file systems without hard links."""


class KeyFileError(ValueError):
    """A key is unusable. The message says what the operator can do."""


def read_or_make(path: Path, make: Callable[[], bytes]) -> bytes:
    """Return the content of a key file, creating it if there is none.

    Processes that start at the same time agree on one key.

    :raises KeyFileError: if it cannot be read or written.
    """
    try:
        if not path.exists():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _write(path, make())
        return path.read_bytes()
    except OSError as error:
        raise KeyFileError(
            f"cannot read or write {path} ({error.strerror}): make sure that this user can write "
            "to the folder and that the disk is not full"
        ) from error


def _write(path: Path, content: bytes) -> None:
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}.part")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(content)
        publish(draft, path)
    except FileExistsError:
        # Another process was first: use its key.
        pass
    finally:
        draft.unlink(missing_ok=True)


def publish(draft: Path, path: Path) -> None:
    """Sync a complete file to disk, then give it its name.

    :raises FileExistsError: if the name is taken; that file stays as it is.
    """
    _sync(draft)
    try:
        os.link(draft, path)
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        draft.replace(path)
    else:
        draft.unlink()
    _sync(path.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
