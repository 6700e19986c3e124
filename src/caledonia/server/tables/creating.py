"""What all requests that create a table have in common."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from caledonia.server.identity.models import Person
from caledonia.server.security.address_keys import address_key
from caledonia.server.security.buckets import Rate, household
from caledonia.server.security.limits import spend
from caledonia.server.settings import Settings

PERSON: Final = Rate(burst=20, seconds=10)
ADDRESS: Final = Rate(burst=60, seconds=3)
"""How often people may create tables."""


def counted(request: Request, settings: Settings, person: Person) -> str:
    """Count a new table of a person; return the address to store with it.

    :raises TooOftenError: if there are too many in a short time.
    """
    spend(request, "table", person.id, PERSON)
    host = request.client.host if request.client else ""
    spend(request, "table here", household(host), ADDRESS)
    return address_key(settings, request)
