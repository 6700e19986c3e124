"""`caledonia review`: luck and skill of a finished game, and where points were lost."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from caledonia.cli.arguments import (
    Language,
    Svg,
    pack_at,
    read_text,
    texts_in,
    write_picture,
)
from caledonia.cli.errors import fail
from caledonia.cli.review_words import ReviewWords
from caledonia.cli.tables import table_console
from caledonia.cli.words import Words
from caledonia.errors import RecordError
from caledonia.game import Game
from caledonia.review import KINDS, MARKS, JudgedDecision, Review, game_of, review_game, to_json
from caledonia.review.levels import nearest_level
from caledonia.review.picture import Bar, bars, figure, scale, waterfall
from caledonia.review.shapes import terms_of

SHOWN: Final = 10
"""Decisions that are listed without ``--all``."""
BAR: Final = 44
"""Columns of the waterfall."""


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("review")(review)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    svg: Svg = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    every: Annotated[
        bool, typer.Option("--all", help="List all decisions that were inexact or worse.")
    ] = False,
    threads: Annotated[int, typer.Option(min=1, help="Threads to review with.")] = min(
        2, os.cpu_count() or 1
    ),
    lang: Language = None,
    content: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The content pack the game was played with.")
    ] = None,
) -> None:
    """Review a finished game: luck and skill in points, turning points, better moves."""
    text = texts_in(lang)
    game, names = _read(file, content)
    if not names:
        names = tuple(text("player-name", number=seat + 1) for seat in range(game.players))
    result = _with_progress(game, names, threads, to_terminal=not as_json)
    words = ReviewWords(Words(text, names), game)
    if svg is not None:
        picture = waterfall(result, names, words.terms(result), text("review-title"))
        write_picture(svg, picture)
    if as_json:
        typer.echo(json.dumps(to_json(result), indent=1, ensure_ascii=False))
    else:
        _print(table_console(), result, words, every=every)


def _read(file: Path, content: Path | None) -> tuple[Game, tuple[str, ...]]:
    written = read_text(file, "a record")
    try:
        game, names = game_of(written, pack_at(content))
    except RecordError as error:
        fail(f"{file}: {error}")
    if not game.is_over() or not game.actions:
        fail(f"{file}: the game isn't over: give the record of a finished game")
    return game, names


def _with_progress(
    game: Game, names: tuple[str, ...], threads: int, *, to_terminal: bool
) -> Review:
    console = Console(stderr=True)
    shown = to_terminal and console.is_terminal
    with Progress(console=console, transient=True, disable=not shown) as progress:
        task = progress.add_task("", total=len(game.actions))
        return review_game(
            game,
            names,
            threads=threads,
            progress=lambda done, _: progress.update(task, completed=done),
        )


def _print(console: Console, result: Review, words: ReviewWords, *, every: bool) -> None:
    console.print(words.text("review-title"), style="bold")
    console.print(_sheet_table(result, words))
    about = "review-error-about" if result.players > 1 else "review-error-about.alone"
    console.print(words.text(about), soft_wrap=True)
    for sentence in words.sentences(result):
        console.print(sentence, markup=False, soft_wrap=True)
    for sheet in result.sheets:
        console.print(f"\n{sheet.name}", style="bold", markup=False)
        for step in bars(sheet, terms_of(result.players)):
            console.print(_bar_line(result, step, words), markup=False)
    if result.players > 1:
        console.print(f"\n{words.text('review-margin-terms')}", style="bold")
        console.print(_margin_table(result, words))
    course = "review-course" if result.players > 1 else "review-course-alone"
    console.print(f"\n{words.text(course)}", style="bold")
    console.print(_course_table(result, words))
    console.print(f"\n{words.text('review-turning-points')}", style="bold")
    for point in result.turning_points:
        console.print(words.turning_point(result, point), markup=False, soft_wrap=True)
    console.print(f"\n{words.text('review-rate')}", style="bold")
    console.print(_rate_table(result, words))
    console.print(f"\n{words.text('review-decisions')}", style="bold")
    _print_decisions(console, _marked(result, every=every), words)


def _player_table(heading: str, words: ReviewWords) -> Table:
    """Return an empty table with a column for every player."""
    table = Table(heading, box=None, pad_edge=False)
    for name in words.names:
        table.add_column(escape(name), justify="right")
    return table


def _sheet_table(result: Review, words: ReviewWords) -> Table:
    table = _player_table("", words)
    terms = words.terms(result)
    for term in terms_of(result.players):
        table.add_row(terms[term], *(words.term(sheet, term) for sheet in result.sheets))
    table.add_section()
    table.add_row(terms["total"], *(words.number(s.points.total) for s in result.sheets))
    return table


def _margin_table(result: Review, words: ReviewWords) -> Table:
    table, terms = _player_table("", words), words.terms(result)
    for term in terms_of(result.players):
        table.add_row(terms[term], *(words.margin(sheet, term) for sheet in result.sheets))
    table.add_section()
    totals = (words.margin(sheet, "total") for sheet in result.sheets)
    table.add_row(words.text("review-margin"), *totals)
    return table


def _course_table(result: Review, words: ReviewWords) -> Table:
    """Return what every player could expect at the start, when each round began, and got."""
    rounds = [
        (words.text("review-course-round", round=number), ply)
        for number, ply in enumerate(result.rounds, start=1)
    ]
    moments = [
        (words.text("review-term-start"), 0),
        *rounds,
        (words.text("review-course-end"), len(result.course) - 1),
    ]
    table = _player_table("", words)
    for name, ply in moments:
        values = result.course[ply].values
        table.add_row(name, *(words.moment(value, result.players) for value in values))
    return table


def _bar_line(result: Review, step: Bar, words: ReviewWords) -> str:
    low, high = scale(result)
    columns = [
        round(BAR * (max(level, low) - low) / (high - low))
        for level in sorted((step.begin, step.end))
    ]
    shade = "▒" if step.end < step.begin else "█"
    drawn = " " * columns[0] + shade * max(1, columns[1] - columns[0])
    name = words.terms(result)[step.term]
    return f"{name[:16]:16} {figure(step):>7} {drawn}".rstrip()


def _rate_table(result: Review, words: ReviewWords) -> Table:
    table = _player_table(words.text("review-kind"), words)
    rates = [{rate.kind: rate for rate in sheet.rates} for sheet in result.sheets]
    kinds = [kind for kind in KINDS if any(kind in seat for seat in rates)]
    for kind in kinds:
        cells = (
            f"{own[kind].rate:.2f} ({own[kind].decisions})" if kind in own else "" for own in rates
        )
        table.add_row(words.text(f"review-kind-{kind}"), *cells)
    together = [
        (sheet.points_lost, sum(r.decisions for r in sheet.rates)) for sheet in result.sheets
    ]
    all_rates = [(lost / max(1, decisions), decisions) for lost, decisions in together]
    table.add_section()
    table.add_row(
        words.text("review-rate-all"),
        *(f"{rate:.2f} ({decisions})" for rate, decisions in all_rates),
    )
    levels = [nearest_level(rate, decisions) for rate, decisions in all_rates]
    names = ("" if level is None else words.text(f"bot-{level}") for level in levels)
    table.add_row(words.text("review-rate-level"), *names)
    table.add_section()
    for mark in MARKS:
        counts = (sum(rate.marks[mark] for rate in sheet.rates) for sheet in result.sheets)
        table.add_row(words.text(f"review-mark-{mark}"), *map(str, counts))
    return table


def _marked(result: Review, *, every: bool) -> list[JudgedDecision]:
    """Return the decisions that cost most, in the order of play."""
    shown = [each for each in result.decisions if each.best is not None]
    worst = sorted(shown, key=lambda d: (-MARKS.index(d.mark), -d.points_lost))
    return sorted(worst[: None if every else SHOWN], key=lambda d: d.ply)


def _print_decisions(console: Console, decisions: list[JudgedDecision], words: ReviewWords) -> None:
    if not decisions:
        console.print(words.text("review-none"))
    for decision in decisions:
        console.print(words.decision(decision), markup=False, soft_wrap=True)
        for line in words.lines(decision):
            console.print(f"  {line}", markup=False, soft_wrap=True)
