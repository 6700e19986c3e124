"""Games as files: saving, loading and autosave."""

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

from caledonia.bots import BOTS, FORMER_NAMES
from caledonia.content import Content
from caledonia.errors import RecordError
from caledonia.game import Game
from caledonia.notation.record import read_record
from caledonia.notation.wording import shortened

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
    """Return a game as a record, with everything needed to resume it."""
    record = game.record(names=names, secret=True)
    return f"{record}# console seats: {' '.join(seats)}\n"


def read_game(file: Path, content: Content | None) -> SavedGame:
    """Read a game from a record file.

    :raises OSError: if there is no such file.
    :raises RecordError: if it is not a record that can be replayed, or names unknown players.
    :raises UnicodeDecodeError: if it is not text.
    """
    text = file.read_text(encoding="utf-8")
    recorded = read_record(text, content)
    game = Game(recorded.start, seed=recorded.seed)
    for action in recorded.actions:
        game.push(action)
    seats = _read_seats(text)
    if seats is not None and len(seats) != game.players:
        seats = None
    return SavedGame(game, recorded.names, seats)


def _read_seats(text: str) -> tuple[str, ...] | None:
    """Return who plays each seat, if a file says so.

    :raises RecordError: if an unknown player is named.
    """
    match = _SEATS.search(text)
    if match is None:
        return None
    seats = tuple(FORMER_NAMES.get(seat, seat) for seat in match[1].split())
    known = (PERSON, *BOTS)
    for seat in seats:
        if seat not in known:
            line = text.count("\n", 0, match.start()) + 1
            reason = f"no player '{seat}': known are {', '.join(known)}"
            raise RecordError(line, shortened(match[0].rstrip()), reason)
    return seats


def save(file: Path, text: str) -> None:
    """Write a file atomically; an existing one is replaced, no folder is created.

    :raises OSError: if it cannot be written; an existing file is unchanged.
    """
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(name, file)
    except BaseException:
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
    """Create a new empty file, named after the time and unique.

    :raises OSError: if it cannot be created.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = now.strftime("game-%Y%m%d-%H%M%S")
    file = folder / f"{stem}.txt"
    number = 1
    while True:
        try:
            file.open("x").close()
        except FileExistsError:
            number += 1
            file = folder / f"{stem}-{number}.txt"
        else:
            return file


def holds_game(file: Path) -> bool:
    """Whether something was written to an automatic file."""
    try:
        return file.stat().st_size > 0
    except OSError:
        return False
