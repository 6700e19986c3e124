"""Clan Cunningham (CLN-Cu)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from caledonia.actions import Action
from caledonia.content.tiles import Figure
from caledonia.errors import Reason
from caledonia.pending import Pending
from caledonia.powers.base import Clan
from caledonia.powers.limits import most_pieces
from caledonia.powers.own import OwnAction, OwnDecision
from caledonia.rules.change import change_goods, change_money, drop_top
from caledonia.state import State
from caledonia.types import Good, Phase

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator


@dataclass(frozen=True, slots=True)
class ButterChoice(Pending):
    """The seat may make butter."""

    seat: int


@dataclass(frozen=True, slots=True, repr=False)
class Butter(Action):
    """Discard milk for butter money; 0 declines."""

    amount: int

    def __str__(self) -> str:
        return f"butter {self.amount}"


butter = cache(Butter)


def legal_butter(state: State, pending: ButterChoice, actions: list[Action]) -> None:
    """Add every amount of milk from none to all."""
    milk = state.players[pending.seat].goods[Good.MILK]
    actions.extend(butter(amount) for amount in range(milk + 1))


def apply_butter(state: State, seat: int, action: Butter) -> None:
    """Discard milk for money; the price does not change."""
    change_goods(state, seat, Good.MILK, -action.amount, "butter")
    price = state.players[seat].power.number("butter")
    change_money(state, seat, price * action.amount, "butter")
    drop_top(state)


def explain_butter(state: State, seat: int, action: Butter) -> list[Reason]:
    """Return why this amount of butter cannot be made."""
    milk = state.players[seat].goods[Good.MILK]
    return [Reason("CLN-Cu", "too_many", {"amount": milk})]


def butter_worth(worth: Evaluator, action: Butter) -> float:
    """Return the money less what the milk is worth."""
    money = worth.player.power.number("butter") * action.amount
    return money - worth.losing(Good.MILK, action.amount)


class Cunningham(Clan):
    """Milk becomes butter money at the end of production."""

    figures = {"butter": Figure()}
    own_decisions = (OwnDecision(ButterChoice, Phase.PRODUCTION, legal_butter),)
    own_actions = (
        OwnAction(
            Butter,
            form="butter AMOUNT",
            example="butter 3",
            meaning="discard milk for butter money; 0 declines",
            read=lambda words: butter(words.number("the amount")),
            answers=(ButterChoice,),
            clause="CLN-Cu",
            apply=apply_butter,
            explain=explain_butter,
            every=lambda content: map(butter, range(most_pieces(content, Good.MILK) + 1)),
            worth=butter_worth,
        ),
    )

    def production_ended(self, state: State, seat: int, whisky: int) -> Pending | None:
        """Offer to make butter if there is milk."""
        return ButterChoice(seat) if state.players[seat].goods[Good.MILK] else None
