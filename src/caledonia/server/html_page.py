"""Plain HTML pages behind the links in mails."""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.responses import HTMLResponse

from caledonia.locale import Texts

_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
}
_PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Caledonia</title></head>
<body><main><h1>Caledonia</h1><p>{text}</p>{form}</main></body>
</html>
"""


def html_page(texts: Texts, text: str, form: str = "", *, status: int = 200) -> HTMLResponse:
    """Return a page with a sentence, and perhaps a form."""
    language = texts.language.replace("_", "-")
    page = _PAGE.format(language=language, text=escape(text), form=form)
    return HTMLResponse(page, status, headers=_HEADERS)
