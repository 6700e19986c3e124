"""HTTP to addresses that people gave us: never into our own network.

The name is resolved once, every address is checked, and the connection goes to a checked address:
a name that points elsewhere a moment later changes nothing.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

import httpx2

from caledonia.server.notices.addresses import is_public
from caledonia.server.notices.parcels import FailedError

RESOLVE_SECONDS: Final = 3.0
REFUSAL_SECONDS: Final = RESOLVE_SECONDS
"""Seconds every refusal of an address takes, so that timing does not reveal the reason."""
CONNECT_SECONDS: Final = 5.0
WHOLE_SECONDS: Final = 15.0
"""Limits of time for one request."""
MAX_ANSWER: Final = 16 * 1024
"""Bytes of an answer that are read at most; none of them is kept."""
MAX_ADDRESSES: Final = 3
"""Addresses of a host that are tried."""

UNUSABLE: Final = "Nothing can be sent to this address."
"""The same for every reason, so that nobody can probe names in our own network."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a stranger's server said."""

    status: int
    retry_after: int | None
    """Seconds until the next try, if it says so."""


class Outside:
    """Sends to servers of strangers."""

    def __init__(
        self,
        *,
        resolve: Resolve | None = None,
        context: ssl.SSLContext | None = None,
        _local: bool = False,
    ) -> None:
        """:param resolve: finds the addresses of a host.
        :param context: whose certificates are trusted.
        :param _local: for tests: HTTP without TLS, and this machine.
        """
        self._resolve = resolve or _resolved
        self._context = context
        self._local = _local

    async def check(self, url: str) -> list[str]:
        """Return the addresses that a URL may be sent to.

        :raises FailedError: with the same words after the same time, whatever is wrong.
        """
        end = asyncio.get_running_loop().time() + REFUSAL_SECONDS
        try:
            return await self._checked(url)
        except (OSError, UnicodeError, ValueError, TimeoutError, httpx2.InvalidURL) as error:
            await asyncio.sleep(end - asyncio.get_running_loop().time())
            raise FailedError(UNUSABLE) from error

    async def _checked(self, url: str) -> list[str]:
        parsed = self._parsed(url)
        host = parsed.raw_host.decode("ascii")
        port = parsed.port or (443 if parsed.scheme == "https" else 80)
        async with asyncio.timeout(RESOLVE_SECONDS):
            found = await self._resolve(host, port)
        if not found:
            raise ValueError("no host of this name")
        if not self._local and not all(map(is_public, found)):
            raise ValueError("not on the public internet")
        return list(dict.fromkeys(found))[:MAX_ADDRESSES]

    def _parsed(self, url: str) -> httpx2.URL:
        """Return a URL of a form that we send to.

        :raises ValueError: if it has another form.
        """
        parsed = httpx2.URL(url)
        host = parsed.raw_host.decode("ascii")
        if parsed.scheme != "https" and not (self._local and parsed.scheme == "http"):
            raise ValueError("not https")
        if not host or parsed.userinfo or "%" in host or not 0 < (parsed.port or 443) < 65536:
            raise ValueError("no plain host and port")
        return parsed

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send a request and return the answer; redirections are not followed.

        :raises FailedError: if it may not be sent, or nobody answers in time.
        """
        try:
            async with asyncio.timeout(WHOLE_SECONDS):
                addresses = await self.check(url)
                return await self._post(self._parsed(url), addresses, body, headers)
        except (httpx2.HTTPError, ssl.SSLError, OSError) as error:
            # A timeout is an OSError, too. The exact reason goes to the log.
            raise FailedError("The host could not be reached.") from error

    async def _post(
        self, url: httpx2.URL, addresses: list[str], body: bytes, headers: Mapping[str, str]
    ) -> Answer:
        for address in addresses[:-1]:
            try:
                return await self._post_to(address, url, body, headers)
            except (httpx2.ConnectError, httpx2.ConnectTimeout):
                continue
        return await self._post_to(addresses[-1], url, body, headers)

    async def _post_to(
        self, address: str, url: httpx2.URL, body: bytes, headers: Mapping[str, str]
    ) -> Answer:
        if self._context is None:
            self._context = await asyncio.to_thread(ssl.create_default_context)
        # A connection of its own: one that is kept would be found by address, not by name.
        transport = httpx2.AsyncHTTPTransport(verify=self._context, trust_env=False)
        limits = httpx2.Timeout(WHOLE_SECONDS, connect=CONNECT_SECONDS)
        async with httpx2.AsyncClient(
            transport=transport, timeout=limits, follow_redirects=False, trust_env=False
        ) as client:
            request = client.build_request(
                "POST",
                url.copy_with(host=address),
                content=body,
                headers={**headers, "Host": url.netloc.decode("ascii")},
                extensions={"sni_hostname": url.raw_host.decode("ascii")},
            )
            response = await client.send(request, stream=True)
            try:
                await _drain(response)
            finally:
                await response.aclose()
        return Answer(response.status_code, _seconds(response.headers.get("retry-after")))


async def _drain(response: httpx2.Response) -> None:
    """Read a short answer to its end, so that the other side sees no broken connection."""
    size = 0
    async for piece in response.aiter_raw():
        size += len(piece)
        if size > MAX_ANSWER:
            return


async def _resolved(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


def _seconds(text: str | None) -> int | None:
    try:
        return None if text is None else max(0, min(3600, int(float(text))))
    except (ValueError, OverflowError):
        return None
