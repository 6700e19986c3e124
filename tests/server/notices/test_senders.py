from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # has no types
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]  # has no types

from caledonia.server.mail import DeliveryError
from caledonia.server.notices.channels import Channel
from caledonia.server.notices.message import GoneError, Message, channel_to_stop, stop_link
from caledonia.server.notices.models import are_keys
from caledonia.server.notices.senders import (
    KEY_FILE,
    Mailer,
    Push,
    Webhook,
    email_for,
    load_key,
    public_key,
)
from caledonia.server.notices.ssrf_guard import SafeClient
from caledonia.server.settings import Mail, Settings
from tests.server.notices.servers import Post, Web, post, web

SENDER = "Caledonia <play@example.org>"


@pytest.fixture
def own(tmp_path: Path) -> Settings:
    """Settings without a database."""
    return Settings(data=tmp_path, secret="s", public_url="https://play.example.org")


def parcel_to(address: str, kind: str, **data: Any) -> Message:
    return Message(
        key="k1",
        channel=Channel("c1", "bert", kind, address, data, (), 0, 0),
        language="de",
        event="your_turn",
        title="Ben & Nevis: Du bist am Zug",
        text="Du bist am Zug: „<Ben> & Nevis“.",
        table_id="t",
        table_name="<Ben> & Nevis",
        url="https://play.example.org/table/t",
    )


def status(code: int) -> bytes:
    return f"HTTP/1.1 {code} x\r\nContent-Length: 0\r\nRetry-After: 9\r\n\r\n".encode()


def with_web(use: Callable[[Web], Awaitable[None]]) -> None:
    async def run() -> None:
        async with web() as site:
            await use(site)

    asyncio.run(run())


# Webhooks.


def test_a_webhook_gets_signed_json_that_discord_and_slack_show() -> None:
    async def check(site: Web) -> None:
        away = SafeClient(_local=True)
        made = parcel_to(f"http://127.0.0.1:{site.port}/hook", "webhook", secret="very secret")
        await Webhook(away).send(made)
        (got,) = site.got
        body = json.loads(got.body)
        assert body["content"].startswith("Ben & Nevis: Du bist am Zug\nDu bist")
        assert "„&lt;Ben&gt; &amp; Nevis“" in body["text"]
        assert body["allowed_mentions"] == {"parse": []}
        assert (body["event"], body["table"], body["notice"]) == ("your_turn", "t", "k1")
        assert body["url"] == "https://play.example.org/table/t"
        time, mark = got.headers["caledonia-signature"].split(",")
        signed = time.removeprefix("t=").encode() + b"." + got.body
        right = hmac.new(b"very secret", signed, hashlib.sha256).hexdigest()
        assert mark == f"sha256={right}"

    with_web(check)


@pytest.mark.parametrize("code", [301, 400, 404, 429, 500])
def test_a_webhook_that_takes_nothing_has_failed(code: int) -> None:
    async def check(site: Web) -> None:
        site.answer = status(code)
        made = parcel_to(f"http://127.0.0.1:{site.port}/", "webhook", secret="s")
        with pytest.raises(DeliveryError, match=str(code)) as failure:
            await Webhook(SafeClient(_local=True)).send(made)
        assert failure.value.retry_after == 9
        assert not failure.value.is_final

    with_web(check)


def test_webhook_and_push_keep_out_of_our_own_network(own: Settings) -> None:
    browser = Browser()

    async def check(site: Web) -> None:
        url = f"https://127.0.0.1:{site.port}/"
        for sender in (Webhook(SafeClient()), Push(own, SafeClient())):
            made = parcel_to(url, "x", secret="s", keys=browser.keys)
            with pytest.raises(DeliveryError, match="Nothing can be sent"):
                await sender.send(made)
        assert site.got == []

    with_web(check)


# Push.


class Browser:
    """A browser that has subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.keys = {"p256dh": _base64(point), "auth": _base64(self.auth)}

    def read(self, body: bytes) -> Any:
        """Return what was sent."""
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(plain)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_push_is_encrypted_for_the_browser_and_signed(own: Settings) -> None:
    browser = Browser()

    async def check(site: Web) -> None:
        site.answer = status(201)
        made = parcel_to(f"http://127.0.0.1:{site.port}/push/1", "push", keys=browser.keys)
        await Push(own, SafeClient(_local=True)).send(made)
        (got,) = site.got
        assert b"Zug" not in got.body
        assert browser.read(got.body)["body"] == made.text
        assert browser.read(got.body)["url"] == made.url
        assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", "86400")
        assert Vapid02.verify(got.headers["authorization"])
        assert f"k={public_key(load_key(own))}" in got.headers["authorization"]
        claims = got.headers["authorization"].split("t=")[1].split(".")[1]
        said = json.loads(base64.urlsafe_b64decode(claims + "=="))
        assert said["aud"] == f"http://127.0.0.1:{site.port}"
        assert said["sub"] == "https://play.example.org"
        with pytest.raises(http_ece.ECEException):
            Browser().read(got.body)

    with_web(check)


@pytest.mark.parametrize("code", [404, 410])
def test_a_browser_that_is_gone(own: Settings, code: int) -> None:
    async def check(site: Web) -> None:
        site.answer = status(code)
        made = parcel_to(f"http://127.0.0.1:{site.port}/", "push", keys=Browser().keys)
        with pytest.raises(GoneError):
            await Push(own, SafeClient(_local=True)).send(made)

    with_web(check)


def test_a_push_service_that_has_a_problem(own: Settings) -> None:
    async def check(site: Web) -> None:
        site.answer = status(503)
        made = parcel_to(f"http://127.0.0.1:{site.port}/", "push", keys=Browser().keys)
        with pytest.raises(DeliveryError, match="503"):
            await Push(own, SafeClient(_local=True)).send(made)

    with_web(check)


def test_the_key_is_made_once_and_only_ours_to_read(own: Settings) -> None:
    first = public_key(load_key(own))
    assert public_key(load_key(own)) == first
    assert len(base64.urlsafe_b64decode(first + "=")) == 65
    assert (own.data / KEY_FILE).stat().st_mode & 0o777 == 0o600
    assert [path.name for path in own.data.iterdir()] == [KEY_FILE]


def test_keys_of_browsers_are_checked() -> None:
    good = Browser().keys
    assert are_keys(**good)
    for wrong in ("", "AAAA", "ä", "B" * 87, good["auth"]):
        assert not are_keys(wrong, good["auth"])
    for wrong in ("", "AAAA", "?" * 22, good["p256dh"]):
        assert not are_keys(good["p256dh"], wrong)


# Mail.


def with_post(own: Settings, use: Callable[[Settings, Post], Awaitable[None]]) -> None:
    async def run() -> None:
        async with post() as office:
            mail = Mail(host="127.0.0.1", port=office.port, sender=SENDER, start_tls=False)
            await use(replace(own, mail=mail), office)

    asyncio.run(run())


def parts_of(message: EmailMessage) -> tuple[str, str]:
    plain, page = message.get_body(("plain",)), message.get_body(("html",))
    assert isinstance(plain, EmailMessage)
    assert isinstance(page, EmailMessage)
    return plain.get_content(), page.get_content()


def test_a_mail_has_text_page_link_and_a_way_to_stop(own: Settings) -> None:
    async def check(settings: Settings, office: Post) -> None:
        made = parcel_to("bert@example.org", "mail")
        await Mailer(settings).send(made)
        (message,) = office.letters
        assert office.to == ["RCPT TO:<bert@example.org>"]
        assert message["Subject"] == made.title
        assert (message["From"], message["To"]) == (SENDER, "bert@example.org")
        assert message["Message-ID"] == "<k1@example.org>"
        stop = message["List-Unsubscribe"].strip("<>")
        assert stop.startswith("https://play.example.org/api/notices/unsubscribe/")
        assert channel_to_stop(settings, stop.rpartition("/")[2]) == "c1"
        assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        plain, page = parts_of(message)
        assert made.text in plain
        assert f"Zum Tisch: {made.url}" in plain
        assert stop in plain
        assert "„&lt;Ben&gt; &amp; Nevis“" in page
        assert f'<a href="{made.url}">Zum Tisch</a>' in page
        assert f'<a href="{stop}">' in page

    with_post(own, check)


def test_the_question_whose_address_it_is_has_only_that_link(own: Settings) -> None:
    async def check(settings: Settings, office: Post) -> None:
        asked = replace(
            parcel_to("bert@example.org", "mail"), event="confirm", url="https://c.example"
        )
        await Mailer(settings).send(asked)
        (message,) = office.letters
        assert message["List-Unsubscribe"] is None
        assert "Adresse bestätigen: https://c.example" in parts_of(message)[0]

    with_post(own, check)


@pytest.mark.parametrize(
    ("answers", "is_final"),
    [({"RCPT": "550 nobody"}, True), ({"RCPT": "450 later"}, False), ({"MAIL": "451 busy"}, False)],
)
def test_a_mail_that_is_refused(own: Settings, answers: dict[str, str], is_final: bool) -> None:
    async def check(settings: Settings, office: Post) -> None:
        office.answers = answers
        with pytest.raises(DeliveryError) as failure:
            await Mailer(settings).send(parcel_to("bert@example.org", "mail"))
        assert failure.value.is_final == is_final

    with_post(own, check)


def test_no_mail_server(own: Settings) -> None:
    made = parcel_to("bert@example.org", "mail")
    with pytest.raises(DeliveryError, match="no mail"):
        asyncio.run(Mailer(own).send(made))
    nobody = replace(own, mail=Mail(host="127.0.0.1", port=1))
    with pytest.raises(DeliveryError, match="did not take it"):
        asyncio.run(Mailer(nobody).send(made))


def test_a_letter_is_pure_ascii_with_short_lines(own: Settings) -> None:
    made = replace(parcel_to("bert@example.org", "mail"), text="ä" * 3000, title="é" * 200)
    raw = email_for(own, Mail(host="x"), made).as_bytes()
    assert raw.isascii()
    assert max(map(len, raw.split(b"\r\n"))) < 998


def test_links_of_other_servers_do_nothing(own: Settings) -> None:
    token = stop_link(own, "c1").rpartition("/")[2]
    assert channel_to_stop(replace(own, secret="other"), token) is None
    assert channel_to_stop(own, token + "x") is None
