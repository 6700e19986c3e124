"""Guests and members as they are stored."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from caledonia.server import clock
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import people, seats
from caledonia.server.people.validation import fold_email, fold_login
from caledonia.server.refusals import refusal
from caledonia.server.wire import decode


@dataclass(frozen=True, slots=True)
class Account:
    """All that a person may know of their own account, and the stored password."""

    id: str
    name: str
    login: str | None
    email: str | None
    password: str | None
    language: str
    preferences: dict[str, Any]
    created: int

    @property
    def is_guest(self) -> bool:
        """Whether the person never registered."""
        return self.password is None

    def __repr__(self) -> str:
        """Return what may be logged."""
        return f"Account({self.id!r})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Credentials:
    """What a new member signs in with."""

    login: str
    password: str
    """Hashed."""

    def __repr__(self) -> str:
        """Return what may be logged."""
        return "Credentials()"


def _query() -> Any:
    columns = (people.c[field.name] for field in fields(Account))
    return select(*columns).where(people.c.deleted.is_(None))


async def _first(connection: DbConnection, query: Any) -> Account | None:
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        return None
    return Account(**{**row, "preferences": decode(row["preferences"])})


async def account_of(connection: DbConnection, person: str) -> Account | None:
    """Return the account of a guest or member; None: it was deleted."""
    return await _first(connection, _query().where(people.c.id == person))


async def account_named(connection: DbConnection, login: str) -> Account | None:
    """Return the account with a user name or e-mail address, however it is spelt."""
    is_email = "@" in login
    folded = fold_email(login) if is_email else fold_login(login)
    column = people.c.email if is_email else people.c.login
    return await _first(connection, _query().where(column == folded)) if folded else None


async def create(
    connection: DbConnection, name: str, language: str, credentials: Credentials | None = None
) -> str:
    """Store a new guest, or with credentials a new member; return the id.

    :raises RefusedError: if the user name is taken.
    """
    person = clock.new_id()
    values = {"id": person, "name": name, "language": language, "created": clock.now()}
    await _unique(connection, insert(people).values(**values, **_columns(credentials)))
    return person


async def register(
    connection: DbConnection, guest: str, name: str, credentials: Credentials
) -> None:
    """Make a guest a member, with the same id and so with all games.

    :raises RefusedError: if the user name is taken, or this is no guest.
    """
    query = update(people).where(
        people.c.id == guest, people.c.password.is_(None), people.c.deleted.is_(None)
    )
    if await _unique(connection, query.values(name=name, **_columns(credentials))) == 0:
        raise refusal("registered_meanwhile")


async def change(connection: DbConnection, person: str, values: dict[str, object]) -> None:
    """Store other values of an account that is not deleted."""
    if values:
        query = update(people).where(people.c.id == person, people.c.deleted.is_(None))
        await connection.execute(query.values(**values))


async def replace_password(
    connection: DbConnection, account: Account, password: str | None
) -> None:
    """Store another hash, or none but make sure that the present one is still the stored one.

    :raises RefusedError: if the password was changed since the account was read.
    """
    query = update(people).where(
        people.c.id == account.id,
        people.c.password == account.password,
        people.c.deleted.is_(None),
    )
    result = await connection.execute(query.values(password=password or account.password))
    if result.rowcount == 0:
        raise refusal("password_changed")


async def seats_of(connection: DbConnection, person: str) -> int:
    """Return at how many seats a person plays or played."""
    query = select(func.count()).where(seats.c.person == person)
    number: int = (await connection.execute(query)).scalar_one()
    return number


def _columns(credentials: Credentials | None) -> dict[str, str | int | None]:
    if credentials is None:
        return {}
    return {
        "registered": clock.now(),
        "login": credentials.login,
        "password": credentials.password,
    }


async def _unique(connection: DbConnection, query: Any) -> int:
    try:
        return int((await connection.execute(query)).rowcount)
    except IntegrityError:
        raise refusal("login_taken") from None
