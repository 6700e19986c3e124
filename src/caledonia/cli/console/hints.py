"""Hints: the strongest bot's choice and its evaluation of the alternatives."""

from __future__ import annotations

from typing import Final

from caledonia.bots import Limit, make_bot
from caledonia.bots.action_forecast import ActionForecast, differences
from caledonia.bots.base import Alternative
from caledonia.bots.clans import appraise
from caledonia.bots.explain import adviser, explained
from caledonia.cli.console.screen import Screen
from caledonia.cli.console.sitting import Sitting
from caledonia.cli.console.style import BAD_NEWS, FAINT
from caledonia.locale import Texts

LIMIT: Final = Limit(seconds=0.7, patience=1.0)
"""For a whole turn: a decision gets at most half a second."""


def show_hint(sitting: Sitting, screen: Screen) -> None:
    """Print the best alternatives for the person who decides."""
    text, game = sitting.text, sitting.game
    seat = game.deciding_seat
    if seat is None:
        screen.say(text("hint-nothing"), style=BAD_NEWS)
        return
    bot = adviser()
    decision = explained(game, make_bot(bot, 1).choose(game, seat, LIMIT))
    screen.say(text("hint-head", bot=text(f"bot-{bot}"), code=str(decision.action)))
    ranked = sorted(decision.alternatives, key=lambda each: -(each.points or 0.0))
    chosen = next((each.outlook for each in ranked if each.action == decision.action), None)
    for each in ranked:
        screen.say(_row(text, each))
        apart = _apart(text, each.outlook, chosen)
        if apart:
            screen.say(f"  {apart}", style=FAINT)
    for clan in appraise(game.state):
        name = text(f"clan-{clan.clan}")
        lead = f"{clan.lead:+.1f}"
        screen.say(text("hint-clan", clan=name, lead=lead, bid=clan.fair_bid), style=FAINT)


def _row(text: Texts, each: Alternative) -> str:
    code, points = str(each.action), round(each.points or 0.0)
    if each.outlook is None:
        return text("hint-row-plain", code=code, points=points)
    percent = round(100 * each.outlook.places[0])
    first = text("hint-first", percent=percent)
    spread = round(each.outlook.spread)
    return text("hint-row", code=code, points=points, spread=spread, first=first)


def _apart(text: Texts, outlook: ActionForecast | None, chosen: ActionForecast | None) -> str:
    """Return the score lines that differ most; empty if none does."""
    if outlook is None or chosen is None:
        return ""
    lines = [
        text("hint-line", points=f"{points:+.1f}", line=text(f"hint-line-{line}"))
        for line, points in differences(outlook, chosen)
    ]
    return text("hint-apart", lines=", ".join(lines)) if lines else ""
