"""Twins: two tables that differ only in what is hidden answer every request alike.

Whole games are played at pairs of tables with the same public position, but another pile, other
dice and another seed. Both get the same commands until something is revealed; then a new pair
continues from there. At some decisions every seat, a spectator and a stranger make every possible
request to both, and every byte of the answers has to be the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from benchmarks.server.report import Figures, say
from benchmarks.server.twin_games import Portion, differ, portions_of, twin_of, whole_game
from benchmarks.server.twin_probes import (
    COMPARED,
    EXEMPT,
    TABLE,
    Moment,
    Twins,
    ask_everything,
    talk,
    tentative,
)
from benchmarks.server.twin_tables import House, opened
from caledonia.game import Game
from caledonia.pending import Turn

SHOWN: Final = 12
"""Differences that are reported in full."""
EVERY: Final = 25
"""Games between two lines about the progress."""
Played = tuple[Game, Portion]
"""A game, and what is played there."""


@dataclass(slots=True)
class Tally:
    """What was done."""

    games: int = 0
    pairs: int = 0
    commands: int = 0
    moments: int = 0
    alike: int = 0
    """Pairs whose hidden part could not differ: nothing was left to shuffle."""


def routes_of(house: House) -> set[str]:
    """Return all routes of the application that concern a table, with their methods."""
    return {
        f"{method} {route.path}"
        for route in _walk(house.server.app.routes)  # type: ignore[attr-defined]  # a FastAPI
        if "{table_id}" in route.path
        for method in (getattr(route, "methods", None) or ("SOCKET",))
        if method != "HEAD"
    }


def _walk(routes: Any) -> Iterator[Any]:
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from _walk(inner.routes)
        elif hasattr(route, "path"):
            yield route


def unclassified(house: House) -> set[str]:
    """Return routes that are neither compared nor exempt, or are listed but do not exist."""
    return routes_of(house) ^ (COMPARED | set(EXEMPT))


def play(twins: Twins, number: int, tally: Tally, moments: int, *, whole: bool) -> None:
    """Play a game at twins.

    :param moments: decisions at which everything is asked.
    :param whole: play all of it, not only what leads from the last reveal to these decisions.
    """
    lots = Random(number)
    portions = list(portions_of(whole_game(number)))
    chosen = _chosen(portions, lots, moments)
    for stretch in _stretches(portions):
        asked = chosen & set(stretch)
        if asked or whole:
            _play_stretch(
                twins,
                [portions[index] for index in stretch],
                tally,
                lots,
                {index - stretch[0] for index in asked},
            )
    tally.games += 1


def _chosen(portions: Sequence[Played], lots: Random, moments: int) -> set[int]:
    """Return where to ask; most often where something is about to be revealed."""
    revealing = [index for index, (_, portion) in enumerate(portions) if portion.reveals]
    turns = [index for index in revealing if isinstance(portions[index][0].state.pending[-1], Turn)]
    likely = sorted({*(turns or revealing), *lots.sample(range(len(portions)), 2)})
    return set(lots.sample(likely, min(moments, len(likely))))


def _stretches(portions: Sequence[Played]) -> Iterator[list[int]]:
    """Yield the numbers of portions from one reveal to the next."""
    stretch: list[int] = []
    for index, (_, portion) in enumerate(portions):
        stretch.append(index)
        if portion.reveals:
            yield stretch
            stretch = []
    if stretch:
        yield stretch


def _play_stretch(
    twins: Twins, played: Sequence[Played], tally: Tally, lots: Random, asked: set[int]
) -> None:
    """Play from one reveal to the next at a pair of tables, and ask on the way."""
    # Where everything is asked, with the whole course of the game before.
    pair = _pair(twins.house, played[0][0], lots, whole=bool(asked))
    tally.pairs += 1
    tally.alike += not differ(*pair.games)
    for index, (_, portion) in enumerate(played):
        pair.portion = portion
        if index in asked:
            tally.moments += 1
            ask_everything(twins, pair)
            tentative(twins, pair)
            talk(twins, pair)
        if not portion.reveals:
            _go_on(twins, pair)
            tally.commands += 1


def _pair(house: House, game: Game, lots: Random, *, whole: bool) -> Moment:
    """Return two tables where a game stands.

    :param whole: with all decisions up to there, not only the position.
    """
    one, other = twin_of(game, lots), twin_of(game, lots)
    if not whole:
        one, other = Game(one.state), Game(other.state)
    tables = house.table(one), house.table(other)
    version = house.players[0].done("GET", f"/tables/{tables[0]}")["version"]
    return Moment((one, other), tables, Portion(0, (), reveals=False), version, lots)


def _go_on(twins: Twins, pair: Moment) -> None:
    """Play the next turn at both tables."""
    portion = pair.portion
    body = {"codes": portion.codes, "version": pair.version, "step": 0, "end": True}
    viewer = twins.house.players[portion.seat]
    answer = twins.both(pair, viewer, f"POST {TABLE}/play", body=body)
    assert answer.status == 200, answer.body
    pair.version = json.loads(answer.body)["version"]
    for game in pair.games:
        for code in portion.codes:
            game.push_code(code)


async def measure(games: int, moments: int, first: int = 0) -> Figures:
    """Play games, ask everything at some moments of each, and report."""
    return compare(games, moments, first=first)


def compare(games: int, moments: int, *, first: int = 0, whole: bool = True) -> Figures:
    """Play games at twins and return what was compared, and what differed.

    :param first: the number of the first game.
    :param whole: play all of each game, not only what leads to the moments.
    """
    begin, tally, players = perf_counter(), Tally(), Counter[int]()
    with opened() as house:
        twins = Twins(house)
        lost = unclassified(house)
        for number in range(first, first + games):
            play(twins, number, tally, moments, whole=whole)
            players[number % 4 + 1] += 1
            if tally.games % EVERY == 0:
                seconds = perf_counter() - begin
                say(
                    f"{tally.games} games, {twins.asked} answers, {len(twins.faults)} differ, "
                    f"{seconds:.0f} s"
                )
        lost |= (COMPARED & routes_of(house)) - twins.touched
    faults = [f"not compared: {route}" for route in sorted(lost)] + twins.faults
    return {
        "games": tally.games,
        "by_players": {f"{count} players": players[count] for count in sorted(players)},
        "pairs_of_tables": tally.pairs,
        "pairs_without_anything_hidden": tally.alike,
        "turns_played_at_both": tally.commands,
        "moments_asked_about": tally.moments,
        "answers_compared": twins.asked,
        "routes_compared": len(twins.touched),
        "differences": len(faults),
        "seconds": round(perf_counter() - begin, 1),
        "faults": faults[:SHOWN],
    }
