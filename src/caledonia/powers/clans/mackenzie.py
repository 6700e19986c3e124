"""Clan MacKenzie (CLN-MK1, CLN-MK2)."""

from __future__ import annotations

from caledonia import events
from caledonia.actions import CELLAR_NO, CELLAR_YES, Action, Cellar, Withdraw, withdraw
from caledonia.board import Board
from caledonia.content.types import Content, Tile
from caledonia.errors import Reason
from caledonia.pending import CellarChoice, Pending
from caledonia.powers.base import Clan
from caledonia.rules.change import change_goods, change_money, drop_top
from caledonia.state import PlayerState, State
from caledonia.types import Good


class MacKenzie(Clan):
    """Money for whisky, and a cellar where barrels age.

    ``power_state`` holds 0 or 1 for each place of the cellar.
    """

    has_any_time_actions = True

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self._cellar = self.row("cellar")

    def set_up(self, player: PlayerState) -> None:
        """Begin with an empty cellar."""
        player.power_state = (0,) * len(self._cellar)

    def acts_any_time(self, player: PlayerState) -> bool:
        """Whether a barrel lies in the cellar."""
        return any(player.power_state)

    def actions_any_time(self, player: PlayerState, actions: list[Action]) -> None:
        """Take a barrel out."""
        for place, barrel in enumerate(player.power_state, start=1):
            if barrel:
                actions.append(withdraw(place))

    def take_out(self, state: State, seat: int, place: int) -> None:
        """Move the barrel on a place (from 1) to stock for the place's money."""
        player = state.players[seat]
        cellar = list(player.power_state)
        cellar[place - 1] = 0
        player.power_state = tuple(cellar)
        if state.log is not None:
            state.log.append(events.BarrelMoved(seat, place, 0))
        change_goods(state, seat, Good.WHISKY, 1, "clan")
        change_money(state, seat, self._cellar[place - 1], "clan")

    def production_started(self, state: State, seat: int) -> None:
        """The oldest barrel leaves, the others age one place."""
        player = state.players[seat]
        last = len(self._cellar)
        if player.power_state[-1]:
            self.take_out(state, seat, last)
        player.power_state = (0, *player.power_state[:-1])
        if state.log is not None:
            for place, barrel in enumerate(player.power_state, start=1):
                if barrel:
                    state.log.append(events.BarrelMoved(seat, place - 1, place))

    def production_ended(self, state: State, seat: int, whisky: int) -> Pending | None:
        """Money for every whisky, and one of them may enter the cellar."""
        change_money(state, seat, self.number("whisky") * whisky, "clan")
        return CellarChoice(seat) if whisky else None

    def stored_processed_goods(self, player: PlayerState) -> int:
        """Barrels in the cellar count in scorings."""
        return sum(player.power_state)

    def before_final_scoring(self, state: State, seat: int) -> None:
        """All barrels go to stock."""
        for place, barrel in enumerate(state.players[seat].power_state, start=1):
            if barrel:
                self.take_out(state, seat, place)


def legal_cellar(state: State, pending: CellarChoice, actions: list[Action]) -> None:
    """Store a barrel or not."""
    actions.extend((CELLAR_YES, CELLAR_NO))


def apply_cellar(state: State, seat: int, action: Cellar) -> None:
    """Put a whisky just produced on the first place."""
    if action.store:
        player = state.players[seat]
        change_goods(state, seat, Good.WHISKY, -1, "clan")
        player.power_state = (1, *player.power_state[1:])
        if state.log is not None:
            state.log.append(events.BarrelMoved(seat, 0, 1))
    drop_top(state)


def apply_withdraw(state: State, seat: int, action: Withdraw) -> None:
    """Take a barrel out of the cellar."""
    power = state.players[seat].power
    assert isinstance(power, MacKenzie)
    power.take_out(state, seat, action.place)


def refuse_withdraw(state: State, seat: int, action: Withdraw) -> list[Reason]:
    """Return why no barrel can be taken from this place."""
    player = state.players[seat]
    if not isinstance(player.power, MacKenzie):
        return [Reason("CLN-MK2", "no_ability")]
    cellar = player.power_state
    if 1 <= action.place <= len(cellar) and cellar[action.place - 1]:
        return []
    return [Reason("CLN-MK2", "no_barrel", {"place": action.place})]
