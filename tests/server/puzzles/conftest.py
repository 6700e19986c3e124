"""People who solve puzzles at one server for each file."""

from __future__ import annotations

from tests.server.sharing import ada, ben, client, mia, ned, shared

__all__ = ["ada", "ben", "client", "mia", "ned", "shared"]
