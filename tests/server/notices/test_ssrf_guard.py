from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from caledonia.server.mail import DeliveryError
from caledonia.server.notices import ssrf_guard as module
from caledonia.server.notices.ssrf_guard import Resolve, SafeClient, is_public
from tests.server.notices.servers import certificates, web

CLOSED = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.1.2.3",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.7",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "2002:c0a8:101::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
OPEN = [
    "1.1.1.1",
    "8.8.8.8",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "223.255.255.255",
    "2001:4860:4860::8888",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
]


@pytest.mark.parametrize("address", CLOSED)
def test_addresses_that_are_not_for_everybody(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OPEN)
def test_public_addresses(address: str) -> None:
    assert is_public(address)


def finds(*addresses: str) -> Resolve:
    async def resolve(_host: str, _port: int) -> list[str]:
        return list(addresses)

    return resolve


def refused(url: str, away: SafeClient) -> DeliveryError:
    with pytest.raises(DeliveryError) as failure:
        asyncio.run(away.post(url, b"{}", {}))
    return failure.value


@pytest.mark.parametrize("address", CLOSED)
def test_no_host_may_lead_inside(address: str) -> None:
    for away in (SafeClient(resolve=finds(address)), SafeClient(resolve=finds("8.8.8.8", address))):
        assert refused("https://rebind.example/", away).sentence == module.UNUSABLE


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://localhost/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0177.0.0.1/",
        "https://127.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:7f00:1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1:8443/",
    ],
)
def test_no_spelling_of_an_address_leads_inside(url: str) -> None:
    assert refused(url, SafeClient()).sentence == module.UNUSABLE


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "//example.org/",
        "example.org",
        "https://",
        "https:///path",
        "https://user:password@example.org/",
        "https://[fe80::1%25eth0]/",
        "https://exa mple.org/",
        "https://example.org:99999/",
        "https://\u0000/",
        "",
    ],
)
def test_other_urls_are_refused(url: str) -> None:
    assert refused(url, SafeClient(resolve=finds("8.8.8.8"))).sentence == module.UNUSABLE


async def nobody(_host: str, _port: int) -> list[str]:
    """Find no host."""
    raise OSError("Name or service not known")


async def silence(_host: str, _port: int) -> list[str]:
    """Get no answer from the name server."""
    raise TimeoutError


NO_WAYS: list[Resolve] = [nobody, silence, finds(), finds("10.0.0.1"), finds("fe80::1%eth0")]


def test_an_unknown_host_looks_like_one_of_our_own_network() -> None:
    errors = [refused("https://db.internal/", SafeClient(resolve=each)) for each in NO_WAYS]
    # It may be known later; and another try must not give it away either.
    assert {(e.sentence, e.is_final, e.retry_after) for e in errors} == {
        (module.UNUSABLE, False, None)
    }


@pytest.mark.parametrize("resolve", NO_WAYS)
def test_every_refusal_takes_the_same_time(
    resolve: Resolve, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(module, "REFUSAL_SECONDS", 1000.0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    refused("https://db.internal/", SafeClient(resolve=resolve))
    assert len(waits) == 1
    assert 900 < waits[0] <= 1000


def test_the_connection_goes_to_the_checked_address_with_the_right_name(tmp_path: Path) -> None:
    server, client = certificates(tmp_path, "hooks.example")
    asked: list[str] = []

    async def resolve(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    async def check() -> None:
        async with web(server) as site:
            away = SafeClient(resolve=resolve, context=client, _local=True)
            answer = await away.post(
                f"https://hooks.example:{site.port}/a?b=c", b"hello", {"X": "y"}
            )
            assert answer.status == 204
            (got,) = site.got
            assert got.line == "POST /a?b=c HTTP/1.1"
            assert got.headers["host"] == f"hooks.example:{site.port}"
            assert (got.headers["x"], got.body) == ("y", b"hello")
            assert site.names == ["hooks.example"]
            with pytest.raises(DeliveryError):
                await away.post(f"https://evil.example:{site.port}/", b"", {})
            assert len(site.got) == 1

    asyncio.run(check())
    assert asked == ["hooks.example", "evil.example"]


def test_an_address_that_does_not_answer_is_followed_by_the_next() -> None:
    async def check() -> None:
        async with web() as site:
            away = SafeClient(resolve=finds("::1", "127.0.0.2", "127.0.0.1"), _local=True)
            assert (await away.post(f"http://two.example:{site.port}/", b"", {})).status == 204

    asyncio.run(check())


def answered(answer: bytes) -> object:
    async def ask() -> object:
        async with web() as site:
            site.answer = answer
            away = SafeClient(_local=True)
            response = await away.post(f"http://127.0.0.1:{site.port}/", b"", {})
            assert len(site.got) == 1
            return response

    return asyncio.run(ask())


def test_redirections_are_not_followed() -> None:
    response = answered(
        b"HTTP/1.1 307 Over there\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"
    )
    assert response == module.Answer(307, None)


@pytest.mark.parametrize(
    ("header", "seconds"),
    [(b"7", 7), (b"1.5", 1), (b"99999999", 3600), (b"Mon", None), (b"inf", None)],
)
def test_the_other_side_may_want_us_to_wait(header: bytes, seconds: int | None) -> None:
    text = b"HTTP/1.1 429 Slow\r\nContent-Length: 0\r\nRetry-After: " + header + b"\r\n\r\n"
    assert answered(text) == module.Answer(429, seconds)


def test_a_long_answer_is_not_read() -> None:
    text = b"HTTP/1.1 200 OK\r\nContent-Length: 9000000000\r\n\r\n" + b"x" * 200_000
    assert answered(text) == module.Answer(200, None)


def test_an_answer_that_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WHOLE_SECONDS", 0.1)

    async def check() -> None:
        async with asyncio.timeout(5):
            ended = asyncio.Event()

            async def silent(_reader: object, writer: asyncio.StreamWriter) -> None:
                await ended.wait()
                writer.close()

            server = await asyncio.start_server(silent, "127.0.0.1", 0)
            async with server:
                port = server.sockets[0].getsockname()[1]
                with pytest.raises(DeliveryError, match="could not be reached"):
                    await SafeClient(_local=True).post(f"http://127.0.0.1:{port}/", b"", {})
                ended.set()

    asyncio.run(check())


def test_rubbish_instead_of_http() -> None:
    with pytest.raises(DeliveryError, match="could not be reached"):
        answered(b"SSH-2.0-OpenSSH\r\n")
