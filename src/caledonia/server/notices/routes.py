"""The routes for a person's channels, and the pages behind the links in emails.

Viewing such a page changes nothing, since mail scanners open every link. The button does, and so
does the one-click unsubscribe of mail programs (RFC 8058).
"""

from __future__ import annotations

import asyncio
import secrets
from html import escape
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Depends, Path, Request
from sqlalchemy import select
from starlette.responses import HTMLResponse, Response

from caledonia.locale import Texts
from caledonia.server import clock
from caledonia.server.db.schema import people
from caledonia.server.html_page import html_page
from caledonia.server.identity.dependencies import CurrentUser
from caledonia.server.identity.models import Person
from caledonia.server.mail import DeliveryError
from caledonia.server.notices.channels import (
    MAIL,
    PUSH,
    WEBHOOK,
    Channel,
    add_channel,
    change_channel,
    channels_of,
    find_channel,
    own_channel,
    remove_channel,
    take_over_push,
)
from caledonia.server.notices.message import channel_to_confirm, channel_to_stop
from caledonia.server.notices.models import (
    CONFIRM,
    DEFAULT_EVENTS,
    EVENTS,
    TEST,
    ChannelChange,
    NewChannel,
    NewMail,
    NewPush,
    PlannedNotice,
)
from caledonia.server.notices.outbox import put
from caledonia.server.notices.senders import load_key, public_key
from caledonia.server.notices.ssrf_guard import SafeClient
from caledonia.server.refusals import refusal
from caledonia.server.services import Services, ServicesDep
from caledonia.server.shapes.base import Nothing, json_response
from caledonia.server.shapes.notices import ChannelList, ChannelView, PushKey
from caledonia.server.shapes.problems import refused
from caledonia.server.texts import browser_language, texts_for
from caledonia.server.wire import answer

router = APIRouter(tags=["notices"])


def safe_client() -> SafeClient:
    """Return the client for addresses that people enter; tests replace it."""
    return SafeClient()


Client = Annotated[SafeClient, Depends(safe_client)]
ChannelId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]

_ERRORS: dict[int | str, dict[str, Any]] = {
    **refused(401, "You are not signed in."),
    **refused(404, "You have no such channel."),
}
_ADD_ERRORS: dict[int | str, dict[str, Any]] = {
    **refused(400, "Nothing may be sent to this address."),
    **refused(401, "You are not signed in."),
    **refused(409, "You have this channel already."),
    **refused(429, "Too many channels, or too many mails in a short time."),
    **refused(503, "This server sends no mail."),
}


@router.get("/notices/push-key", response_model=PushKey, response_description="The key.")
async def push_key(services: ServicesDep) -> Response:
    """The public key that browsers subscribe with."""
    key = await asyncio.to_thread(load_key, services.settings)
    return answer(PushKey(key=public_key(key)))


@router.get(
    "/notices/channels",
    response_model=ChannelList,
    response_description="All of your channels.",
    responses={401: _ERRORS[401]},
)
async def list_channels(services: ServicesDep, person: CurrentUser) -> Response:
    """Your channels, with all events that can be sent to them."""
    async with services.database.read() as connection:
        channels = await channels_of(connection, person.id)
    kinds = [PUSH, MAIL, WEBHOOK] if services.settings.mail else [PUSH, WEBHOOK]
    listed = ChannelList(
        channels=[channel.as_dict() for channel in channels],
        events=list(EVENTS),
        default_events=list(DEFAULT_EVENTS),
        kinds=kinds,
    )
    return answer(listed)


@router.post(
    "/notices/channels",
    status_code=201,
    response_model=ChannelView,
    response_description="The new channel.",
    responses=_ADD_ERRORS,
)
async def new_channel(
    services: ServicesDep, person: CurrentUser, client: Client, body: Annotated[NewChannel, Body()]
) -> Response:
    """A new channel. A mail address is asked to confirm; a webhook's secret is shown only here.

    A browser that is present already gets the keys and events of this request.
    """
    if isinstance(body, NewMail):
        return await _new_mail(services, person, body)
    if isinstance(body, NewPush):
        await _check(client, body.endpoint)
        return await _new_push(services, person, body)
    await _check(client, body.url)
    secret = secrets.token_urlsafe(32)
    async with services.database.write() as connection:
        made = await add_channel(
            connection, person.id, WEBHOOK, body.url, {"secret": secret}, body.events
        )
    shown: ChannelView = {**made.as_dict(), "secret": secret}
    return answer(shown, 201)


async def _check(client: SafeClient, url: str) -> None:
    try:
        await client.check(url)
    except DeliveryError as error:
        raise refusal("address_refused") from error


async def _new_mail(services: Services, person: Person, body: NewMail) -> Response:
    if services.settings.mail is None:
        raise refusal("no_mail")
    _allow(services, f"person {person.id}", f"address {body.address.lower()}")
    async with services.database.write() as connection:
        data = {"confirmed": False}
        made = await add_channel(connection, person.id, MAIL, body.address, data, body.events)
        await put(connection, made.id, "", PlannedNotice(person.id, CONFIRM, clock.now(), {}))
    return answer(made.as_dict(), 201)


async def _new_push(services: Services, person: Person, body: NewPush) -> Response:
    data = {"keys": body.keys.model_dump()}
    async with services.database.write() as connection:
        await take_over_push(connection, person.id, body.endpoint)
        present = [
            channel.id
            for channel in await channels_of(connection, person.id)
            if (channel.kind, channel.address) == (PUSH, body.endpoint)
        ]
        if present:
            await change_channel(connection, present[0], data=data, events=body.events, failures=0)
            made = await own_channel(connection, person.id, present[0])
        else:
            made = await add_channel(connection, person.id, PUSH, body.endpoint, data, body.events)
    return answer(made.as_dict(), 201)


def _allow(services: Services, *keys: str) -> None:
    """Count a request.

    :raises RefusedError: if one of the keys is over the limit.
    """
    allows = services.notice_limiter.allows
    now = clock.now()
    if services.settings.rate_limits and not all(allows(key, now) for key in keys):
        raise refusal("many_notices")


@router.patch(
    "/notices/channels/{channel}",
    response_model=ChannelView,
    response_description="The channel as it is now.",
    responses=_ERRORS,
)
async def set_events(
    services: ServicesDep, person: CurrentUser, channel: ChannelId, body: ChannelChange
) -> Response:
    """Choose what is sent to a channel; one that rests is used again."""
    async with services.database.write() as connection:
        own = await own_channel(connection, person.id, channel)
        await change_channel(connection, own.id, events=body.events, failures=0)
        changed = await own_channel(connection, person.id, channel)
    return answer(changed.as_dict())


@router.delete(
    "/notices/channels/{channel}",
    status_code=204,
    response_description="It is gone.",
    responses=_ERRORS,
)
async def delete_channel(
    services: ServicesDep, person: CurrentUser, channel: ChannelId
) -> Response:
    """Remove a channel; what waits for it is not sent any more."""
    async with services.database.write() as connection:
        await own_channel(connection, person.id, channel)
        await remove_channel(connection, channel)
    return Response(status_code=204)


@router.post(
    "/notices/channels/{channel}/test",
    status_code=202,
    response_description="It will be sent in a moment.",
    response_model=None,
    responses=_ERRORS
    | json_response(Nothing, 202)
    | refused(409, "The mail address is not confirmed.")
    | refused(429, "Too many tests in a short time."),
)
async def test_channel(services: ServicesDep, person: CurrentUser, channel: ChannelId) -> Response:
    """Send a notice to try a channel; whether it arrived is seen in the list of channels."""
    async with services.database.write() as connection:
        own = await own_channel(connection, person.id, channel)
        if not own.is_confirmed:
            raise refusal("address_unconfirmed")
        _allow(services, f"test {person.id}")
        await put(connection, own.id, "", PlannedNotice(person.id, TEST, clock.now(), {}))
    return answer(Nothing(), 202)


# Pages of links in emails.

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
    """Return the page that asks to confirm a mail address."""
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
    """Confirm a mail address as your own."""
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
    """Stop all mails to an address at once; the link is enough, without an account."""
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
