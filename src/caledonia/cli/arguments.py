"""Arguments that several commands share: packs, map sides, languages and files."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from caledonia.cli.errors import fail
from caledonia.content import Content, ContentError, load_content
from caledonia.content.geometry import MODULES
from caledonia.locale import LANGUAGES, Texts, guess_language, texts

SVG_BEGINS = "<svg"

Svg = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a picture to this file.")]
InTerminal = Annotated[
    bool, typer.Option("--text", help="Draw in the terminal (the default without --svg).")
]
Coordinates = Annotated[
    bool, typer.Option("--coordinates", help="Label the spaces in the picture.")
]
Language = Annotated[
    str | None,
    typer.Option(metavar="|".join(LANGUAGES), help="Language; default: the environment's."),
]


def check_folder(directory: Path | None) -> None:
    """Fail unless the folder of a content pack is there; None is the base pack."""
    if directory is not None and not directory.is_dir():
        fail(f"no folder {directory}: give the folder of a content pack", code=2)


def pack_at(directory: Path | None) -> Content:
    """Return the content pack of a folder, or the base pack."""
    check_folder(directory)
    try:
        return load_content(directory)
    except ContentError as error:
        more = len(error.problems) - 1
        others = f"\nand {more} more" if more else ""
        command = " ".join(["caledonia content check", *([str(directory)] if directory else [])])
        fail(
            f"the content pack has errors; '{command}' lists them all:\n{error.problems[0]}{others}"
        )


def sides_of(words: Sequence[str], content: Content) -> tuple[str, ...]:
    """Return four module sides in the order A, B, C, D; order and case do not matter."""
    sides = sorted(part.upper() for word in words for part in word.replace(",", " ").split())
    for side in sides:
        if side not in content.modules:
            fail(f"no module side '{side}': choose from {' '.join(content.modules)}", code=2)
    if tuple(side[:1] for side in sides) != MODULES:
        given = " ".join(words)
        fail(f"'{given}' isn't a map: give one side of each module, like A1 B2 C1 D1", code=2)
    return tuple(sides)


def texts_in(language: str | None) -> Texts:
    """Return the texts of a language, by default that of the environment."""
    chosen = language or guess_language(os.environ)
    if chosen not in LANGUAGES:
        fail(f"no language '{chosen}': choose one of {', '.join(LANGUAGES)}", code=2)
    return texts(chosen)


def read_text(file: Path, what: str) -> str:
    """Return the text of a file.

    :param what: what kind of file is expected, for the message.
    """
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        fail(f"no file {file}: give the path of {what}", code=2)
    except IsADirectoryError:
        fail(f"{file} is a folder: give the path of {what}", code=2)
    except UnicodeDecodeError:
        fail(f"{file} isn't a UTF-8 text file: give the path of {what}")
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}", code=2)


def write_picture(file: Path, svg: str) -> None:
    """Write a picture; an older picture is replaced, any other file is kept."""
    try:
        if file.exists() and not _is_picture(file):
            fail(f"{file} exists and isn't a picture: choose another name", code=2)
        file.write_text(svg, encoding="utf-8")
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror}", code=2)


def _is_picture(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as stream:
        begin = stream.read(len(SVG_BEGINS))
    return begin in (SVG_BEGINS.encode(), b"")
