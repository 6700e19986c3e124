"""Port 5: money (PRT-P5)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.events import MoneyChanged, PortUsed
from tests.helpers import codes, decision, money, position, refusals


def near(*played: str, **seat: Any) -> Game:
    """Return a game in which seat 0 has port 5 in reach."""
    seat = {"units": {"woodcutter": ["b1"]}, **seat}
    return position(3, *played, ports=["p5", "p2", "p3", "p4"], seats=[seat, {}, {}])


@pytest.mark.rule("PRT-P5")
def test_ten_pounds() -> None:
    game = near("port p5", money=3)
    assert money(game) == 13
    assert game.events() == [PortUsed(0, "p5", "p5"), MoneyChanged(0, 10, "port")]
    assert decision(game) == "Turn"


@pytest.mark.rule("PRT-P5", "PRT-1")
def test_the_money_may_be_spent_the_same_turn() -> None:
    game = near()
    assert "tech miner" not in codes(game)
    assert "tech miner" in codes(near("port p5"))


@pytest.mark.rule("PRT-P5")
def test_no_word_follows_the_tile() -> None:
    assert refusals(near(), "port p5 milk") == [("PRT-P5", "port_choice")]
