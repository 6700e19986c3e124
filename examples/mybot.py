"""A whole bot for Caledonia. It needs Python and nothing else, not even Caledonia.

    caledonia arena "exec:python3 examples/mybot.py" crofter

Requests come as lines of JSON on standard input; each answer is a line on standard output. The
legal actions are in the request, so a bot need not know the rules: this one has a favourite kind
of action and takes the first of that kind. docs/bot-protocol.md describes the messages.
"""

import json
import sys
from typing import Any

FAVOURITES = ["fulfil", "expand", "obtain", "keep", "port", "bonus", "produce", "sell", "ship"]


def liking(code: str) -> int:
    """How early an action's first word stands among the favourites."""
    word = code.split()[0]
    return FAVOURITES.index(word) if word in FAVOURITES else len(FAVOURITES)


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a message; None: nothing."""
    if message["type"] == "hello":
        # This bot looks at the legal actions only: without "wants" it would get a view of the
        # game and the record of all moves as well.
        return {"type": "hello", "protocol": 1, "name": "mybot", "wants": []}
    if message["type"] == "choose":
        return {"action": min(message["legal"], key=liking)}
    return None


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply:
        print(json.dumps(reply), flush=True)
