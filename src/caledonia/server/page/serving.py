"""Serving the built page: its files, and its one document for all addresses of its own.

Starlette's StaticFiles would read the disk for each request and send files as they are. Here they
are read once, so that all of them belong to one build, and the compressed files beside them are
sent to clients that accept them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.types import Receive, Scope, Send

from caledonia.server.gzip_response import accepts
from caledonia.server.page.caching import is_known, tagged
from caledonia.server.page.files import INDEX, PageFile, read_page

API: Final = "/api"
METHODS: Final = ("GET", "HEAD")


class Page:
    """Answers with the files of the page.

    An address without an ending, such as ``/table/ID``, is one of the page's own: it gets the
    document, and the page shows what is there.
    """

    def __init__(self, folder: Path) -> None:
        """Read the page.

        :raises ValueError: if there is none.
        """
        self._files = read_page(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        request = Request(scope)
        file = self._find(scope["path"].removeprefix("/"))
        await _answer(request, file)(scope, receive, send)

    def _find(self, name: str) -> PageFile:
        if name in self._files:
            return self._files[name]
        if "." in name.rpartition("/")[2]:
            raise HTTPException(404)
        return self._files[INDEX]


def _answer(request: Request, file: PageFile) -> Response:
    coding = next((each for each in file.bodies if each and accepts(request, each)), "")
    headers = {
        "Cache-Control": file.caching,
        "ETag": tagged(file.tag, coding),
        "Vary": "Accept-Encoding",
    }
    if is_known(request, file.tag):
        return Response(status_code=304, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
    body = file.bodies[coding]
    response = Response(b"" if request.method == "HEAD" else body, headers=headers)
    response.headers["Content-Length"] = str(len(body))
    is_text = file.media_type.startswith("text/")
    response.headers["Content-Type"] = file.media_type + ("; charset=utf-8" if is_text else "")
    return response


class _Beside(Mount):
    """Matches whatever belongs to no other part of the server."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Leave alone the API, sockets, and everything that is no reading."""
        path: str = scope["path"]
        if scope["type"] != "http" or scope["method"] not in METHODS:
            return Match.NONE, {}
        if path == API or path.startswith(f"{API}/"):
            return Match.NONE, {}
        return super().matches(scope)


def serve_page(app: FastAPI, folder: Path) -> None:
    """Serve a built page beside the API; call it after all routes are added.

    :raises ValueError: if there is no page.
    """
    app.router.routes.append(_Beside("/", app=Page(folder), name="page"))
