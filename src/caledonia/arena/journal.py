"""A file with the results of a long run, so that it can be stopped and resumed.

JSON, one object a line: first the plan, then the games as they end. A line counts once its end
is written; what a killed process left of a line is dropped.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from caledonia.arena.match import Result

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock


class JournalError(Exception):
    """A file that cannot be resumed, and why."""


def kept_plan(path: Path) -> dict[str, Any] | None:
    """Return the plan in an earlier run's file; ``None`` if it has no readable plan."""
    try:
        with path.open("rb") as file:
            plan = (_parsed(file.readline()) or {}).get("plan")
    except OSError:
        return None
    return plan if isinstance(plan, dict) else None


class Journal:
    """The results of one plan in a file; use it with ``with``."""

    def __init__(self, path: Path, plan: dict[str, object]) -> None:
        """Open a file, or begin a new one.

        :raises JournalError: if it cannot be written, holds another plan or something else.
        """
        self.results: dict[int, Result] = {}
        """Finished games by number."""
        self._path = path
        try:
            self._file: BinaryIO = path.open("r+b" if path.exists() else "x+b")
        except OSError as error:
            raise JournalError(f"cannot write {path}: {error.strerror}") from error
        try:
            self._lock()
            self._read(_line({"plan": plan}), plan)
        except BaseException:
            self._file.close()
            raise

    def add(self, result: Result) -> None:
        """Write a finished game, at once.

        :raises JournalError: if that fails, for instance on a full disk.
        """
        try:
            self._file.write(_line(result.as_dict()))
            self._file.flush()
        except OSError as error:
            raise JournalError(f"cannot write {self._path}: {error.strerror}") from error
        self.results[result.game] = result

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def _lock(self) -> None:
        if sys.platform != "win32":
            try:
                flock(self._file, LOCK_EX | LOCK_NB)
            except OSError as error:
                raise JournalError(f"{self._path} is being written by another run") from error

    def _read(self, header: bytes, plan: dict[str, object]) -> None:
        """Read the file and seek to the end of the last complete line."""
        text = self._file.read()
        if b"\n" not in text and header.startswith(text):
            self._file.seek(0)
            self._file.write(header)
            self._file.truncate()
            self._file.flush()
            return
        lines = text.splitlines(keepends=True)
        if not lines[-1].endswith(b"\n") or _parsed(lines[-1]) is None:
            lines.pop()
        self._check_plan(lines[0] if lines else b"", plan)
        for number, line in enumerate(lines[1:], start=2):
            self._take(number, _parsed(line))
        end = sum(map(len, lines))
        self._file.seek(end)
        self._file.truncate()

    def _check_plan(self, line: bytes, plan: dict[str, object]) -> None:
        stored = (_parsed(line) or {}).get("plan")
        if not isinstance(stored, dict):
            raise JournalError(f"{self._path} is no file of an earlier run: give another name")
        requested = json.loads(json.dumps(plan))
        if stored != requested:
            differences = ", ".join(
                f"{name} is {json.dumps(stored.get(name))} there and {json.dumps(value)} here"
                for name, value in requested.items()
                if stored.get(name) != value
            )
            raise JournalError(
                f"{self._path} holds another plan ({differences}): "
                "call it as before to continue, or give another file"
            )

    def _take(self, number: int, data: dict[str, Any] | None) -> None:
        try:
            result = Result(**(data or {}))
        except TypeError as error:
            raise JournalError(
                f"{self._path}, line {number}: not the result of a game; "
                "remove the line, and the game is played again"
            ) from error
        self.results.setdefault(result.game, result)


def _line(data: dict[str, object]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode("ascii") + b"\n"


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
