"""Clan Cunningham (CLN-Cu)."""

from __future__ import annotations

from caledonia.actions import Action, Butter, butter
from caledonia.errors import Reason
from caledonia.pending import ButterChoice, Pending
from caledonia.powers.base import Clan
from caledonia.rules.change import change_goods, change_money, drop_top
from caledonia.state import State
from caledonia.types import Good


class Cunningham(Clan):
    """Milk becomes butter money at the end of production."""

    def production_ended(self, state: State, seat: int, whisky: int) -> Pending | None:
        """Offer to make butter if there is milk."""
        return ButterChoice(seat) if state.players[seat].goods[Good.MILK] else None


def legal_butter(state: State, pending: ButterChoice, actions: list[Action]) -> None:
    """Add every amount of milk from none to all."""
    milk = state.players[pending.seat].goods[Good.MILK]
    actions.extend(butter(amount) for amount in range(milk + 1))


def apply_butter(state: State, seat: int, action: Butter) -> None:
    """Discard milk for money; the price does not change."""
    change_goods(state, seat, Good.MILK, -action.amount, "clan")
    price = state.players[seat].power.number("butter")
    change_money(state, seat, price * action.amount, "clan")
    drop_top(state)


def refuse_butter(state: State, seat: int, action: Butter) -> list[Reason]:
    """Return why so much butter cannot be made."""
    milk = state.players[seat].goods[Good.MILK]
    if 0 <= action.amount <= milk:
        return []
    return [Reason("CLN-Cu", "too_many", {"amount": milk})]
