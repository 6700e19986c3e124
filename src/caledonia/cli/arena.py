"""``caledonia arena``: bots against each other, in duplicate."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from caledonia.arena.entrants import fill_seats
from caledonia.arena.match import Match
from caledonia.cli import arena_run
from caledonia.cli.arena_report import count, figures, print_match
from caledonia.cli.arena_run import (
    INTERRUPTED,
    Jobs,
    Json,
    Nodes,
    Out,
    Ray,
    Seconds,
    Seed,
    Variants,
)
from caledonia.cli.errors import fail


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT…", help="Bots that play; NAME@2s or NAME@500n sets a bot's own limit."
        ),
    ],
    *,
    players: Annotated[
        int | None,
        typer.Option(
            min=2, max=4, help="Number of players; the last bot takes the remaining seats."
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, help="Number of games, rounded up to whole deals.")
    ] = 100,
    draft: Annotated[
        bool, typer.Option("--draft", help="Let bots choose their clans instead of dealing them.")
    ] = False,
    option: Variants = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    out: Out = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other; measure who is better, and why.

    Every deal (setup, map, clans, luck) is played with all rotations of the seats, so every
    bot gets every seat and clan. A bot that fails leaves that decision to the crofter.
    """
    entrants = arena_run.entrants_of(bots, arena_run.limit_of(seconds, nodes))
    try:
        line_up = fill_seats(entrants, players or max(2, len(entrants)))
    except ValueError as error:
        fail(str(error), code=2)
    if len(line_up) > 4:
        fail(f"{len(line_up)} bots: at most 4 can play", code=2)
    match = arena_run.checked(
        Match(line_up=line_up, seed=seed, options=arena_run.options_of(option), draft=draft)
    )
    whole = match.whole_deals(games)
    if whole != games:
        size = len(match.rotations)
        typer.echo(f"{whole:,} games: whole deals of {count(size, 'game')}.", err=True)
    results, stopped = arena_run.play_match(match, whole, jobs=jobs, ray=ray, out=out)
    arena_run.stopped_early(results)
    if as_json:
        typer.echo(json.dumps(figures(match, results), indent=2))
    else:
        print_match(match, results)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(arena)
