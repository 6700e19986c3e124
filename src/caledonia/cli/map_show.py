"""`caledonia map show`: a picture of an assembled map."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from caledonia.board import Board, build_board
from caledonia.cli.arguments import (
    Coordinates,
    InTerminal,
    Language,
    Svg,
    pack_at,
    sides_of,
    texts_in,
    write_picture,
)
from caledonia.cli.console.paint_map import paint_marks, paint_printed_map
from caledonia.cli.words import Words
from caledonia.content import Content
from caledonia.drawing import draw_map
from caledonia.locale import Texts


def show(
    sides: Annotated[list[str], typer.Argument(metavar="A1 B2 C1 D1", help="The module sides.")],
    players: Annotated[
        int,
        typer.Option(
            min=1, max=4, help="Number of players; with 1-2 the mist is out of play, 1 is solo."
        ),
    ] = 4,
    svg: Svg = None,
    text: InTerminal = False,
    coordinates: Coordinates = False,
    no_key: Annotated[
        bool, typer.Option("--no-key", help="Leave out the key below the map.")
    ] = False,
    lang: Language = None,
    content: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Content pack; default: the base pack.")
    ] = None,
) -> None:
    """Draw a map: to a file, or in the terminal."""
    text_in = texts_in(lang)
    pack = pack_at(content)
    chosen = sides_of(sides, pack)
    board = build_board(pack, chosen, small=players <= 2, block_cost_one=players == 1)
    if svg is not None:
        write_picture(svg, draw_map(pack, board, text_in, coordinates=coordinates, key=not no_key))
        typer.echo(f"{svg}: map {' '.join(chosen)}")
    if text or svg is None:
        _print(Console(), pack, board, text_in, key=not no_key)


def _print(console: Console, content: Content, board: Board, text: Texts, *, key: bool) -> None:
    words = Words(text, ())
    console.print(paint_printed_map(words, board), soft_wrap=True)
    if not key:
        return
    console.print(paint_marks(words, board, ports="A", mist=bool(board.mist)))
    for side in board.sides:
        module = content.modules[side]
        about = module.character.get(text.language) or module.character.get("en", "")
        line = Text(side, style="bold")
        line.append(f" {module.name}" + (f": {about}" if about else ""), style="not bold")
        console.print(line)
