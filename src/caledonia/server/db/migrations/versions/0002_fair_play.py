"""Columns and tables for fair play: salts, deals, origins, owners of seats, times of rest"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeats")),
    )
    op.create_table(
        "confirmations",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_confirmations_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_confirmations")),
    )
    op.create_table(
        "origins",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("origin", sa.String(length=64), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_origins_person")),
        sa.PrimaryKeyConstraint("person", "kind", "origin", name=op.f("pk_origins")),
    )
    op.create_table(
        "rests",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_rests_person")),
        sa.PrimaryKeyConstraint("person", "since", name=op.f("pk_rests")),
    )
    op.create_index(op.f("ix_confirmations_person"), "confirmations", ["person"])
    op.create_index("ix_origins_kind_origin", "origins", ["kind", "origin"])
    op.add_column("seats", sa.Column("owner", sa.String(length=32), nullable=True))
    for name in ("salt", "deal", "origin"):
        op.add_column("tables", sa.Column(name, sa.String(length=64), nullable=True))
    op.add_column(
        "tables",
        sa.Column("practice", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )
    op.create_index("ix_tables_deal", "tables", ["deal"])
    op.create_index("ix_tables_origin", "tables", ["origin"])
    # Whoever sits somewhere answers for it; a seat given up before now is its player's.
    op.execute("UPDATE seats SET owner = person")


def downgrade() -> None:
    """Take back."""
    op.drop_index("ix_tables_origin", "tables")
    op.drop_index("ix_tables_deal", "tables")
    with op.batch_alter_table("tables") as batch:
        for name in ("practice", "origin", "deal", "salt"):
            batch.drop_column(name)
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("owner")
    for name in ("rests", "origins", "confirmations", "heartbeats"):
        op.drop_table(name)
