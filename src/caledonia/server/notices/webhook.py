"""Webhooks: a notice as JSON for a person's own program, Discord or Slack."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from caledonia.server import clock
from caledonia.server.mail import DeliveryError
from caledonia.server.notices.message import Message
from caledonia.server.notices.ssrf_guard import SafeClient
from caledonia.server.wire import encode

SIGNATURE: Final = "Caledonia-Signature"
"""Header ``t=<milliseconds>,sha256=<hex>``: the HMAC of the time, a full stop and the body."""
AGENT: Final = "Caledonia"


def signature(secret: str, at: int, body: bytes) -> str:
    """Return the value of the signature's header."""
    made = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},sha256={made.hexdigest()}"


def body_of(message: Message) -> dict[str, object]:
    """Return the JSON of a notice: ``content`` is what Discord shows, ``text`` what Slack does."""
    text = f"{message.title}\n{message.text}\n{message.url}"
    slack = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {
        "content": text,
        "text": slack,
        # Nobody is called by what is written in a table's chat.
        "allowed_mentions": {"parse": []},
        "notice": message.key,
        "event": message.event,
        "title": message.title,
        "message": message.text,
        "table": message.table_id,
        "table_name": message.table_name,
        "url": message.url,
    }


class Webhook:
    """Posts notices to the addresses that people named."""

    def __init__(self, client: SafeClient) -> None:
        """:param client: keeps them out of our own network."""
        self._client = client

    async def send(self, message: Message) -> None:
        """Post a notice, signed with the channel's secret.

        :raises DeliveryError: if the answer is no success.
        """
        body = encode(body_of(message))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": AGENT,
            SIGNATURE: signature(message.channel.data["secret"], clock.now(), body),
        }
        answer = await self._client.post(message.channel.address, body, headers)
        if not 200 <= answer.status < 300:
            raise DeliveryError(
                f"The webhook answered {answer.status}.", retry_after=answer.retry_after
            )
