"""Passwords in tests: hashed at once, where guessing must take memory and time otherwise."""

from __future__ import annotations

from typing import Final

from argon2 import PasswordHasher

from caledonia.server.people import passwords

REAL: Final = passwords.hasher
"""What servers use."""
QUICK: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""What servers use in tests."""
