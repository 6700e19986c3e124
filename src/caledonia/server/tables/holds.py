"""Holding copies of running games: what may be done at them is checked here.

Looking for the originals of a table reads many others, so a table that is no copy is not checked
again for a while. That is safe: a copy is recognised by what it showed when it was imported, and
games change slowly.
"""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import TYPE_CHECKING, Final

from caledonia.server.db.engine import Database
from caledonia.server.refusals import refusal
from caledonia.server.tables.copies import is_copy
from caledonia.server.tables.rows import TableRow
from caledonia.server.tables.work import Work

if TYPE_CHECKING:
    from caledonia.server.tables.keeper import Command

FREE_FOR: Final = 60.0
"""Seconds until a table that was no copy is checked again."""
MOST: Final = 4096
"""Tables that are remembered."""


class Holds:
    """Tells whether a table is a held copy."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._checked: OrderedDict[str, float] = OrderedDict()
        """When tables that are no copies were checked, oldest first."""

    async def is_held(self, table: TableRow) -> bool:
        """Whether a table is a held copy."""
        if self._is_free(table):
            return False
        async with self._database.glance() as connection:
            return self._noted(table, is_held=await is_copy(connection, table))

    async def must_not_be_held(self, table: TableRow) -> None:
        """Check that a table is not a held copy.

        :raises RefusedError: if it is.
        """
        if await self.is_held(table):
            raise refusal("copy_held")

    def unless_held(self, command: Command) -> Command:
        """Wrap a command so that it is refused at a held copy."""

        async def guarded(work: Work) -> dict[str, object]:
            table = work.table
            if not self._is_free(table):
                is_held = await is_copy(work.connection, table)
                if self._noted(table, is_held=is_held):
                    raise refusal("copy_held")
            return await command(work)

        return guarded

    def _is_free(self, table: TableRow) -> bool:
        if table.start is None:
            return True
        checked = self._checked.get(table.id)
        return checked is not None and monotonic() - checked < FREE_FOR

    def _noted(self, table: TableRow, *, is_held: bool) -> bool:
        """Note the result of a check and return it."""
        self._checked.pop(table.id, None)
        if not is_held:
            self._checked[table.id] = monotonic()
            while len(self._checked) > MOST:
                self._checked.popitem(last=False)
        return is_held
