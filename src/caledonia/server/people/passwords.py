"""Passwords: hashing, strength, and limits on guesses.

Argon2id runs in a few threads, since each hash takes 64 MiB. Known browsers have their own thread
and their own limit, so that guessing strangers neither slow them down nor lock them out: everybody
else is limited by address, and by address for each login name. When many addresses guess one name,
each of them gets less, but no limit shared by several addresses ever refuses anybody.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from pydantic import SecretStr
from starlette.requests import HTTPConnection, Request
from zxcvbn import zxcvbn  # type: ignore[import-untyped]  # has no types

from caledonia.server.people import accounts
from caledonia.server.people.accounts import Account
from caledonia.server.refusals import refusal
from caledonia.server.security.buckets import Rate, household
from caledonia.server.security.device_cookie import Device
from caledonia.server.security.limits import give_back, is_left, spend
from caledonia.server.services import Services

SHORTEST: Final = 8
LONGEST: Final = 200
LEAST_SCORE: Final = 2
"""Minimum zxcvbn score: a million guesses or more, which sign-in limits rule out."""
JUDGED: Final = 40
"""Characters to examine, since the time grows with the square of their number."""
LEAST_OWN: Final = 4
"""Letters and digits a password needs besides the person's own names."""
OURS: Final = ("caledonia", "clans", "clansofcaledonia")
SIGN_IN: Final = "sign-in"
WRONG: Final = Rate(burst=10, seconds=30)
"""Wrong guesses of one name from one address."""
OF_ALL: Final = Rate(burst=50, seconds=12)
"""Wrong guesses of one name from all addresses before it counts as attacked."""
ATTACKED: Final = Rate(burst=3, seconds=120)
"""Wrong guesses of an attacked name from one address."""

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


def is_weak(password: str, own: tuple[str, ...] = ()) -> bool:
    """Return whether a password is easy to guess.

    :param own: what others know about the person: user name, shown name, e-mail address.
    """
    text = _folded(password)[:JUDGED]
    words = _words(own)
    rest = text
    for word in sorted(words, key=len, reverse=True):
        rest = rest.replace(word, "")
    if sum(character.isalnum() for character in rest) < LEAST_OWN and rest != text:
        return True
    judged = password[:JUDGED]
    score: int = zxcvbn(judged, user_inputs=[*words, *OURS], max_length=JUDGED)["score"]
    return score < LEAST_SCORE


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _words(own: tuple[str, ...]) -> list[str]:
    """Return a person's names, whole and word by word."""
    words: dict[str, None] = {}
    for text in map(_folded, own):
        split = "".join(c if c.isalnum() else " " for c in text).split()
        for word in (text, "".join(split), *split):
            if len(word) >= 3:
                words[word] = None
    return list(words)


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request counts under."""
    return household(connection.client.host if connection.client else "")


def begin_guess(
    connection: HTTPConnection, login: str, device: Device | None
) -> Callable[[], None]:
    """Count a password guess; return a function that takes it back if the guess was right.

    :param login: the normalised name; it counts the same whether or not the member exists.
    :param device: the browser, if it has signed in to this account before.
    :raises TooOftenError: if this browser or address guessed too often.
    """
    if device is not None:
        spend(connection, "sign-in device", f"{login}\n{device.id}")
        return lambda: None
    address = address_of(connection)
    # All attempts count here, even right ones: each of them costs a hash.
    spend(connection, SIGN_IN, address)
    pair = f"{login}\n{address}"
    spend(connection, "sign-in wrong", pair, WRONG)
    if not is_left(connection, "sign-in all", login, OF_ALL):
        spend(connection, "sign-in attacked", pair, ATTACKED)

    def was_right() -> None:
        give_back(connection, "sign-in wrong", pair, WRONG)
        give_back(connection, "sign-in all", login, OF_ALL)

    return was_right


async def confirmed(
    request: Request, services: Services, person: str, password: SecretStr | None
) -> Account:
    """Return the account of a guest, or of a member who gave the right password.

    :raises RefusedError: if the password is wrong or the account deleted.
    """
    async with services.database.read() as connection:
        account = await accounts.account_of(connection, person)
    if account is None:
        raise refusal("account_deleted")
    if account.is_guest:
        return account
    spend(request, "password", person)
    given = password.get_secret_value() if password else ""
    if not await is_password(account.password, given, is_known=True):
        raise refusal("password_wrong")
    return account
