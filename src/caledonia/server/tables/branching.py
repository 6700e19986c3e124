"""Playing on from a moment of a game: a new table with the decisions up to there.

What nobody had seen by then is shuffled anew: neither the seed nor the pile of the game that it
comes from can be learned at the new table.
"""

from __future__ import annotations

from collections.abc import Iterable

from caledonia.game import Game
from caledonia.server.identity.models import Person
from caledonia.server.refusals import refusal
from caledonia.server.tables.aids import hints_allowed
from caledonia.server.tables.choices import TableChoices
from caledonia.server.tables.importing import Brought, read_import
from caledonia.server.tables.overview import own_seat, seed_is_open
from caledonia.server.tables.rows import FINISHED, PLAYING, SeatRow, TableRow


def may_branch(table: TableRow, seats: Iterable[SeatRow], person: Person) -> None:
    """Refuse whoever could try out the decisions of a game that others play.

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


def read_branch(table: TableRow, game: Game, seats: list[str], name: str | None) -> Brought:
    """Return a game that goes on from another one. That takes long: let a thread do it.

    A record of an unfinished game tells only what everybody has seen; the rest is made up anew.

    :param game: the game up to the moment from which to go on.
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
