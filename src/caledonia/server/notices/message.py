"""Notices as messages: their words in the person's language, and the links in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from itsdangerous import BadData, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from caledonia.locale import Texts
from caledonia.server.given_names import in_words
from caledonia.server.notices.channels import Channel
from caledonia.server.notices.models import CONFIRM, FINISHED, HOUR, MINUTE, SEAT, TIME_SHORT
from caledonia.server.notices.outbox import Notice
from caledonia.server.settings import Settings
from caledonia.server.texts import one_line, texts_for

CONFIRM_SECONDS: Final = 7 * 24 * 3600
"""How long an address can be confirmed."""


class GoneError(Exception):
    """The other side has removed the channel."""


@dataclass(frozen=True, slots=True)
class Message:
    """A notice in words, with its channel."""

    key: str
    """The same for every try."""
    channel: Channel
    language: str
    event: str
    title: str
    text: str
    table_id: str
    table_name: str
    url: str
    """Where to look: the table, or the page to confirm an address."""


class Sender(Protocol):
    """Sends messages to one kind of channel."""

    async def send(self, message: Message) -> None:
        """Send a notice.

        :raises DeliveryError: if it did not arrive.
        :raises GoneError: if the channel can be removed.
        """


def message_for(
    settings: Settings, notice: Notice, channel: Channel, language: str, table: str, now: int
) -> Message:
    """Return a notice in words.

    :param table: the table's name.
    """
    said = texts_for(language)
    key = f"{notice.event}-{notice.data['what']}" if notice.event == SEAT else notice.event
    figures = _figures(said, notice, now)
    text = f"notice-{key}"
    if notice.event == FINISHED and notice.data.get("place") is not None:
        text = f"notice-{key}.result"
        figures |= {"place": notice.data["place"], "points": notice.data["points"] or 0}
    name = in_words(said, one_line(table))
    return Message(
        key=str(notice.data["key"]),
        channel=channel,
        language=said.language,
        event=notice.event,
        title=said(f"notice-{key}.title", table=name, **figures),
        text=said(text, table=name, **figures),
        table_id=notice.table_id,
        table_name=name,
        url=_link(settings, notice),
    )


def _figures(said: Texts, notice: Notice, now: int) -> dict[str, int | str]:
    figures: dict[str, int | str] = {}
    if "count" in notice.data:
        figures["count"] = int(notice.data["count"])
    if "name" in notice.data:
        figures["name"] = in_words(said, one_line(str(notice.data["name"])))
    if "text" in notice.data:
        figures["text"] = one_line(str(notice.data["text"]))
    if notice.event == TIME_SHORT:
        figures["left"] = _left(said, notice.data["deadline"] - now)
    return figures


def _left(said: Texts, time: int) -> str:
    """Return how much time is left, rounded down."""
    if time >= 2 * HOUR:
        return said("notice-hours", count=time // HOUR)
    return said("notice-minutes", count=max(1, time // MINUTE))


def _link(settings: Settings, notice: Notice) -> str:
    if notice.event == CONFIRM:
        return confirm_link(settings, notice.channel)
    if not notice.table_id:
        return home_link(settings)
    return table_link(settings, notice.data.get("to", notice.table_id))


def table_link(settings: Settings, table_id: str) -> str:
    """Return the URL of a table."""
    return f"{settings.public_url.rstrip('/')}/table/{table_id}"


def home_link(settings: Settings) -> str:
    """Return the URL of the server."""
    return f"{settings.public_url.rstrip('/')}/"


def confirm_link(settings: Settings, channel: str) -> str:
    """Return the link by which the owner of a mail address confirms it."""
    token = _confirming(settings).dumps(channel)
    return f"{settings.public_url.rstrip('/')}/api/notices/confirm/{token}"


def stop_link(settings: Settings, channel: str) -> str:
    """Return the link that unsubscribes a mail address for good."""
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
