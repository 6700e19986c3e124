"""What is handed to a channel, and how it can fail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from caledonia.server.notices.channels import Channel


class FailedError(Exception):
    """A notice could not be sent. The sentence is for the owner of the channel."""

    def __init__(
        self, sentence: str, *, is_final: bool = False, retry_after: int | None = None
    ) -> None:
        """:param is_final: another try would fail as well.
        :param retry_after: seconds that the other side wants us to wait.
        """
        super().__init__(sentence)
        self.sentence = sentence
        self.is_final = is_final
        self.retry_after = retry_after

    @property
    def detail(self) -> str:
        """More details, for the operator only."""
        return f"{self.sentence} ({self.__cause__!r})" if self.__cause__ else self.sentence


class GoneError(Exception):
    """The channel does not exist any more on the other side."""


@dataclass(frozen=True, slots=True)
class Parcel:
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
    """A kind of channel."""

    async def send(self, parcel: Parcel) -> None:
        """Send a notice.

        :raises FailedError: if it did not arrive.
        :raises GoneError: if the channel can be removed.
        """
