"""Limits on password guesses, such that nobody is locked out by the guesses of others.

A browser that has signed in to an account before has its own bucket. Everybody else is limited by
address, and by address for each login name. When many addresses guess one name, each of them gets
less, but no bucket shared by several addresses ever refuses anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from caledonia.server.people.devices import Device
from caledonia.server.security.buckets import Rate, household
from caledonia.server.security.limits import give_back, is_left, spend

SIGN_IN: Final = "sign-in"
WRONG: Final = Rate(burst=10, seconds=30)
"""Wrong guesses of one name from one address."""
OF_ALL: Final = Rate(burst=50, seconds=12)
"""Wrong guesses of one name from all addresses before it counts as attacked."""
ATTACKED: Final = Rate(burst=3, seconds=120)
"""Wrong guesses of an attacked name from one address."""


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
