"""Sending mail over SMTP."""

from __future__ import annotations

from email.message import EmailMessage
from typing import Final

import aiosmtplib

from caledonia.server.settings import Mail

SECONDS: Final = 15.0
"""Timeout of each step of a delivery."""
IMPLICIT_TLS: Final = 465
"""The port that speaks TLS from the first byte."""


class DeliveryError(Exception):
    """A mail or notice could not be sent. The sentence is for its owner."""

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


async def deliver(mail: Mail, message: EmailMessage) -> None:
    """Send a mail through the mail server of the settings.

    :raises DeliveryError: for good, if it refuses the address.
    """
    implicit = mail.port == IMPLICIT_TLS
    try:
        await aiosmtplib.send(
            message,
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password or None,
            use_tls=implicit,
            start_tls=mail.start_tls and not implicit,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        is_final = all(each.code >= 500 for each in error.recipients)
        raise DeliveryError("The mail server refused the address.", is_final=is_final) from error
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise DeliveryError("The mail server did not take it.") from error
