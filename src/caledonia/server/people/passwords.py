"""Passwords, hashed with argon2id in a few threads, since each hash takes 64 MiB.

Known browsers have their own thread, so that strangers who guess do not slow them down.
"""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from caledonia.server.people.strength import is_weak
from caledonia.server.refusals import refusal

SHORTEST: Final = 8
LONGEST: Final = 200

hasher = PasswordHasher()
_threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="passwords")
_known = ThreadPoolExecutor(max_workers=1, thread_name_prefix="passwords-known")


async def hash_password(password: str) -> str:
    """Return what is stored of a password."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _hash, password)


async def hash_chosen(password: str, *own: str | None, field: str = "password") -> str:
    """Return the hash of a newly chosen password.

    :param own: what others know about the person: user name, shown name, e-mail address.
    :param field: the name of the password field in the request.
    :raises RefusedError: if it is easy to guess.
    """
    known = tuple(each for each in own if each)
    loop = asyncio.get_running_loop()
    if await loop.run_in_executor(_threads, is_weak, _typed(password), known):
        raise refusal("weak_password", field=field)
    return await hash_password(password)


async def is_password(stored: str | None, password: str, *, is_known: bool = False) -> bool:
    """Return whether a password is the stored one.

    Takes the same time where nothing is stored, so that nobody learns who has an account.

    :param is_known: it comes from a browser that is, or was, signed in to the account.
    """
    threads = _known if is_known else _threads
    return await asyncio.get_running_loop().run_in_executor(threads, _verify, stored, password)


def is_outdated(stored: str) -> bool:
    """Return whether a stored password should be hashed again, with today's parameters."""
    return hasher.check_needs_rehash(stored)


def _typed(password: str) -> str:
    # Keyboards differ in how they write an accent.
    return unicodedata.normalize("NFC", password)


def _hash(password: str) -> str:
    return hasher.hash(_typed(password))


def _verify(stored: str | None, password: str) -> bool:
    try:
        hasher.verify(stored or _nobody(), _typed(password))
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


@cache
def _nobody() -> str:
    return hasher.hash("the password of nobody")
