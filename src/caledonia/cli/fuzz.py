"""``caledonia fuzz``: random games with every check after every decision."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from caledonia import native
from caledonia.arena.pool import spread
from caledonia.cli.errors import fail
from caledonia.conformance import ConformanceError
from caledonia.conformance.fuzzing import check_piece
from caledonia.conformance.native import pieces_of, play_piece

BATCH = 1000
"""Decisions per piece of work: small enough for a lively progress bar."""


def fuzz(
    *,
    decisions: Annotated[int, typer.Option(min=1, help="Number of decisions to check.")] = 10_000,
    seed: Annotated[
        int, typer.Option(help="Seed of the first game; the same seed repeats the same checks.")
    ] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    twin: Annotated[
        bool, typer.Option("--native", help="Compare the compiled twin with the engine instead.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    save: Annotated[Path | None, typer.Option(help="File for a failing position.")] = None,
) -> None:
    """Play random games and check the engine.

    Covers all player counts, clans, maps and variants.
    """
    if twin and not native.available():
        fail(f"There is no compiled twin to compare: {native.why_not_available()}.")
    check = play_piece if twin else check_piece
    pieces = pieces_of(decisions, seed, BATCH)
    done = finished = 0
    begin = time.perf_counter()
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("decisions", total=decisions)
        try:
            with closing(spread(check, pieces, min(jobs, len(pieces)))) as results:
                for counts in results:
                    done += counts["decisions"]
                    finished += counts["finished"]
                    progress.advance(task, counts["decisions"])
        except ConformanceError as error:
            if save is not None:
                _write_new(save, str(error))
            fail(str(error))
    seconds = time.perf_counter() - begin
    if as_json:
        figures = {"decisions": done, "games": finished, "seconds": round(seconds, 1)}
        typer.echo(json.dumps(figures))
    else:
        noun = "game" if finished == 1 else "games"
        typer.echo(f"{done:,} decisions in {finished:,} finished {noun}: all checks hold.")


def _write_new(path: Path, text: str) -> None:
    """Write a file, but never over an existing one."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        fail(f"the failing position couldn't be saved to {path}: {error.strerror}\n{text}")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(fuzz)
