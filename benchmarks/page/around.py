"""Screens around the table: how to open each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from benchmarks.page.window import Window
from benchmarks.page.world import World

Way = Callable[[Window, World], None]


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen to be pictured."""

    way: Way
    """Opens it in a new window."""
    is_known: bool = True
    """Whether the visitor is Isla, or new."""
    is_long: bool = True
    """Whether the page is longer than the window."""
    looks: tuple[str, ...] = ("desk", "phone")


def at(path: str) -> Way:
    """Return the way to a path."""
    return lambda window, _: window.go(path)


def busy(path: str) -> Way:
    """Return the way to a path when tables wait."""

    def way(window: Window, world: World) -> None:
        world.lay_tables()
        window.go(path)

    return way


def later(path: str) -> Way:
    """Return the way to a path when games are over."""

    def way(window: Window, world: World) -> None:
        world.play_games()
        window.go(path)

    return way


def _rules(window: Window, _: World) -> None:
    window.go("/rules")
    window.find("[data-search]").fill("neighbour")
    window.settle()


def without_server(window: Window) -> None:
    """Take the connection away; what is loaded already stays."""
    window.page.route("**/api/**", lambda route: route.abort())
    window.page.route_web_socket("**/live*", lambda socket: socket.close())


def _offline(window: Window, _: World) -> None:
    window.go("/")
    without_server(window)
    window.go("/")
    window.find("[data-offline]").wait_for()


AROUND: Final[dict[str, Screen]] = {
    "home-offline": Screen(_offline),
    "home-new": Screen(at("/"), is_known=False),
    "home": Screen(busy("/")),
    "new-table": Screen(at("/new")),
    "waiting-room": Screen(lambda window, world: window.go(f"/table/{world.open_table['id']}")),
    "join": Screen(lambda window, world: window.go(world.invitation), is_known=False),
    "lobby": Screen(busy("/lobby")),
    "daily": Screen(later("/daily")),
    "replays": Screen(later("/replays")),
    "profile": Screen(later("/people/me")),
    "ratings": Screen(later("/ratings")),
    "settings": Screen(at("/settings")),
    "account-new": Screen(at("/account"), is_known=False),
    "account": Screen(at("/account")),
    "learn": Screen(at("/learn")),
    "rules": Screen(at("/rules")),
    "rules-search": Screen(_rules),
    "unknown-address": Screen(at("/nowhere")),
    "refused-table": Screen(at("/table/01JAAAAAAAAAAAAAAAAAAAAAAA")),
}
