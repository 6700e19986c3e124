"""Tables for puzzles, who solved them, and exercises from players' own games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("withdrawn", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
    )
    op.create_table(
        "solvers",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_solvers_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_solvers")),
    )
    op.create_table(
        "solutions",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("marks", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_solutions_person")),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_solutions")),
    )
    op.create_table(
        "exercises",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_exercises_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_exercises_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_exercises")),
        sa.UniqueConstraint(
            "person", "table_id", "ply", name=op.f("uq_exercises_person_table_id_ply")
        ),
    )
    op.create_index(op.f("ix_exercises_table_id"), "exercises", ["table_id"])
    op.create_index("ix_exercises_person_due", "exercises", ["person", "due"])


def downgrade() -> None:
    """Take back."""
    for name in ("exercises", "solutions", "solvers", "puzzles"):
        op.drop_table(name)
