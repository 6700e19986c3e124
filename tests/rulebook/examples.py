"""The rulebook's worked examples: the page shows them, the tests play them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from caledonia import Game
from caledonia.content import load_content

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "web" / "src" / "learn" / "rulebook" / "examples.json"
BOOK: Final[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
EXAMPLES: Final[dict[str, dict[str, Any]]] = BOOK["examples"]


def game_of(name: str, codes: int = 0, **first_seat: Any) -> Game:
    """Return an example's game after some of its codes.

    :param first_seat: what the first seat has instead of what the example says.
    """
    example = EXAMPLES[name]
    position = {"map": BOOK["map"], **example["position"]}
    seats = [dict(seat) for seat in position["seats"]]
    seats[0].update(first_seat)
    game = Game.from_position(json.dumps({**position, "seats": seats}), content=load_content())
    for code in example.get("codes", [])[:codes]:
        game.push_code(code)
    return game
