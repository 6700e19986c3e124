"""Storage: the same tables in SQLite and in PostgreSQL."""
