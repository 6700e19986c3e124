"""Rated games: leaving one counts as last, and nobody takes the seat without consent."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.players import play_on
from caledonia.server.jobs.queue import QueueJobs
from tests.server.visitors import Guest, Member, services


@pytest.fixture(autouse=True)
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play only where a test says so."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "wake", lambda *_: None)


def begun(host: Member, *others: Member, **choices: Any) -> Any:
    """Return a public rated game of these people."""
    table = host.make_table(players=1 + len(others), public=True, rated=True, **choices)
    for other in others:
        other.join(table)
    return table


def pass_to_the_end(client: TestClient, table_id: str, *people: Guest) -> None:
    """Let everybody pass, and bots play where they stand in."""
    parts = services(client)
    portal: Any = client.portal
    while (table := people[0].table(table_id))["status"] == "playing":
        seat = table["seats"][table["deciding"]]
        if seat["stand_in"] is not None:
            portal.call(play_on, parts.table_service, parts.pool, table_id)
            continue
        player = next(each for each in people if each.id == seat["person"])
        legal = player.table(table_id)["view"]["legal"]
        played = player.play(table_id, "pass" if "pass" in legal else legal[0])
        if played["complete"]:
            player.do(table_id, "end", version=played["version"], step=played["step"])


def rating(person: Guest, players: int = 2) -> float | None:
    """Return a person's mean strength; None: there is no rating."""
    ratings = person.ok("get", f"/people/{person.id}/ratings")["ratings"]
    return next((each["mu"] for each in ratings if each["players"] == players), None)


def test_leaving_and_sending_ones_own_guest_does_not_save_a_rating(
    client: TestClient, mia: Member, ned: Member
) -> None:
    table_id = begun(mia, ned)["id"]
    ned.do(table_id, "leave")
    second = Guest(client, "Neds guest")
    assert second.cannot(table_id, "join", seat=1)["why"] == "rated_needs_account"
    account = Member(client, "Neds account")
    assert account.cannot(table_id, "join", seat=1)["why"] == "seat_not_offered"
    pass_to_the_end(client, table_id, mia)
    lost = rating(ned)
    assert lost is not None
    assert lost < 25
    assert rating(second) is rating(account) is None


def test_a_bot_wins_no_rating_for_the_player_who_left(
    client: TestClient, mia: Member, ned: Member
) -> None:
    table_id = begun(mia, ned)["id"]
    ned.do(table_id, "leave")
    # Mia passes all the time: the bot wins.
    pass_to_the_end(client, table_id, mia)
    assert mia.table(table_id)["seats"][1]["place"] == 1
    lost = rating(ned)
    assert lost is not None
    assert lost < 25


def test_the_owner_of_a_seat_may_come_back(
    client: TestClient, mia: Member, ned: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caledonia.server.tables.create.new_seed", lambda: 5)
    table_id = begun(mia, ned)["id"]
    ned.do(table_id, "leave")
    assert ned.cannot(table_id, "join", seat=1)["why"] == "seated_already"
    mia.do(table_id, "offer-seat", seat=1)
    assert mia.table(table_id)["seats"][1]["offered"]
    ned.do(table_id, "return")
    seat = mia.table(table_id)["seats"][1]
    assert (seat["person"], seat["stand_in"], seat["offered"]) == (ned.id, None, False)
    pass_to_the_end(client, table_id, mia, ned)
    places = [each["place"] for each in mia.table(table_id)["seats"]]
    mine, theirs = rating(mia), rating(ned)
    assert mine is not None
    assert theirs is not None
    assert sorted(places) == [1, 2]
    assert (places[0] < places[1]) == (mine > theirs)


def test_a_replacement_needs_the_consent_of_all_who_play(
    mia: Member, ned: Member, oma: Member, client: TestClient
) -> None:
    pat = Member(client, "Pat")
    table_id = begun(mia, ned, oma)["id"]
    assert mia.cannot(table_id, "offer-seat", seat=2)["why"] == "nobody_left_there"
    oma.do(table_id, "leave")
    assert oma.cannot(table_id, "offer-seat", seat=2)["why"] == "stand_in_plays"
    assert pat.cannot(table_id, "offer-seat", seat=2)["why"] == "no_seat"
    assert mia.cannot(table_id, "offer-seat", seat=2, consent=False)["why"] == "nobody_offers"
    mia.do(table_id, "offer-seat", seat=2)
    assert mia.cannot(table_id, "offer-seat", seat=2)["why"] == "agreed_already"
    assert pat.cannot(table_id, "join", seat=2)["why"] == "seat_not_offered"
    ned.do(table_id, "offer-seat", seat=2, consent=False)
    assert pat.cannot(table_id, "join", seat=2)["why"] == "seat_not_offered"
    ned.do(table_id, "offer-seat", seat=2)
    mia.do(table_id, "offer-seat", seat=2)
    assert mia.cannot(table_id, "offer-seat", seat=2)["why"] == "offered_already"
    kinds = [entry["kind"] for entry in mia.entries(table_id) if "offer" in entry["kind"]]
    asked, agreed = "offer_asked", "offer_agreed"
    assert kinds == [asked, "offer_refused", asked, agreed, "seat_offered"]
    [request, _] = mia.entries(table_id, asked)
    assert (request["seat"], request["vacated"], request["needed"]) == (0, 2, [1])
    pat.do(table_id, "join", seat=2)
    assert oma.cannot(table_id, "return")["why"] == "no_seat"
    pat.do(table_id, "leave")
    assert mia.cannot(table_id, "offer-seat", seat=2)["why"] == "replaced_already"


def test_an_offer_can_be_withdrawn(mia: Member, ned: Member, oma: Member) -> None:
    table_id = begun(mia, ned)["id"]
    ned.do(table_id, "leave")
    mia.do(table_id, "offer-seat", seat=1)
    mia.do(table_id, "offer-seat", seat=1, consent=False)
    assert oma.cannot(table_id, "join", seat=1)["why"] == "seat_not_offered"


def test_consent_does_not_wait_for_players_who_left_since(
    mia: Member, ned: Member, oma: Member, client: TestClient
) -> None:
    table_id = begun(mia, ned, oma)["id"]
    oma.do(table_id, "leave")
    mia.do(table_id, "offer-seat", seat=2)
    ned.do(table_id, "leave")
    mia.do(table_id, "offer-seat", seat=2)
    Member(client, "Pat").do(table_id, "join", seat=2)


def test_the_replacement_gets_the_result_and_the_owner_comes_last(
    client: TestClient, mia: Member, ned: Member, oma: Member
) -> None:
    table_id = begun(mia, ned)["id"]
    ned.do(table_id, "leave")
    mia.do(table_id, "offer-seat", seat=1)
    oma.do(table_id, "join", seat=1)
    pass_to_the_end(client, table_id, mia, oma)
    places = [seat["place"] for seat in mia.table(table_id)["seats"]]
    lost, mine, theirs = rating(ned), rating(mia), rating(oma)
    assert lost is not None
    assert mine is not None
    assert theirs is not None
    assert lost < 25
    assert (places[0] < places[1]) == (mine > theirs)


def test_unrated_games_give_their_seats_as_before(mia: Member, ned: Member, ada: Guest) -> None:
    table = mia.make_table(players=2, public=True)
    ned.join(table)
    ned.do(table["id"], "leave")
    assert mia.cannot(table["id"], "offer-seat", seat=1)["code"] == "conflict"
    ada.do(table["id"], "join", seat=1)
    assert mia.table(table["id"])["seats"][1]["person"] == ada.id


def test_guests_neither_make_nor_join_rated_tables(mia: Member, ada: Guest) -> None:
    refused = ada.refused("post", "/tables", {"players": 2, "rated": True})
    assert (refused["code"], refused["why"]) == ("not_allowed", "rated_needs_account")
    table = mia.make_table(players=3, public=True, rated=True)
    assert ada.cannot(table["id"], "join")["why"] == "rated_needs_account"
    assert [seat["person"] for seat in mia.table(table["id"])["seats"]] == [mia.id, None, None]


def test_a_guest_plays_a_rated_game_again_unrated(
    client: TestClient, mia: Member, ned: Member, ada: Guest
) -> None:
    table_id = begun(mia, ned)["id"]
    pass_to_the_end(client, table_id, mia, ned)
    assert ada.ok("post", f"/tables/{table_id}/again", {})["rated"] is False
    assert mia.ok("post", f"/tables/{table_id}/again", {})["rated"] is True
