"""Origins of requests as keyed hashes of addresses."""

from __future__ import annotations

import hmac
from hashlib import sha256

from starlette.requests import HTTPConnection

from caledonia.server.security.buckets import household
from caledonia.server.settings import Settings


def address_key(settings: Settings, connection: HTTPConnection) -> str:
    """Return what stands for the address of a request in the database.

    It shows whether two requests came from the same household, and nothing else: without the
    server's key nobody can compute the address back.
    """
    host = connection.client.host if connection.client else ""
    return origin_key(settings, "address", household(host))


def origin_key(settings: Settings, kind: str, value: str) -> str:
    """Return the keyed hash of an address, a device or anything else that is compared only."""
    message = f"{kind}/{value}".encode("utf-8", "surrogatepass")
    return hmac.new(settings.secret_key().encode(), message, sha256).hexdigest()[:32]
