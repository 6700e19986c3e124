"""Requests and responses about channels."""

from __future__ import annotations

from typing import Annotated, Literal

from email_validator import EmailNotValidError, validate_email
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from caledonia.server.notices.events import DEFAULT_EVENTS, EventName
from caledonia.server.notices.push import are_keys
from caledonia.server.refusals import REFUSALS


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


class PushKey(BaseModel):
    """What a browser needs to subscribe."""

    key: str = Field(description="The applicationServerKey, in base64url.")


class ChannelView(BaseModel):
    """A channel as its owner sees it."""

    id: str
    kind: str
    address: str
    events: list[EventName]
    created: int
    confirmed: bool
    failures: int = Field(description="Failures since the last success.")
    resting: bool = Field(description="It failed too often; a test that arrives wakes it.")
    problem: str | None = Field(description="What went wrong last.")
    secret: str | None = Field(None, description="Of a new webhook, never shown again.")


class ChannelList(BaseModel):
    """All channels of a person, and what there is to choose from."""

    channels: list[ChannelView]
    events: list[EventName]
    default_events: list[EventName]
    kinds: list[str]
