"""People at tables of one server for each file."""

from __future__ import annotations

from tests.server.sharing import ada, ben, cleo, client, mia, ned, oma, shared

__all__ = ["ada", "ben", "cleo", "client", "mia", "ned", "oma", "shared"]
