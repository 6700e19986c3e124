"""The course of a session: bots play, people type, until the end or until somebody leaves."""

from __future__ import annotations

from caledonia.cli.console.commands import Commands
from caledonia.cli.console.screen import Screen
from caledonia.cli.console.session import Session
from caledonia.cli.console.style import BAD_NEWS, FAINT, SEAT_LETTERS
from caledonia.content import Content


def play(session: Session, screen: Screen, content: Content | None = None) -> None:
    """Play a game to its end, or until the people have enough; nothing is lost either way."""
    commands = Commands(session, screen, content)
    try:
        while session.running and not session.game.is_over():
            session.bots_play()
            _keep(session, screen)
            if not session.game.is_over():
                commands.show.decision()
                _decide(session, screen, commands)
    except (EOFError, KeyboardInterrupt):
        screen.space()
    if session.game.is_over():
        commands.show.end()
    _keep(session, screen)
    _say_goodbye(session, screen)


def _decide(session: Session, screen: Screen, commands: Commands) -> None:
    """Read lines until one changes the game or ends the session."""
    game, ply = session.game, session.game.ply
    while session.running and session.game is game and game.ply == ply:
        seat = game.deciding_seat
        assert seat is not None
        prompt = f"{SEAT_LETTERS[seat]} {session.seats[seat].name}>"
        commands.run(screen.ask(prompt, commands.possible))


def _keep(session: Session, screen: Screen) -> None:
    """Keep the game; where that is not possible say so once and go on."""
    try:
        session.keep()
    except OSError:
        file = str(session.autosave)
        session.autosave = None
        screen.say(session.text("keep-failed", file=file), style=BAD_NEWS)


def _say_goodbye(session: Session, screen: Screen) -> None:
    if session.autosave is not None and session.autosave.exists():
        file = str(session.autosave)
        screen.space()
        screen.say_whole(session.text("goodbye-kept", file=file), style=FAINT)
        if not session.game.is_over():
            screen.say_whole(session.text("goodbye-load", file=file), style=FAINT)
    screen.say(session.text("goodbye"))
