"""Another name is shown at all tables; ratings and channels go where the person goes."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert, select

from caledonia.server.db.schema import channels, people, rated, ratings, tables
from caledonia.server.ratings.model import PERSON, Strength, combined, start_of
from caledonia.server.settings import Settings
from caledonia.server.tables.departures import renamed
from tests.server.people.helpers import PASSWORD, stored
from tests.server.visitors import Guest


def names_at(person: Guest, table_id: str) -> list[str]:
    return [seat["name"] for seat in person.table(table_id)["seats"]]


def test_a_new_name_is_shown_at_the_table(client: TestClient) -> None:
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    table = ada.make_table(players=2)
    ben.join(table)
    with ben.watch(table["id"]) as socket:
        socket.until("hello")
        ada.ok("patch", "/people/me", {"name": "Ada of Skye"})
        update = socket.until("update")
    assert [entry["event"] for entry in update["entries"]] == ["renamed"]
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Ada of Skye", "Ben"]
    assert names_at(ben, table["id"]) == ["Ada of Skye", "Ben"]
    # The table had no other name than hers.
    assert ben.table(table["id"])["name"] == "Ada of Skye"


def test_the_same_name_is_no_news(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    table_id = ada.make_table(players=2)["id"]
    before = ada.table(table_id)["seq"]
    ada.ok("patch", "/people/me", {"name": "Ada", "language": "de"})
    assert ada.table(table_id)["seq"] == before


def test_a_guest_who_registers_is_shown_with_the_new_name(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    table_id = ada.make_table(players=2)["id"]
    ada.ok("post", "/people/register", {"name": "Isla", "login": "isla", "password": PASSWORD})
    assert names_at(ada, table_id)[0] == "Isla"


def test_a_guest_who_signs_in_is_shown_as_the_member(
    client: TestClient, settings: Settings
) -> None:
    body = {"name": "Flora", "login": "flora", "password": PASSWORD}
    flora, ada = Guest(client, "Flora"), Guest(client, "Ada")
    flora.ok("post", "/people/register", body)
    table_id = ada.make_table(players=2, name="Ada's table")["id"]
    ada.ok("post", "/people/sign-in", {"login": "flora", "password": PASSWORD, "merge": True})
    assert names_at(ada, table_id)[0] == "Flora"
    assert ada.table(table_id)["name"] == "Flora's table"
    assert ada.entries(table_id)[-1]["event"] == "renamed"


def rate(settings: Settings, person: str, table: str, players: int, mu: float) -> None:
    with stored(settings) as connection:
        connection.execute(
            insert(ratings).values(
                person=person, players=players, mu=mu, sigma=4.0, games=3, updated=7
            )
        )
        line = {"mu_before": 25.0, "mu": mu, "sigma": 4.0, "at": 7}
        connection.execute(insert(rated).values(table_id=table, seat=0, person=person, **line))


def ratings_of(settings: Settings, person: str) -> dict[int, Any]:
    with stored(settings) as connection:
        rows = connection.execute(select(ratings).where(ratings.c.person == person))
        return {row.players: row for row in rows}


def add_channel(settings: Settings, person: str, address: str) -> None:
    with stored(settings) as connection:
        connection.execute(
            insert(channels).values(
                id=f"{person[:6]}{address[:6]}",
                person=person,
                kind="webhook",
                address=address,
                events="[]",
                created=1,
            )
        )


def test_ratings_and_channels_move_along(client: TestClient, settings: Settings) -> None:
    flora, ada = Guest(client, "Flora"), Guest(client, "Ada")
    flora.ok("post", "/people/register", {"login": "flora", "password": PASSWORD})
    tables_of = [each.make_table(players=3)["id"] for each in (flora, ada, ada)]
    rate(settings, flora.id, tables_of[0], 3, 30.0)
    rate(settings, ada.id, tables_of[1], 3, 20.0)
    rate(settings, ada.id, tables_of[2], 4, 28.0)
    for person, address in ((flora.id, "both"), (ada.id, "both"), (ada.id, "hers")):
        add_channel(settings, person, address)
    ada.ok("post", "/people/sign-in", {"login": "flora", "password": PASSWORD, "merge": True})
    assert ratings_of(settings, ada.id) == {}
    moved = ratings_of(settings, flora.id)
    assert (moved[4].mu, moved[4].games) == (28.0, 3)
    assert moved[3].mu == pytest.approx(25.0)
    assert moved[3].sigma < 4.0
    assert moved[3].games == 6
    with stored(settings) as connection:
        query = select(channels.c.address).where(channels.c.person == flora.id)
        assert sorted(connection.execute(query).scalars()) == ["both", "hers"]
        assert set(connection.execute(select(rated.c.person)).scalars()) == {flora.id}


def test_two_ratings_that_say_nothing_stay_so() -> None:
    start = start_of((PERSON, "anybody"))
    assert combined(start, start, start).sigma == pytest.approx(start.sigma)
    sure = Strength(30.0, 1.0, 40)
    assert combined(start, sure, start).mu == pytest.approx(30.0)
    assert combined(start, sure, start).sigma == pytest.approx(1.0)


def test_deletion_forgets_ratings_and_names_of_tables(
    client: TestClient, settings: Settings
) -> None:
    ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
    table = ada.make_table(players=2, name="ADA's evening")
    ben.join(table)
    again = ben.ok("post", f"/tables/{table['id']}/again", {})["id"]
    rate(settings, ada.id, table["id"], 2, 30.0)
    assert ada.ask("delete", "/people/me").status_code == 204
    assert ratings_of(settings, ada.id) == {}
    with stored(settings) as connection:
        rows = connection.execute(select(tables.c.id, tables.c.name))
        names = {row.id: row.name for row in rows}
        assert connection.execute(select(rated)).all() == []
        assert "Ada" not in set(connection.execute(select(people.c.name)).scalars())
    assert names[table["id"]] == names[again] == "former player's evening"


@pytest.mark.parametrize(
    ("title", "old", "expected"),
    [
        ("Ada", "Ada", "Isla"),
        ("ada and Adam", "Ada", "Isla and Adam"),
        ("Daily 2026-05-01", "a", "Daily 2026-05-01"),
        ("A (b) game", "(b)", "A Isla game"),
        ("x " * 38 + "Ada", "Ada", ("x " * 38 + "Isla")[:80]),
    ],
)
def test_only_whole_words_are_replaced(title: str, old: str, expected: str) -> None:
    assert renamed(title, old, "Isla") == expected
