"""Perft: the number of decision sequences of some depth from given positions.

A file in tests/perft holds a comment, lines `depth nodes`, an empty line and a position.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from caledonia import Game
from tests.helpers import PACK

FILES = sorted((Path(__file__).parent / "perft").glob("*.txt"))


def perft(game: Game, depth: int) -> int:
    """Count the sequences of a number of decisions."""
    if depth == 1:
        return len(game.legal_actions)
    nodes = 0
    for action in game.legal_actions:
        game.push(action)
        nodes += perft(game, depth - 1) if not game.is_over() else 1
        game.pop()
    return nodes


def divide(game: Game, depth: int) -> str:
    """Return the count below every first action, to find where it differs."""
    lines = []
    for action in game.legal_actions:
        game.push(action)
        lines.append(f"{action}: {perft(game, depth - 1) if depth > 1 else 1}")
        game.pop()
    return "\n".join(lines)


def cases() -> list[tuple[str, int, int, str]]:
    rows = []
    for file in FILES:
        head, text = file.read_text().split("\n\n", 1)
        for line in head.splitlines():
            if not line.startswith("#"):
                depth, nodes = map(int, line.split())
                rows.append((file.stem, depth, nodes, text))
    return rows


@pytest.mark.parametrize(("name", "depth", "nodes", "text"), cases())
def test_perft(name: str, depth: int, nodes: int, text: str) -> None:
    game = Game.from_position(text, content=PACK)
    counted = perft(game, depth)
    assert counted == nodes, f"{name} at depth {depth}:\n{divide(game, depth)}"
