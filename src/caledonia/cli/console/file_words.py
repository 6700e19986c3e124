"""File names as typed, and messages about files."""

from __future__ import annotations

import os
from pathlib import Path

from caledonia.errors import RecordError
from caledonia.locale import Texts


def path_of(name: str) -> Path:
    """Return the path of a typed name; ``~`` of an unknown user is kept."""
    return Path(os.path.expanduser(name))


def reason_of(error: OSError) -> str:
    """Return the system's reason."""
    return error.strerror or str(error)


def load_problem(text: Texts, file: Path, error: OSError | UnicodeDecodeError | RecordError) -> str:
    """Return why a file cannot be loaded; details of a record are in English."""
    match error:
        case RecordError(line=line, text=row) if row.startswith("Content:"):
            return text("load-other-content", file=str(file), line=line, text=row)
        case RecordError(line=line, text=row, reason=reason):
            return text("load-line", file=str(file), line=line, text=row, reason=reason)
        case UnicodeDecodeError():
            return text("load-not-text", file=str(file))
        case FileNotFoundError():
            return text("load-missing", file=str(file))
        case _:
            return text("load-failed", file=str(file), reason=reason_of(error))
