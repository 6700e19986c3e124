"""The main loop of the console: bots play, people type."""

from __future__ import annotations

import sys

from caledonia.cli.console.commands import Commands
from caledonia.cli.console.resume import resume_command
from caledonia.cli.console.screen import Screen
from caledonia.cli.console.sitting import Sitting
from caledonia.cli.console.style import BAD_NEWS, FAINT, SEAT_LETTERS
from caledonia.content import Content


def play(sitting: Sitting, screen: Screen, content: Content | None = None) -> None:
    """Play a game to its end or until the person quits; nothing is lost either way."""
    commands = Commands(sitting, screen, content)
    try:
        while sitting.running and not sitting.game.is_over():
            sitting.bots_play()
            _keep(sitting, screen)
            if not sitting.game.is_over():
                commands.show.decision()
                _decide(sitting, screen, commands)
    except (EOFError, KeyboardInterrupt):
        screen.space()
    if sitting.game.is_over():
        commands.show.end()
    _keep(sitting, screen)
    _say_goodbye(sitting, screen)


def _decide(sitting: Sitting, screen: Screen, commands: Commands) -> None:
    """Read lines until one changes the game or ends the sitting."""
    game, ply = sitting.game, sitting.game.ply
    while sitting.running and sitting.game is game and game.ply == ply:
        seat = game.deciding_seat
        assert seat is not None
        prompt = f"{SEAT_LETTERS[seat]} {sitting.seats[seat].name}>"
        commands.run(screen.ask(prompt, commands.possible))


def _keep(sitting: Sitting, screen: Screen) -> None:
    """Autosave the game; on failure warn once and continue."""
    try:
        sitting.keep()
    except OSError:
        file = str(sitting.autosave)
        sitting.autosave = None
        screen.say(sitting.text("keep-failed", file=file), style=BAD_NEWS)


def _say_goodbye(sitting: Sitting, screen: Screen) -> None:
    file = sitting.kept()
    if file is not None:
        screen.space()
        screen.say_whole(sitting.text("goodbye-kept", file=str(file)), style=FAINT)
        if not sitting.game.is_over():
            command = resume_command(file, sitting.pack, sys.argv[0])
            screen.say_whole(sitting.text("goodbye-load", command=command), style=FAINT)
    screen.say(sitting.text("goodbye"))
