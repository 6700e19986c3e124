"""All protections of an application, in their order."""

from __future__ import annotations

from fastapi import FastAPI

from caledonia.server.security.bodies import Bodies
from caledonia.server.security.buckets import Limiter
from caledonia.server.security.crowds import Crowds
from caledonia.server.security.headers import SafeHeaders
from caledonia.server.security.hosts import Hosts
from caledonia.server.security.limits import Limits, TooOftenError, too_often
from caledonia.server.security.same_origin import SameOrigin
from caledonia.server.settings import Settings


def secure(app: FastAPI, settings: Settings) -> Limiter | None:
    """Protect an application; call it once, before it starts. Return its rate limiter.

    Headers are outermost, so that refusals have them too; then what costs least comes first.
    """
    app.add_middleware(Bodies)
    app.add_middleware(SameOrigin, settings=settings)
    limiter = Limiter() if settings.rate_limits else None
    if limiter is not None:
        app.add_middleware(Limits, settings=settings, limiter=limiter)
        app.add_middleware(Crowds, settings=settings)
        app.add_exception_handler(TooOftenError, too_often)
    app.add_middleware(Hosts, settings=settings)
    app.add_middleware(SafeHeaders, settings=settings)
    return limiter
