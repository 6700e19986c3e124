"""Links in mails that need no password: what they may do is signed into them."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadData, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from caledonia.server.settings import Settings

CONFIRM_SECONDS: Final = 7 * 24 * 3600
"""How long an address can be confirmed."""


def table_link(settings: Settings, table_id: str) -> str:
    """Return where a table is."""
    return f"{settings.public_url.rstrip('/')}/table/{table_id}"


def home_link(settings: Settings) -> str:
    """Return where the server is."""
    return f"{settings.public_url.rstrip('/')}/"


def confirm_link(settings: Settings, channel: str) -> str:
    """Return the link by which the owner of a mail address confirms it."""
    token = _confirming(settings).dumps(channel)
    return f"{settings.public_url.rstrip('/')}/api/notices/confirm/{token}"


def stop_link(settings: Settings, channel: str) -> str:
    """Return the link that removes a mail address, for ever."""
    token = _stopping(settings).dumps(channel)
    return f"{settings.public_url.rstrip('/')}/api/notices/unsubscribe/{token}"


def channel_to_confirm(settings: Settings, token: str) -> str | None:
    """Return the channel of a link; None if it is not ours or too old."""
    try:
        channel, at = _confirming(settings).loads(token, return_timestamp=True)
    except BadData:
        return None
    # A link from the future counts as new: the system clock was set back after signing.
    age = TimestampSigner("").get_timestamp() - at.timestamp()
    return str(channel) if age <= CONFIRM_SECONDS else None


def channel_to_stop(settings: Settings, token: str) -> str | None:
    """Return the channel of a link; None if it is not ours."""
    try:
        return str(_stopping(settings).loads(token))
    except BadData:
        return None


def _confirming(settings: Settings) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(settings.secret_key(), salt="notices.confirm")


def _stopping(settings: Settings) -> URLSafeSerializer:
    return URLSafeSerializer(settings.secret_key(), salt="notices.unsubscribe")
