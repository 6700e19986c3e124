"""A clan from outside on the page: its words, its action beside the others, its own decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.page.serving import free_port, serving
from tests.page.visitors import Contexts, Visitor, Visitors
from tests.powers.test_outside import make_pack, run

WEAVING: str = """
from pathlib import Path
from caledonia import Game, Options, load_content
from caledonia.bots import make_bot
from caledonia.bots.base import Limit
game = Game.new(2, 3, Options(clans=("lamont", "stewart")), load_content(Path({pack!r})))
bot = make_bot("crofter", seed=7)
while "weave 2" not in map(str, game.legal_actions):
    game.push(bot.choose(game, game.deciding_seat, Limit()).action)
print(game.record(secret=True), end="")
"""
"""Plays until the clan from outside can weave, and prints the record."""


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the pack with the clan."""
    return make_pack(tmp_path_factory.mktemp("packs"))


@pytest.fixture
def player(
    pack: Path, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Visitor]:
    """Return a visitor whose clan from outside has the turn and wool."""
    loaded = {"CALEDONIA_POWERS": str(pack / "lamont.py"), "CALEDONIA_PACKS": str(pack.parent)}
    for name, value in loaded.items():
        monkeypatch.setenv(name, value)
    played = run("-c", WEAVING.format(pack=str(pack)), **loaded)
    assert played.returncode == 0, played.stderr
    with serving(tmp_path, free_port()) as address:
        visitors = Visitors(Contexts(browser, address))
        person = visitors.come()
        person.send("/people/guest", {"name": "Isla"})
        brought = {"record": played.stdout, "seats": ["me", "crofter"], "content": "lamont"}
        table = person.send("/tables/import", brought)
        person.go(f"/table/{table['id']}")
        person.is_ready()
        yield person
        visitors.go_home()


def test_a_clan_from_outside_is_played_on_the_page(player: Visitor) -> None:
    before = player.table()
    weave = player.page.locator("[data-code='weave 2']").first
    expect(weave).to_have_text("Weave 2 wool")
    player.press("weave 2")
    player.wait_for(before["version"], 1)
    expect(player.page.locator("[data-asked]")).to_have_text(
        "You have woven 2 pieces of cloth. Will you dye it?"
    )
    expect(player.page.locator("[data-code='dye plain']").first).to_contain_text("Sell it plain")
    player.press("dye plain")
    player.wait_for(before["version"], 2)
    money = [view["seats"][0]["money"] for view in (before["view"], player.table()["view"])]
    assert money[1] == money[0] + 12
    expect(player.page.locator("[data-code^='weave']")).to_have_count(0)
    assert not player.faults
