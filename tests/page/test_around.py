"""People who meet around a table: they wait for each other, begin, play again, or come too late."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.test_games import new_table, sit_down, step
from tests.page.visitors import PHONE, Visitor, Visitors
from tests.server.visitors import crofters


def play_to_the_end(host: Visitor, guest: Visitor) -> str:
    """Bring two people to the end of a game; return its table."""
    game, last = crofters(2, left=1), str(crofters(2).actions[-1])
    seat = game.deciding_seat
    host.send("/people/guest", {"name": "Isla"})
    guest.send("/people/guest", {"name": "Rory"})
    seats = ["me", "open"] if seat == 0 else ["open", "me"]
    table = host.send("/tables/import", {"record": game.record(secret=True), "seats": seats})
    table_id: str = table["id"]
    path = f"/tables/{table_id}"
    guest.send(f"{path}/join", {"invite": table["invite"], "seat": 1 - (seat or 0)})
    now = host.ask(path)
    body = {"codes": [last], "version": now["version"], "step": 0, "end": True}
    host.send(f"{path}/play", body)
    assert host.ask(path)["status"] == "finished"
    for person in (host, guest):
        person.go(f"/table/{table_id}")
        expect(person.page.locator("[data-ending]")).to_be_visible()
    return table_id


def ask_again(person: Visitor, old: str) -> str:
    """Ask for a rematch at the end of a game; return the new table."""
    person.page.locator("[data-deed='rematch']").click()
    person.page.wait_for_url(lambda address: old not in address)
    return person.table_id


def test_who_is_asked_for_a_rematch_sits_down(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come(PHONE)
    old = play_to_the_end(host, guest)
    new = ask_again(guest, old)
    asked = host.page.locator(f"[data-ending] [data-rematch='{new}']")
    expect(asked).to_contain_text("Rory would like a rematch.")
    asked.get_by_role("button").click()
    host.page.wait_for_url(f"**/table/{new}")
    for person in (host, guest):
        person.is_ready()
        person.sees_what_is_true()


def test_a_rematch_is_listed_for_the_players_invited(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    new = ask_again(guest, play_to_the_end(host, guest))
    host.go("/")
    host.page.locator(f"[data-table='{new}']").click()
    host.page.get_by_role("button", name="Take a seat").click()
    for person in (host, guest):
        person.is_ready()
    assert host.table_id == new


def test_two_who_ask_for_a_rematch_meet(visitors: Visitors) -> None:
    host, guest, stranger = (visitors.come() for _ in range(3))
    old = play_to_the_end(host, guest)
    is_offered_no_rematch(stranger, old)
    sees_seed_and_salt_verified(guest)
    new = ask_again(guest, old)
    assert ask_again(host, old) == new
    for person in (host, guest):
        person.is_ready()


def is_offered_no_rematch(stranger: Visitor, table_id: str) -> None:
    """Who has watched a game is not asked to play it again."""
    stranger.go(f"/table/{table_id}")
    expect(stranger.page.locator("[data-deed='same']")).to_be_visible()
    expect(stranger.page.locator("[data-deed='rematch']")).to_have_count(0)


def sees_seed_and_salt_verified(person: Visitor) -> None:
    """At the end everybody can verify that nothing was arranged."""
    person.page.locator("[data-deed='verify']").click()
    expect(person.page.locator("[data-fair='true']")).to_be_visible()
    verified = person.ask(f"/tables/{person.table_id}/verify")
    shown = person.page.locator(".fairness dl")
    for name in ("seed_hash", "seed", "salt"):
        expect(shown).to_contain_text(verified[name])
    expect(shown.get_by_role("img", name="Every position matches its hash.")).to_be_visible()


def test_a_private_table_offers_no_seat_without_its_link(visitors: Visitors) -> None:
    host, stranger = visitors.come(), visitors.come()
    table = new_table(host, {"players": 2, "seats": ["me", "open"], "public": False})
    stranger.go(f"/table/{table['id']}")
    expect(stranger.page.get_by_text("This table is private")).to_be_visible()
    expect(stranger.page.locator("a[href^='/join']")).to_have_count(0)


@pytest.mark.parametrize("by_lot", [True, False])
def test_a_waiting_host_sees_the_game_begin(visitors: Visitors, *, by_lot: bool) -> None:
    host, guest = visitors.come(), visitors.come()
    table = new_table(host, {"players": 2, "seats": ["me", "open"], "shuffle": by_lot})
    host.go(f"/table/{table['id']}")
    expect(host.page.locator("[data-start]")).to_be_visible()
    guest.send("/people/guest", {"name": "Rory"})
    guest.send(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    guest.go(f"/table/{table['id']}")
    for person in (host, guest):
        person.is_ready()
        own = person.page.evaluate("() => window.caledonia.table.seat")
        assert own == person.table()["you"]
        # With any order of seats, it was Rory who came.
        log = person.page.locator("[role='log']")
        expect(log).to_contain_text("Rory joins.")
        expect(log).not_to_contain_text("Isla joins.")
    luck = random.Random(5)
    acted: set[int] = set()
    while len(acted) < 2:
        acted |= {at for at, person in enumerate((host, guest)) if step(person, luck)}


def test_a_table_that_was_given_up_says_so(visitors: Visitors) -> None:
    host, other = visitors.come(), visitors.come()
    table = new_table(host, {"players": 2, "seats": ["me", "open"]})
    host.send(f"/tables/{table['id']}/leave", {})
    other.go(f"/table/{table['id']}")
    expect(other.page.locator("[data-problem]")).to_contain_text("This table was abandoned")
    expect(other.page.locator("[data-problem] button")).to_be_visible()


def test_who_lost_the_session_is_shown_the_way_back(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    sit_down(host, guest)
    expect(host.page.locator("[data-stranger]")).to_have_count(0)
    path = f"/table/{host.table_id}"
    host.context.clear_cookies()
    host.page.reload()
    host.is_ready()
    host.page.locator("[data-stranger]").click()
    host.page.wait_for_url(f"**/account?back={path.replace('/', '%2F')}")


def sees_no_moment_that_never_was(person: Visitor) -> None:
    """An address may name a moment that has not come yet: the present is shown, and it says so."""
    person.go(f"/table/{person.table_id}/9999")
    person.is_ready()
    expect(person.page.locator("[data-problem='not_found']")).to_contain_text(
        "No decisions have been made"
    )
    assert person.page.evaluate("() => window.caledonia.table.moment") is None


def rated_table(host: Visitor, guest: Visitor, words: str) -> dict[str, Any]:
    """Make a rated table for two people with accounts."""
    for person, name in ((host, "isla"), (guest, "rory")):
        account = {"login": f"{name} {words}", "password": "seven sheep cross the slow river"}
        person.send("/people/register", account)
    made: dict[str, Any] = host.send(
        "/tables", {"players": 2, "seats": ["me", "open"], "rated": True}
    )
    guest.send(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    return made


LAST_ROUND = 5


def pass_until(people: Sequence[Visitor], path: str, last: int) -> None:
    """Let both players do nothing but pass up to a round."""
    while people[0].ask(path)["round"] < last:
        person = next(each for each in people if is_on(each, path))
        now = person.ask(path)
        standing = {"version": now["version"], "step": now["step"]}
        if now["complete"]:
            person.send(f"{path}/end", standing)
            continue
        legal = now["view"]["legal"]
        code = "pass" if "pass" in legal else legal[0]
        person.send(f"{path}/play", {"codes": [code], **standing})


def is_on(person: Visitor, path: str) -> bool:
    """Whether it is the visitor's turn."""
    known = person.ask(path)
    return bool(known["deciding"] == known["you"])


def test_a_rating_is_the_same_everywhere(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    path = f"/tables/{rated_table(host, guest, 'first')['id']}"
    pass_until((host, guest), path, LAST_ROUND)
    # Bots play on; a player who left is still rated.
    for person in (host, guest):
        person.send(f"{path}/leave", {})
    host.go(path.replace("tables", "table"))
    ratings = host.page.locator("[data-ratings]")
    expect(ratings).to_be_visible(timeout=60_000)
    lines = host.ask("/ratings?players=2&limit=100")["lines"]
    names = {seat["person"] for seat in host.ask(path)["seats"]}
    best = next(line for line in lines if line["person"] in names)
    now = f"{best['ordinal']:.1f}".replace("-", "−")
    expect(ratings).to_contain_text(f"0.0 → {now}")
    host.go("/ratings")
    row = host.page.locator("tr", has=host.page.locator(f"a[href='/people/{best['person']}']"))
    expect(row).to_contain_text(now)


def test_an_abandoned_seat_of_a_rated_game_can_be_offered(visitors: Visitors) -> None:
    host, guest, third = visitors.come(), visitors.come(), visitors.come()
    table = rated_table(host, guest, "second")
    seat = 1 - host.ask(f"/tables/{table['id']}")["you"]
    join = f"/join/{table['id']}?invite={table['invite']}"
    host.go(f"/table/{table['id']}")
    host.is_ready()
    guest.go(f"/table/{table['id']}")
    guest.is_ready()
    guest.send(f"/tables/{table['id']}/leave", {})
    offer = host.page.locator(f"[data-offer='{seat}']")
    expect(offer).to_be_visible()
    third.go(join)
    expect(third.page.locator(f"[data-seat='{seat}']")).to_be_visible()
    expect(third.page.locator("[data-seat] .button")).to_have_count(0)
    offer.click()
    expect(offer).to_have_count(0)
    third.page.reload()
    third.page.locator(f"[data-seat='{seat}'] .button").click()
    # People without an account see why they are not ranked.
    expect(third.page.locator("[data-problem='not_allowed']")).to_contain_text("account")
    third.faults.clear()


def test_a_game_that_was_brought_along_keeps_its_names(visitors: Visitors) -> None:
    person = visitors.come()
    person.send("/people/guest", {"name": "Isla"})
    record = crofters(2).record(secret=True, names=["Ann", "Ben"])
    table = person.send("/tables/import", {"record": record})
    person.go("/replays")
    row = person.page.locator(f"[data-table='{table['id']}']")
    for name in ("Ann", "Ben"):
        expect(row).to_contain_text(name)
    row.click()
    person.is_ready()
    log = person.page.locator("[role='log']")
    expect(log).to_contain_text("Ann")
    expect(log).not_to_contain_text("Isla")


def test_a_player_who_left_sees_no_upcoming_turn(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    sit_down(host, guest)
    sees_no_moment_that_never_was(host)
    asked = guest.page.locator("[data-asked]")
    guest.send(f"/tables/{guest.table_id}/leave", {})
    expect(asked).to_have_text("You’re watching.")
    expect(guest.page.locator("#actions [data-orders]")).to_have_count(0)
