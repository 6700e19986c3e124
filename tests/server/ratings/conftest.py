"""People at rated tables; every test has a server of its own."""

from __future__ import annotations

from tests.server.sharing import mia, ned, oma

__all__ = ["mia", "ned", "oma"]
