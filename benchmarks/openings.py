"""What a series of units in round 1 is worth to a clan, in the seer's hands.

``python -m benchmarks.openings --clan cunningham --unit cow`` deals the clan to a seat and plays
every deal twice: once the seat plays freely, once it expands that unit in round 1 whenever it
can. All seats are seers with the same number of simulations; the places are the search's choice.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import product
from random import Random
from typing import Final

from caledonia.actions import Action, Expand
from caledonia.arena.pool import spread
from caledonia.arena.statistics import Tally
from caledonia.bots.fast import EXPLORE, flat_weights
from caledonia.bots.net import shipped_net
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game
from caledonia.native import Twin
from caledonia.native.seer import SeerSearch
from caledonia.options import Options
from caledonia.types import UNIT_NAMES, Unit

LOOKS: Final = 4
"""Simulations that each place for the unit gets at least."""
SEED_BITS: Final = 48


@dataclass(frozen=True, slots=True)
class Question:
    """A clan, and the unit that it expands in round 1."""

    clan: str
    unit: Unit
    simulations: int


@dataclass(frozen=True, slots=True)
class Job:
    """One game: a deal, its number of players, and whether the seat plays freely."""

    number: int
    players: int
    is_free: bool


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went for the seat with the clan."""

    job: Job
    points: int
    lead: Fraction
    """Over the mean of the others."""
    units: int
    """Expansions with the unit in round 1."""


def deal(question: Question, number: int, players: int) -> tuple[Game, int]:
    """Return a game in which one seat has the clan, and that seat."""
    seed = Random(f"openings/{number}/{players}").getrandbits(SEED_BITS)
    offer = Game.new(players, seed).state.offer[:players]
    clans, seat = [clan for clan, _ in offer], number % players
    if question.clan in clans:
        other = clans.index(question.clan)
        clans[other] = clans[seat]
    clans[seat] = question.clan
    tiles = [tile for _, tile in offer]
    options = Options.from_dict({**Options().as_dict(), "clans": clans, "starting_tiles": tiles})
    return Game.new(players, seed, options), seat


def play(question: Question, job: Job) -> Played:
    """Play one game."""
    game, seat = deal(question, job.number, job.players)
    dice = Random(f"{job.number}/{job.players}")
    units = 0
    while (deciding := game.deciding_seat) is not None:
        actions = list(game.legal_actions)
        if len(actions) == 1:
            game.push(actions[0])
            continue
        series = [a for a in actions if isinstance(a, Expand) and a.unit == question.unit]
        counts = deciding == seat and game.state.round == 1
        must = series if counts and not job.is_free else []
        action = choose(game, must, question.simulations, dice.getrandbits(64))
        units += counts and action in series
        game.push(action)
    outcome = game.outcome()
    assert outcome is not None
    points = outcome.scores[seat]
    others = Fraction(sum(outcome.scores) - points, max(1, job.players - 1))
    return Played(job, points, points - others, units)


def choose(game: Game, must: Sequence[Action], simulations: int, seed: int) -> Action:
    """Return the seer's choice among the actions that must be taken, or among all."""
    weights, net = flat_weights(DEFAULT), shipped_net()
    search = SeerSearch(Twin.of(game), weights, net, seed=seed, explore=EXPLORE)
    search.run(simulations, left=0.0)
    if not must:
        return max(search.tried(), key=lambda each: each.visits).action
    for action in must:
        search.explore(action, LOOKS)
    tried = [each for each in search.tried() if each.action in must]
    return max(tried, key=lambda each: each.points / each.visits).action


def jobs(deals: int, counts: list[int]) -> Iterator[Job]:
    """Yield all games; those of one deal together."""
    for number, players, is_free in product(range(deals), counts, (True, False)):
        yield Job(number, players, is_free)


def report(games: list[Played], players: int) -> str:
    """Return what the series is worth, by pairs of games of one deal."""
    free, series = (
        {game.job.number: game for game in games if game.job.is_free is is_free}
        for is_free in (True, False)
    )
    pairs = [(free[number], series[number]) for number in sorted(free.keys() & series.keys())]
    points, lead = Tally(), Tally()
    for one, other in pairs:
        points.add([other.points - one.points])
        lead.add([other.lead - one.lead])
    count = max(1, len(pairs))
    units = [sum(pair[which].units for pair in pairs) / count for which in (0, 1)]
    return (
        f"{players} players, {len(pairs)} deals: {units[0]:.2f} units freely, {units[1]:.2f} in "
        f"the series; points {_shown(points)}, lead {_shown(lead)}"
    )


def _shown(tally: Tally) -> str:
    estimate = tally.estimate()
    interval = estimate.interval
    shown = f"{estimate.mean:+.1f}"
    return shown if interval is None else f"{shown} ({interval[0]:+.1f} to {interval[1]:+.1f})"


def main() -> int:
    """Play all deals and print what the series is worth."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.openings", description=__doc__)
    parser.add_argument("--clan", required=True)
    parser.add_argument("--unit", required=True, choices=UNIT_NAMES)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=192)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    unit = Unit(UNIT_NAMES.index(options.unit))
    question = Question(options.clan, unit, options.simulations)
    plan = jobs(options.deals, options.players)
    games = list(spread(partial(play, question), plan, options.workers))
    for players in options.players:
        print(report([game for game in games if game.job.players == players], players))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
