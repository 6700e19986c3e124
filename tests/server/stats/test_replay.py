"""The game of a table from its log."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from caledonia.game import Game
from caledonia.server.db.engine import Database
from caledonia.server.games.history import effective, replayed
from caledonia.server.games.rows import DECISION, UNDONE, Entry, TableRow
from caledonia.server.settings import Settings
from caledonia.server.stats.records import log_of, record_of
from tests.server.logged import logged as entry
from tests.server.stats.finished import add_finished, add_person, played, run


def test_what_was_undone_does_not_count() -> None:
    log = [
        entry(1, DECISION, code="a"),
        entry(2, "chat", text="hello"),
        entry(3, DECISION, code="b"),
        entry(4, DECISION, code="c"),
        entry(5, UNDONE, to=1),
        entry(6, DECISION, code="d"),
    ]
    assert effective(log) == ["a", "d"]
    assert effective(reversed(log)) == ["a", "d"]
    assert effective([*log, entry(7, UNDONE, to=0)]) == []


def stored(settings: Settings, *, undone: bool) -> tuple[TableRow, list[Entry]]:
    async def played(database: Database) -> tuple[TableRow, list[Entry]]:
        for name in ("Ann", "Ben"):
            await add_person(database, name)
        table = await add_finished(database, ["ann", "ben"], undone=undone)
        async with database.read() as connection:
            return await log_of(connection, table)

    return run(settings, played)


@pytest.mark.parametrize("undone", [False, True])
def test_a_stored_game_replays_to_its_end(settings: Settings, undone: bool) -> None:
    table, log = stored(settings, undone=undone)
    game, _ = played(2, 1)
    assert replayed(table, effective(log)).position() == game.position()
    assert record_of(table, log, ["Ann", "Ben"]) == game.record(names=["Ann", "Ben"])


def test_a_game_from_a_position_goes_on_from_there(settings: Settings) -> None:
    table, log = stored(settings, undone=False)
    codes = effective(log)
    middle = replayed(table, codes[:20])
    begun = replace(table, start=middle.position(), seed="7")
    game = replayed(begun, codes[20:])
    assert game.is_over()
    assert game.outcome() == replayed(table, codes).outcome()
    record = record_of(begun, log[20:], ["Ann", "Ben"])
    assert Game.from_record(record).position() == game.position()


def test_a_log_that_does_not_fit_is_refused(settings: Settings) -> None:
    table, log = stored(settings, undone=False)
    with pytest.raises(ValueError):
        replayed(table, ["pass"])
    with pytest.raises(ValueError, match="does not reach the end"):
        record_of(table, log[:-3], ["Ann", "Ben"])
