"""What a server is started with. Without any of it, it plays from a folder of its own."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

DATABASE_FILE: Final = "caledonia.db"
SECRET_FILE: Final = "secret.key"


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
    """Refuse whoever asks too often. Off only for measurements."""
    web: Path | None = None
    """The built page; None: only the API."""

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

    def secret_key(self) -> str:
        """Return the key that signs cookies; a new one is kept for the next start."""
        if self.secret:
            return self.secret
        self.data.mkdir(parents=True, exist_ok=True)
        path = self.data / SECRET_FILE
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_text(encoding="ascii").strip()
        with os.fdopen(handle, "w", encoding="ascii") as file:
            key = secrets.token_urlsafe(48)
            file.write(key)
        return key


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
