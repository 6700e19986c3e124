"""Notices in words, in the language of the person."""

from __future__ import annotations

from caledonia.locale import LANGUAGES, Texts, texts
from caledonia.server.given_names import in_words
from caledonia.server.notices.channels import Channel
from caledonia.server.notices.events import CONFIRM, FINISHED, HOUR, MINUTE, SEAT, TIME_SHORT
from caledonia.server.notices.links import confirm_link, home_link, table_link
from caledonia.server.notices.outbox import Notice
from caledonia.server.notices.parcels import Parcel
from caledonia.server.settings import Settings


def texts_for(language: str) -> Texts:
    """Return the messages of a person's language; English where we do not speak it.

    :param language: as browsers name it, like ``pt-BR``.
    """
    known = language.replace("-", "_")
    return texts(known if known in LANGUAGES else LANGUAGES[0])


def parcel_for(
    settings: Settings, notice: Notice, channel: Channel, language: str, table: str, now: int
) -> Parcel:
    """Return a notice in words.

    :param table: the table's name.
    """
    said = texts_for(language)
    key = f"{notice.event}-{notice.data['what']}" if notice.event == SEAT else notice.event
    figures = _figures(said, notice, now)
    text = f"notice-{key}"
    if notice.event == FINISHED and notice.data.get("place") is not None:
        text = f"notice-{key}.result"
        figures |= {"place": notice.data["place"], "points": notice.data["points"] or 0}
    name = in_words(said, one_line(table))
    return Parcel(
        key=str(notice.data["key"]),
        channel=channel,
        language=said.language,
        event=notice.event,
        title=said(f"notice-{key}.title", table=name, **figures),
        text=said(text, table=name, **figures),
        table_id=notice.table_id,
        table_name=name,
        url=_link(settings, notice),
    )


def one_line(text: str) -> str:
    """Return what somebody wrote in one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _figures(said: Texts, notice: Notice, now: int) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    if "count" in notice.data:
        found["count"] = int(notice.data["count"])
    if "name" in notice.data:
        found["name"] = in_words(said, one_line(str(notice.data["name"])))
    if "text" in notice.data:
        found["text"] = one_line(str(notice.data["text"]))
    if notice.event == TIME_SHORT:
        found["left"] = _left(said, notice.data["deadline"] - now)
    return found


def _left(said: Texts, time: int) -> str:
    """Return how much time is left; less than it is rather than more."""
    if time >= 2 * HOUR:
        return said("notice-hours", count=time // HOUR)
    return said("notice-minutes", count=max(1, time // MINUTE))


def _link(settings: Settings, notice: Notice) -> str:
    if notice.event == CONFIRM:
        return confirm_link(settings, notice.channel)
    if not notice.table_id:
        return home_link(settings)
    return table_link(settings, notice.data.get("to", notice.table_id))
