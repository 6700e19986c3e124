"""Settings of a server. The defaults use a folder of its own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from caledonia.server.keyfiles import KeyFileError, read_or_make
from caledonia.server.quotas import Quotas

DATABASE_FILE: Final = "caledonia.db"
SECRET_FILE: Final = "secret.key"
SHORTEST_SECRET: Final = 32
"""Minimum length of the key that signs cookies."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """The mail server for notices."""

    host: str
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = "caledonia@localhost"
    start_tls: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs."""

    data: Path
    """The folder of the database, the secret key and backups."""
    database: str = ""
    """A URL such as ``postgresql://user:password@host/name``; empty: a file in the data folder."""
    secret: str = field(default="", repr=False)
    """Signs cookies; empty: kept in the data folder, made at the first start."""
    public_url: str = "http://localhost:8000"
    """Where people reach the server: for links in mails and invitations."""
    secure: bool = False
    """Cookies only over HTTPS, and HTTPS required from then on."""
    mail: Mail | None = None
    bot_processes: int = 1
    """Processes in which bots think; 0: other machines do (``caledonia worker``)."""
    rate_limits: bool = True
    """Limit the rate of requests. Off only for measurements."""
    quotas: Quotas = field(default_factory=Quotas)
    """Quotas per person and per address, where rate limits are on."""
    web: Path | None = None
    """The built page; None: only the API."""
    hosts: tuple[str, ...] = ()
    """Host names in addition to the public URL's and the machine's own."""
    connections: int = 500
    """Maximum number of open connections per address."""

    def database_url(self) -> str:
        """Return the URL with the asynchronous driver.

        :raises ValueError: if it is no database that we can use.
        """
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / DATABASE_FILE}"
        scheme, _, rest = self.database.partition("://")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "sqlite+aiosqlite": "sqlite+aiosqlite",
            "postgresql": "postgresql+psycopg",
            "postgres": "postgresql+psycopg",
            "postgresql+psycopg": "postgresql+psycopg",
        }
        if not rest or scheme not in drivers:
            raise ValueError(
                f"database '{scheme}': give postgresql://user:password@host/name, "
                "or sqlite:///path/to/file.db"
            )
        return f"{drivers[scheme]}://{rest}"

    def sqlite_file(self) -> Path | None:
        """Return the resolved path of the SQLite file; None on other databases."""
        scheme, _, rest = self.database_url().partition("://")
        path = rest.partition("?")[0].removeprefix("/").removeprefix("file:")
        if not scheme.startswith("sqlite") or path in ("", ":memory:"):
            return None
        return Path(path).resolve()

    def secret_key(self) -> str:
        """Return the key that signs cookies, from the settings or from its file.

        :raises KeyFileError: if the file is unusable.
        """
        return self.secret or _secret_in(self.data / SECRET_FILE)


@lru_cache(maxsize=64)
def _secret_in(path: Path) -> str:
    """Return the key in a file; read once per process."""
    content = read_or_make(path, lambda: secrets.token_urlsafe(48).encode("ascii"))
    try:
        return usable_secret(content.decode("ascii").strip())
    except ValueError:
        raise KeyFileError(
            f"{path} holds no usable key (empty, damaged or too short): restore it from a backup, "
            "or delete it to get a new key, which signs everybody out"
        ) from None


def usable_secret(secret: str) -> str:
    """Return a key that is long enough and printable ASCII.

    :raises ValueError: if it is not.
    """
    if len(secret) < SHORTEST_SECRET or not secret.isascii() or not secret.isprintable():
        raise ValueError(
            f"the key must be at least {SHORTEST_SECRET} printable ASCII characters long: "
            "create one with 'openssl rand -hex 32'"
        )
    return secret


def mail_from(environment: Mapping[str, str]) -> Mail | None:
    """Return the mail server named by ``CALEDONIA_SMTP_*``; None where there is none."""
    host = environment.get("CALEDONIA_SMTP_HOST")
    if not host:
        return None
    return Mail(
        host=host,
        port=int(environment.get("CALEDONIA_SMTP_PORT", "587")),
        user=environment.get("CALEDONIA_SMTP_USER", ""),
        password=environment.get("CALEDONIA_SMTP_PASSWORD", ""),
        sender=environment.get("CALEDONIA_SMTP_SENDER", "caledonia@localhost"),
        start_tls=environment.get("CALEDONIA_SMTP_TLS", "yes") != "no",
    )
