"""The page behind a link for a new password: a form that needs no program in the browser."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse

from caledonia.locale import Texts
from caledonia.server.notices.pages import browser_language, html_page
from caledonia.server.notices.words import one_line, texts_for
from caledonia.server.people.accounts import Account
from caledonia.server.people.passwords import LONGEST, SHORTEST

FORM: Final = """\
<form method="post"><p><label>{label}
<input type="password" name="password" autocomplete="new-password"
 minlength="{shortest}" maxlength="{longest}" required></label></p>
<button>{button}</button></form>"""


def asking(account: Account, *, again: bool = False, is_weak: bool = False) -> HTMLResponse:
    """Return the form, perhaps once more because the password does not do."""
    said = texts_for(account.language)
    form = FORM.format(
        label=escape(said("notice-page-reset.label", shortest=SHORTEST, longest=LONGEST)),
        shortest=SHORTEST,
        longest=LONGEST,
        button=escape(said("notice-page-reset.button")),
    )
    text = said("notice-page-reset", name=one_line(account.name))
    if is_weak:
        text = said("notice-page-reset-weak")
    return html_page(said, text, form, status=422 if again else 200)


def done(account: Account) -> HTMLResponse:
    """Return the page that says that the password is changed."""
    said = texts_for(account.language)
    return html_page(said, said("notice-page-reset-done"))


def old(request: Request) -> HTMLResponse:
    """Return the page that says that a link does not work."""
    said: Texts = texts_for(browser_language(request.headers.get("accept-language", "")))
    return html_page(said, said("notice-page-reset-old"), status=404)


def password_in(body: bytes) -> str:
    """Return the password of a form; empty if there is none."""
    try:
        fields = parse_qs(body.decode(), max_num_fields=8)
    except ValueError:
        return ""
    return fields.get("password", [""])[0]
