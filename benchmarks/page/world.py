"""A server in use, for pictures and measurements: people, waiting tables, games, ratings."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, StorageState

from benchmarks.page.games import MOMENTS, moment
from benchmarks.page.window import Window

PATIENCE: Final = 600
"""Decisions after which a game between people should be over."""
GAMES: Final = 3
"""Rated games that are played."""
NAMES: Final = {
    "clan": "Rainy Sunday",
    "place": "Morag and friends",
    "turn": "By the loch",
    "neighbours": "Good neighbours",
    "bonus": "Over the sea",
    "production": "Club night",
    "over": "Last week's game",
}
"""Names of tables by the moment at which they stand."""
WISHES: Final = ("fulfil", "expand", "obtain", "produce", "buy")


@dataclass
class World:
    """All people and tables."""

    browser: Browser
    address: str
    _luck: Random = field(default_factory=lambda: Random(1))
    _is_played: bool = False

    @cached_property
    def isla(self) -> Window:
        """The person whose windows are shown."""
        return self._member("Isla")

    @cached_property
    def rory(self) -> Window:
        """Another person."""
        return self._member("Rory")

    @property
    def cookies(self) -> StorageState:
        """Isla's cookies, for a new window of hers."""
        return self.isla.context.storage_state()

    def _member(self, name: str) -> Window:
        context = self.browser.new_context(service_workers="block")
        person = Window(context, self.address)
        # Only accounts are rated.
        account = {"name": name, "login": name, "password": "seven sheep cross the slow river"}
        person.send("/people/register", account)
        return person

    def close(self) -> None:
        """Close everything."""
        for name in ("isla", "rory"):
            if name in self.__dict__:
                self.__dict__[name].context.close()

    # Tables.

    @cached_property
    def tables(self) -> dict[str, str]:
        """Isla's tables by the moment at which they stand."""
        return {name: self._table(name) for name in MOMENTS}

    def _table(self, name: str) -> str:
        saved = moment(name)
        body = {"record": saved.record, "seats": saved.seats, "name": NAMES[name]}
        return str(self.isla.send("/tables/import", body)["id"])

    @cached_property
    def open_table(self) -> dict[str, Any]:
        """A table of Isla's that waits for people."""
        seats = ["me", "crofter", "open", "open"]
        choices = {"players": 4, "seats": seats, "name": "Friday evening", "public": True}
        return dict(self.isla.send("/tables", choices))

    @cached_property
    def invitation(self) -> str:
        """The way to a table of Rory's."""
        for name, players in (("Quick one", 2), ("Open fire", 3)):
            made = self.rory.send("/tables", {"players": players, "name": name, "public": True})
        return f"/join/{made['id']}?invite={made['invite']}"

    @cached_property
    def draft(self) -> str:
        """A table without scoring tiles at which Isla waits while Rory chooses a clan."""
        options = {"no_scoring_tiles": True}
        made = self.isla.send(
            "/tables", {"players": 2, "seats": ["me", "open"], "options": options}
        )
        self.rory.send(f"/tables/{made['id']}/join", {"invite": made["invite"]})
        known = self.isla.ask(f"/tables/{made['id']}")
        while known["deciding"] == known["you"]:
            self._decide(self.isla, known)
            known = self.isla.ask(f"/tables/{made['id']}")
        return str(made["id"])

    def lay_tables(self) -> None:
        """Create waiting tables: some with Isla, some with free seats."""
        _ = (self.tables, self.open_table, self.invitation)

    def play_games(self) -> None:
        """Play rated games between Isla and Rory, and today's challenge, once."""
        if self._is_played:
            return
        self._is_played = True
        for _ in range(GAMES):
            choices = {"players": 2, "rated": True, "public": True, "seats": ["me", "open"]}
            made = self.isla.send("/tables", choices)
            self.rory.send(f"/tables/{made['id']}/join", {"invite": made["invite"]})
            self._play(made["id"], self.isla, self.rory)
        self._play(self.rory.send("/tables/daily", {})["id"], self.rory)

    def _play(self, table: str, *people: Window) -> None:
        """Play a game to its end quickly, but not well."""
        for _ in range(PATIENCE):
            for person in people:
                known = person.ask(f"/tables/{table}")
                if known["status"] == "finished":
                    return
                if known["deciding"] == known["you"]:
                    self._decide(person, known)
        raise RuntimeError(f"the game at table {table} does not end")

    def _decide(self, person: Window, known: dict[str, Any]) -> None:
        standing = {"version": known["version"], "step": known["step"]}
        if known["complete"]:
            person.send(f"/tables/{known['id']}/end", standing)
        else:
            code = self._choice(known["view"]["legal"])
            person.send(f"/tables/{known['id']}/play", {"codes": [code], **standing})

    def _choice(self, legal: list[str]) -> str:
        if "pass" in legal and self._luck.random() < 0.25:
            return "pass"
        for wish in WISHES:
            matching = [code for code in legal if code.startswith(wish)]
            if matching and self._luck.random() < 0.7:
                return self._luck.choice(matching)
        return self._luck.choice(legal)
