"""The sub-command: its options, and the questions it asks without them."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from caledonia.bots import BOTS, DEFAULT_BOT
from caledonia.cli.arguments import Language, pack_at, texts_in
from caledonia.cli.console import files
from caledonia.cli.console.file_words import load_problem
from caledonia.cli.console.loop import play
from caledonia.cli.console.opening import Table, ask_table, introduce, welcome
from caledonia.cli.console.screen import Screen, make_screen
from caledonia.cli.console.sitting import Sitting, make_seats
from caledonia.cli.console.style import BAD_NEWS, FAINT
from caledonia.cli.errors import fail
from caledonia.content import Content
from caledonia.errors import RecordError
from caledonia.game import Game
from caledonia.locale import Texts
from caledonia.options import Options

DEFAULT_PLAYERS = 3
BESIDE_LOAD: Final = frozenset({"load", "humans", "bot", "lang", "content"})
"""Options that mean something for a saved game too."""


def register(app: typer.Typer) -> None:
    """Add the sub-command to the application."""
    app.command("console")(console)


def console(
    context: typer.Context,
    players: Annotated[
        int | None, typer.Option(min=1, max=4, help="Number of seats, 1 to 4; 1 is the solo game.")
    ] = None,
    humans: Annotated[
        int | None, typer.Option(min=0, max=4, help="People at this keyboard, in the first seats.")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help=f"Computer players: {', '.join(BOTS)}; default: {DEFAULT_BOT}."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Same seed, same game.")] = None,
    lang: Language = None,
    map_sides: Annotated[
        str | None, typer.Option("--map", metavar="A1,B2,C1,D1", help="The four module sides.")
    ] = None,
    clans: Annotated[
        str | None, typer.Option(metavar="a,b,...", help="The clan of each seat.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")
    ] = None,
    content: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Content pack; default: the base pack.")
    ] = None,
    first_game: Annotated[
        bool, typer.Option("--first-game", help="The simpler preset for a first game.")
    ] = False,
    no_kickstarter: Annotated[
        bool, typer.Option("--no-kickstarter", help="Without the Kickstarter tiles.")
    ] = False,
    static_imports: Annotated[
        bool, typer.Option("--static-imports", help="All imports are worth the same.")
    ] = False,
    no_scoring_tiles: Annotated[
        bool, typer.Option("--no-scoring-tiles", help="Without scoring tiles.")
    ] = False,
    no_port_tiles: Annotated[
        bool, typer.Option("--no-port-tiles", help="Without port tiles.")
    ] = False,
    tighter_map: Annotated[
        bool, typer.Option("--tighter-map", help="Cover four land spaces (2-3 players).")
    ] = False,
    no_clans: Annotated[bool, typer.Option("--no-clans", help="Starting tiles only.")] = False,
    clan_auction: Annotated[
        bool, typer.Option("--clan-auction", help="Auction the clans (2-4 players).")
    ] = False,
    errata_2025: Annotated[
        bool, typer.Option("--errata-2025", help="Exchanged units can buy from neighbours.")
    ] = False,
) -> None:
    """Play a game in the terminal.

    Alone, against computer players, or several people at one keyboard.
    """
    text = texts_in(lang)
    if bot is not None and bot not in BOTS:
        fail(f"no bot '{bot}': choose one of {', '.join(BOTS)}", code=2)
    if load is not None:
        _refuse_beside_load(context)
    screen = make_screen(interactive=sys.stdin.isatty() and sys.stdout.isatty())
    pack = None if content is None else pack_at(content)
    options = Options.first_game() if first_game else Options()
    options = replace(
        options,
        kickstarter=options.kickstarter and not no_kickstarter,
        static_imports=options.static_imports or static_imports,
        no_scoring_tiles=options.no_scoring_tiles or no_scoring_tiles,
        no_port_tiles=options.no_port_tiles or no_port_tiles,
        tighter_map=tighter_map,
        no_clans=no_clans,
        clan_auction=clan_auction,
        errata_2025=errata_2025,
        map_sides=_listed(map_sides, upper=True),
        clans=_listed(clans),
    )
    table = Table(players, humans, options, bot)
    try:
        sitting = _open(text, screen, pack, table, load, seed)
    except (EOFError, KeyboardInterrupt):
        screen.space()
        screen.say(text("goodbye"))
        return
    sitting.pack = content
    introduce(sitting, screen)
    _choose_autosave(sitting, screen)
    play(sitting, screen, pack)


def _refuse_beside_load(context: typer.Context) -> None:
    """Refuse options of a new game: a saved one has its own."""
    given = [
        parameter.opts[0]
        for parameter in context.command.params
        if (name := parameter.name or "") not in BESIDE_LOAD
        and _was_given(context.params.get(name))
    ]
    if given:
        verb = "does" if len(given) == 1 else "do"
        fail(f"{', '.join(given)} {verb} not go with --load: the file says all that", code=2)


def _was_given(value: object) -> bool:
    """Whether an option's value comes from the caller; a seed of 0 does."""
    return value is not None and value is not False


def _choose_autosave(sitting: Sitting, screen: Screen) -> None:
    """Choose the autosave file; if there can be none, play without."""
    folder = files.data_folder(os.environ)
    try:
        sitting.autosave = files.autosave_file(folder, datetime.now())
    except OSError:
        screen.say(sitting.text("keep-failed", file=str(folder)), style=BAD_NEWS)
    else:
        place = sitting.text("keep-where", file=str(sitting.autosave))
        screen.say_whole(place, style=FAINT)


def _listed(value: str | None, *, upper: bool = False) -> tuple[str, ...] | None:
    """Return a list written with commas."""
    if value is None:
        return None
    parts = value.replace(",", " ").split()
    return tuple(part.upper() if upper else part.lower() for part in parts)


def _open(
    text: Texts,
    screen: Screen,
    pack: Content | None,
    table: Table,
    load: Path | None,
    seed: int | None,
) -> Sitting:
    """Return the sitting of a saved game or of a new one."""
    welcome(text, screen)
    if load is not None:
        return _open_saved(text, pack, table, load)
    if table.players is None and screen.reader.interactive:
        table = ask_table(text, screen, table)
    players = (
        table.players if table.players is not None else max(DEFAULT_PLAYERS, table.humans or 1)
    )
    humans = 1 if table.humans is None else table.humans
    _check_humans(humans, players)
    try:
        game = Game.new(players, seed, table.options, pack)
    except ValueError as error:
        fail(str(error), code=2)
    kinds = [files.PERSON] * humans + [table.bot or DEFAULT_BOT] * (players - humans)
    return Sitting(game, make_seats(text, kinds, seed=game.seed), text)


def _check_humans(humans: int, players: int) -> None:
    if humans > players:
        fail(f"{humans} people do not fit on {players} seats", code=2)


def _open_saved(text: Texts, pack: Content | None, table: Table, file: Path) -> Sitting:
    """Return the sitting of a saved game; ``--humans`` changes who plays."""
    try:
        saved = files.read_game(file, pack)
    except (OSError, UnicodeDecodeError, RecordError) as error:
        fail(load_problem(text, file, error))
    kinds = saved.seats
    if kinds is not None and table.bot is not None and table.humans is None:
        fail("the file says who plays: --bot goes with --load only beside --humans", code=2)
    if kinds is None or table.humans is not None:
        players = saved.game.players
        humans = 1 if table.humans is None else table.humans
        _check_humans(humans, players)
        kinds = (files.PERSON,) * humans + (table.bot or DEFAULT_BOT,) * (players - humans)
    return Sitting(saved.game, make_seats(text, kinds, saved.names, saved.game.seed), text)
