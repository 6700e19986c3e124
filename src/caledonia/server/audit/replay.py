"""One stored game, replayed entry by entry beside its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import RowMapping

from caledonia.game import Game
from caledonia.notation.header import seed_hash
from caledonia.server.games.history import replayed
from caledonia.server.games.replay import has_reached, reached
from caledonia.server.games.rows import (
    CLOSED,
    DECISION,
    FINISHED,
    OPEN,
    UNDONE,
    TableRow,
    table_from,
)
from caledonia.server.wire import decode
from caledonia.version import RULES_VERSION

NO_GAME: Final = (OPEN, CLOSED)
"""Statuses of tables without a running game."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is stored differently from what follows from the log."""

    table: str
    seq: int | None
    """The entry; None: the table itself."""
    what: str
    """What differs."""
    detail: str
    """In words: what is stored, and what it should be."""

    @property
    def breaks_replay(self) -> bool:
        """Whether the rest of the log cannot be compared."""
        return self.seq is not None or self.what == "start"

    def __str__(self) -> str:
        where = "" if self.seq is None else f", entry {self.seq}"
        return f"table {self.table}{where}: {self.what}: {self.detail}"


class Replay:
    """Replays the entries of one table in their order.

    After the first difference in the game itself, only the form of the log is checked: all that
    follows from a difference would differ, too.
    """

    def __init__(self, row: RowMapping) -> None:
        """:param row: of ``tables``."""
        self.faults: list[Fault] = []
        self._id = str(row["id"])
        self._seq = 0
        self._version = 0
        self._is_sound = True
        self._game: Game | None = None
        self._table: TableRow | None = None
        try:
            self._table = table_from(row)
            self._check_seed(self._table)
            self._game = _started(self._table)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            played = _played_with(row["rules"])
            self._differs(None, "start", f"the game cannot be set up: {_text(error)}{played}")

    def entry(self, row: RowMapping) -> None:
        """Replay one entry.

        :param row: of ``entries``, the next one of the table.
        """
        seq = int(row["seq"])
        if seq != self._seq + 1:
            self._differs(seq, "sequence", f"follows on {self._seq}; entries are missing")
        self._seq = seq
        if row["kind"] not in (DECISION, UNDONE):
            return
        self._version = seq
        if self._game is None or not self._is_sound:
            return
        try:
            self._change(self._game, row)
        except (ValueError, KeyError, TypeError, IndexError) as error:
            self._differs(seq, str(row["kind"]), _text(error) + _played_with(row["rules"]))

    def _change(self, game: Game, row: RowMapping) -> None:
        data, seq, stored = decode(row["data"]), int(row["seq"]), row["hash"]
        if row["kind"] == DECISION:
            game.push_code(data["code"])
        else:
            _go_back(game, data["to"])
        if row["ply"] != game.ply:
            self._differs(seq, "ply", f"{row['ply']} is stored, the game is at {game.ply}")
        assert self._table is not None
        if not has_reached(game, row["rules"], self._table.salt, stored):
            now = reached(game, row["rules"], self._table.salt)
            played = _played_with(row["rules"])
            self._differs(seq, "hash", f"{stored} is stored, reached is {now}{played}")

    def end(self) -> list[Fault]:
        """Compare the table with its log; return all that differs."""
        table = self._table
        if table is None:
            return self.faults
        if table.seq != self._seq:
            self._note(None, "seq", f"{table.seq} is stored, the last entry is {self._seq}")
        if self._version and table.version != self._version:
            detail = f"{table.version} is stored, the game last changed with {self._version}"
            self._note(None, "version", detail)
        if self._game is not None and self._is_sound and table.status not in NO_GAME:
            self._check_end(table, self._game)
        return self.faults

    def _check_end(self, table: TableRow, game: Game) -> None:
        if table.ply != game.ply:
            self._note(None, "ply", f"{table.ply} is stored, the game is at {game.ply}")
        if table.deciding != game.deciding_seat:
            detail = f"{table.deciding} is stored, the seat that decides is {game.deciding_seat}"
            self._note(None, "deciding", detail)
        outcome = game.outcome()
        if (table.status == FINISHED) != (outcome is not None):
            end = "not over" if outcome is None else "over"
            self._note(None, "status", f"'{table.status}' is stored, but the game is {end}")
        elif outcome is not None:
            result: Mapping[str, Any] = table.result or {}
            for name in ("scores", "places"):
                stored, reached = result.get(name), list(getattr(outcome, name))
                if stored != reached and (name == "scores" or stored is not None):
                    self._note(None, "result", f"{name} {stored} are stored, reached {reached}")

    def _check_seed(self, table: TableRow) -> None:
        # A person who imports a public record does not know the seed.
        if table.start is not None and not table.seed:
            return
        if seed_hash(int(table.seed)) != table.seed_hash:
            self._note(None, "seed", "the fingerprint shown from the start is another seed's")

    def _note(self, seq: int | None, what: str, detail: str) -> None:
        self.faults.append(Fault(self._id, seq, what, detail))

    def _differs(self, seq: int | None, what: str, detail: str) -> None:
        self._note(seq, what, detail)
        self._is_sound = False


def check(row: RowMapping, entries: Sequence[RowMapping]) -> list[Fault]:
    """Replay a whole log; return all that differs."""
    replay = Replay(row)
    for entry in entries:
        replay.entry(entry)
    return replay.end()


def _started(table: TableRow) -> Game | None:
    """Return the game of a table at its start; None where it never began."""
    if table.status in NO_GAME and not table.version:
        return None
    return replayed(table, [])


def _go_back(game: Game, ply: object) -> None:
    if not isinstance(ply, int) or not 0 <= ply < game.ply:
        raise ValueError(f"ply {game.ply} cannot be taken back to {ply}")
    while game.ply > ply:
        game.pop()


def _played_with(rules: int | None) -> str:
    if rules in (None, RULES_VERSION):
        return ""
    return f"; it was played with rules {rules}, this release plays rules {RULES_VERSION}"


def _text(error: Exception) -> str:
    return f"no '{error.args[0]}'" if isinstance(error, KeyError) else str(error)
