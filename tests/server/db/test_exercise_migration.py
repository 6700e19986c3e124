"""Exercises from before FSRS keep their days, and build on what was answered."""

from __future__ import annotations

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from caledonia.server.db.migrate import config_for, sync_url
from caledonia.server.exercises.spacing import DAY, KNOWN, Memory, after_answer
from caledonia.server.settings import Settings

pytestmark = pytest.mark.both_databases

NOW = 1_800_000_000_000
OLD = {
    "fresh": (NOW, 0, 0),
    "missed": (NOW + DAY, 0, 2),
    "third": (NOW + 8 * DAY, 3, 3),
    "late": (NOW + 20 * DAY, 4, 6),
    "known": (None, 5, 5),
}
"""By exercise: when it is due, right answers in a row, answers."""


def test_right_answers_become_memory(settings: Settings) -> None:
    url = sync_url(settings.database_url())
    config = config_for(url)
    command.downgrade(config, "0003")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people (id, name, created) VALUES ('ann', 'ann', 1)"))
        connection.execute(
            text(
                "INSERT INTO tables (id, name, creator, created, updated, status, players, "
                "options, public, invite, seed, seed_hash, rules, content, seq, version, ply, "
                "round, rated, practice, paused) VALUES ('t', 't', 'ann', 1, 1, 'finished', 1, "
                "'{}', true, 'i', '1', 'h', 1, 'base', 1, 1, 1, 1, false, false, 0)"
            )
        )
        for ply, (name, (due, step, tries)) in enumerate(OLD.items()):
            connection.execute(
                text(
                    "INSERT INTO exercises (id, person, table_id, ply, data, created, due, step, "
                    "tries) VALUES (:id, 'ann', 't', :ply, '{}', :created, :due, :step, :tries)"
                ),
                {
                    "id": name,
                    "ply": ply,
                    "created": NOW - 9 * DAY,
                    "due": due,
                    "step": step,
                    "tries": tries,
                },
            )
    command.upgrade(config, "head")
    with engine.begin() as connection:
        rows = {row.id: row for row in connection.execute(text("SELECT * FROM exercises"))}
    assert {name: row.due for name, row in rows.items()} == {k: v[0] for k, v in OLD.items()}
    assert {name: row.answered for name, row in rows.items()} == {
        "fresh": None,
        "missed": NOW,
        "third": NOW,
        "late": NOW,
        "known": NOW - 9 * DAY,
    }
    assert {name: row.stability for name, row in rows.items()} == {
        "fresh": None,
        "missed": pytest.approx(0.212),
        "third": 8,
        "late": 20,
        "known": KNOWN,
    }
    # What was always right is easy, and soon known; what was missed has to be right more often.
    assert rows["third"].difficulty < rows["late"].difficulty == rows["missed"].difficulty
    for name in ("missed", "third", "late"):
        row = rows[name]
        memory = Memory(row.stability, row.difficulty, row.answered)
        after, _ = after_answer(memory, 1, row.due)
        assert after.stability > memory.stability
    command.downgrade(config, "0003")
    with engine.begin() as connection:
        steps = {r.id: r.step for r in connection.execute(text("SELECT id, step FROM exercises"))}
    engine.dispose()
    assert steps == {name: step for name, (_, step, _) in OLD.items()}
