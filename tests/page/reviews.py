"""Finished games on the page, with reviews that are made here instead of on the server."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from caledonia.review import KINDS, Settings, review_game, to_json
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
        "levels": [level_of("crofter", 0.97)],
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
    # Nobody presses for exercises here: the server need not make any.
    nothing = {**done, "bot": "exercises", "review": None}
    page.route("**/exercises", lambda route: route.fulfill(status=202, json=nothing))
    page.route("**/review/rates", lambda route: route.fulfill(json=rates))


def _rates(rates: list[Json]) -> list[Json]:
    decisions = sum(rate["decisions"] for rate in rates)
    lost = sum(rate["points_lost"] for rate in rates)
    together = {"kind": None, "decisions": decisions, "rate": lost / decisions}
    kinds = [
        {
            "kind": rate["kind"],
            "decisions": rate["decisions"],
            "rate": rate["points_lost"] / rate["decisions"],
        }
        for rate in rates
    ]
    return [{**each, "level": "crofter"} for each in (together, *kinds)]


def level_of(bot: str, rate: float) -> Json:
    """Return what a level was measured to lose, the same in every kind of decision."""
    figures = {"decisions": 100, "mean": rate, "low": rate - 0.1, "high": rate + 0.1}
    kinds = (None, *KINDS)
    return {"bot": bot, "games": 9, "rates": [{"kind": kind, **figures} for kind in kinds]}


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
