"""The forms of JSON data that this package writes, as far as others build on them."""

from __future__ import annotations

from typing import TypedDict


class ScoreSheet(TypedDict):
    """A player's score line by line, in victory points."""

    glory: int
    basic_goods: int
    processed_goods: int
    money: int
    hops: int
    cotton: int
    tobacco: int
    sugar_cane: int
    contracts: int
    settlements: int
    bid: int
    """Minus what was bid for the clan."""
    total: int
    money_left: int
    """The pounds below the last full ten; they break ties."""
    contracts_fulfilled: int
    settlements_linked: int
