"""Finished tables, written into the database as the table service leaves them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import insert

from caledonia.arena.table import play
from caledonia.bots import make_bot
from caledonia.chance import NARROW
from caledonia.game import Game
from caledonia.notation.header import seed_hash
from caledonia.notation.view import score_data
from caledonia.options import Options
from caledonia.pending import Auction
from caledonia.rules.final import Outcome
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.games.rows import (
    DECISION,
    FINISHED,
    PLAYING,
    UNDONE,
    Change,
    Entry,
    Observer,
    SeatRow,
    TableRow,
)
from caledonia.server.security.cookies import hashed
from caledonia.server.settings import Settings
from caledonia.server.shapes.log import Uncounted
from caledonia.server.shapes.tables import Status
from caledonia.server.wire import encode_text
from caledonia.version import RULES_VERSION
from tests.server.logged import logged

Found = TypeVar("Found")
BEGIN = 1_600_000_000_000
"""A moment in September 2020."""
DAY = 86_400_000


@dataclass(frozen=True, slots=True)
class Sits:
    """Who has a seat."""

    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    owner: str | None = None
    """Left the seat to the person who has it; None: nobody did."""


def run(settings: Settings, action: Callable[[Database], Awaitable[Found]]) -> Found:
    """Do something with the database of a server, beside the server."""

    async def done() -> Found:
        database = Database(settings.database_url())
        try:
            return await action(database)
        finally:
            await database.close()

    return asyncio.run(done())


def as_person(person: str) -> dict[str, str]:
    """Return the headers that authenticate a person."""
    return {"Authorization": f"Bearer token-of-{person}"}


async def add_person(
    database: Database,
    name: str,
    *,
    guest: bool = False,
    registered: int = BEGIN - 10 * DAY,
    deleted: int | None = None,
) -> str:
    """Store a person with a token; the id is made of the name."""
    person = name.lower().replace(" ", "_")
    token = {"id": hashed(f"token-of-{person}"), "person": person, "label": "", "created": BEGIN}
    async with database.write() as connection:
        await connection.execute(
            insert(schema.people).values(
                id=person,
                name=name,
                login=None if guest else person,
                password=None if guest else "some hash",
                created=BEGIN,
                registered=None if guest else registered,
                deleted=deleted,
            )
        )
        await connection.execute(insert(schema.tokens).values(**token))
    return person


@cache
def played(players: int, seed: int) -> tuple[Game, Outcome]:
    """Return a game that crofters played to its end."""
    options = Options(kickstarter=False)
    game = Game.new(players, seed=seed, options=options, generator=NARROW)
    outcome = play(game, [make_bot("crofter", seat) for seat in range(players)])
    return game, outcome


def result_of(game: Game, outcome: Outcome) -> dict[str, Any]:
    """Return what a table stores of how a game ended."""
    setup, bottom = game.start.setup, game.start.pending[0]
    return {
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "clans": [player.clan for player in game.seats],
        "solo_rank": outcome.solo_rank,
        "map": list(setup.board.sides),
        "scoring": [tile.id for tile in setup.scoring],
        "ports": [tile.id for tile in setup.ports],
        "sheets": [score_data(sheet) for sheet in outcome.sheets],
        "start": bottom.seat if isinstance(bottom, Auction) else game.start.turn_order[0],
    }


async def add_finished(
    database: Database,
    sitting: Sequence[Sits | str],
    *,
    seed: int = 1,
    finished: int = BEGIN,
    started: int | None = None,
    status: Status = FINISHED,
    public: bool = True,
    rated: bool = True,
    daily: str | None = None,
    places: Sequence[int] | None = None,
    scores: Sequence[int] | None = None,
    undone: bool = False,
    logged: bool = True,
    observer: Observer | None = None,
    table: str | None = None,
    origin: str | None = None,
    uncounted: Uncounted | None = None,
) -> str:
    """Store a table whose game crofters played; return its id.

    :param sitting: by seat; a text is a person who played the seat.
    :param places: instead of how the game ended really; so are the scores.
    :param undone: the log holds a decision that was taken back.
    :param logged: the log is stored too; without it the game cannot be replayed.
    :param observer: hears of the end.
    """
    game, outcome = played(len(sitting), seed)
    result: Any = result_of(game, outcome)
    result["places"] = list(places or result["places"])
    result["scores"] = list(scores or result["scores"])
    log = _log_of(game, finished, undone=undone) if logged else ()
    after = TableRow(
        id=table or secrets.token_urlsafe(12),
        name="A table",
        creator=next(each for each in map(_sits, sitting) if each.person).person or "",
        created=finished - 1000,
        updated=finished,
        status=status,
        players=len(sitting),
        options={"players": len(sitting), "options": game.options.as_dict()},
        public=public,
        invite=secrets.token_urlsafe(12),
        seed=str(seed),
        seed_hash=seed_hash(seed),
        start=None,
        rules=RULES_VERSION,
        content="base",
        seq=len(log),
        version=len(log),
        ply=game.ply,
        round=5,
        deciding=None,
        since=None,
        deadline=None,
        rated=rated,
        daily=daily,
        parent=None,
        started=started or finished - 500,
        finished=finished if status == FINISHED else None,
        result=result if status == FINISHED else None,
        origin=origin,
        uncounted=uncounted,
    )
    seats = tuple(_seat(after, seat, _sits(each)) for seat, each in enumerate(sitting))
    before = replace(after, status=PLAYING, finished=None, result=None)
    await _store(database, Change(before, after, seats, log), observer)
    return after.id


def _sits(each: Sits | str) -> Sits:
    return Sits(each) if isinstance(each, str) else each


def _seat(table: TableRow, seat: int, sits: Sits) -> SeatRow:
    result: Mapping[str, Any] = table.result or {}
    return SeatRow(
        table_id=table.id,
        seat=seat,
        person=sits.person,
        name=(sits.person or sits.bot or "").capitalize(),
        bot=sits.bot,
        stand_in=sits.stand_in,
        joined=table.created,
        clock=None,
        points=result["scores"][seat] if result else None,
        place=result["places"][seat] if result else None,
        clan=result["clans"][seat] if result else None,
        owner=sits.owner or sits.person,
    )


def _log_of(game: Game, at: int, *, undone: bool) -> tuple[Entry, ...]:
    codes = [str(action) for action in game.actions]
    lines: list[tuple[str, dict[str, Any]]] = [(DECISION, {"code": code}) for code in codes]
    if undone:
        # Three decisions are taken back, and taken again.
        lines[5:5] = [(UNDONE, {"to": 2}), *lines[2:5]]
    lines.insert(1, ("chat", {"text": "Good luck!"}))
    return tuple(
        logged(seq, kind, at=at, seat=0, **data) for seq, (kind, data) in enumerate(lines, start=1)
    )


async def _store(database: Database, change: Change, observer: Observer | None) -> None:
    table = {name: getattr(change.after, name) for name in TableRow.__struct_fields__}
    table["options"] = encode_text(table["options"])
    table["result"] = encode_text(table["result"]) if table["result"] else None
    seats = [
        {name: getattr(seat, name) for name in SeatRow.__struct_fields__} for seat in change.seats
    ]
    entries = [entry.columns() | {"table_id": change.after.id} for entry in change.entries]
    async with database.write() as connection:
        await connection.execute(insert(schema.tables).values(**table))
        await connection.execute(insert(schema.seats), seats)
        if entries:
            await connection.execute(insert(schema.entries), entries)
        if observer is not None:
            await observer.changed(connection, change)
