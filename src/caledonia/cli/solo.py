"""``caledonia solo``: a bot on its own, and the ranks it reaches."""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Console

from caledonia.arena.match import Match, Result
from caledonia.arena.standings import Standing, standings
from caledonia.bots import DEFAULT_BOT
from caledonia.cli import arena_run
from caledonia.cli.arena_report import (
    count,
    print_faults,
    source_table,
    sources_of,
    time_figures,
    time_table,
)
from caledonia.cli.arena_run import (
    INTERRUPTED,
    WIDTH,
    Jobs,
    Json,
    Nodes,
    Out,
    Ray,
    Seconds,
    Seed,
    Variants,
)
from caledonia.content import load_content
from caledonia.locale import texts

STEP: Final = 5
"""Points in a bar of the histogram."""
BAR: Final = 60


def solo(
    *,
    bot: Annotated[
        str, typer.Option(help="The bot that plays; NAME@2s or NAME@500n sets a limit.")
    ] = DEFAULT_BOT,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    option: Variants = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    out: Out = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Let a bot play solo games and show its points and ranks."""
    line_up = tuple(arena_run.entrants_of([bot], arena_run.limit_of(seconds, nodes)))
    options = arena_run.options_of(option)
    match = arena_run.checked(
        Match(kind="solo", line_up=line_up, seed=seed, options=options, draft=True)
    )
    results, stopped = arena_run.play_match(match, games, jobs=jobs, ray=ray, out=out)
    arena_run.stopped_early(results)
    if as_json:
        typer.echo(json.dumps(_figures(match, results), indent=2))
    else:
        _print(match, results)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def scores_of(results: Sequence[Result]) -> list[int]:
    """Return the points of all games in their order."""
    return [result.scores[0] for result in results]


def quartiles(scores: Sequence[int]) -> list[float]:
    """Return the lower quartile, the median and the upper quartile."""
    if len(scores) == 1:
        return [float(scores[0])] * 3
    return statistics.quantiles(scores, n=4, method="inclusive")


def rank_shares(results: Sequence[Result]) -> dict[str, float]:
    """Return the share of each rank, the best first (SOL-7)."""
    reached = [result.rank for result in results]
    ranks = load_content().final.solo_ranks
    return {rank: reached.count(rank) / len(reached) for _, rank in ranks}


def _figures(match: Match, results: Sequence[Result]) -> dict[str, object]:
    standing = standings(match, results)[0]
    scores = scores_of(results)
    low, median, high = quartiles(scores)
    interval = standing.points.interval
    return {
        "bot": standing.label,
        "limit": match.line_up[0].as_dict(),
        "seed": match.seed,
        "options": match.options.as_dict(),
        "games": len(results),
        "scores": scores,
        "median": median,
        "quartiles": [low, median, high],
        "mean": round(standing.points.mean, 6),
        "mean_ci95": None if interval is None else [round(end, 6) for end in interval],
        "ranks": {rank: round(share, 6) for rank, share in rank_shares(results).items()},
        "sources": sources_of(standing.sources),
        "seconds_per_turn": time_figures(standing.turn),
        "seconds_per_decision": time_figures(standing.decision),
        "faults": standing.faults,
        "first_fault": standing.first_fault,
    }


# For people.


def _print(match: Match, results: Sequence[Result]) -> None:
    console = Console(width=WIDTH, highlight=False)
    text = texts("en")
    standing = standings(match, results)[0]
    scores = scores_of(results)
    for line in histogram(scores):
        console.print(line, markup=False)
    console.print()
    ranks = rank_shares(results).items()
    shares = (f"{text(f'rank-{rank}')} {100 * share:.0f}%" for rank, share in ranks)
    console.print(", ".join(shares))
    console.print(_summary(standing, scores))
    console.print()
    console.print(source_table({standing.label: standing.sources}))
    console.print()
    console.print(time_table({standing.label: (standing.turn, standing.decision)}))
    console.print()
    console.print(f"{count(len(results), 'solo game')}; seed {match.seed}.")
    print_faults(console, [standing])


def _summary(standing: Standing, scores: Sequence[int]) -> str:
    low, median, high = quartiles(scores)
    margin = standing.points.margin
    mean = f"{standing.points.mean:.1f}" + (f" ± {margin:.1f}" if margin is not None else "")
    return (
        f"median {median:g}, half of the games from {low:g} to {high:g}, mean {mean}, "
        f"worst {min(scores)}, best {max(scores)}"
    )


def histogram(scores: Sequence[int]) -> list[str]:
    """Return a line for each step of points, from the worst to the best."""
    steps = [score // STEP for score in scores]
    tallest = max(map(steps.count, set(steps)))
    lines = []
    for step in range(min(steps), max(steps) + 1):
        number = steps.count(step)
        bar = "█" * max(round(BAR * number / tallest), bool(number))
        span = f"{step * STEP:4}–{step * STEP + STEP - 1}"
        lines.append(f"{span:9} {number:5,} {bar}".rstrip())
    return lines


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(solo)
