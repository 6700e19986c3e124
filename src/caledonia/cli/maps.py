"""`caledonia map`: one module per sub-command."""

from __future__ import annotations

import typer

from caledonia.cli.map_report import report
from caledonia.cli.map_show import show


def register(app: typer.Typer) -> None:
    """Add the sub-commands to the application."""
    commands = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    commands.command("show")(show)
    commands.command("report")(report)
    app.add_typer(commands, name="map", help="The map: figures and pictures.")
