"""`caledonia people`: what an operator does for the members of a server."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from caledonia.cli.errors import fail
from caledonia.cli.server_options import (
    Data,
    DatabaseUrl,
    PublicUrl,
    database_errors,
    make_folder,
    migrate,
    server_packages,
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
    name: Annotated[str, typer.Argument(metavar="NAME", help="Username or email address.")],
    data: Data = None,
    database: DatabaseUrl = None,
    public_url: PublicUrl = None,
) -> None:
    """Print a link that lets a member set a new password. It works once, for a day.

    Give it only to the member: anyone who opens it has the account.
    """
    settings = settings_for(data, database)
    url = public_url or _running_url(settings)
    if url is None:
        hint = "no server has run here yet: check the address in the link, or give --public-url"
        typer.echo(f"caledonia: {hint}", err=True)
    else:
        settings = replace(settings, public_url=url.rstrip("/"))
    _bring_up_to_date(settings)
    with database_errors():
        link = asyncio.run(_link(settings, name))
    if link is None:
        fail(f"no member has the username or email address '{name}'")
    typer.echo(link)


def _running_url(settings: Settings) -> str | None:
    """Return the URL of the server that uses this data folder, or last used it."""
    with server_packages():
        from caledonia.server.ops.lock import lock_path, read_holder

    holder = read_holder(lock_path(settings))
    return holder.url or None if holder is not None else None


def _bring_up_to_date(settings: Settings) -> None:
    """Migrate the database, unless a running server has already done so."""
    from caledonia.server.db.migrate import newest, revision_of
    from caledonia.server.ops.lock import HeldError, lock_for

    make_folder(settings)
    try:
        lock = lock_for(settings, "caledonia people reset")
    except HeldError as error:
        with database_errors():
            if revision_of(settings.database_url()) != newest():
                fail(f"{error} with another release: restart it with this one first", code=2)
        return
    except OSError as error:
        fail(
            f"cannot write to the database folder ({error.strerror}): give this user write access",
            code=2,
        )
    try:
        migrate(settings)
    finally:
        if lock is not None:
            lock.close()


async def _link(settings: Settings, name: str) -> str | None:
    from caledonia.server.db.engine import Database
    from caledonia.server.people import accounts, password_resets

    opened = Database(settings.database_url())
    try:
        async with opened.write() as connection:
            account = await accounts.account_named(connection, name)
            if account is None or account.is_guest:
                return None
            # Earlier links, sent by mail, must not keep the operator from helping.
            await password_resets.forget_person(connection, account.id)
            secret = await password_resets.make(connection, account.id, password_resets.DAY)
    finally:
        await opened.close()
    return None if secret is None else password_resets.link(settings, secret)
