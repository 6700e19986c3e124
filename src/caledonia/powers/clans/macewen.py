"""Clan MacEwen (CLN-ME)."""

from __future__ import annotations

from caledonia.actions import Action, Brew, brew
from caledonia.content.types import Contract
from caledonia.errors import Reason
from caledonia.pending import ExportBonuses
from caledonia.powers.base import Clan
from caledonia.rules.change import change_goods, change_money, replace_top
from caledonia.state import PlayerState, State
from caledonia.types import Good


class MacEwen(Clan):
    """Grain becomes beer money when a contract gives hops."""

    def hops_to_brew(self, contract: Contract) -> int:
        """All hops of the contract, up to the limit."""
        return min(contract.hops, self.number("limit"))

    def brews(self, player: PlayerState, hops: int, actions: list[Action]) -> None:
        """Add every amount of grain that can be brewed."""
        most = min(hops, player.goods[Good.GRAIN])
        actions.extend(brew(amount) for amount in range(1, most + 1))


def apply_brew(state: State, seat: int, action: Brew) -> None:
    """Discard grain for money, once for the contract."""
    pending = state.pending[-1]
    assert isinstance(pending, ExportBonuses)
    change_goods(state, seat, Good.GRAIN, -action.amount, "clan")
    price = state.players[seat].power.number("beer")
    change_money(state, seat, price * action.amount, "clan")
    replace_top(state, ExportBonuses(seat, pending.free_spaces, pending.upgrades, 0))


def refuse_brew(state: State, seat: int, action: Brew) -> list[Reason]:
    """Return why so much beer cannot be brewed."""
    pending = state.pending[-1]
    assert isinstance(pending, ExportBonuses)
    if not isinstance(state.players[seat].power, MacEwen):
        return [Reason("CLN-ME", "no_ability")]
    if not pending.hops:
        return [Reason("CLN-ME", "no_hops")]
    most = min(pending.hops, state.players[seat].goods[Good.GRAIN])
    if 1 <= action.amount <= most:
        return []
    return [Reason("CLN-ME", "too_many", {"amount": most})]
