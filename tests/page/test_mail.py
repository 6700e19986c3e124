"""A server that sends mail, seen from a browser: addresses, forgotten passwords, links of mails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from queue import Queue
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.page.serving import free_port, serving
from tests.page.visitors import Contexts, Visitor, Visitors

PASSWORD: Final = "seven sheep cross the slow river"
OTHER: Final = "nine cows graze by the quick burn"
PATIENCE: Final = 30


class Post(ThreadingTCPServer):
    """A mail server that keeps what it is given."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        self.letters: Queue[str] = Queue()
        super().__init__(("127.0.0.1", 0), Clerk)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server_address[1])

    def link(self, kind: str) -> str:
        """Return the link of the next mail that has one of a kind; others only inform."""
        while True:
            letter = self.letters.get(timeout=PATIENCE)
            if link := re.search(rf"http\S+/{kind}/[\w-]+", letter):
                return link[0]


class Clerk(StreamRequestHandler):
    """Takes mail as RFC 5321 wants it."""

    server: Post

    def handle(self) -> None:
        """Answer until the other side has said all."""
        self._say("220 ready")
        for line in iter(self.rfile.readline, b""):
            verb = line[:4].upper()
            if verb == b"DATA":
                self._say("354 go on")
                lines = iter(self.rfile.readline, b".\r\n")
                letter = message_from_bytes(b"".join(lines), policy=policy.default)
                body = letter.get_body(("plain",))
                assert body is not None
                self.server.letters.put(body.get_content())
            self._say("221 bye" if verb == b"QUIT" else "250 fine")
            if verb == b"QUIT":
                return

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    with Post() as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="module")
def mailing(
    browser: Browser, post: Post, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Contexts]:
    """Return browser contexts for a server that sends mail."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CALEDONIA_SMTP_HOST", "127.0.0.1")
        patch.setenv("CALEDONIA_SMTP_PORT", str(post.port))
        patch.setenv("CALEDONIA_SMTP_TLS", "no")
        with serving(tmp_path_factory.mktemp("mailing"), free_port()) as address:
            yield Contexts(browser, address)


@pytest.fixture
def person(mailing: Contexts) -> Iterator[Visitor]:
    visitors = Visitors(mailing)
    yield visitors.come()
    visitors.go_home()


def register(person: Visitor, login: str) -> None:
    """Become a member with an unconfirmed address."""
    email = f"{login}@example.org"
    person.go("/account")
    person.page.locator("[type='radio'][value='register']").check()
    person.page.get_by_label("Username", exact=True).fill(login)
    person.page.get_by_label("Email address (optional)").fill(email)
    person.page.locator("[type=password]").fill(PASSWORD)
    person.page.locator("[data-enter]").click()
    expect(person.page.get_by_text(email).first).to_be_visible()


def confirm(person: Visitor, link: str) -> None:
    """Open the link of a mail and press its button."""
    person.page.goto(link)
    person.page.get_by_role("button").click()
    expect(person.page.get_by_role("button")).to_have_count(0)


def test_an_address_is_confirmed_by_its_link(person: Visitor, post: Post) -> None:
    register(person, "flora")
    assert person.ask("/people/me")["email"] is None
    confirm(person, post.link("confirm"))
    assert person.ask("/people/me")["email"] == "flora@example.org"
    # Another one takes its place in the same way.
    person.go("/account")
    form = person.page.locator("details", has=person.page.locator("input[name=email]"))
    form.locator("summary").click()
    form.locator("input[name=email]").fill("ailsa@example.org")
    form.locator("input[name=password]").fill("not mine")
    form.get_by_role("button").click()
    expect(form.locator("[data-problem]")).to_be_visible()
    form.locator("input[name=password]").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(person.page.get_by_role("status").get_by_text("ailsa@example.org")).to_be_visible()
    expect(form.locator("input[name=email]")).to_have_value("")
    confirm(person, post.link("confirm"))
    assert person.ask("/people/me")["email"] == "ailsa@example.org"
    person.faults.clear()


def test_a_forgotten_password_is_replaced_by_a_link(person: Visitor, post: Post) -> None:
    register(person, "morag")
    confirm(person, post.link("confirm"))
    person.context.clear_cookies()
    person.go("/account")
    person.page.get_by_label("Username or email address").fill("morag@example.org")
    person.page.locator("[data-forgot]").click()
    expect(person.page.get_by_role("status").filter(has_text=re.compile("."))).to_be_visible()
    person.page.goto(post.link("reset"))
    person.page.get_by_role("textbox").fill(OTHER)
    person.page.get_by_role("button").click()
    expect(person.page.get_by_role("textbox")).to_have_count(0)
    person.go("/account")
    person.page.get_by_label("Username or email address").fill("morag@example.org")
    person.page.locator("[type=password]").fill(OTHER)
    person.page.locator("[data-enter]").click()
    expect(person.page.locator("header .person")).to_contain_text("morag")
    person.faults.clear()
