from __future__ import annotations

from pathlib import Path

import pytest

from caledonia.locale import LANGUAGES
from caledonia.server.notices.channels import Channel
from caledonia.server.notices.message import Message, message_for
from caledonia.server.notices.models import CONFIRM, EVENTS, HOUR, MINUTE, TEST
from caledonia.server.notices.outbox import Notice
from caledonia.server.settings import Settings
from caledonia.server.texts import one_line
from tests.server.notices.world import START

CHANNEL = Channel("c", "bert", "mail", "a@example.org", {}, (), START, 0)
DATA = {
    "key": "k",
    "name": "Anna",
    "text": "hello",
    "count": 2,
    "what": "joined",
    "deadline": START + HOUR,
    "seq": 1,
    "seat": 0,
    "round": 1,
}


def said(event: str, language: str = "en", called: str = "Ben Nevis", **more: object) -> Message:
    table = "" if event in (TEST, CONFIRM) else "t"
    notice = Notice("n", "c", table, event, DATA | more, START, 1)
    settings = Settings(data=Path("nowhere"), secret="s", public_url="https://play.example/")
    return message_for(settings, notice, CHANNEL, language, called, START)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [*EVENTS, TEST, CONFIRM])
def test_every_notice_has_words_in_every_language(event: str, language: str) -> None:
    message = said(event, language)
    assert message.title != message.text
    if message.table_id:
        assert "Ben Nevis" in message.title
    if language != "en":
        assert message.title != said(event).title or event == "chat"
    assert said("seat", language, what="replaced").text != said("seat", language).text


def test_default_names_are_translated() -> None:
    assert "Meine erste Partie" in said("your_turn", "de", called="First game").title
    assert said("chat", "de", name="Guest 718", text="Guest 718").text == "Gast 718: Guest 718"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_how_it_was(language: str) -> None:
    assert "133" in said("finished", language, place=1, points=133).text
    second = said("finished", language, place=2, points=99).text
    assert "99" in second
    assert "2" in second
    assert "Sláinte" in said("finished", language, place=1, points=133).text


@pytest.mark.parametrize(
    ("time", "words"),
    [
        (5 * HOUR, "5 hours"),
        (2 * HOUR - 1, "119 minutes"),
        (MINUTE, "1 minute"),
        (1, "1 minute"),
    ],
)
def test_how_much_time_is_left(time: int, words: str) -> None:
    assert f"You have {words} left" in said("time_short", deadline=START + time).text


def test_links_lead_to_the_table_or_the_server() -> None:
    assert said("chat").url == "https://play.example/table/t"
    assert said(TEST).url == "https://play.example/"
    assert said(CONFIRM).url.startswith("https://play.example/api/notices/confirm/")


def test_a_language_that_we_do_not_speak_is_english() -> None:
    assert said("your_turn", "gd").text == said("your_turn").text


def test_line_breaks_cannot_inject_headers() -> None:
    assert one_line(" a\r\nBcc: b\x00\t c ") == "a Bcc: b c"
    assert said("chat", text="one\ntwo", name="A\r\nB").text == "A B: one two"
