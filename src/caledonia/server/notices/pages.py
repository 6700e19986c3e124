"""The pages behind the links in mails.

Looking at a page does nothing: programs that check mails open every link. The button does it, and
so does the one click of a mail program (RFC 8058).
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from sqlalchemy import select
from starlette.responses import HTMLResponse

from caledonia.locale import LANGUAGES, Texts
from caledonia.server.db.schema import people
from caledonia.server.notices.channels import (
    Channel,
    change_channel,
    find_channel,
    remove_channel,
)
from caledonia.server.notices.links import channel_to_confirm, channel_to_stop
from caledonia.server.notices.words import texts_for
from caledonia.server.services import Services, ServicesDep

router = APIRouter()

Token = Annotated[str, Path(max_length=300)]

_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
}
_OLD: Final[dict[int | str, dict[str, Any]]] = {
    404: {"description": "The link is not ours, or too old.", "content": {"text/html": {}}}
}
_PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Caledonia</title></head>
<body><main><h1>Caledonia</h1><p>{text}</p>{form}</main></body>
</html>
"""


@router.get(
    "/notices/confirm/{token}",
    response_class=HTMLResponse,
    response_description="A question.",
    responses=_OLD,
)
async def ask_to_confirm(request: Request, services: ServicesDep, token: Token) -> HTMLResponse:
    """The page that asks whether a mail address is one's own."""
    channel = await _find(services, channel_to_confirm(services.settings, token))
    said = await _texts(request, services, channel)
    if channel is None:
        return _page(said, "notice-page-old", status=404)
    return _page(said, "notice-page-confirm", button=True, address=channel.address)


@router.post(
    "/notices/confirm/{token}",
    response_class=HTMLResponse,
    response_description="It is done.",
    responses=_OLD,
)
async def confirm(request: Request, services: ServicesDep, token: Token) -> HTMLResponse:
    """Confirm that a mail address is one's own."""
    wanted = channel_to_confirm(services.settings, token)
    channel = None
    if wanted is not None:
        async with services.database.write() as connection:
            channel = await find_channel(connection, wanted, lock=True)
            if channel is not None:
                data = channel.data | {"confirmed": True}
                await change_channel(connection, channel.id, data=data)
    said = await _texts(request, services, channel)
    if channel is None:
        return _page(said, "notice-page-old", status=404)
    return _page(said, "notice-page-confirmed", address=channel.address)


@router.get(
    "/notices/unsubscribe/{token}",
    response_class=HTMLResponse,
    response_description="A question.",
    responses=_OLD,
)
async def ask_to_stop(request: Request, services: ServicesDep, token: Token) -> HTMLResponse:
    """The page that asks whether to stop all mails to an address."""
    wanted = channel_to_stop(services.settings, token)
    channel = await _find(services, wanted)
    said = await _texts(request, services, channel)
    if wanted is None:
        return _page(said, "notice-page-old", status=404)
    if channel is None:
        return _page(said, "notice-page-stopped")
    return _page(said, "notice-page-stop", button=True, address=channel.address)


@router.post(
    "/notices/unsubscribe/{token}",
    response_class=HTMLResponse,
    response_description="It is done.",
    responses=_OLD,
)
async def stop(request: Request, services: ServicesDep, token: Token) -> HTMLResponse:
    """Stop all mails to an address at once; whoever has the link needs no account."""
    wanted = channel_to_stop(services.settings, token)
    channel = await _find(services, wanted)
    said = await _texts(request, services, channel)
    if wanted is None:
        return _page(said, "notice-page-old", status=404)
    async with services.database.write() as connection:
        await remove_channel(connection, wanted)
    return _page(said, "notice-page-stopped")


async def _find(services: Services, channel: str | None) -> Channel | None:
    if channel is None:
        return None
    async with services.database.read() as connection:
        return await find_channel(connection, channel)


async def _texts(request: Request, services: Services, channel: Channel | None) -> Texts:
    """Return the messages in the language of the channel's owner, else of the browser."""
    if channel is None:
        return texts_for(browser_language(request.headers.get("accept-language", "")))
    async with services.database.read() as connection:
        query = select(people.c.language).where(people.c.id == channel.person)
        return texts_for((await connection.execute(query)).scalar_one())


def browser_language(accepted: str) -> str:
    """Return the first language of a browser that we speak."""
    for wish in accepted.split(","):
        short = wish.partition(";")[0].strip().partition("-")[0].lower()
        for language in LANGUAGES:
            if language.partition("_")[0] == short:
                return language
    return LANGUAGES[0]


def _page(
    said: Texts, key: str, *, button: bool = False, status: int = 200, **figures: str
) -> HTMLResponse:
    form = ""
    if button:
        form = f'<form method="post"><button>{escape(said(f"{key}.button"))}</button></form>'
    return html_page(said, said(key, **figures), form, status=status)


def html_page(said: Texts, text: str, form: str = "", *, status: int = 200) -> HTMLResponse:
    """Return a page with a sentence, and perhaps a form."""
    language = said.language.replace("_", "-")
    page = _PAGE.format(language=language, text=escape(text), form=form)
    return HTMLResponse(page, status, headers=_HEADERS)
