"""``caledonia sim``: games of bots, kept as records."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Final

import typer

from caledonia.arena.entrants import fill_seats
from caledonia.arena.match import Match, Result
from caledonia.cli import arena_run
from caledonia.cli.arena_report import count
from caledonia.cli.arena_run import (
    INTERRUPTED,
    Jobs,
    Json,
    Nodes,
    Ray,
    Seconds,
    Seed,
    Variants,
)
from caledonia.cli.errors import fail

PLAN: Final = "plan.json"
"""Says which games the records of a folder are of."""


def sim(
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="Bots that play, separated by commas; NAME@2s or NAME@500n sets a limit.",
        ),
    ],
    folder: Annotated[
        Path,
        typer.Option("--dir", metavar="FOLDER", help="Folder for the records, one file each."),
    ],
    players: Annotated[
        int | None,
        typer.Option(
            min=1, max=4, help="Number of players; the last bot takes the remaining seats."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    option: Variants = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Let bots play and write the records.

    Never overwrites anything: the same command resumes a folder where it stopped. Bots choose
    their clans, and the seats rotate from game to game.
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    entrants = arena_run.entrants_of(names, arena_run.limit_of(seconds, nodes))
    try:
        line_up = fill_seats(entrants, players or len(entrants))
    except ValueError as error:
        fail(str(error), code=2)
    if len(line_up) > 4:
        fail(f"{len(line_up)} bots: at most 4 can play", code=2)
    match = arena_run.checked(
        Match(
            kind="sim",
            line_up=line_up,
            seed=seed,
            options=arena_run.options_of(option),
            draft=True,
            keep_records=True,
        )
    )
    match = _open_folder(folder, match)
    left = [number for number in range(games) if not _record_file(folder, number).exists()]
    written: list[Result] = []

    def take(result: Result) -> None:
        _write_new(_record_file(folder, result.game), result.record)
        written.append(result)

    stopped = arena_run.play_numbers(match, left, take, games - len(left), jobs=jobs, ray=ray)
    _report(folder, games - len(left), written, as_json=as_json)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _report(folder: Path, before: int, written: list[Result], *, as_json: bool) -> None:
    faults = sum(sum(result.faults) for result in written)
    if as_json:
        summary = {"dir": str(folder), "written": len(written), "skipped": before, "faults": faults}
        typer.echo(json.dumps(summary))
        return
    message = f"{count(len(written), 'record')} written to {folder}"
    message += f", {before:,} already there" if before else ""
    message += f"; {count(faults, 'fault')} of bots" if faults else ""
    typer.echo(f"{message}.")


# Files.


def _record_file(folder: Path, number: int) -> Path:
    return folder / f"game-{number + 1:06}.txt"


def _open_folder(folder: Path, match: Match) -> Match:
    """Create the folder with its plan, or check the existing one; return the match."""
    plan = match.as_dict()
    file = folder / PLAN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            if any(folder.glob("game-*.txt")):
                fail(f"{folder} holds records of other games: choose another folder", code=2)
            _write_new(file, json.dumps(plan, indent=2) + "\n")
        stored = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        fail(f"cannot write to {folder}: {error.strerror}", code=2)
    except ValueError:
        fail(f"{file} isn't a record plan: choose another folder", code=2)
    match = match.continuing(stored) if isinstance(stored, dict) else match
    if stored != match.as_dict():
        fail(
            f"{folder} holds records of another run: use the same options to resume it, "
            "or choose another folder",
            code=2,
        )
    return match


def _write_new(file: Path, text: str) -> None:
    """Write a file atomically, and never over an existing one."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        part.write_text(text, encoding="utf-8")
        try:
            os.link(part, file)
        finally:
            part.unlink()
    except FileExistsError:
        fail(f"{file} was created in the meantime; it was left unchanged")
    except OSError as error:
        fail(f"cannot write {file}: {error.strerror}")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(sim)
