"""People at rated tables; every test has a server of its own."""

from __future__ import annotations

from tests.server.people.conftest import _quick_passwords
from tests.server.sharing import mia, ned, oma

__all__ = ["_quick_passwords", "mia", "ned", "oma"]
