"""Preferences of before the rules become hours of rest that are in force."""

from __future__ import annotations

from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from caledonia.server.db.migrate import config_for, sync_url
from caledonia.server.db.migrations.first_rests import rest_in
from caledonia.server.settings import Settings
from caledonia.server.wire import decode, encode_text

pytestmark = pytest.mark.both_databases

WHOLE = {
    "zone": "Europe/Berlin",
    "sleep": ["23:00", "07:00"],
    "vacations": [["2026-07-01", "2026-07-14"]],
}


def test_preferences_become_rows_that_are_in_force(settings: Settings) -> None:
    url = sync_url(settings.database_url())
    command.downgrade(config_for(url), "0001")
    engine = create_engine(url)
    stored: dict[str, dict[str, Any]] = {
        "ada": {"sound": False, **WHOLE},
        "ben": {"sound": True},
        "cleo": {"zone": "Nowhere/Land", "sound": 1},
        "dora": {"vacations": [["9999-12-20", "9999-12-31"]]},
    }
    insert = text("INSERT INTO people (id, name, created, preferences) VALUES (:id, :id, 1, :p)")
    with engine.begin() as connection:
        for person, preferences in stored.items():
            connection.execute(insert, {"id": person, "p": encode_text(preferences)})
    command.upgrade(config_for(url), "head")
    with engine.begin() as connection:
        rests = connection.execute(text("SELECT person, since, data FROM rests")).all()
        people = connection.execute(text("SELECT id, preferences FROM people")).all()
    engine.dispose()
    distant = {"zone": "UTC", **stored["dora"]}
    assert {(row.person, row.since): decode(row.data) for row in rests} == {
        ("ada", 0): WHOLE,
        ("dora", 0): distant,
    }
    assert {row.id: decode(row.preferences) for row in people} == {
        **stored,
        "cleo": {"sound": 1},
        "dora": distant,
    }


@pytest.mark.parametrize("text_stored", ["{", '{"zone": ' + "[" * 200_000, "[1]", '{"sleep": 5}'])
def test_unreadable_preferences_do_not_stop_the_upgrade(
    settings: Settings, text_stored: str
) -> None:
    url = sync_url(settings.database_url())
    command.downgrade(config_for(url), "0001")
    engine = create_engine(url)
    insert = text("INSERT INTO people (id, name, created, preferences) VALUES ('a', 'a', 1, :p)")
    with engine.begin() as connection:
        connection.execute(insert, {"p": text_stored})
    command.upgrade(config_for(url), "head")
    with engine.begin() as connection:
        assert connection.execute(text("SELECT count(*) FROM rests")).scalar() == 0
    engine.dispose()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"sleep": ["20:00", "19:00"]}, {"sleep": ["20:00", "08:00"]}),
        ({"sleep": ["08:00", "08:00"]}, {}),
        (
            {"vacations": [["2026-01-01", "2027-02-05"]]},
            {"vacations": [["2026-01-01", "2026-01-30"]]},
        ),
        (
            {"vacations": [["2026-06-15", "2026-07-01"], ["2026-06-01", "2026-06-30"]]},
            {"vacations": [["2026-06-01", "2026-06-30"], ["2026-07-01", "2026-07-01"]]},
        ),
        (
            {"vacations": [["2026-03-01", "2026-03-30"], ["2026-06-01", "2026-06-30"]]},
            {"vacations": [["2026-03-01", "2026-03-30"], ["2026-06-01", "2026-06-10"]]},
        ),
        ({"vacations": None}, {}),
        (
            {"vacations": [["9999-12-01", "9999-12-31"], ["9999-12-31", "9999-12-31"]]},
            {"vacations": [["9999-12-01", "9999-12-30"], ["9999-12-31", "9999-12-31"]]},
        ),
    ],
)
def test_what_exceeds_the_limits_is_cut(given: dict[str, Any], kept: dict[str, Any]) -> None:
    assert rest_in(given) == {"zone": "UTC", "vacations": [], **kept}


@pytest.mark.parametrize("given", [{"sleep": "late"}, {"vacations": [["soon", "later"]]}])
def test_what_cannot_be_read_is_no_rest(given: dict[str, Any]) -> None:
    assert rest_in(given) is None
