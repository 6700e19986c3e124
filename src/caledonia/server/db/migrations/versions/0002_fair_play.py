"""Columns and tables for fair play: salts, deals, origins, owners of seats, times of rest"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from caledonia.server.db.migrations.first_rests import store_first_rests

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
    op.create_table(
        "shares",
        sa.Column("queue", sa.String(length=16), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("queue", "who", name=op.f("pk_shares")),
    )
    op.create_index(op.f("ix_confirmations_person"), "confirmations", ["person"])
    op.create_index("ix_origins_kind_origin", "origins", ["kind", "origin"])
    op.add_column("seats", sa.Column("owner", sa.String(length=32), nullable=True))
    op.add_column(
        "seats", sa.Column("offered", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )
    op.add_column("seats", sa.Column("guide", sa.Text(), nullable=True))
    op.create_index(op.f("ix_seats_owner"), "seats", ["owner"])
    op.add_column("people", sa.Column("registered", sa.BigInteger(), nullable=True))
    op.add_column(
        "ratings", sa.Column("opponents", sa.Integer(), server_default="0", nullable=False)
    )
    op.add_column("tables", sa.Column("uncounted", sa.String(length=20), nullable=True))
    with op.batch_alter_table("rated") as batch:
        batch.drop_constraint("pk_rated", type_="primary")
        batch.create_primary_key("pk_rated", ["table_id", "seat", "person"])
    for name in ("salt", "deal", "origin"):
        op.add_column("tables", sa.Column(name, sa.String(length=64), nullable=True))
    op.add_column(
        "tables",
        sa.Column("practice", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )
    op.add_column("analyses", sa.Column("origin", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("began", sa.BigInteger(), nullable=True))
    op.add_column(
        "tables", sa.Column("paused", sa.BigInteger(), server_default="0", nullable=False)
    )
    op.create_index("ix_tables_deal", "tables", ["deal"])
    op.create_index("ix_tables_seed_hash", "tables", ["seed_hash"])
    op.create_index("ix_tables_origin", "tables", ["origin"])
    # The player in a seat is its owner; a seat given up before now belongs to its player.
    op.execute("UPDATE seats SET owner = person")
    op.execute("UPDATE tables SET began = since")
    store_first_rests(op.get_bind())
    # It is unknown which deleted accounts were guests, so their results stay.
    op.execute(
        "UPDATE people SET registered = created WHERE password IS NOT NULL OR deleted IS NOT NULL"
    )
    op.execute(
        "UPDATE ratings SET opponents = (SELECT count(DISTINCT other.person) FROM rated own "
        "JOIN rated other ON other.table_id = own.table_id AND other.person <> own.person "
        "JOIN people ON people.id = other.person AND people.registered IS NOT NULL "
        "JOIN tables ON tables.id = own.table_id "
        "WHERE own.person = ratings.person AND tables.players = ratings.players)"
    )


def downgrade() -> None:
    """Take back."""
    op.drop_index("ix_tables_origin", "tables")
    op.drop_index("ix_tables_seed_hash", "tables")
    op.drop_index("ix_tables_deal", "tables")
    # The old key allows one rating per seat: keep that of the player at the end.
    op.execute(
        "DELETE FROM rated WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = rated.table_id "
        "AND seats.seat = rated.seat AND seats.person <> rated.person)"
    )
    with op.batch_alter_table("rated") as batch:
        batch.drop_constraint("pk_rated", type_="primary")
        batch.create_primary_key("pk_rated", ["table_id", "seat"])
    with op.batch_alter_table("ratings") as batch:
        batch.drop_column("opponents")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("registered")
    with op.batch_alter_table("tables") as batch:
        for name in ("paused", "began", "uncounted", "practice", "origin", "deal", "salt"):
            batch.drop_column(name)
    with op.batch_alter_table("seats") as batch:
        batch.drop_index("ix_seats_owner")
        batch.drop_column("guide")
        batch.drop_column("offered")
        batch.drop_column("owner")
    with op.batch_alter_table("analyses") as batch:
        batch.drop_column("origin")
    for name in ("shares", "rests", "origins", "confirmations", "heartbeats"):
        op.drop_table(name)
