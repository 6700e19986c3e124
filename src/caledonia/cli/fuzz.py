"""``caledonia fuzz``: random games with every check after every decision."""

from __future__ import annotations

import json
import random
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
from caledonia.conformance import (
    ConformanceError,
    check_decision,
    check_position,
    random_choice,
    random_game,
)
from caledonia.conformance.native import pieces_of, play_piece
from caledonia.content import load_content
from caledonia.game import Game

BATCH = 1000
"""Decisions per piece of work: small enough for a lively progress bar."""
RECORD_EVERY = 40
"""A record is replayed after so many decisions, as that costs the whole game so far."""


def fuzz_batch(decisions: int, seed: int) -> tuple[int, int]:
    """Check at least so many decisions; return how many decisions and finished games it were.

    :raises ConformanceError: naming the seed with which to see it again.
    """
    choices = random.Random(seed)
    content = load_content()
    done = finished = 0
    while done < decisions:
        game = random_game(choices, content)
        try:
            while not game.is_over() and done < decisions:
                check_position(game, choices)
                check_decision(game, random_choice(choices, game))
                done += 1
                if done % RECORD_EVERY == 0:
                    _check_record(game)
            if game.is_over():
                check_position(game, choices)
                _check_record(game)
                finished += 1
        except Exception as error:
            # Whatever went wrong, the seed and the moves tell how to see it again.
            told = f"seed {seed}: {error!r}\n{game.record(secret=True)}"
            raise ConformanceError(told) from error
    return done, finished


def _fuzz_piece(piece: tuple[int, int]) -> tuple[int, int]:
    return fuzz_batch(*piece)


def _native_piece(piece: tuple[int, int]) -> tuple[int, int]:
    """Play on the engine and its compiled twin in step."""
    counts = play_piece(piece)
    return counts["decisions"], counts["finished"]


def _check_record(game: Game) -> None:
    """The keeper's record replays to the very position, everybody's to the same view."""
    content = game.state.setup.content
    kept = Game.from_record(game.record(secret=True), content=content)
    if kept.position() != game.position():
        raise ConformanceError(f"the record replays to another position\n{game.record()}")
    shown = Game.from_record(game.record(), content=content)
    if shown.view(None) != game.view(None):
        raise ConformanceError(f"the public record replays to another view\n{game.record()}")


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
    check = _native_piece if twin else _fuzz_piece
    pieces = pieces_of(decisions, seed, BATCH)
    done = finished = 0
    begin = time.perf_counter()
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("decisions", total=decisions)
        try:
            with closing(spread(check, pieces, min(jobs, len(pieces)))) as results:
                for checked, games in results:
                    done += checked
                    finished += games
                    progress.advance(task, checked)
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
