"""Marks of decisions by what they cost, and what a decision is about."""

from __future__ import annotations

from typing import Final

from caledonia import actions as a
from caledonia.actions import Action
from caledonia.review.shapes import MARKS, Kind, Mark

POINTS: Final = (0.25, 1.0, 2.5, 5.0)
"""Loss in points from which a decision is no longer best, good, inexact, a mistake."""
WIN: Final = (0.01, 0.03, 0.07, 0.15)
"""The same for the loss in chance to win."""
SHOWN: Final = frozenset(MARKS[2:])
"""Marks whose decisions are shown with the played and the best line."""

_KINDS: Final[dict[type[Action], Kind]] = {
    a.ChooseClan: "setup",
    a.ChooseTile: "setup",
    a.Bid: "setup",
    a.Leave: "setup",
    a.Place: "setup",
    a.Expand: "expanding",
    a.Buy: "trading",
    a.Sell: "trading",
    a.Obtain: "contracts",
    a.Fulfil: "contracts",
    a.Slaughter: "contracts",
    a.Draw: "contracts",
    a.Keep: "contracts",
    a.UpgradeShipping: "upgrades",
    a.UpgradeTechnology: "upgrades",
    a.HireMerchant: "upgrades",
    a.BonusShipping: "upgrades",
    a.BonusTechnology: "upgrades",
    a.BonusHire: "upgrades",
    a.BonusRecall: "upgrades",
    a.UsePort: "ports",
    a.Pass: "passing",
    a.Produce: "production",
    a.Skip: "closing",
    a.EndTurn: "closing",
}


def mark_of(points_lost: float, win_lost: float) -> Mark:
    """Return the mark of a decision: the worse one of points and chance."""
    return MARKS[max(_rank(points_lost, POINTS), _rank(win_lost, WIN))]


def _rank(lost: float, limits: tuple[float, ...]) -> int:
    return sum(lost >= limit for limit in limits)


def kind_of(played: Action, best: Action) -> Kind:
    """Return what a decision is about.

    To pass, or not to pass where it is best, is about passing; to decline something is about what
    was declined.
    """
    kinds = [_kind(played), _kind(best)]
    if "passing" in kinds:
        return "passing"
    return kinds[1] if kinds[0] == "closing" else kinds[0]


def _kind(action: Action) -> Kind:
    # What only a clan brings has its own class in powers/.
    return _KINDS.get(type(action), "clan")
