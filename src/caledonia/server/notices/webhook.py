"""Webhooks: a notice as JSON for somebody's own program, Discord or Slack."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from caledonia.server import clock
from caledonia.server.notices.outside import Outside
from caledonia.server.notices.parcels import FailedError, Parcel
from caledonia.server.wire import encode

SIGNATURE: Final = "Caledonia-Signature"
"""Header ``t=<milliseconds>,sha256=<hex>``: the HMAC of the time, a full stop and the body."""
AGENT: Final = "Caledonia"


def signature(secret: str, at: int, body: bytes) -> str:
    """Return the value of the signature's header."""
    made = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},sha256={made.hexdigest()}"


def body_of(parcel: Parcel) -> dict[str, object]:
    """Return the JSON of a notice: ``content`` is what Discord shows, ``text`` what Slack does."""
    said = f"{parcel.title}\n{parcel.text}\n{parcel.url}"
    slack = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {
        "content": said,
        "text": slack,
        # Nobody is called by what is written in a table's chat.
        "allowed_mentions": {"parse": []},
        "notice": parcel.key,
        "event": parcel.event,
        "title": parcel.title,
        "message": parcel.text,
        "table": parcel.table_id,
        "table_name": parcel.table_name,
        "url": parcel.url,
    }


class Webhook:
    """Posts notices to the addresses that people named."""

    def __init__(self, outside: Outside) -> None:
        """:param outside: keeps them out of our own network."""
        self._outside = outside

    async def send(self, parcel: Parcel) -> None:
        """Post a notice, signed with the channel's secret.

        :raises FailedError: if the answer is no success.
        """
        body = encode(body_of(parcel))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": AGENT,
            SIGNATURE: signature(parcel.channel.data["secret"], clock.now(), body),
        }
        answer = await self._outside.post(parcel.channel.address, body, headers)
        if not 200 <= answer.status < 300:
            raise FailedError(
                f"The webhook answered {answer.status}.", retry_after=answer.retry_after
            )
