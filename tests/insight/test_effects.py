from __future__ import annotations

import ast
import inspect
from functools import cache
from pathlib import Path

import pytest

import caledonia
from caledonia.game import Game
from caledonia.insight.effects import effects, placing_price
from caledonia.insight.event_json import events_json
from caledonia.insight.hidden import reveals
from caledonia.insight.preview import full_preview
from caledonia.locale import LANGUAGES
from caledonia.powers.registry import OWN_ACTIONS
from tests.helpers import position
from tests.insight.played import GAMES, moments, reshuffled
from tests.locale.messages import all_texts

HIDDEN = {"contracts_drawn", "contract_revealed", "contract_removed", "dice_rolled"}
"""Events that reveal something hidden."""


@cache
def causes() -> frozenset[str]:
    """Return all causes that the parts of a price can have, as they stand in the code."""
    names = set()
    for file in Path(caledonia.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "change_money":
                names.add(ast.literal_eval(node.args[3]))
    # The cost of a unit on the map is given in parts.
    names.remove("expand")
    for node in ast.walk(ast.parse(inspect.getsource(placing_price))):
        if isinstance(node, ast.Tuple) and isinstance(node.elts[0], ast.Constant):
            names.add(str(node.elts[0].value))
    return frozenset(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_price_has_a_word(language: str) -> None:
    text = all_texts(language)
    assert {"free_space", "buy", "clan"} <= causes()
    # What a clan gets by an action of its own is called after the clan.
    common = causes() - {own.name for own in OWN_ACTIONS.values()}
    assert not [cause for cause in sorted(common) if not text.has(f"part-{cause}")]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_effects_are_what_happens(number: int) -> None:
    revealing = 0
    for game in moments(number, every=3):
        seat = game.deciding_seat
        assert seat is not None
        outcomes = effects(game.state)
        assert list(outcomes) == [str(action) for action in game.legal_actions]
        before = game.state
        for action in game.legal_actions:
            effect = outcomes[str(action)]
            game.push(action)
            change = game.state.players[seat].money - before.players[seat].money
            assert effect["money"] == change
            assert sum(pounds for _, pounds in effect["price"]) == -change
            assert {cause for cause, _ in effect["price"]} <= causes()
            assert effect["ends"] == game.turn_is_over()
            assert effect["reveals"] == reveals(before, game.state)
            events = events_json(game.events())
            if not HIDDEN & {str(event["event"]) for event in events}:
                assert effect["events"] == events
            else:
                revealing += 1
                assert effect["reveals"]
                assert all(event in events for event in effect["events"])
            game.pop()
    assert revealing


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_effects_reveal_nothing_hidden(number: int) -> None:
    for game in moments(number, every=4):
        twin = reshuffled(game.state)
        for seat in (game.deciding_seat, None):
            assert full_preview(game.state, seat) == full_preview(twin, seat)


def turn(**seat: object) -> Game:
    """Return a game of two in which the first seat is to act in round 1; no unit is on the map."""
    return position(2, seats=[{"money": 90, **seat}, {}])


def price_of(game: Game, code: str) -> list[tuple[str, int]]:
    return effects(game.state)[code]["price"]


def first(game: Game, start: str) -> str:
    return next(code for code in effects(game.state) if code.startswith(start))


@pytest.mark.rule("EXP-1")
def test_a_unit_costs_itself_and_its_land() -> None:
    game = turn()
    for code, effect in effects(game.state).items():
        if code.startswith("expand"):
            (unit, cost), (land, more) = effect["price"]
            assert (unit, land) == ("unit", "land")
            assert cost + more == -effect["money"]


@pytest.mark.rule("CLN-Ca", "EXP-1")
def test_what_a_clan_takes_off_is_a_part_of_its_own() -> None:
    plain, clan = turn(), turn(clan="campbell")
    code = first(plain, "expand bakery")
    assert price_of(clan, code) == [*price_of(plain, code), ("clan", -3)]


@pytest.mark.rule("CLN-R")
def test_a_delta_costs_less_in_total() -> None:
    plain, clan = effects(turn().state), turn(clan="robertson")
    delta = set(full_preview(clan.state, 0)["spaces"]["delta"])
    differing = 0
    for code, effect in effects(clan.state).items():
        if code.startswith("expand"):
            on_delta = code.split()[-1] in delta
            differing += on_delta
            assert effect["price"] == plain[code]["price"] + [("clan", -2)] * on_delta
    assert differing


@pytest.mark.rule("CLN-S", "TRD-2")
def test_money_for_trading_is_a_part_of_its_own() -> None:
    game = turn(clan="stewart", merchants=3, merchants_on_board=4)
    parts = dict(price_of(game, "buy wool 2"))
    assert parts == {"clan": -1, "buy": 2 * full_preview(game.state, 0)["market"]["wool"]["price"]}


@pytest.mark.rule("SHP-1", "TEC-1", "HIR-1", "PAS-1")
def test_other_prices_have_one_part() -> None:
    game = turn()
    assert price_of(game, "ship") == [("shipping", 4)]
    assert price_of(game, "tech woodcutter") == [("technology", 10)]
    assert price_of(game, "hire") == [("merchant", 4)]
    assert price_of(game, "pass") == [("pass", -16)]


@pytest.mark.rule("FRE-1")
def test_a_free_space_shows_the_land_that_it_spares() -> None:
    pending = [
        {"kind": "turn_end", "seat": 0},
        {"kind": "export_bonuses", "seat": 0, "free_spaces": 1, "upgrades": 0, "hops": 0},
    ]
    game = position(2, pending=pending, seats=[{"money": 90}, {}])
    code = first(game, "expand sheep")
    parts = dict(price_of(game, code))
    assert parts["free_space"] == -parts["land"] < 0
    assert sum(parts.values()) == parts["unit"]
