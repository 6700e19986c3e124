from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game, InvalidActionError, Options


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"kickstarter": "no"}, "option 'kickstarter' is 'no': write true or false"),
        ({"starting_seat": "x"}, "option 'starting_seat' is 'x': write a seat number"),
        ({"starting_seat": True}, "write a seat number"),
        ({"clans": "stewart"}, "option 'clans' is 'stewart': write a list of names"),
        ({"starting_tiles": ["1"]}, "write a list of numbers"),
    ],
)
def test_a_wrong_value_is_refused(values: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Options(**values)
    with pytest.raises(ValueError, match=message):
        Options.from_dict(values)


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown option 'clan': known are clan_auction, clans"):
        Options.from_dict({"clan": 1})


def test_lists_become_tuples_and_the_dictionary_comes_back() -> None:
    options = Options.from_dict({"clans": ["stewart", "campbell"], "errata_2025": True})
    assert options.clans == ("stewart", "campbell")
    assert options.as_dict() == {"clans": ["stewart", "campbell"], "errata_2025": True}
    assert Options.from_dict(options.as_dict()) == options
    assert Options().as_dict() == {}


def test_the_seed_comes_from_the_operating_system() -> None:
    seeds = {Game.new(2).seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(seed is not None and 0 <= seed < 2**128 for seed in seeds)
    assert max(seed or 0 for seed in seeds) >= 2**64


def test_a_game_shows_where_it_stands() -> None:
    game = Game.new(2, seed=1, options=Options(clans=("stewart", "campbell")))
    assert repr(game) == f"<Game: 2 players, round 0, ply 0, seat {game.deciding_seat} decides>"
    assert repr(game.legal_actions).startswith("<LegalActions: place woodcutter ")
    with pytest.raises(IndexError, match="no decision 1: the game has none yet"):
        game.events(1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": "2"}, "players is '2': 1 to 4 can play"),
        ({"players": True}, "players is True: 1 to 4 can play"),
        ({"players": 5}, "players is 5: 1 to 4 can play"),
        ({"players": 2, "seed": "x"}, "seed: give a whole number"),
    ],
)
def test_what_is_no_number_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Game.new(**arguments)


def test_what_is_no_text_is_no_code() -> None:
    nothing: Any = None
    with pytest.raises(InvalidActionError, match="an action code is a text"):
        Game.new(2, seed=1).push_code(nothing)
