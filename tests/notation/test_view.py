from __future__ import annotations

import json

import pytest

from caledonia import Game
from caledonia.chance import Chance
from caledonia.types import SPACE_NAMES, spaces_of
from tests.notation.games import IDS, TABLES, Table, choose, played, playing


def with_other_hidden_part(game: Game, seed: int) -> Game:
    """Return a game at the same position but for the order of the pile and the random state."""
    data = json.loads(game.position())
    chance = Chance(seed)
    data["pile"] = chance.shuffled(data["pile"])
    data["random"] = chance.state
    return Game.from_position(json.dumps(data))


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_nothing_hidden_is_in_a_view(table: Table) -> None:
    for game in playing(table, 3):
        if game.ply % 5:
            continue
        twin = with_other_hidden_part(game, game.ply)
        seats: list[int | None] = [None, *range(game.players)]
        for seat in seats:
            assert twin.view(seat) == game.view(seat)
        shown = json.dumps(game.view(game.deciding_seat))
        assert str(game.state.random) not in shown
        assert game.view()["pile"] == len(game.state.pile)


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_nothing_hidden_is_in_records_and_events_of_unfinished_games(table: Table) -> None:
    """Games that differ only in hidden state have the same view until it is revealed."""
    begin = played(table, 6, 30)
    one = Game.from_position(begin.position())
    other = with_other_hidden_part(begin, 99)
    chance = Chance(1)
    while one.state.pile == begin.state.pile and not one.is_over():
        action = choose(one, chance)
        one.push(action)
        other.push(action)
        if one.state.pile != begin.state.pile or other.is_over():
            break
        if one.state.random != begin.state.random:
            break
        assert one.events() == other.events()
        assert one.record() == other.record()
        assert one.view() == other.view()


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_only_the_deciding_seat_sees_its_legal_actions(table: Table) -> None:
    game = played(table, 2, 40)
    for seat in range(game.players):
        codes = game.view(seat)["legal"]
        if seat == game.deciding_seat:
            assert codes == list(game.legal_codes)
        else:
            assert codes == []
    assert game.view()["legal"] == []


def test_a_view_adds_what_follows_from_the_state() -> None:
    game = Game.from_position(
        '{"seats": [{"clan": "macdonald", "glory": 4}, {}], "prices": {"wool": 2},'
        ' "pending": [{"kind": "building_bonus", "seat": 1, "drawn": [4, 8]}]}'
    )
    shown = game.view(0)
    assert (shown["caledonia"], shown["version"], shown["seat"]) == ("view", 2, 0)
    assert (shown["deciding_seat"], shown["outcome"]) == (1, None)
    # Drawn contracts are open to all.
    assert shown["decision"] == {
        "kind": "building_bonus",
        "seat": 1,
        "drawn": [4, 8],
    }
    tracks = game.state.setup.market.tracks
    pounds = shown["pounds"]
    assert isinstance(pounds, dict)
    assert pounds["wool"] == tracks[0][1]
    seats = shown["seats"]
    assert isinstance(seats, list)
    assert seats[0]["units_left"]["fisherman"] == 8
    assert "fisherman" not in seats[1]["units_left"]
    assert seats[0]["score"]["glory"] == seats[0]["score"]["total"] == 4


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_view_names_neutral_pieces_and_the_market_side(players: int) -> None:
    game = Game.new(players, seed=3)
    shown, board = game.view(), game.state.setup.board
    assert shown["neutral"] == [SPACE_NAMES[space] for space in spaces_of(board.blocked)]
    assert bool(shown["neutral"]) == (players == 1)
    content = game.state.setup.content
    sides = {"small": content.market_small, "large": content.market_large}
    assert sides[str(shown["market_side"])] is game.state.setup.market


@pytest.mark.parametrize("table", TABLES[:3], ids=IDS[:3])
def test_the_view_of_a_finished_game_has_its_outcome(table: Table) -> None:
    game = played(table, 1)
    outcome = game.outcome()
    assert outcome is not None
    shown = game.view()["outcome"]
    assert isinstance(shown, dict)
    assert shown["scores"] == list(outcome.scores)
    assert shown["places"] == list(outcome.places)
    assert json.loads(json.dumps(game.view())) == game.view()


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_has_no_view(seat: int) -> None:
    with pytest.raises(ValueError) as caught:
        Game.new(2, seed=0).view(seat)
    assert str(caught.value) == f"seat is {seat}: give 0 to 1, or None for a spectator"
