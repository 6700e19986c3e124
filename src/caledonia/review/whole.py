"""Reviewing a whole game with several threads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from caledonia.content import Content
from caledonia.game import Game
from caledonia.notation.record import read_record
from caledonia.review.analysis import has_net
from caledonia.review.assemble import Played, assemble
from caledonia.review.probe import CHIEF, DEFAULT, Settings, probe
from caledonia.review.shapes import Review
from caledonia.state import State

Progress = Callable[[int, int], None]
"""Called with the number of decisions done, and the total."""


def settings_for(state: State) -> Settings:
    """Return the default settings for a game."""
    return DEFAULT if has_net(state) else CHIEF


def review_game(
    game: Game,
    names: Sequence[str] = (),
    *,
    settings: Settings | None = None,
    threads: int = 2,
    progress: Progress | None = None,
) -> Review:
    """Review a finished game with all its decisions.

    The same game gets the same review, however many threads there are.

    :raises ValueError: if the game is not over, or was not played from its start.
    """
    played, begin = Played(game, names), perf_counter()
    settings = settings or settings_for(game.start)
    count = len(played.actions)
    with ThreadPoolExecutor(threads) as pool:
        jobs = [
            pool.submit(probe, state, action, settings)
            for state, action in zip(played.states, played.actions, strict=False)
        ]
        probes = []
        for done, job in enumerate(jobs, start=1):
            probes.append(job.result())
            if progress is not None:
                progress(done, count)
    return assemble(
        played,
        probes,
        evaluator="seer" if has_net(game.start) else "chief",
        settings=settings,
        seconds=perf_counter() - begin,
    )


def game_of(text: str, content: Content | None = None) -> tuple[Game, tuple[str, ...]]:
    """Return the game of a record, and the players' names; no names if it has none.

    :raises RecordError: with line, text and reason.
    """
    recorded = read_record(text, content, seed=0)
    game = Game(recorded.start, seed=recorded.seed)
    for action in recorded.actions:
        game.push(action)
    return game, recorded.names or ()
