"""The command that resumes a game, as the console itself was started."""

from __future__ import annotations

import os
import shlex
import shutil
from pathlib import Path
from typing import Final

NAME: Final = "caledonia"


def resume_command(file: Path, pack: Path | None, started: str) -> str:
    """Return the command that loads a file.

    :param pack: the folder of the content pack that the game needs.
    :param started: how this process was started, as in ``sys.argv[0]``.
    """
    words = [_program(started), "console", "--load", str(file)]
    if pack is not None:
        words += ["--content", str(pack)]
    return shlex.join(words)


def _program(started: str) -> str:
    """Return how to call this program: by name if it is on the path, else by path."""
    path = Path(started)
    if path.stem != NAME or not path.is_file() or not os.access(path, os.X_OK):
        return NAME
    installed = shutil.which(NAME)
    return NAME if installed is not None and path.samefile(installed) else started
