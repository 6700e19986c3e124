"""Screens at the table: how to open each of them."""

from __future__ import annotations

from typing import Final

from benchmarks.page.around import Screen, Way, without_server
from benchmarks.page.games import moment, widest
from benchmarks.page.window import Window
from benchmarks.page.world import World
from caledonia.puzzles.files import shipped_puzzles

REVIEW_MS: Final = 120_000
CARDS: Final = ("board", "market", "contracts", "players", "log")
"""Cards of the sheet on a phone."""


def table_at(name: str, *presses: str) -> Way:
    """Return the way to a table at a moment, and to what a few presses show there."""

    def way(window: Window, world: World) -> None:
        window.go(f"/table/{world.tables[name]}")
        window.find("[data-map]").wait_for()
        for selector in presses:
            window.press(selector)
        window.settle()

    return way


def expansion(world: World) -> tuple[str, str]:
    """Return unit and space of an expansion at the turn, with a unit that may go anywhere."""
    legal = world.isla.ask(f"/tables/{world.tables['turn']}")["view"]["legal"]
    _, unit, space = widest(legal)[0].split()
    return unit, space


def _expand(window: Window, world: World) -> None:
    unit, _ = expansion(world)
    table_at("turn", "[data-action='expand']", f"button[data-unit='{unit}']")(window, world)


def _preview(window: Window, world: World) -> None:
    _, space = expansion(world)
    _expand(window, world)
    window.press(f"polygon[data-space='{space}']")
    window.settle()


def _here(window: Window, world: World) -> None:
    _, space = expansion(world)
    way = table_at("turn", "[data-action='expand']", f"polygon[data-space='{space}']")
    way(window, world)


def _hints(window: Window, world: World) -> None:
    table_at("turn", "[data-hint]")(window, world)
    window.find("[data-hint-code]").wait_for()
    window.settle()


def _trade(window: Window, world: World) -> None:
    table_at("turn", "[data-action='trade']", "button.side.buy[aria-disabled='false']")(
        window, world
    )
    window.press(".stepper [data-code]")
    window.settle()


def overlay(name: str) -> Way:
    """Return the way to something that the map shows on demand."""

    def way(window: Window, world: World) -> None:
        tools = [".tools .more"] if window.look.is_phone else []
        table_at("turn", *tools, f"[data-overlay='{name}']", *tools)(window, world)

    return way


def guided(lesson: str, stage: str | None = None, *presses: str) -> Way:
    """Return the way to a lesson of the guide: along everything that it points at.

    :param presses: what is pressed there.
    """

    def way(window: Window, _: World) -> None:
        window.go("/learn")
        window.press("[data-learn-start]")
        wanted = f"[data-lesson='{lesson}']" + (f"[data-stage='{stage}']" if stage else "")
        window.page.locator("[data-guide-ring]").wait_for()
        while not window.page.locator(wanted).count():
            window.page.locator("[aria-describedby~='guide-text']").click()
            window.page.wait_for_function(
                "() => document.querySelector('[aria-describedby~=guide-text]') "
                "&& !window.caledonia.table.isSaving"
            )
        for each in presses:
            window.press(each)
        window.settle()

    return way


def _moment(window: Window, world: World) -> None:
    window.go(f"/table/{world.tables['over']}/{moment('turn').ply}")
    window.page.wait_for_function("() => window.caledonia?.table.moment !== null")
    window.settle()


def _since(window: Window, world: World) -> None:
    log = ["#tab-log"] if window.look.is_phone else []
    table_at("turn", *log, ".since")(window, world)
    window.find("[data-caption]").wait_for()


def _round_card(window: Window, world: World) -> None:
    rounds = ["[data-rounds]"] if window.look.is_phone else []
    table_at("turn", *rounds, "[data-round='2'] button")(window, world)
    window.find("[data-order]").wait_for()


def _ending(window: Window, world: World) -> None:
    window.go(f"/table/{world.tables['over']}")
    window.find("[data-ending]").wait_for()
    window.settle()


def _charts(window: Window, world: World) -> None:
    _ending(window, world)
    window.page.locator("[data-ending] .paper").last.scroll_into_view_if_needed()
    window.settle()


def reviewed(part: str, *presses: str) -> Way:
    """Return the way to a part of the review of a finished game.

    :param presses: what is pressed there.
    """

    def way(window: Window, world: World) -> None:
        _ending(window, world)
        ask = window.page.locator("[data-review] [data-deed='analyse']")
        if ask.count():
            ask.click()
        window.page.locator("[data-review-course]").wait_for(timeout=REVIEW_MS)
        for each in presses:
            window.press(each)
        window.page.locator(part).evaluate("part => part.scrollIntoView()")
        window.settle()

    return way


def _puzzle(window: Window, _: World) -> None:
    window.go(f"/puzzles/{min(shipped_puzzles())}")
    window.find("[data-puzzle]").wait_for()
    window.settle()


def _verdict(window: Window, world: World) -> None:
    _puzzle(window, world)
    window.page.evaluate(
        "async () => { await window.caledonia.table.play('pass');"
        " await window.caledonia.table.endTurn(); }"
    )
    window.find("[data-verdict]").wait_for()
    window.settle()


def aid(layer: str, *presses: str) -> Way:
    """Return the way to a turn with all learning aids on, one of them open."""

    def way(window: Window, world: World) -> None:
        window.go("/settings")
        for switch in window.page.locator("[data-layer-settings] label").all():
            switch.click()
        table_at("turn")(window, world)
        window.page.locator("[data-layers] .bar li").first.wait_for()
        window.press(f"[data-layer='{layer}']")
        window.find("[data-layers] .panel :is(tr, [data-route])").wait_for()
        for each in presses:
            window.press(each)
        window.settle()

    return way


def _draft(window: Window, world: World) -> None:
    window.go(f"/table/{world.draft}")
    window.find("[data-draft]").wait_for()
    window.settle()


def _offline(window: Window, world: World) -> None:
    table_at("turn")(window, world)
    without_server(window)
    window.page.reload()
    window.find("[data-offline]").wait_for()
    window.settle()


def seat(way: Way, *looks: str, is_known: bool = True) -> Screen:
    """Return a screen that fills the window."""
    return Screen(way, is_known=is_known, is_long=False, looks=looks or ("desk", "phone"))


SEATED: Final[dict[str, Screen]] = {
    "table-clans": seat(table_at("clan")),
    "table-draft": seat(_draft, "desk", "phone", "low"),
    "table-workers": seat(table_at("place")),
    "table": seat(table_at("turn"), "desk", "phone", "large", "low"),
    "table-expand": seat(_expand),
    "table-preview": seat(_preview),
    "table-here": seat(_here),
    "table-trade": seat(_trade),
    "table-neighbours": seat(table_at("neighbours")),
    "table-bonus": seat(table_at("bonus")),
    "table-hints": seat(_hints),
    "table-rules": seat(table_at("turn", "[data-menu]", "dialog a[href='/rules']")),
    "table-why-not": seat(table_at("turn", "[data-action][aria-disabled='true']")),
    "table-production": seat(table_at("production")),
    "table-reach": seat(overlay("reach")),
    "table-settlements": seat(overlay("settlements")),
    "table-offline": seat(_offline),
    "table-menu": seat(table_at("turn", "[data-menu]")),
    "table-score": seat(table_at("turn", "[data-menu]", "dialog nav button")),
    "guide": seat(guided("workers", "unit"), is_known=False),
    "guide-space": seat(guided("workers", "space"), is_known=False),
    "guide-turn": seat(guided("expanding", "action"), is_known=False),
    "guide-topics": seat(
        guided("expanding", "action", "[data-menu]", "[data-guide]"), is_known=False
    ),
    "replay": seat(_moment),
    "since": seat(_since),
    "round-card": seat(_round_card),
    "ending": seat(_ending),
    "ending-charts": seat(_charts),
    "review": seat(reviewed("[data-review]")),
    "review-course": seat(reviewed("[data-review-course]")),
    "review-decision": seat(reviewed("[data-decisions]", "[data-decisions] summary")),
    "puzzles": seat(lambda window, _: window.go("/puzzles")),
    "puzzle": seat(_puzzle),
    "puzzle-verdict": seat(_verdict),
    "aids-weather": seat(aid("weather")),
    "aids-ways": seat(aid("ways", "[data-route] summary")),
    **{f"card-{card}": seat(table_at("turn", f"#tab-{card}"), "phone") for card in CARDS},
}
