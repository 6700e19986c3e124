"""The kinds of notices, how many may be sent, and the requests about channels."""

from __future__ import annotations

import base64
from collections import deque
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, get_args

from cryptography.hazmat.primitives.asymmetric import ec
from email_validator import EmailNotValidError, validate_email
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from caledonia.server.refusals import REFUSALS
from caledonia.server.shapes.notices import EventName

YOUR_TURN: Final = "your_turn"
STARTED: Final = "started"
FINISHED: Final = "finished"
CHAT: Final = "chat"
UNDO_ASKED: Final = "undo_asked"
SEAT: Final = "seat"
TIME_SHORT: Final = "time_short"
REMATCH: Final = "rematch"

EVENTS: Final[tuple[EventName, ...]] = get_args(EventName)
"""What a channel can want."""
DEFAULT_EVENTS: Final[tuple[EventName, ...]] = tuple(event for event in EVENTS if event != CHAT)
"""What a channel wants if nothing else is said."""

JOINED: Final = "joined"
REPLACED: Final = "replaced"
"""What a notice about a seat says: a person joined your table, a bot plays for you."""

TEST: Final = "test"
CONFIRM: Final = "confirm"
"""What belongs to no table: a notice to try a channel, and the question whether a mail address
belongs to the account."""

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

DELAYS: Final = {YOUR_TURN: 5 * SECOND, CHAT: 20 * SECOND}
"""Delay of a notice in milliseconds: anyone who opens the table before needs none."""
DELAY: Final = 3 * SECOND
"""Delay of all other notices."""


@dataclass(frozen=True, slots=True)
class PlannedNotice:
    """A notice of a table for one person."""

    person: str
    event: str
    due: int
    data: dict[str, Any]
    part: str = ""
    """Notices of the same event wait side by side if their parts differ; else the later one
    replaces the earlier one."""


MANY_KEYS: Final = 1_000
"""Number of keys above which old ones are removed."""


class NoticeLimiter:
    """Counts requests per key in a sliding window, in memory."""

    def __init__(self, times: int = 5, period: int = HOUR) -> None:
        """:param period: milliseconds."""
        self._times = times
        self._period = period
        self._seen: dict[str, deque[int]] = {}

    def allows(self, key: str, now: int) -> bool:
        """Count a request and return whether it is within the limit."""
        if len(self._seen) > MANY_KEYS:
            self._forget(now)
        seen = self._seen.setdefault(key, deque())
        while seen and seen[0] <= now - self._period:
            seen.popleft()
        if len(seen) >= self._times:
            return False
        seen.append(now)
        return True

    def _forget(self, now: int) -> None:
        since = now - self._period
        self._seen = {key: seen for key, seen in self._seen.items() if seen and seen[-1] > since}


def _once(events: list[EventName]) -> list[EventName]:
    return list(dict.fromkeys(events))


Events = Annotated[list[EventName], Field(max_length=20), AfterValidator(_once)]


def _mail_address(text: str) -> str:
    try:
        address = validate_email(text, check_deliverability=False, allow_smtputf8=False)
    except EmailNotValidError as error:
        raise PydanticCustomError("no_email", REFUSALS["no_email"][1]) from error
    return address.ascii_email or text


def _plain(text: str) -> str:
    if not (text.isascii() and text.isprintable()) or " " in text:
        raise ValueError("write the address without spaces and other than ASCII letters")
    return text


Address = Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(_plain)]


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser's push subscription."""
    try:
        point, secret = (
            base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
            for text in (p256dh, auth)
        )
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65 and len(secret) == 16


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Keys(_Body):
    """The keys of a browser's push subscription, in base64url."""

    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)

    @model_validator(mode="after")
    def _are_keys(self) -> Keys:
        if not are_keys(self.p256dh, self.auth):
            raise ValueError("these are no keys of a push subscription")
        return self


class NewPush(_Body):
    """A browser, as its push subscription describes it."""

    kind: Literal["push"]
    endpoint: Address
    keys: Keys
    events: Events = Field(default_factory=lambda: list(DEFAULT_EVENTS))


class NewMail(_Body):
    """A mail address; nothing is sent to it before it is confirmed."""

    kind: Literal["mail"]
    address: Annotated[str, Field(max_length=254), AfterValidator(_mail_address)]
    events: Events = Field(default_factory=lambda: list(DEFAULT_EVENTS))


class NewWebhook(_Body):
    """An address that gets notices as JSON; Discord's and Slack's webhooks are such."""

    kind: Literal["webhook"]
    url: Address
    events: Events = Field(default_factory=lambda: list(DEFAULT_EVENTS))


NewChannel = Annotated[NewPush | NewMail | NewWebhook, Field(discriminator="kind")]


class ChannelChange(_Body):
    """Which notices a channel gets from now on."""

    events: Events
