"""`caledonia replay`: verify a record and print its score sheet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from caledonia.cli.arguments import pack_at, read_text
from caledonia.cli.errors import fail
from caledonia.errors import RecordError
from caledonia.notation.position import HIDDEN_KEYS, write_position
from caledonia.notation.record import RecordedGame, read_record
from caledonia.notation.view import outcome_data, score_data
from caledonia.rules.final import SCORE_LINES, Outcome, outcome_now
from caledonia.version import RULES_VERSION

LINE_NAMES: Final = {
    "glory": "glory",
    "basic_goods": "basic goods",
    "processed_goods": "processed goods",
    "money": "money",
    "hops": "hops",
    "cotton": "cotton",
    "tobacco": "tobacco",
    "sugar_cane": "sugar cane",
    "contracts": "contracts",
    "settlements": "settlements",
    "bid": "auction bid",
}
"""The lines of the score sheet for people."""
NOT_SHOWN: Final = ("Caledonia", "Seats", "Position")
"""Headers that mean nothing to people, or are printed elsewhere."""


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record.")],
    content: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The content pack the game was played with."),
    ] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Print only the final position.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Replay a record and check every line.

    Prints the score sheet. Fails at the first bad line, with its number and the reason.
    """
    if position and as_json:
        fail("--position and --json can't be combined: choose one", code=2)
    text = read_text(file, "a record")
    pack = pack_at(content)
    try:
        game = read_record(text, pack, seed=0)
    except RecordError as error:
        if as_json:
            typer.echo(json.dumps(_error_data(file, error), indent=2, ensure_ascii=False))
        fail(f"{file}: {error}")
    if position:
        _print_position(game)
    elif as_json:
        typer.echo(json.dumps(_data(file, game), indent=2, ensure_ascii=False))
    else:
        _print(Console(), game)


def _has_hidden(game: RecordedGame) -> bool:
    """Whether a record contains the hidden parts, so that none had to be made up."""
    if game.seed is not None:
        return True
    start = json.loads(game.header.get("Position", "{}"))
    return all(key in start for key in HIDDEN_KEYS)


def _print_position(game: RecordedGame) -> None:
    """Print the final position, without parts made up to replay a public record."""
    lines = write_position(game.final).splitlines(keepends=True)
    if not _has_hidden(game):
        # Every key has a line of its own.
        hidden = tuple(f' "{key}":' for key in HIDDEN_KEYS)
        lines = [line for line in lines if not line.startswith(hidden)]
        left_out = ", ".join(HIDDEN_KEYS)
        typer.echo(f"caledonia: a public record: without {left_out}, which it hides", err=True)
    typer.echo("".join(lines), nl=False)


def _error_data(file: Path, error: RecordError) -> dict[str, object]:
    return {
        "file": str(file),
        "ok": False,
        "line": error.line,
        "text": error.text,
        "reason": error.reason,
    }


def _data(file: Path, game: RecordedGame) -> dict[str, object]:
    outcome = outcome_now(game.final)
    over = not game.final.pending
    return {
        "file": str(file),
        "ok": True,
        "rules": RULES_VERSION,
        "content": game.start.setup.content.id,
        "players": game.start.setup.players,
        "names": list(game.names) if game.names else None,
        "options": game.start.setup.options.as_dict(),
        "clans": [player.power.id for player in game.final.players],
        "decisions": len(game.actions),
        "round": game.final.round,
        "over": over,
        "sheets": [score_data(sheet) for sheet in outcome.sheets],
        "outcome": outcome_data(outcome) if over else None,
    }


def _print(console: Console, game: RecordedGame) -> None:
    facts = {key: value for key, value in game.header.items() if key not in NOT_SHOWN}
    facts["Decisions"] = str(len(game.actions))
    for key, value in facts.items():
        console.print(f"[bold]{key}[/] {escape(value)}", highlight=False, soft_wrap=True)
    console.print()
    outcome = outcome_now(game.final)
    console.print(_score_table(game, outcome))
    if game.final.pending:
        stands = f"round {game.final.round}" if game.final.round else "the setup"
        console.print(
            f"[yellow]not over: the record stops in {stands}; scores as if it ended now[/]",
            highlight=False,
        )
    else:
        console.print("[green]every line is in order[/]")


def _score_table(game: RecordedGame, outcome: Outcome) -> Table:
    table = Table("", box=None, pad_edge=False)
    for seat, player in enumerate(game.final.players):
        name = game.names[seat] if game.names else f"seat {seat}"
        clan = f"\n{player.power.id}" if player.power.id else ""
        table.add_column(f"{escape(name)}{clan}", justify="right")
    for line in SCORE_LINES:
        table.add_row(LINE_NAMES[line], *(str(getattr(s, line)) for s in outcome.sheets))
    table.add_section()
    table.add_row("[bold]total[/]", *(f"[bold]{score}[/]" for score in outcome.scores))
    table.add_row("money left over", *(str(sheet.money_left) for sheet in outcome.sheets))
    if outcome.solo_rank is not None:
        table.add_row("rank", outcome.solo_rank)
    else:
        table.add_row("place", *(str(place) for place in outcome.places))
    return table
