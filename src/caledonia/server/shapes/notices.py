"""Where a person's notices go, and what a webhook gets."""

from __future__ import annotations

from typing import Literal, NotRequired

from caledonia.server.shapes.base import Moment, Shape

EventName = Literal[
    "your_turn", "started", "finished", "chat", "undo_asked", "seat", "time_short", "rematch"
]


class PushKey(Shape):
    """What a browser needs to subscribe."""

    key: str
    """The applicationServerKey, in base64url."""


class ChannelView(Shape):
    """A channel as its owner sees it."""

    id: str
    kind: str
    address: str
    events: list[EventName]
    created: Moment
    confirmed: bool
    failures: int
    """Failures since the last success."""
    resting: bool
    """It failed too often; a test that arrives wakes it."""
    problem: str | None
    """What went wrong last."""
    secret: NotRequired[str]
    """Of a new webhook, never shown again."""


class ChannelList(Shape):
    """All channels of a person, and what there is to choose from."""

    channels: list[ChannelView]
    events: list[EventName]
    default_events: list[EventName]
    kinds: list[str]


class Mentions(Shape):
    """Whom Discord notifies."""

    parse: list[str]
    """Always empty: names in a table's chat notify nobody."""


class WebhookNotice(Shape):
    """A notice as a webhook gets it."""

    content: str
    """What Discord shows."""
    text: str
    """What Slack shows."""
    allowed_mentions: Mentions
    notice: str
    """The same for each attempt to deliver it."""
    event: str
    title: str
    message: str
    table: str
    """Its id; empty for a test."""
    table_name: str
    url: str
