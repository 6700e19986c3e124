"""Finished games on the page, with reviews that are made here instead of on the server."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from caledonia.review import Settings, review_game, to_json
from tests.page.visitors import DESK, Visitor, Visitors
from tests.server.visitors import crofters

QUICK: Final = Settings(nodes=32, closer=2, outcomes=4)
Json = dict[str, Any]


@cache
def _reviewed(players: int) -> Json:
    review = to_json(review_game(crofters(players), settings=QUICK))
    return {**review, "sheets": [{**sheet, "name": ""} for sheet in review["sheets"]]}


def review_of(players: int) -> Json:
    """Return a quick review of the crofters' game, as the server sends it."""
    return dict(_reviewed(players))


def finished_table(person: Visitor, players: int) -> str:
    """Return the table of the crofters' finished game, with a person on the first seat."""
    person.send("/people/guest", {"name": "Isla"})
    seats = ["me", *["crofter"] * (players - 1)]
    body = {"record": crofters(players).record(secret=True), "seats": seats}
    table_id: str = person.send("/tables/import", body)["id"]
    return table_id


def analysis_of(table_id: str, review: Json) -> Json:
    """Return the finished analysis of a table with this review, as the server sends it."""
    return {
        "id": "analysis",
        "table_id": table_id,
        "bot": "review",
        "status": "done",
        "done": 1,
        "total": 1,
        "created": 0,
        "updated": 0,
        "place": None,
        "result": None,
        "review": review,
    }


def answer(person: Visitor, table_id: str, review: Json) -> None:
    """Let the page receive this review when it asks for one."""
    done = analysis_of(table_id, review)
    rates = {
        "seats": [
            {"seat": sheet["seat"], "rates": _rates(sheet["rates"])} for sheet in review["sheets"]
        ],
        "own": None,
        "levels": [],
    }
    page = person.page
    page.route(
        "**/review",
        lambda route: (
            route.fulfill(status=202, json=done)
            if route.request.method == "POST"
            else route.fulfill(json={"analysis": None})
        ),
    )
    page.route("**/review/rates", lambda route: route.fulfill(json=rates))


def _rates(rates: list[Json]) -> list[Json]:
    decisions = sum(rate["decisions"] for rate in rates)
    lost = sum(rate["points_lost"] for rate in rates)
    return [{"kind": None, "decisions": decisions, "rate": lost / decisions, "level": "crofter"}]


def with_review(
    visitors: Visitors,
    review: Json,
    size: tuple[int, int] = DESK,
    language: str = "en",
) -> Visitor:
    """Return a visitor who looks at a game that is over, and its review."""
    person = visitors.come(size, language)
    table_id = finished_table(person, review["players"])
    answer(person, table_id, review)
    person.go(f"/table/{table_id}")
    person.page.locator("[data-deed='analyse']").click()
    person.page.locator("[data-balance]").wait_for()
    return person
