"""The page narrates with the same words as the terminal, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from caledonia import Game, Options
from caledonia.bots import Limit, make_bot
from caledonia.cli.console.narrate import Narrator
from caledonia.cli.words import Words
from caledonia.events import Event
from caledonia.locale import LANGUAGES, texts
from tests.page.visitors import Visitor, Visitors

PORT = re.compile(r"\bp\d \((.*?)\)")
"""In the terminal a port has its code before its name, as codes are typed there."""

LOG = """you => {
  const { table } = window.caledonia;
  const narrator = new table.narrator.constructor(
    table.names, table.printed, table.market.tracks, you);
  const decisions = table.entries.filter(each => each.kind === 'decision');
  return decisions.map(each => narrator.lines(each.events));
}"""


@pytest.fixture(scope="module")
def played() -> tuple[Game, list[tuple[Event, ...]]]:
    """Return a game of three crofters with the events of every decision."""
    game = Game.new(3, 5, Options())
    crofters = [make_bot("crofter", seat) for seat in range(3)]
    events: list[tuple[Event, ...]] = []
    while (seat := game.deciding_seat) is not None:
        game.push(crofters[seat].choose(game, seat, Limit()).action)
        events.append(tuple(game.events()))
    return game, events


def test_the_log_says_what_the_terminal_says(
    visitors: Visitors, played: tuple[Game, list[tuple[Event, ...]]]
) -> None:
    game, events = played
    person = visitors.come()
    person.send("/people/guest", {"name": "Isla"})
    table = person.send("/tables/import", {"record": game.record(names=["Ada", "Bo", "Cy"])})
    person.go(f"/table/{table['id']}")
    for language in LANGUAGES:
        person.speak(language)
        says_the_same(person, game, events, language)


def says_the_same(
    person: Visitor, game: Game, events: list[tuple[Event, ...]], language: str
) -> None:
    """Compare the page with the terminal, decision by decision."""
    person.is_ready()
    count = len(events)
    person.page.wait_for_function(
        "count => window.caledonia.table.entries"
        ".filter(e => e.kind === 'decision').length === count",
        arg=count,
    )
    names = person.page.evaluate("() => window.caledonia.table.names")
    # For a spectator, and for the player of a seat.
    for you in (None, 1):
        shown: list[list[dict[str, Any]]] = person.page.evaluate(LOG, you)
        narrator = Narrator(Words(texts(language), names), game.state.setup, you)
        for page, happened in zip(shown, events, strict=True):
            # In the page a sign stays on the line of its amount.
            said = [(line["seat"], line["text"].replace("\u2060", "")) for line in page]
            expected = [
                (None if seat < 0 else seat, PORT.sub(r"\1", text))
                for seat, text in narrator.lines(happened)
            ]
            assert said == expected
