"""`caledonia draw`: a picture of a position, or of a moment of a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caledonia.cli.arguments import (
    Coordinates,
    InTerminal,
    Language,
    Svg,
    pack_at,
    read_text,
    texts_in,
    write_picture,
)
from caledonia.cli.console.paint_map import paint_legend, paint_map
from caledonia.cli.errors import fail
from caledonia.cli.words import Words
from caledonia.content import Content
from caledonia.drawing import Seat, draw_position
from caledonia.errors import PositionError, RecordError
from caledonia.game import Game
from caledonia.locale import Texts
from caledonia.notation.record import RecordedGame, read_record
from caledonia.state import State
from caledonia.types import ROUNDS, UNITS, Mask, Unit


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("draw")(draw)


def draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position or a record.")],
    move: Annotated[
        int | None,
        typer.Option(min=0, help="Number of decisions to replay; default: all."),
    ] = None,
    svg: Svg = None,
    text: InTerminal = False,
    coordinates: Coordinates = False,
    no_key: Annotated[bool, typer.Option("--no-key", help="Leave out unit names.")] = False,
    lang: Language = None,
    content: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The content pack the game was played with.")
    ] = None,
) -> None:
    """Draw a position with all units: to a file, or in the terminal.

    Frames the spaces that the last decision changed.
    """
    text_in = texts_in(lang)
    pack = pack_at(content)
    game, names = _read(file, pack, text_in, move)
    words = Words(text_in, names)
    title, subtitle = _title(game, words), _subtitle(game, words)
    seats = _seats(game, words)
    if svg is not None:
        units = {} if no_key else _units(game, words)
        picture = draw_position(
            game.state,
            seats,
            title,
            subtitle,
            units,
            coordinates=coordinates,
            pointed=_changed(game),
        )
        write_picture(svg, picture)
        typer.echo(f"{svg}: {title}")
    if text or svg is None:
        console = Console(highlight=False, markup=False)
        console.print(title, style="bold")
        console.print(subtitle)
        console.print(paint_map(words, game.state, _changed(game)), soft_wrap=True)
        console.print(paint_legend(words, game.state))
        for seat in seats:
            console.print(f"{seat.name}: {seat.facts}")


def _read(
    file: Path, content: Content, text: Texts, move: int | None
) -> tuple[Game, tuple[str, ...]]:
    """Return the game at the chosen moment, and the players' names."""
    written = read_text(file, "a position or a record")
    names: tuple[str, ...] | None = None
    try:
        if written.lstrip().startswith("{"):
            if move is not None:
                fail(f"{file} is a position: leave out --move", code=2)
            game = Game.from_position(written, content)
        else:
            game, names = _replay(file, read_record(written, content, seed=0), move)
    except (PositionError, RecordError) as error:
        fail(f"{file}: {error}")
    if names is None:
        names = tuple(text("player-name", number=seat + 1) for seat in range(game.players))
    return game, names


def _replay(
    file: Path, recorded: RecordedGame, move: int | None
) -> tuple[Game, tuple[str, ...] | None]:
    decisions = len(recorded.actions)
    if move is not None and move > decisions:
        fail(f"{file}: no move {move}: the record has {decisions}, choose 0 to {decisions}", code=2)
    game = Game(recorded.start, seed=recorded.seed)
    for action in recorded.actions[:move]:
        game.push(action)
    return game, recorded.names


def _title(game: Game, words: Words) -> str:
    """Return the moment in words: the round, and who decides."""
    text = words.text
    when = (
        text("table-round", round=game.round, rounds=ROUNDS) if game.round else text("table-setup")
    )
    seat = game.deciding_seat
    who = text("picture-final") if seat is None else text("picture-decides", name=words.names[seat])
    return f"{when} · {who}"


def _subtitle(game: Game, words: Words) -> str:
    """Return the map, and the last decision as its code."""
    parts = [words.text("game-map", sides=" ".join(game.state.setup.board.sides))]
    if actions := game.actions:
        parts.append(f"{words.text('picture-move', number=len(actions))}: {actions[-1]}")
    return " · ".join(parts)


def _units(game: Game, words: Words) -> dict[Unit, str]:
    """Return the names of all units on the map."""
    standing = [unit for unit in UNITS if any(player.pieces[unit] for player in game.state.players)]
    return {unit: words.unit(unit) for unit in standing}


def _seats(game: Game, words: Words) -> list[Seat]:
    """Return what to write about each player."""
    key = "picture-points" if game.is_over() else "picture-points-now"
    scores = game.score_now().scores
    seats = []
    for seat, (player, name) in enumerate(zip(game.state.players, words.names, strict=True)):
        points = scores[seat]
        clan = [words.clan_short(player.power.id)] if player.power.id else []
        facts = [*clan, words.money(player.money), words.text(key, points=points)]
        seats.append(Seat(name, " · ".join(facts), decides=seat == game.deciding_seat))
    return seats


def _changed(game: Game) -> Mask:
    """Return the spaces on which the last decision placed, moved or removed a unit."""
    if not game.actions:
        return 0
    before = game.copy()
    before.pop()
    return _standing_changes(before.state, game.state)


def _standing_changes(before: State, after: State) -> Mask:
    changed = 0
    for old, new in zip(before.players, after.players, strict=True):
        for old_mask, new_mask in zip(old.pieces, new.pieces, strict=True):
            changed |= old_mask ^ new_mask
    return changed
