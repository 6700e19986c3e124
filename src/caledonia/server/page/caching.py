"""Whether a client has a body already: entity tags for answers and files in several codings.

Starlette compares tags only in StaticFiles, which knows one coding of a file.
"""

from __future__ import annotations

from starlette.requests import Request


def tagged(version: str, coding: str) -> str:
    """Return the strong tag of a body: each coding of it has one of its own."""
    return f'"{version}-{coding}"' if coding else f'"{version}"'


def is_known(request: Request, version: str) -> bool:
    """Whether a client has a version already, in whatever coding."""
    for part in request.headers.get("if-none-match", "").split(","):
        name = part.strip().removeprefix("W/").strip('"')
        if name == version or name.startswith(f"{version}-"):
            return True
    return False
