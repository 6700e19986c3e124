"""All tables of the database. Times are milliseconds, structured data is JSON text.

Nothing that a player did is ever deleted: ``entries`` only grows.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# People.

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # folded user name; None for guests
    Column("email", String(254), unique=True),
    Column("password", String(200)),  # argon2id
    Column("language", String(8), nullable=False, server_default="en"),
    Column("preferences", Text, nullable=False, server_default="{}"),
    Column("created", BigInteger, nullable=False),
    Column("registered", BigInteger),  # when the guest became a member; kept after deletion
    Column("deleted", BigInteger),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("device", String(200), nullable=False, server_default=""),
    Column("revoked", BigInteger),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the token
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("revoked", BigInteger),
)

resets = Table(
    "resets",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what the link holds
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

confirmations = Table(
    "confirmations",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what the link holds
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("email", String(254), nullable=False),  # becomes the account's once confirmed
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

origins = Table(
    "origins",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # address or device
    Column("origin", String(64), primary_key=True),  # a keyed hash, never the address itself
    Column("seen", BigInteger, nullable=False),
    Index("ix_origins_kind_origin", "kind", "origin"),
)

rests = Table(
    "rests",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("since", BigInteger, primary_key=True),  # when these hours come into force
    Column("data", Text, nullable=False),  # time zone, sleeping hours and vacations
)

# Tables to play at.

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("creator", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),  # open, playing, finished, closed
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # all that was chosen at its creation
    Column("public", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the end
    Column("seed_hash", String(64), nullable=False),
    Column("start", Text),  # a position to start from instead of the seed (imported games)
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("seq", Integer, nullable=False),  # the last entry
    Column("version", Integer, nullable=False),  # the last entry that changed the game
    Column("ply", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("deciding", Integer),  # the seat that decides
    Column("since", BigInteger),  # when it began to think
    Column("deadline", BigInteger),  # when its time is up
    Column("began", BigInteger),  # when the turn began: hours of rest set later do not count in it
    Column("paused", BigInteger, nullable=False, server_default="0"),  # time given back in it
    Column("rated", Boolean, nullable=False),
    Column("daily", String(10)),  # date of the daily challenge
    Column("parent", String(32)),  # the table that this one follows: rematch, clone
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("result", Text),  # scores, places, clans by seat
    Column("salt", String(64)),  # of the hashes in the log; secret until the end
    Column("deal", String(64)),  # hash of players and map
    Column("origin", String(64)),  # keyed hash of the address that created it
    Column("practice", Boolean, nullable=False, server_default=text("false")),  # counts nowhere
    Column("uncounted", String(20)),  # why a rated game does not change ratings
    Index("ix_tables_status_public", "status", "public", "updated"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_daily", "daily"),
    Index("ix_tables_finished", "finished"),
    Index("ix_tables_parent", "parent"),
    Index("ix_tables_deal", "deal"),
    Index("ix_tables_seed_hash", "seed_hash"),
    Index("ix_tables_origin", "origin"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False, server_default=""),
    Column("bot", String(40)),  # plays the seat for good
    Column("stand_in", String(40)),  # plays it until the person returns
    Column("joined", BigInteger),
    Column("clock", BigInteger),  # milliseconds left on a chess clock
    Column("points", Integer),
    Column("place", Integer),
    Column("clan", String(40)),
    Column("owner", String(32), index=True),  # answers for the result, even after leaving
    # The others at a rated table agreed to a replacement for the owner.
    Column("offered", Boolean, nullable=False, server_default=text("false")),
    Column("guide", Text),  # JSON: what the guide has taught its person; null: no guide
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("person", String(32)),
    Column("data", Text, nullable=False),
    Column("rules", Integer),  # for decisions: rules version, ply and state hash after it
    Column("ply", Integer),
    Column("hash", String(64)),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of the game that it continues
    Column("codes", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

receipts = Table(
    "receipts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("command", String(64), nullable=False),  # SHA-256 of what was asked
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("rules", Integer, nullable=False),  # it was made with, and the figures of its pack
    Column("content", String(64), nullable=False),
    Column("position", Text, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),  # the table is in the foreground till then
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # when a server last watched the clocks
)

# Notices.

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),  # push, mail, webhook
    Column("address", String(1000), nullable=False),
    Column("data", Text, nullable=False, server_default="{}"),
    Column("events", Text, nullable=False),  # JSON list
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),
    UniqueConstraint("person", "kind", "address"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("channel", ForeignKey("channels.id"), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("event", String(20), nullable=False),
    Column("data", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("sent", BigInteger),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index(
        "ix_notices_waiting",
        "due",
        sqlite_where=text("sent IS NULL"),
        postgresql_where=text("sent IS NULL"),
    ),
)

# Ratings and analyses.

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("opponents", Integer, nullable=False, server_default="0"),  # different accounts met
    Column("updated", BigInteger, nullable=False),
)

effects = Table(
    "effects",
    metadata,
    Column("players", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),  # clan or seat
    Column("name", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # A seat has two where its owner left and was replaced.
    Column("person", String(32), primary_key=True, index=True),
    Column("mu_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("status", String(12), nullable=False),  # waiting, running, done, failed
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("result", Text),  # while it runs: what was judged so far
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("origin", String(64)),  # keyed hash of the address that asked for it
)

shares = Table(
    "shares",
    metadata,
    Column("queue", String(16), primary_key=True),
    Column("who", String(80), primary_key=True),  # a person or an address
    Column("at", BigInteger, nullable=False),  # when their last job started, in microseconds
)

# Puzzles and exercises.

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String(16), primary_key=True),  # of a puzzle that was answered once
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("withdrawn", BigInteger),  # when another answer proved as good
)

solvers = Table(
    "solvers",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

solutions = Table(
    "solutions",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("marks", Float, nullable=False),  # of the first answer, from 0 to 1
)

exercises = Table(
    "exercises",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("ply", Integer, nullable=False),  # decisions before the turn
    Column("data", Text, nullable=False),  # the puzzle: position, best turn and played turn
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger),  # when it comes back; null: it is known
    Column("tries", Integer, nullable=False),
    Column("stability", Float),  # days until the chance to recall it falls to 90 %
    Column("difficulty", Float),  # from 1 to 10
    Column("answered", BigInteger),  # the last answer that counted; null: none
    UniqueConstraint("person", "table_id", "ply"),
    Index("ix_exercises_person_due", "person", "due"),
)
