"""How often forecasts of the learning aids come true: market weather and ways to contracts.

``python -m benchmarks.aids --games 60`` lets bots of the ladder play. In some positions of each
game it notes the chances that the aids show, and what then happened: the prices at the next turn of
the seat, and whether a seat that follows a way fulfils the contract while bots play the others.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

from benchmarks.review.figures import Case, calibration
from caledonia.actions import PASS, Action
from caledonia.bots import Limit, make_bot
from caledonia.bots.base import Bot
from caledonia.game import Game
from caledonia.rules import flow
from caledonia.state import State
from caledonia.teaching.navigator import navigate
from caledonia.teaching.odds import reaches
from caledonia.teaching.weather import market_weather
from caledonia.teaching.worlds import PythonWorld, World
from caledonia.types import GOOD_NAMES, GOODS

FIRST: Final = 8_000_000
"""Deals that neither learning nor other benchmarks use."""
NODES: Final = {"distiller": 6, "laird": 60, "chief": 120, "merchant": 80}
"""Positions that a bot looks at for one decision; the others search nothing."""
BOTS: Final = ("baker", "crofter", "distiller", "merchant", "laird", "chief")
SAMPLES: Final = 8
"""Positions of a game in which each aid is asked."""
ROUTES: Final = 3
"""Contracts of a position whose ways are followed."""
SAY: Final = 10
"""Games between two lines of progress."""
LEAST: Final = 0.005
"""A chance counts as at least this, so that one surprise does not decide the log loss."""


PAGE: Final = Path("docs") / "teaching.md"
BEGIN: Final = "<!-- figures: python -m benchmarks.aids writes them -->"
END: Final = "<!-- end of figures -->"

Forecast = tuple[float, float]
"""A chance that was shown, and whether it came true (1 or 0)."""


@dataclass(frozen=True, slots=True)
class Forecasts:
    """The forecasts in one game."""

    seed: int
    weather: list[Forecast]
    ways: list[Forecast]


def measure(seed: int) -> Forecasts:
    """Return the forecasts in one game."""
    rng = Random(seed)
    table = Table([rng.choice(BOTS) for _ in range(rng.choice((2, 3, 4)))], seed)
    game = Game.new(table.players, seed)
    while not game.is_over():
        game.push(table.choice(game))
    return Forecasts(seed, list(_weather(game, rng)), list(_ways(game, table, rng)))


class Table:
    """The bots of one game."""

    def __init__(self, names: Sequence[str], seed: int) -> None:
        self.players = len(names)
        self._names = names
        self._bots: list[Bot] = [make_bot(name, seed + at) for at, name in enumerate(names)]

    def choice(self, game: Game) -> Action:
        """Return what the seat that decides does."""
        seat = game.deciding_seat
        assert seat is not None
        limit = Limit(nodes=NODES.get(self._names[seat], 1))
        return self._bots[seat].choose(game, seat, limit).action

    def play(self, world: World) -> None:
        """Take one decision of a future."""
        world.take(self.choice(Game(world.state())))


def _weather(game: Game, rng: Random) -> Iterator[Forecast]:
    """Yield what was forecast for a seat that waits for its next turn."""
    states = game.states
    waiting = [at for at, state in enumerate(states) if state.round and state.pending]
    for at in rng.sample(waiting, min(SAMPLES, len(waiting))):
        state = states[at]
        seat = rng.choice([other for other in range(game.players) if other != state.deciding_seat])
        forecast = market_weather(state, seat)
        later = next((each for each in states[at:] if _begins_turn(each, seat)), None)
        if later is None or not forecast:
            continue
        for good in GOODS:
            before, after = state.prices[good], later.prices[good]
            weather = forecast[GOOD_NAMES[good]]
            yield weather["rises"], float(after > before)
            yield weather["falls"], float(after < before)


def _begins_turn(state: State, seat: int) -> bool:
    return state.deciding_seat == seat and PASS in flow.legal_actions(state)


def _ways(game: Game, table: Table, rng: Random) -> Iterator[Forecast]:
    """Yield what was forecast for ways to contracts, each followed once from where it was shown."""
    turns = [
        state
        for state in game.states
        if state.deciding_seat is not None and _begins_turn(state, state.deciding_seat)
    ]
    for state in rng.sample(turns, min(SAMPLES, len(turns))):
        seat = state.deciding_seat
        assert seat is not None
        routes = [route for route in navigate(state, seat) if route["ways"]]
        for route in rng.sample(routes, min(ROUTES, len(routes))):
            way = route["ways"][0]
            # The real pile and dice, as in the game itself.
            future = PythonWorld(state.fork())
            yield way["chance"], float(reaches(future, seat, route["contract"], way, table.play))


def lines(games: Sequence[Forecasts]) -> Iterator[str]:
    """Yield the figures as Markdown."""
    yield f"{len(games)} games of two to four bots from {BOTS[0]} to {BOTS[-1]}."
    for title, name in (("Market weather", "weather"), ("Ways to contracts", "ways")):
        cases: list[Case] = [
            (chance, came, game.seed) for game in games for chance, came in getattr(game, name)
        ]
        yield ""
        yield f"{title}: {len(cases)} forecasts, {_loss(cases)}."
        yield ""
        yield "| chance shown | forecasts | mean | came true | difference | 95% interval |"
        yield "|---|---|---|---|---|---|"
        for row in calibration(cases):
            low, foreseen, came = (100 * row[key] for key in ("from", "foreseen", "won"))
            yield (
                f"| {low:.0f} to {low + 10:.0f}% | {row['count']:.0f} | {foreseen:.1f}% "
                f"| {came:.1f}% | {came - foreseen:+.1f} | ± {100 * row['error']:.1f} |"
            )


def _loss(cases: Sequence[Case]) -> str:
    """Return the log loss, beside that of always naming the share that came true."""
    share = fmean(came for _, came, _ in cases)
    own, plain = (
        fmean(_surprise(chance if each else share, came) for chance, came, _ in cases)
        for each in (True, False)
    )
    return f"log loss {own:.3f} (always {100 * share:.0f}%: {plain:.3f})"


def _surprise(chance: float, came: float) -> float:
    likely = min(1 - LEAST, max(LEAST, chance))
    return -log(likely if came else 1 - likely)


def write(text: str) -> None:
    """Put the figures into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.aids", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--page", action="store_true", help="write docs/teaching.md")
    options = parser.parse_args()
    seeds = range(FIRST, FIRST + options.games)
    games = []
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for game in pool.map(measure, seeds):
            games.append(game)
            if len(games) % SAY == 0:
                print(f"{len(games)} games", flush=True)
    text = "\n".join(lines(games))
    if options.page:
        write(text)
    print(text)


if __name__ == "__main__":
    main()
