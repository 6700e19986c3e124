"""Clan MacEwen (CLN-ME)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from caledonia.actions import Action
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Contract
from caledonia.errors import Reason
from caledonia.pending import ExportBonuses
from caledonia.powers.base import Clan
from caledonia.powers.own import OwnAction
from caledonia.rules.change import change_goods, change_money, replace_top
from caledonia.state import PlayerState, State
from caledonia.types import Good

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator


@dataclass(frozen=True, slots=True, repr=False)
class Brew(Action):
    """Discard grain for beer money."""

    amount: int

    def __str__(self) -> str:
        return f"brew {self.amount}"


brew = cache(Brew)


def apply_brew(state: State, seat: int, action: Brew) -> None:
    """Discard grain for money, once for the contract."""
    pending = state.pending[-1]
    assert isinstance(pending, ExportBonuses)
    change_goods(state, seat, Good.GRAIN, -action.amount, "brew")
    price = state.players[seat].power.number("beer")
    change_money(state, seat, price * action.amount, "brew")
    replace_top(state, ExportBonuses(seat, pending.free_spaces, pending.upgrades, 0))


def explain_brew(state: State, seat: int, action: Brew) -> list[Reason]:
    """Return why this amount of beer cannot be brewed."""
    pending = state.pending[-1]
    assert isinstance(pending, ExportBonuses)
    if not pending.hops:
        return [Reason("CLN-ME", "no_hops")]
    most = min(pending.hops, state.players[seat].goods[Good.GRAIN])
    return [Reason("CLN-ME", "too_many", {"amount": most})]


def every_brew(content: Content) -> Iterable[Action]:
    """Return the amounts up to the hops of the richest contract."""
    most = max(contract.hops for contract in content.contracts.values())
    return map(brew, range(1, most + 1))


def brew_worth(worth: Evaluator, action: Brew) -> float:
    """Return the money less what the grain is worth; hops not brewed with are lost."""
    money = worth.player.power.number("beer") * action.amount
    return money - worth.losing(Good.GRAIN, action.amount) + 1


class MacEwen(Clan):
    """Grain becomes beer money when a contract gives hops."""

    figures = {"beer": Figure(), "limit": Figure()}
    problems = {
        "no_hops": "this contract has no hops left to brew with",
    }
    own_actions = (
        OwnAction(
            Brew,
            form="brew AMOUNT",
            example="brew 2",
            meaning="discard grain for beer money",
            read=lambda words: brew(words.number("the amount")),
            answers=(ExportBonuses,),
            clause="CLN-ME",
            apply=apply_brew,
            explain=explain_brew,
            every=every_brew,
            worth=brew_worth,
        ),
    )

    def hops_to_brew(self, contract: Contract) -> int:
        """All hops of the contract, up to the limit."""
        return min(contract.hops, self.number("limit"))

    def brews(self, player: PlayerState, hops: int, actions: list[Action]) -> None:
        """Add every amount of grain that can be brewed."""
        most = min(hops, player.goods[Good.GRAIN])
        actions.extend(brew(amount) for amount in range(1, most + 1))
