"""Addresses are remembered as keyed hashes."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import HTTPConnection

from caledonia.server.security.address_keys import address_key, origin_key
from caledonia.server.settings import Settings


def key_of(host: str, secret: str = "a key of this server") -> str:
    settings = Settings(data=Path("unused"), secret=secret)
    return address_key(settings, HTTPConnection({"type": "http", "client": (host, 1)}))


def test_the_same_household_has_the_same_key() -> None:
    assert key_of("2001:db8:1:2::1") == key_of("2001:db8:1:2::ffff")
    assert key_of("192.0.2.1") == key_of("::ffff:192.0.2.1")
    assert key_of("192.0.2.1") != key_of("192.0.2.2")


def test_a_key_depends_on_the_servers_secret_and_on_what_it_stands_for() -> None:
    assert key_of("192.0.2.1") != key_of("192.0.2.1", secret="a key of another server")
    settings = Settings(data=Path("unused"), secret="a key of this server")
    assert origin_key(settings, "device", "192.0.2.1") != key_of("192.0.2.1")


def test_a_key_does_not_contain_the_address() -> None:
    assert "192.0.2" not in key_of("192.0.2.1")
    assert len(key_of("192.0.2.1")) == 32
