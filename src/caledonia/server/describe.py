"""What goes over the wire, as an OpenAPI document: the page's types are made of it."""

from __future__ import annotations

import json
from pathlib import Path

from caledonia.server.app import create_app
from caledonia.server.settings import Settings


def description() -> str:
    """Return the shapes of all requests, answers and messages; the same for the same code."""
    whole = create_app(Settings(data=Path())).openapi()
    # Routes would make the types ten times as long, and the page names them itself.
    return json.dumps({**whole, "paths": {}}, indent=1, sort_keys=True)


if __name__ == "__main__":
    print(description())
