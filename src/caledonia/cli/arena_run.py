"""Shared by ``arena``, ``solo`` and ``sim``: options, and playing a match."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caledonia.arena.entrants import Entrant, check_limit, parse_entrant
from caledonia.arena.journal import Journal, JournalError, kept_plan
from caledonia.arena.match import Match, Result, play_game
from caledonia.arena.pool import spread
from caledonia.bots import Limit
from caledonia.cli.arena_ray import spread_on_ray
from caledonia.cli.errors import fail
from caledonia.options import VARIANTS, Options

INTERRUPTED: Final = 130
WIDTH: Final = 100
SWITCHES: Final = (
    "first_game",
    "no_kickstarter",
    *(name for name in VARIANTS if name != "kickstarter"),
)
"""What ``--option`` may be given."""

Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes; default: one per core.")]
Seconds = Annotated[
    float | None, typer.Option(metavar="S", help="Seconds a bot may think per turn.")
]
Nodes = Annotated[
    int | None, typer.Option(metavar="K", help="Games a bot may play out per decision.")
]
Variants = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME", help=f"A variant: {', '.join(SWITCHES)}."),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Save finished games here; the same command resumes them."),
]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one on this machine."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]


# Arguments.


def limit_of(seconds: float | None, nodes: int | None) -> Limit:
    """Return the limit of bots without one of their own."""
    limit = Limit(seconds, nodes)
    try:
        check_limit(limit)
    except ValueError as error:
        fail(str(error), code=2)
    return limit


def entrants_of(names: Sequence[str], limit: Limit) -> list[Entrant]:
    """Read bots, each with or without a limit of its own."""
    try:
        return [parse_entrant(name, limit) for name in names]
    except ValueError as error:
        fail(str(error), code=2)


def options_of(names: Sequence[str] | None) -> Options:
    """Return the options with some variants switched on."""
    chosen: dict[str, object] = {}
    for name in names or ():
        word = name.replace("-", "_")
        if word not in SWITCHES:
            fail(f"no option '{name}': choose from {', '.join(SWITCHES)}", code=2)
        if word == "first_game":
            chosen |= Options.first_game().as_dict()
        elif word == "no_kickstarter":
            chosen["kickstarter"] = False
        else:
            chosen[word] = True
    return Options.from_dict(chosen)


def checked(match: Match) -> Match:
    """Return a match whose options go together."""
    try:
        match.check()
    except ValueError as error:
        fail(str(error), code=2)
    return match


# Playing.


def play_match(
    match: Match, games: int, *, jobs: int | None, ray: str | None, out: Path | None
) -> tuple[list[Result], bool]:
    """Play the first games of a match, except those kept from an earlier run.

    :return: what is finished, in order, and whether Ctrl-C came before the end.
    """
    with ExitStack() as files:
        earlier: dict[int, Result] = {}
        keep: Callable[[Result], None] | None = None
        if out is not None:
            plan = kept_plan(out)
            match = match if plan is None else match.continuing(plan)
            try:
                journal = files.enter_context(Journal(out, match.as_dict()))
            except JournalError as error:
                fail(str(error), code=2)
            earlier = journal.results
            keep = journal.add
        done = {number: earlier[number] for number in range(games) if number in earlier}
        left = [number for number in range(games) if number not in done]

        def take(result: Result) -> None:
            if keep is not None:
                keep(result)
            done[result.game] = result

        try:
            stopped = play_numbers(match, left, take, len(done), jobs=jobs, ray=ray)
        except JournalError as error:
            fail(str(error))
    return [done[number] for number in sorted(done)], stopped


def play_numbers(
    match: Match,
    numbers: Sequence[int],
    take: Callable[[Result], None],
    before: int = 0,
    *,
    jobs: int | None,
    ray: str | None,
) -> bool:
    """Play some games of a match; return whether Ctrl-C came before the end.

    :param take: called with each result as it completes, in any order.
    :param before: games that were finished earlier, for the progress bar.
    """
    if not numbers:
        return False
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=before + len(numbers), completed=before)
        try:
            with closing(_results(match, numbers, jobs, ray)) as results:
                for result in results:
                    take(result)
                    progress.advance(task)
        except KeyboardInterrupt:
            return True
    return False


def _results(
    match: Match, numbers: Iterable[int], jobs: int | None, ray: str | None
) -> Generator[Result]:
    pieces = list(numbers)
    work = partial(play_game, match)
    if ray is not None:
        return spread_on_ray(work, pieces, ray, jobs)
    return spread(work, pieces, min(jobs or os.cpu_count() or 1, len(pieces)))


def stopped_early(results: Sequence[Result]) -> None:
    """Exit if Ctrl-C came before there was anything to report."""
    if not results:
        fail("stopped before the first game ended", code=INTERRUPTED)
