"""`caledonia people`: what an operator does for the members of a server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from caledonia.cli.errors import fail
from caledonia.cli.server_options import (
    Data,
    DatabaseUrl,
    database_errors,
    migrate,
    settings_for,
)

if TYPE_CHECKING:
    from caledonia.server.settings import Settings


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    group = typer.Typer(
        no_args_is_help=True, help="Help the members of a server.", rich_markup_mode=None
    )
    group.callback()(_group)
    group.command("reset")(reset)
    app.add_typer(group, name="people")


def _group() -> None:
    """Help the members of a server."""


def reset(
    name: Annotated[str, typer.Argument(metavar="NAME", help="User name or e-mail address.")],
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Print a link by which a member sets a new password. It works once, within a day.

    Give it to nobody but the member: whoever opens it has the account.
    """
    settings = settings_for(data, database)
    migrate(settings)
    with database_errors():
        link = asyncio.run(_link(settings, name))
    if link is None:
        fail(f"there is no member with the user name or e-mail address '{name}'")
    typer.echo(link)


async def _link(settings: Settings, name: str) -> str | None:
    from caledonia.server.db.engine import Database
    from caledonia.server.people import accounts, resets

    opened = Database(settings.database_url())
    try:
        async with opened.write() as connection:
            account = await accounts.account_named(connection, name)
            if account is None or account.is_guest:
                return None
            # Links that were mailed shall not keep the operator from helping.
            await resets.forget(connection, account.id)
            secret = await resets.make(connection, account.id, resets.DAY)
    finally:
        await opened.close()
    return None if secret is None else resets.link(settings, secret)
