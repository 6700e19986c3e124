"""How well exercises are remembered, estimated from right answers in a row"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

DAY = 86_400_000
DAYS = (1, 3, 8, 20)
"""Days after which an exercise came back after one right answer, after two, and so on."""
KNOWN = 60.0
"""Stability of what was known after the fifth."""
MISSED = 0.212
"""Stability after a wrong answer."""
EASY, HARD = 2.1, 6.4
"""Difficulty of what was always answered rightly, and of what was not."""


def upgrade() -> None:
    """Apply."""
    op.add_column("exercises", sa.Column("stability", sa.Float(), nullable=True))
    op.add_column("exercises", sa.Column("difficulty", sa.Float(), nullable=True))
    op.add_column("exercises", sa.Column("answered", sa.BigInteger(), nullable=True))
    # An exercise came back a day after a wrong answer, and days after right ones by their number.
    waits = " ".join(f"WHEN {step} THEN {days}" for step, days in enumerate(DAYS, start=1))
    op.execute(
        f"UPDATE exercises SET answered = due - {DAY} * CASE step {waits} ELSE 1 END, "
        f"stability = CASE step {waits} ELSE {MISSED} END WHERE tries > 0 AND due IS NOT NULL"
    )
    # Nothing says when the last answer was.
    op.execute(
        f"UPDATE exercises SET answered = created, stability = {KNOWN} "
        "WHERE tries > 0 AND due IS NULL"
    )
    op.execute(
        f"UPDATE exercises SET difficulty = CASE WHEN tries > step THEN {HARD} ELSE {EASY} END "
        "WHERE tries > 0"
    )
    with op.batch_alter_table("exercises") as batch:
        batch.drop_column("step")


def downgrade() -> None:
    """Take back."""
    op.add_column("exercises", sa.Column("step", sa.Integer(), server_default="0", nullable=False))
    steps = " ".join(f"WHEN stability >= {days} THEN {DAYS.index(days) + 1}" for days in DAYS[::-1])
    op.execute(
        f"UPDATE exercises SET step = CASE WHEN due IS NULL THEN {len(DAYS) + 1} {steps} ELSE 0 END"
    )
    with op.batch_alter_table("exercises") as batch:
        batch.alter_column("step", server_default=None)
        for name in ("answered", "difficulty", "stability"):
            batch.drop_column(name)
