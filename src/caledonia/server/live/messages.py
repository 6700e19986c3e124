"""What clients send by the socket of a table."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from caledonia.server.errors import RefusedError
from caledonia.server.games.orders import Code
from caledonia.server.request_model import RequestModel, sentence_for

LONGEST: Final = 64 * 1024
"""Characters of one message."""


class Do(RequestModel):
    """A command, as it is sent to a route; its id is its key too."""

    type: Literal["command"]
    id: Annotated[str, Field(min_length=4, max_length=64)]
    kind: Annotated[str, Field(max_length=20)]
    body: dict[str, Any]


class Have(RequestModel):
    """The client has everything up to an entry."""

    type: Literal["have"]
    seq: Annotated[int, Field(ge=0, le=10**9)]
    resend: bool = False
    """Something is missing after it: send it again, with the whole table."""


class Foresee(RequestModel):
    """Asks what an action would do; only the player who decides is answered."""

    type: Literal["foresee"]
    code: Code


class Look(RequestModel):
    """The table is in the foreground, or no longer."""

    type: Literal["look"]
    foreground: bool


class Ping(RequestModel):
    """Asks whether anybody is there."""

    type: Literal["ping"]


ClientMessage = Do | Have | Foresee | Look | Ping
_messages: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


def read(raw: str | bytes) -> ClientMessage:
    """Return a message of a client.

    :raises RefusedError: if it is none.
    """
    if len(raw) > LONGEST:
        raise RefusedError("too_large", f"send at most {LONGEST} characters at once")
    try:
        return _messages.validate_json(raw)
    except ValidationError as error:
        raise RefusedError("invalid", sentence_for(error, "message")) from error
