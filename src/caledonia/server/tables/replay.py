"""A table's game from its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from caledonia.game import Game
from caledonia.options import Options
from caledonia.server.packs import content_of
from caledonia.server.tables.room import fingerprint, salted
from caledonia.server.tables.rows import DECISION, UNDONE, Entry, TableRow
from caledonia.version import RULES_VERSION

KEY_NOW: Final = '"recorded_rolls":'
KEY_THEN: Final = '"foretold":'
"""A key of positions, today and with earlier rules."""


def standing_decisions(entries: Iterable[Entry]) -> list[Entry]:
    """Return the decisions that stand: those undone later are left out."""
    found: list[Entry] = []
    for entry in sorted(entries, key=lambda entry: entry.seq):
        if entry.kind == DECISION:
            found.append(entry)
        elif entry.kind == UNDONE:
            del found[entry.data["to"] :]
    return found


def effective(entries: Iterable[Entry]) -> list[str]:
    """Return the codes of the decisions that stand."""
    return [entry.data["code"] for entry in standing_decisions(entries)]


def reached(game: Game, rules: int | None, salt: str | None) -> str:
    """Return the hash of a position as it was written down with a version of the rules.

    A position names its rules and its parts: under others the same one has another hash.
    """
    if rules in (None, RULES_VERSION):
        return fingerprint(game, salt)
    text = game.position(counted=False).replace(KEY_NOW, KEY_THEN, 1)
    return salted(text.replace(f'"rules": {RULES_VERSION},', f'"rules": {rules},', 1), salt)


def replayed(table: TableRow, codes: Sequence[str]) -> Game:
    """Return the game of a table after decisions; each of them is checked.

    :raises ValueError: if the rules of today do not allow what was played.
    """
    content = content_of(table.content)
    if table.start is not None:
        game = Game.from_position(table.start, content)
        game.seed = int(table.seed)
    else:
        options = Options.from_dict(table.options.get("options") or {})
        seed, generator = int(table.seed), table.generator
        game = Game.new(table.players, seed, options, content, generator=generator)
    for code in codes:
        game.push_code(code)
    return game
