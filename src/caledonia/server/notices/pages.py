"""The pages behind the links in mails.

Viewing a page changes nothing, since mail scanners open every link. The button does, and so does
the one-click unsubscribe of mail programs (RFC 8058).
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from sqlalchemy import select
from starlette.responses import HTMLResponse

from caledonia.locale import Texts
from caledonia.server.db.schema import people
from caledonia.server.html_page import html_page
from caledonia.server.notices.channels import (
    Channel,
    change_channel,
    find_channel,
    remove_channel,
)
from caledonia.server.notices.message import channel_to_confirm, channel_to_stop
from caledonia.server.services import Services, ServicesDep
from caledonia.server.texts import browser_language, texts_for

router = APIRouter()

Token = Annotated[str, Path(max_length=300)]

_OLD: Final[dict[int | str, dict[str, Any]]] = {
    404: {"description": "The link is not ours, or too old.", "content": {"text/html": {}}}
}


@router.get(
    "/notices/confirm/{token}",
    response_class=HTMLResponse,
    response_description="A question.",
    responses=_OLD,
)
async def ask_to_confirm(request: Request, services: ServicesDep, token: Token) -> HTMLResponse:
    """The page that asks whether a mail address is one's own."""
    channel = await _find(services, channel_to_confirm(services.settings, token))
    texts = await _texts(request, services, channel)
    if channel is None:
        return _page(texts, "notice-page-old", status=404)
    return _page(texts, "notice-page-confirm", button=True, address=channel.address)


@router.post(
    "/notices/confirm/{token}",
    response_class=HTMLResponse,
    response_description="It is done.",
    responses=_OLD,
)
async def confirm(request: Request, services: ServicesDep, token: Token) -> HTMLResponse:
    """Confirm that a mail address is one's own."""
    channel_id = channel_to_confirm(services.settings, token)
    channel = None
    if channel_id is not None:
        async with services.database.write() as connection:
            channel = await find_channel(connection, channel_id, lock=True)
            if channel is not None:
                data = channel.data | {"confirmed": True}
                await change_channel(connection, channel.id, data=data)
    texts = await _texts(request, services, channel)
    if channel is None:
        return _page(texts, "notice-page-old", status=404)
    return _page(texts, "notice-page-confirmed", address=channel.address)


@router.get(
    "/notices/unsubscribe/{token}",
    response_class=HTMLResponse,
    response_description="A question.",
    responses=_OLD,
)
async def ask_to_stop(request: Request, services: ServicesDep, token: Token) -> HTMLResponse:
    """The page that asks whether to stop all mails to an address."""
    channel_id = channel_to_stop(services.settings, token)
    channel = await _find(services, channel_id)
    texts = await _texts(request, services, channel)
    if channel_id is None:
        return _page(texts, "notice-page-old", status=404)
    if channel is None:
        return _page(texts, "notice-page-stopped")
    return _page(texts, "notice-page-stop", button=True, address=channel.address)


@router.post(
    "/notices/unsubscribe/{token}",
    response_class=HTMLResponse,
    response_description="It is done.",
    responses=_OLD,
)
async def stop(request: Request, services: ServicesDep, token: Token) -> HTMLResponse:
    """Stop all mails to an address at once; whoever has the link needs no account."""
    channel_id = channel_to_stop(services.settings, token)
    channel = await _find(services, channel_id)
    texts = await _texts(request, services, channel)
    if channel_id is None:
        return _page(texts, "notice-page-old", status=404)
    async with services.database.write() as connection:
        await remove_channel(connection, channel_id)
    return _page(texts, "notice-page-stopped")


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


def _page(
    texts: Texts, key: str, *, button: bool = False, status: int = 200, **figures: str
) -> HTMLResponse:
    form = ""
    if button:
        form = f'<form method="post"><button>{escape(texts(f"{key}.button"))}</button></form>'
    return html_page(texts, texts(key, **figures), form, status=status)
