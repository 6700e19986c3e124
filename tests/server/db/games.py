"""A corpus of played games, as a server stores them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import insert

from caledonia import Game, Options
from caledonia.bots import Limit, make_bot
from caledonia.chance import NARROW, WIDE
from caledonia.notation.header import seed_hash
from caledonia.notation.view import outcome_data
from caledonia.server.clock import new_id, now
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import entries, people, tables
from caledonia.server.games.live_game import fingerprint
from caledonia.server.settings import Settings
from caledonia.server.wire import encode_text
from caledonia.version import RULES_VERSION

PERSON = "person-1"
SALT = "000102030405060708090a0b0c0d0e0f"
Result = TypeVar("Result")

CORPUS: tuple[tuple[int, Options], ...] = (
    (1, Options()),
    (2, Options()),
    (3, Options()),
    (4, Options()),
    (2, Options.first_game()),
    (3, Options(clan_auction=True)),
    (3, Options(tighter_map=True, errata_2025=True, kickstarter=False)),
    (2, Options(no_clans=True)),
)


def on(settings: Settings, work: Callable[[Database], Coroutine[Any, Any, Result]]) -> Result:
    """Do something with the database of a server."""

    async def opened() -> Result:
        database = Database(settings.database_url())
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(opened())


class Log:
    """Writes the entries of one game."""

    def __init__(self, table_id: str, game: Game, salt: str | None) -> None:
        self.game = game
        self.salt = salt
        self.rows: list[dict[str, object]] = []
        self.version = 0
        self._id = table_id
        self.add("created", {})

    def add(self, kind: str, data: dict[str, object]) -> None:
        changes = kind in ("decision", "undone")
        row: dict[str, object] = {
            "table_id": self._id,
            "seq": len(self.rows) + 1,
            "at": now(),
            "kind": kind,
            "data": encode_text(data),
            "rules": RULES_VERSION if changes else None,
            "ply": self.game.ply if changes else None,
            "hash": fingerprint(self.game, self.salt) if changes else None,
        }
        self.rows.append(row)
        self.version = len(self.rows) if changes else self.version

    def decide(self) -> None:
        seat = self.game.deciding_seat
        assert seat is not None
        action = make_bot("crofter", 1).choose(self.game, seat, Limit()).action
        self.game.push(action)
        self.add("decision", {"code": str(action)})

    def undo(self, number: int) -> None:
        to = self.game.ply - number
        while self.game.ply > to:
            self.game.pop()
        self.add("undone", {"to": to})


def play(log: Log, stop: int | None, undo: bool) -> None:
    """Play with talk between the decisions, and with some taken back."""
    while not log.game.is_over() and log.game.ply != stop:
        log.decide()
        if log.game.ply == 20:
            log.add("chat", {"text": "Slàinte!"})
        if undo and len(log.rows) in (15, 40, 60):
            log.undo(3)


@dataclass(frozen=True)
class Stored:
    """A game as the database holds it."""

    table: dict[str, object]
    entries: list[dict[str, object]]


def played(
    players: int,
    options: Options,
    *,
    seed: int = 11,
    stop: int | None = None,
    undo: bool = False,
    from_position: bool = False,
    salt: str | None = SALT,
) -> Stored:
    """Let bots play a game.

    :param salt: ``None`` for a table of an earlier release.
    """
    table_id = new_id()
    generator = NARROW if salt is None else WIDE
    game = Game.new(players, seed=seed, options=options, generator=generator)
    start = game.position() if from_position else None
    if start is not None:
        game = Game.from_position(start)
    log = Log(table_id, game, salt)
    play(log, stop, undo)
    return Stored(_table(table_id, log, options, seed, start), log.rows)


async def store(database: Database, *games: Stored) -> None:
    """Store games and the person who created their tables."""
    async with database.write() as connection:
        await connection.execute(insert(people), {"id": PERSON, "name": "Ailsa", "created": 1})
        for game in games:
            await connection.execute(insert(tables), game.table)
            await connection.execute(insert(entries), game.entries)


@cache
def corpus() -> tuple[Stored, ...]:
    """Return games of all sizes, some with decisions taken back, one unfinished."""
    whole = [
        played(players, options, undo=number % 2 == 1)
        for number, (players, options) in enumerate(CORPUS)
    ]
    begun = played(3, Options(), stop=30, undo=True)
    old = [
        played(2, Options(), salt=None, undo=True),
        played(1, Options(), salt=None, stop=30),
        played(3, Options(), salt=None, from_position=True),
    ]
    return (*whole, begun, played(2, Options(), from_position=True), *old)


def _table(
    table_id: str, log: Log, options: Options, seed: int, start: str | None
) -> dict[str, object]:
    game, outcome = log.game, log.game.outcome()
    return {
        "id": table_id,
        "name": "A table",
        "creator": PERSON,
        "created": 1,
        "updated": 2,
        "status": "playing" if outcome is None else "finished",
        "players": game.players,
        "options": encode_text({"options": options.as_dict()}),
        "public": True,
        "invite": new_id(),
        "seed": str(seed),
        "seed_hash": seed_hash(seed),
        "salt": log.salt,
        "start": start,
        "rules": RULES_VERSION,
        "content": "base",
        "seq": len(log.rows),
        "version": log.version,
        "ply": game.ply,
        "round": game.round,
        "deciding": game.deciding_seat,
        "rated": False,
        "result": encode_text(outcome_data(outcome)) if outcome else None,
    }
