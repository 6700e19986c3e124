"""Settings as environment variables: for containers, and for the processes of one server."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from caledonia.server.quotas import Quota, Quotas, parse_quota
from caledonia.server.settings import Mail, Settings, mail_from, usable_secret

DATA: Final = "CALEDONIA_DATA"
DATABASE: Final = "CALEDONIA_DATABASE"
SECRET: Final = "CALEDONIA_SECRET"
PUBLIC_URL: Final = "CALEDONIA_PUBLIC_URL"
BOTS: Final = "CALEDONIA_BOTS"
RATE_LIMITS: Final = "CALEDONIA_RATE_LIMITS"
WEB: Final = "CALEDONIA_WEB"
HOSTS: Final = "CALEDONIA_HOSTS"
CONNECTIONS: Final = "CALEDONIA_CONNECTIONS"
QUOTAS: Final = {
    "CALEDONIA_WAITING_TABLES": "waiting",
    "CALEDONIA_BOT_GAMES": "playing",
    "CALEDONIA_ANALYSES": "analyses",
}
"""Environment variables that set quotas, and the quota each sets."""
LOG_LEVEL: Final = "CALEDONIA_LOG_LEVEL"


def settings_from(environment: Mapping[str, str], data: Path) -> Settings:
    """Return the settings that ``CALEDONIA_*`` variables describe.

    :param data: the data folder where no variable names one.
    :raises ValueError: naming the variable, if its value cannot be used.
    """
    public_url = environment.get(PUBLIC_URL) or "http://localhost:8000"
    web = environment.get(WEB)
    return Settings(
        data=Path(environment.get(DATA) or data),
        database=environment.get(DATABASE, ""),
        secret=_secret(environment.get(SECRET, "").strip()),
        public_url=public_url.rstrip("/"),
        secure=public_url.startswith("https://"),
        mail=_mail(environment),
        bot_processes=_number(BOTS, environment.get(BOTS) or "1", "processes in which bots think"),
        rate_limits=environment.get(RATE_LIMITS, "yes") != "no",
        quotas=_quotas(environment),
        web=Path(web) if web else None,
        hosts=tuple(environment.get(HOSTS, "").replace(",", " ").split()),
        connections=_number(
            CONNECTIONS, environment.get(CONNECTIONS) or "500", "connections of one address"
        ),
    )


def environment_of(settings: Settings) -> dict[str, str]:
    """Return the variables from which :func:`settings_from` makes the same settings."""
    variables = {
        DATA: str(settings.data),
        DATABASE: settings.database,
        SECRET: settings.secret,
        PUBLIC_URL: settings.public_url,
        BOTS: str(settings.bot_processes),
        RATE_LIMITS: "yes" if settings.rate_limits else "no",
        WEB: str(settings.web) if settings.web else "",
        HOSTS: ",".join(settings.hosts),
        CONNECTIONS: str(settings.connections),
        **{variable: str(getattr(settings.quotas, name)) for variable, name in QUOTAS.items()},
    }
    mail = settings.mail
    if mail is not None:
        variables |= {
            "CALEDONIA_SMTP_HOST": mail.host,
            "CALEDONIA_SMTP_PORT": str(mail.port),
            "CALEDONIA_SMTP_USER": mail.user,
            "CALEDONIA_SMTP_PASSWORD": mail.password,
            "CALEDONIA_SMTP_SENDER": mail.sender,
            "CALEDONIA_SMTP_TLS": "yes" if mail.start_tls else "no",
        }
    return variables


def _secret(value: str) -> str:
    try:
        return usable_secret(value) if value else ""
    except ValueError as error:
        raise ValueError(f"{SECRET}: {error}") from None


def _quotas(environment: Mapping[str, str]) -> Quotas:
    given: dict[str, Quota] = {}
    for variable, name in QUOTAS.items():
        try:
            if environment.get(variable):
                given[name] = parse_quota(environment[variable])
        except ValueError as error:
            raise ValueError(f"{variable} is {error}") from None
    return Quotas(**given)


def _number(variable: str, value: str, of: str) -> int:
    if not value.isdecimal() or len(value) > 5:
        raise ValueError(f"{variable} is '{value}': give the number of {of}")
    return int(value)


def _mail(environment: Mapping[str, str]) -> Mail | None:
    try:
        return mail_from(environment)
    except ValueError:
        raise ValueError("CALEDONIA_SMTP_PORT: give the number of a port, like 587") from None
