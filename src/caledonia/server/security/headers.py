"""Security headers of every answer."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caledonia.server.settings import Settings

API: Final = "/api/"
ASSETS: Final = "/assets/"
"""Scripts, styles and fonts of the page: no documents, and no workers."""
OF_FILES: Final = (b"cross-origin-resource-policy", b"x-content-type-options")
"""Of the headers those that mean something for them; the others would be 450 bytes for each."""
YEAR: Final = 365 * 24 * 3600

POLICY: Final = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
"""The page needs nothing from elsewhere; pictures may be drawn by itself."""

FEATURES: Final = ("camera", "geolocation", "microphone", "payment", "usb")
"""Of browsers: none is needed."""


def policy_text(policy: dict[str, str]) -> str:
    """Return the value of a ``Content-Security-Policy`` header."""
    return "; ".join(f"{name} {value}" for name, value in policy.items())


def headers_for(settings: Settings, policy: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer."""
    headers = {
        "content-security-policy": policy_text(policy),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": ", ".join(f"{feature}=()" for feature in FEATURES),
        # Links of invitations are secrets; without any referrer, Origin would be empty as well.
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }
    if settings.secure:
        headers["strict-transport-security"] = f"max-age={YEAR}"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class SafeHeaders:
    """Adds the headers that a route has not set itself."""

    def __init__(self, app: ASGIApp, *, settings: Settings) -> None:
        """:param app: what to protect."""
        self._app = app
        self._page = headers_for(settings, POLICY)
        self._api = [*self._page, (b"cache-control", b"no-store")]
        self._file = [each for each in self._page if each[0] in OF_FILES]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and complete its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        more = self._headers_at(scope["path"])

        async def complete(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = list(message.get("headers", ()))
                names = {name.lower() for name, _ in present}
                message["headers"] = present + [each for each in more if each[0] not in names]
            await send(message)

        await self._app(scope, receive, complete)

    def _headers_at(self, path: str) -> list[tuple[bytes, bytes]]:
        if path.startswith(ASSETS):
            return self._file
        return self._api if path.startswith(API) else self._page
