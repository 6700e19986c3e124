"""What it gains the seer to look at every action of a decision.

``python -m benchmarks.widening --players 4 --nodes 512 --deals 96`` plays every deal once from
each seat: there the seer looks at every action up to ``--least`` times before it follows the best,
the others never do. With ``--seconds`` they think for processor time instead.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from random import Random

from caledonia.arena.pool import spread
from caledonia.arena.statistics import Estimate, Tally
from caledonia.bots.base import Limit
from caledonia.bots.fast import DecisionSearch
from caledonia.bots.searchers import Seer, seer_search
from caledonia.game import Game
from caledonia.native.seer import LEAST, OTHERS
from caledonia.state import State


class Widened(Seer):
    """The seer with another number of looks at each action."""

    # Only processor time counts, however busy the machine is.
    PATIENCE = 1e9

    def __init__(self, seed: int, least: int) -> None:
        super().__init__(seed)
        self._least = least

    def search(self, state: State, rng: Random) -> DecisionSearch:
        """Return a search that looks so often at each action."""
        return seer_search(state, rng, others=OTHERS, least=self._least)


@dataclass(frozen=True, slots=True)
class Question:
    """A number of players, the looks at each action, and how long all think."""

    players: int
    least: int
    limit: Limit


@dataclass(frozen=True, slots=True)
class Played:
    """One game: its deal, and the lead of the seat that looks at every action."""

    deal: int
    lead: Fraction
    """Points more than the mean of the others."""
    won: Fraction


def play(question: Question, job: tuple[int, int]) -> Played:
    """Play a deal with one seat that looks at every action."""
    deal, seat = job
    players = question.players
    bots = [
        Widened(deal * players + each, question.least if each == seat else 0)
        for each in range(players)
    ]
    game = Game.new(players, deal)
    while (decider := game.deciding_seat) is not None:
        game.push(bots[decider].choose(game, decider, question.limit).action)
    outcome = game.outcome()
    assert outcome is not None
    own = outcome.scores[seat]
    others = Fraction(sum(outcome.scores) - own, players - 1)
    won = Fraction(int(seat in outcome.winners), len(outcome.winners))
    return Played(deal, own - others, won)


def jobs(question: Question, deals: int, first: int) -> Iterator[tuple[int, int]]:
    """Yield every deal with each of its seats."""
    for deal in range(first, first + deals):
        yield from ((deal, seat) for seat in range(question.players))


def estimates(games: Sequence[Played]) -> tuple[Estimate, Estimate]:
    """Return the mean lead and the share of games won, with intervals from whole deals."""
    lead, won = Tally(), Tally()
    for deal in sorted({game.deal for game in games}):
        of_deal = [game for game in games if game.deal == deal]
        lead.add([game.lead for game in of_deal])
        won.add([game.won for game in of_deal])
    return lead.estimate(), won.estimate()


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.widening", description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--deals", type=int, default=96)
    parser.add_argument("--first", type=int, default=7_700_000, help="number of the first deal")
    parser.add_argument("--least", type=int, default=LEAST)
    parser.add_argument("--nodes", type=int, default=512)
    parser.add_argument("--seconds", type=float, help="for a turn, instead of --nodes")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    is_timed = options.seconds is not None
    limit = Limit(seconds=options.seconds) if is_timed else Limit(nodes=options.nodes)
    question = Question(options.players, options.least, limit)
    todo = jobs(question, options.deals, options.first)
    lead, won = estimates(list(spread(partial(play, question), todo, options.workers)))
    print(f"lead {lead.mean:+.2f} ± {lead.margin or 0:.2f}, won {won.mean:.1%}")


if __name__ == "__main__":
    main()
