"""Games as files: saving, loading, and the copy that is kept by itself."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from caledonia.content import Content
from caledonia.game import Game
from caledonia.notation.record import read_record

PERSON: Final = "person"
_SEATS: Final = re.compile(r"^# console seats: (.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that was read from a file."""

    game: Game
    names: tuple[str, ...] | None
    seats: tuple[str, ...] | None
    """Who plays each seat: a person or a bot's id; ``None`` if the file does not say."""


def write_game(game: Game, names: Sequence[str], seats: Sequence[str]) -> str:
    """Return a game with everything that is needed to go on with it, as a record."""
    record = game.record(names=names, secret=True)
    return f"{record}# console seats: {' '.join(seats)}\n"


def read_game(file: Path, content: Content | None) -> SavedGame:
    """Read a game from a record file.

    :raises OSError: if there is no such file.
    :raises RecordError: if it is not a record that can be replayed.
    :raises UnicodeDecodeError: if it is not text.
    """
    text = file.read_text(encoding="utf-8")
    recorded = read_record(text, content)
    game = Game(recorded.start, seed=recorded.seed)
    for action in recorded.actions:
        game.push(action)
    found = _SEATS.search(text)
    seats = tuple(found[1].split()) if found else None
    if seats is not None and len(seats) != game.players:
        seats = None
    return SavedGame(game, recorded.names, seats)


def save(file: Path, text: str) -> None:
    """Write a file as a whole or not at all; one that is there is replaced.

    :raises OSError: if it cannot be written; what was there is unchanged.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(name, file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return the folder for this user's data."""
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        base = Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "caledonia" / "games"


def autosave_file(folder: Path, now: datetime) -> Path:
    """Return a file that is not there yet, named after the time."""
    stem = now.strftime("game-%Y%m%d-%H%M%S")
    names = (f"{stem}{suffix}.txt" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(file for name in names if not (file := folder / name).exists())
