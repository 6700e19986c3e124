from __future__ import annotations

from random import Random

import pytest

from caledonia import Game
from caledonia.bots import Limit, make_bot
from caledonia.bots.links import Links
from caledonia.rules.change import place_unit
from caledonia.rules.final import linked_settlements
from caledonia.types import Unit, spaces_of


@pytest.mark.rule("FIN-8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_links_agree_with_the_final_scoring(players: int) -> None:
    """Through whole games at random: counts now, and with a unit on any free land."""
    game = Game.new(players, 30 + players)
    choices = Random(players)
    bots = [make_bot("random", seat) for seat in range(players)]
    tried = 0
    while (seat := game.deciding_seat) is not None:
        board = game.state.setup.board
        links = Links(board, game.state.players[seat])
        assert links.count == linked_settlements(board, game.state.players[seat])
        free = [s for s in spaces_of(board.land) if not game.state.occupied >> s & 1]
        for space in choices.sample(free, min(3, len(free))):
            after = game.state.copy()
            place_unit(after, seat, Unit.SHEEP, space, "expand")
            assert links.with_unit(space) == linked_settlements(board, after.players[seat])
            tried += 1
        game.push(bots[seat].choose(game, seat, Limit()).action)
    assert tried > 50
