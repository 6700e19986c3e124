"""One game at the console: its players, its course and its autosave."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from caledonia.bots import Bot, Limit, make_bot
from caledonia.cli.console import files
from caledonia.cli.console.narrate import Narrator
from caledonia.cli.words import Words
from caledonia.game import Game
from caledonia.locale import Texts

BOT_NAMES: Final = ("Isla", "Hamish", "Morag", "Ewan")
"""What computer players are called."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a seat."""

    name: str
    kind: str
    """A person, or a bot's id."""
    bot: Bot | None


def make_seats(
    text: Texts,
    kinds: Sequence[str],
    names: Sequence[str] | None = None,
    seed: int | None = None,
) -> list[Seat]:
    """Return the seats of these kinds; without names they get some.

    :param seed: the game's; with it, bots choose the same each time the game is played.
    """
    seats = []
    bot_names = iter(BOT_NAMES)
    for number, kind in enumerate(kinds, start=1):
        if kind == files.PERSON:
            name, bot = text("player-name", number=number), None
        else:
            name, bot = next(bot_names), make_bot(kind, seed)
        seats.append(Seat(names[number - 1] if names else name, kind, bot))
    return seats


class Sitting:
    """A game with its seats."""

    def __init__(self, game: Game, seats: list[Seat], text: Texts) -> None:
        self.text = text
        self.autosave: Path | None = None
        """The autosave file."""
        self.pack: Path | None = None
        """The folder of the content pack, if it is not the built-in one."""
        self.running = True
        """Whether the session continues."""
        self.take_over(game, seats)

    def take_over(self, game: Game, seats: list[Seat]) -> None:
        """Switch to another game."""
        self.game = game
        self.seats = seats
        self.words = Words(self.text, [seat.name for seat in seats])
        people = [number for number, seat in enumerate(seats) if seat.bot is None]
        you = people[0] if len(people) == 1 else None
        self.narrator = Narrator(self.words, game.state.setup, you)
        self.shown_ply = [game.ply] * len(seats)
        """By seat: the ply up to which its person has seen the log."""
        self.seen: int | None = None
        """The seat that saw the table last, until another one acts."""
        self._kept = game.ply

    def person(self) -> int | None:
        """Return the seat whose view is shown: who decides, or the only person."""
        people = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        seat = self.game.deciding_seat
        return seat if seat in people else people[0] if len(people) == 1 else None

    def bots_play(self) -> None:
        """Let computer players decide until a person has to, or the game is over."""
        while (seat := self.game.deciding_seat) is not None:
            bot = self.seats[seat].bot
            if bot is None:
                return
            self.game.push(bot.choose(self.game, seat, Limit()).action)
            self.seen = None

    def undo(self) -> tuple[int, bool]:
        """Take back the last decision of a person and all that followed.

        Return how many decisions were taken back (0: there was none), and whether they had revealed
        something hidden.
        """
        before = self.game.state
        taken = []
        while self.game.ply > self.game.start.ply:
            taken.append(self.game.pop())
            seat = self.game.deciding_seat
            assert seat is not None
            if self.seats[seat].bot is None:
                self.shown_ply = [min(ply, self.game.ply) for ply in self.shown_ply]
                self.seen = None
                after = self.game.state
                revealed = (before.pile, before.random) != (after.pile, after.random)
                return len(taken), revealed
        for action in reversed(taken):
            self.game.push(action)
        return 0, False

    def keep(self) -> None:
        """Write the game to the autosave file if it has changed since.

        :raises OSError: if it cannot be written.
        """
        if self.autosave is not None and self._kept != self.game.ply:
            self.autosave.parent.mkdir(parents=True, exist_ok=True)
            files.save(self.autosave, self.saved())
            self._kept = self.game.ply

    def keep_elsewhere(self) -> None:
        """Leave the autosave file as it is and continue with a new one.

        A file that nothing was written to is used for the next game.

        :raises OSError: if the game cannot be written, or the new file not made.
        """
        self.keep()
        if self.autosave is not None and files.holds_game(self.autosave):
            self.autosave = files.autosave_file(self.autosave.parent, datetime.now())

    def kept(self) -> Path | None:
        """Return the autosave file if it holds a game; delete it if never used."""
        if self.autosave is None or files.holds_game(self.autosave):
            return self.autosave
        with contextlib.suppress(OSError):
            self.autosave.unlink(missing_ok=True)
        return None

    def saved(self) -> str:
        """Return the game as the text of a file."""
        return files.write_game(self.game, self.words.names, [seat.kind for seat in self.seats])
