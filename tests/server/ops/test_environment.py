from __future__ import annotations

from pathlib import Path

import pytest

from caledonia.server.ops.environment import environment_of, settings_from
from caledonia.server.quotas import Quota, Quotas
from caledonia.server.settings import Mail, Settings


@pytest.mark.parametrize(
    "settings",
    [
        Settings(data=Path("folder")),
        Settings(
            data=Path("folder"),
            database="postgresql://me:word@host/db",
            secret="a key that is long enough to be used",
            public_url="https://play.example.org",
            secure=True,
            mail=Mail(host="mail", port=25, user="me", password="word", start_tls=False),
            bot_processes=0,
            rate_limits=False,
            quotas=Quotas(waiting=Quota(1, 2), playing=Quota(3, 4), analyses=Quota(5, 6)),
            web=Path("page"),
            hosts=("club.example", "clubhouse.lan"),
            connections=50,
        ),
    ],
)
def test_round_trip(settings: Settings) -> None:
    assert settings_from(environment_of(settings), Path("other")) == settings


def test_nothing_is_needed() -> None:
    assert settings_from({}, Path("folder")) == Settings(data=Path("folder"))


@pytest.mark.parametrize(
    "environment",
    [
        {"CALEDONIA_BOTS": "many"},
        {"CALEDONIA_BOTS": "-1"},
        {"CALEDONIA_CONNECTIONS": "lots"},
        {"CALEDONIA_BOT_GAMES": "30"},
        {"CALEDONIA_SECRET": "short"},
        {"CALEDONIA_SECRET": "größer als zweiunddreißig Zeichen"},
        {"CALEDONIA_SMTP_HOST": "mail", "CALEDONIA_SMTP_PORT": "x"},
    ],
)
def test_wrong_values_name_their_variable(environment: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=list(environment)[-1]):
        settings_from(environment, Path("folder"))
