"""Tables from records: imported games, and branches from a moment of a game.

At a branch, everything that was hidden then is shuffled again: the new table reveals neither the
seed nor the pile of the game that it comes from.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from caledonia.bot_ids import BOT_IDS, DEFAULT_BOT
from caledonia.chance import new_seed
from caledonia.errors import RecordError
from caledonia.game import Game
from caledonia.notation.header import seed_hash
from caledonia.notation.record import read_record
from caledonia.server.db.connection import DbConnection
from caledonia.server.errors import RefusedError
from caledonia.server.fair_play.aids import hints_allowed
from caledonia.server.games import store
from caledonia.server.games.live_game import Decided, LiveGame
from caledonia.server.games.rows import FINISHED, PLAYING, SeatRow, TableRow
from caledonia.server.games.store import TableRows
from caledonia.server.identity.models import Person
from caledonia.server.packs import content_of
from caledonia.server.refusals import refusal
from caledonia.server.shapes.log import Branch, CreatedEntry
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.create import (
    VACANT,
    TableChoices,
    checked,
    new_salt,
    new_table,
    plain,
    seats_for,
)
from caledonia.server.tables.overview import own_seat, seed_is_open
from caledonia.server.tables.seats import begin, must_have_room_to_watch
from caledonia.server.tables.turns import follow_up

LONGEST_NAME: Final = 40
LONGEST_SEED: Final = 64
"""Characters that are stored of a seat's name, and of a seed."""


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A record that was read and replayed: all that is left is to store it."""

    choices: TableChoices
    start: str
    seed: int
    salt: str
    """Salt of the hashes in its log."""
    names: tuple[str, ...]
    """By seat; none where the record has none."""
    live_game: LiveGame
    decided: list[Decided]

    @property
    def is_over(self) -> bool:
        """Whether the record is of a whole game."""
        return self.live_game.public_game.is_over()


def read_import(text: str, choices: TableChoices) -> ImportedGame:
    """Read a record and replay it. That takes long: let a thread do it.

    :param choices: seats, name and content pack; the rest is the record's.
    :raises RefusedError: naming the line that is wrong.
    """
    try:
        content = content_of(choices.content)
    except ValueError as error:
        raise RefusedError("invalid", f"content: {error}") from error
    try:
        recorded = read_record(text, content)
        game = Game.from_record(text, content)
    except RecordError as error:
        raise refusal("record_unreadable", line=error.line, problem=str(error)) from error
    if game.seed is None:
        # A public record does not hold what is hidden: it is drawn at random from here on.
        game.seed = new_seed()
    if len(str(game.seed)) > LONGEST_SEED:
        raise RefusedError("invalid", f"record: a seed has at most {LONGEST_SEED} digits here")
    if choices.seats and len(choices.seats) != game.players:
        raise RefusedError("invalid", f"seats: give {game.players}")
    fixed = {"players": game.players, "options": plain(game.options), "shuffle": False}
    if not choices.seats and game.is_over():
        fixed["seats"] = [VACANT] * game.players
    salt = new_salt()
    # A table counts its own decisions, whatever led to where it begins.
    start = Game(game.start).position(counted=False)
    live_game, decided = _decided(Game.from_position(start, content), game, salt)
    return ImportedGame(
        choices=checked(choices.model_copy(update=fixed)),
        start=start,
        seed=game.seed,
        salt=salt,
        names=tuple(_seat_name(name) for name in recorded.names or ()),
        live_game=live_game,
        decided=decided,
    )


def _seat_name(name: str) -> str:
    """Return a name from a record as a seat can have it."""
    visible = "".join(letter for letter in name if letter.isprintable())
    return visible.strip()[:LONGEST_NAME] or DEFAULT_BOT


def _decided(start: Game, game: Game, salt: str) -> tuple[LiveGame, list[Decided]]:
    """Return a game from its start, as it is in the log."""
    start.seed = game.seed
    live_game = LiveGame(start, 0, salt=salt)
    decided: list[Decided] = []
    for action in game.actions:
        seat = live_game.seat
        assert seat is not None
        live_game.play(seat, str(action))
        decided += live_game.commit()
    return live_game, decided


async def store_import(
    connection: DbConnection,
    imported: ImportedGame,
    person: Person,
    branch: Branch | None = None,
    parent: str | None = None,
    *,
    address: str | None = None,
) -> CommandContext:
    """Store a record as a table.

    A finished game keeps the names of its players: it is there to be looked at, and gives a seat
    only to those who were named for one. In an unfinished one bots stand in on open seats, until
    a person takes them over.

    :param branch: the moment of another game that it continues; None: a record was imported.
    :param parent: the table that it follows.
    :param address: the address that asks for it, as a keyed hash.
    """
    seed = imported.seed
    more: dict[str, Any] = {
        "start": imported.start,
        "seed": str(seed),
        "seed_hash": seed_hash(seed),
        "salt": imported.salt,
        "origin": address,
    }
    table = new_table(imported.choices, person, parent=parent, **more)
    await store.insert_table(connection, table)
    rows = _seats(table, imported, person)
    await store.insert_seats(connection, rows)
    table_rows = TableRows(rows, codes=[], has_orders=False, receipt=None)
    context = CommandContext(connection, table, table_rows, None, person, table.created)
    entry: CreatedEntry = {
        "seq": context.next_seq,
        "at": context.at,
        "kind": "created",
        "options": table.options,
    }
    if branch is None:
        entry["imported"] = True
    else:
        entry["branch"] = branch
    context.append(entry)
    if not imported.is_over:
        await must_have_room_to_watch(context)
    await begin(context)
    context.live_game = imported.live_game
    for decided in imported.decided:
        context.append_decision(decided, "record")
    await follow_up(context)
    return context


def _seats(table: TableRow, imported: ImportedGame, person: Person) -> list[SeatRow]:
    rows = seats_for(table, imported.choices.seats, person)
    for number, seat in enumerate(rows):
        if seat.person is None and seat.bot is None:
            name = imported.names[number] if imported.names else DEFAULT_BOT
            if not imported.is_over:
                rows[number] = replace(seat, stand_in=DEFAULT_BOT, name=name)
            else:
                rows[number] = replace(seat, bot=name if name in BOT_IDS else None, name=name)
    return rows


def may_branch(table: TableRow, seats: Iterable[SeatRow], person: Person) -> None:
    """Refuse people who could try out the decisions of a game that others play.

    :raises RefusedError: saying when it will be possible.
    """
    seats = list(seats)
    if table.daily is not None and not seed_is_open(table):
        raise refusal("challenge_open")
    if table.status == FINISHED:
        return
    if table.status != PLAYING:
        raise refusal("game_not_begun")
    others = [seat for seat in seats if seat.person not in (None, person.id)]
    if own_seat(seats, person) is None or others:
        raise refusal("others_play")
    if not hints_allowed(table, seats):
        raise refusal("no_aids_yet")


def read_branch(table: TableRow, game: Game, seats: list[str], name: str | None) -> ImportedGame:
    """Return a game that continues another one. This is slow: run it in a thread.

    A record of an unfinished game holds only what everybody has seen; the rest is drawn at random.

    :param game: the game up to the moment from which to continue.
    :raises RefusedError: if it is over there, or the seats do not fit.
    """
    if game.is_over():
        raise refusal("over_at_moment")
    choices = TableChoices(
        name=name or table.name,
        seats=seats,
        content=table.content,
        spectators=table.options.get("spectators", True),
        bot_seconds=table.options.get("bot_seconds"),
    )
    return read_import(game.record(), choices)
