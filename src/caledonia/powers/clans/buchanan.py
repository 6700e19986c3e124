"""Clan Buchanan (CLN-B)."""

from __future__ import annotations

from caledonia.board import Board
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Tile
from caledonia.powers.base import Clan
from caledonia.state import PlayerState, State

UNPAID = (0,)
PAID = (1,)
"""A contract was paid for in this turn."""


class Buchanan(Clan):
    """Two slots, two contracts per action or building bonus, one payment a turn."""

    acts_before_main = True

    figures = {"slots": Figure(1, 4), "draw": Figure(1, 12), "per_action": Figure(1, 2)}

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self.slots = self.number("slots")
        self.building_draw = self.number("draw")
        self.contracts_per_action = self.number("per_action")

    def set_up(self, player: PlayerState) -> None:
        """Begin without a contract paid for."""
        player.power_state = UNPAID

    def forget_turn(self, state: State, seat: int) -> None:
        """Pay again in every turn."""
        if state.players[seat].power_state == PAID:
            state.own(seat).power_state = UNPAID

    def owes_for_contract(self, player: PlayerState) -> bool:
        """Only the first contract of a turn has its price, wherever it comes from."""
        return player.power_state == UNPAID

    def contract_obtained(self, player: PlayerState) -> None:
        """Further contracts of this turn have none."""
        player.power_state = PAID
