"""HTTP requests to URLs that people gave us, but never into our own network.

A name is resolved once, every address is checked, and the connection goes to a checked address, so
that DNS rebinding has no effect. The usual HTTP clients resolve the name again when they connect,
so a check before them would not bind.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Final

import httpx2

from caledonia.server.mail import DeliveryError

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

CLOSED_4: Final = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this host
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by customers of a provider
        "127.0.0.0/8",  # loopback
        "169.254.0.0/16",  # link-local, with the metadata services of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
"""Special-purpose addresses of IANA's registry."""
OPEN_6: Final = IPv6Network("2000::/3")
"""Global unicast; mapped IPv4, NAT64 and local addresses are outside of it."""
CLOSED_6: Final = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocol assignments, Teredo
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: holds an IPv4 address
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)

Resolve = Callable[[str, int], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a server."""

    status: int
    retry_after: int | None
    """Seconds until the next try, if it says so."""


class SafeClient:
    """Sends requests to public addresses only."""

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

        :raises DeliveryError: with the same words after the same time, whatever is wrong.
        """
        end = asyncio.get_running_loop().time() + REFUSAL_SECONDS
        try:
            return await self._checked(url)
        except (OSError, UnicodeError, ValueError, TimeoutError, httpx2.InvalidURL) as error:
            await asyncio.sleep(end - asyncio.get_running_loop().time())
            raise DeliveryError(UNUSABLE) from error

    async def _checked(self, url: str) -> list[str]:
        parsed = self._parsed(url)
        host = parsed.raw_host.decode("ascii")
        port = parsed.port or (443 if parsed.scheme == "https" else 80)
        async with asyncio.timeout(RESOLVE_SECONDS):
            addresses = await self._resolve(host, port)
        if not addresses:
            raise ValueError("no host of this name")
        if not self._local and not all(map(is_public, addresses)):
            raise ValueError("not on the public internet")
        return list(dict.fromkeys(addresses))[:MAX_ADDRESSES]

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

        :raises DeliveryError: if it may not be sent, or there is no answer in time.
        """
        try:
            async with asyncio.timeout(WHOLE_SECONDS):
                addresses = await self.check(url)
                return await self._post(self._parsed(url), addresses, body, headers)
        except (httpx2.HTTPError, ssl.SSLError, OSError) as error:
            # A timeout is an OSError, too. The exact reason goes to the log.
            raise DeliveryError("The host could not be reached.") from error

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
        # A new connection: a pooled one would be looked up by address, not by name.
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
    entries = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in entries]


def _seconds(text: str | None) -> int | None:
    try:
        return None if text is None else max(0, min(3600, int(float(text))))
    except (ValueError, OverflowError):
        return None


def is_public(address: str) -> bool:
    """Return whether an IP address is on the public internet.

    :raises ValueError: if it is no IP address.
    """
    if "%" in address:  # an interface of this machine
        return False
    ip = ip_address(address)
    if ip.version == 4:
        return not any(ip in network for network in CLOSED_4)
    return ip in OPEN_6 and not any(ip in network for network in CLOSED_6)
