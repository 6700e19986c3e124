"""A tenth clan with a decision of its own, played, undone, recorded, weighed and put into words."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from caledonia import Game, IllegalActionError, Options, PositionError, load_content
from caledonia.actions import Action
from caledonia.bots import make_bot
from caledonia.bots.base import Limit
from caledonia.bots.crofter import evaluate
from caledonia.bots.explain import reason_for
from caledonia.cli.console.narrate import Narrator
from caledonia.cli.console.offers import offers
from caledonia.cli.console.reasons import explain, prompt
from caledonia.cli.words import Words
from caledonia.conformance import check_decision, check_position, random_choice
from caledonia.conformance.universe import random_own
from caledonia.insight.printed import printed
from caledonia.insight.why import Nearest
from caledonia.locale import LANGUAGES, texts
from caledonia.powers.clans import CLANS
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.rl import action_space
from caledonia.server import packs
from caledonia.server.shapes.engine import Decision
from caledonia.server.shapes.insight import Printed
from caledonia.types import Good

PACK = Path(os.environ["CALEDONIA_POWERS"]).parent
CONTENT = load_content(PACK)
STOCK = {"wool": 3, "grain": 1}


def turn_of(clan: str = "lamont", *codes: str, **seat: Any) -> Game:
    """Return a game at the first turn of a seat with a clan and some goods."""
    position = {
        "players": 2,
        "seats": [{"clan": clan, "goods": STOCK, **seat}, {}],
        "pending": [{"kind": "turn", "seat": 0}],
    }
    game = Game.from_position(json.dumps(position), CONTENT)
    for code in codes:
        game.push_code(code)
    return game


def codes_of(game: Game, verb: str) -> list[str]:
    return [str(action) for action in game.legal_actions if str(action).split()[0] == verb]


def refused(game: Game, code: str) -> tuple[str, str]:
    with pytest.raises(IllegalActionError) as error:
        game.push_code(code)
    return error.value.reasons[0].clause, error.value.reasons[0].problem


def test_wool_becomes_money() -> None:
    game = turn_of("lamont", "weave 2")
    assert codes_of(game, "dye") == ["dye plain", "dye tartan"]
    before = game.state.players[0]
    game.push_code("dye tartan")
    after = game.state.players[0]
    assert after.money == before.money + 18
    assert (after.goods[Good.WOOL], after.goods[Good.GRAIN]) == (1, 0)
    # The main action is still to come, and cloth is woven once a turn.
    assert codes_of(game, "weave") == []
    assert "pass" in codes_of(game, "pass")


def test_refusals_name_the_clause() -> None:
    assert refused(turn_of(), "weave 4") == ("CLN-La", "too_many")
    assert refused(turn_of("stewart"), "weave 1") == ("CLN-La", "no_ability")
    assert refused(turn_of("lamont", "weave 1", "dye plain"), "weave 1") == (
        "CLN-La",
        "already_woven",
    )
    dry = turn_of("lamont", "weave 1", goods={"wool": 1})
    assert codes_of(dry, "dye") == ["dye plain"]
    assert refused(dry, "dye tartan") == ("CLN-La", "goods_short")
    assert refused(turn_of(), "dye plain") == ("CLN-La", "not_now")


def test_undo_and_text_forms() -> None:
    game = turn_of()
    at_turn = game.position()
    game.push_code("weave 3")
    at_dye = game.position()
    assert json.loads(at_dye)["pending"][-1] == {"kind": "dye_choice", "seat": 0, "amount": 3}
    assert Game.from_position(at_dye, CONTENT).position() == at_dye
    game.push_code("dye plain")
    game.pop()
    assert game.position() == at_dye
    game.pop()
    assert game.position() == at_turn
    assert [repr(Action.parse(code)) for code in ("weave 3", "dye tartan")] == [
        "Weave(3)",
        "Dye(True)",
    ]


@pytest.mark.parametrize(
    ("clan", "pending", "message"),
    [
        ("lamont", {"amount": 4}, "amount must be 1 to 3"),
        ("lamont", {"amount": "many"}, "write a number"),
        ("lamont", {}, '"amount" is missing'),
        ("stewart", {"amount": 1}, "the seat's clan has no such decision"),
    ],
)
def test_wrong_positions_say_what_is_wrong(
    clan: str, pending: dict[str, object], message: str
) -> None:
    position = {
        "players": 2,
        "seats": [{"clan": clan}, {}],
        "pending": [{"kind": "turn", "seat": 0}, {"kind": "dye_choice", "seat": 0, **pending}],
    }
    with pytest.raises(PositionError, match=message):
        Game.from_position(json.dumps(position), CONTENT)


def dealt(players: int, seed: int) -> Game:
    others = ("cunningham", "macdonald", "mackenzie")[: players - 1]
    return Game.new(players, seed, Options(clans=("lamont", *others)), CONTENT)


def test_random_games_keep_all_laws_and_replay() -> None:
    woven = 0
    for seed in range(8):
        choices = random.Random(seed)
        game = dealt(2 + seed % 3, seed)
        while not game.is_over():
            check_position(game, choices)
            own = [each for each in game.legal_actions if type(each) in OWN_ACTIONS]
            action = choices.choice(own) if own else random_choice(choices, game)
            woven += str(action).startswith("weave")
            check_decision(game, action)
        replayed = Game.from_record(game.record(), CONTENT)
        assert replayed.position() == game.position()
        assert [str(action) for action in replayed.actions] == [str(a) for a in game.actions]
    assert woven > 4


def test_random_codes_are_of_all_own_actions() -> None:
    choices = random.Random(1)
    codes = {str(random_own(choices, "dye plain|tartan")) for _ in range(20)}
    assert codes == {"dye plain", "dye tartan"}


def test_bots_weave_and_say_why() -> None:
    game = turn_of()
    worths = dict(
        zip(game.legal_actions, evaluate(game.state, list(game.legal_actions)), strict=True)
    )
    assert worths[Action.parse("weave 3")] > worths[Action.parse("weave 1")]
    assert reason_for(game.state, Action.parse("weave 3")).subject == "wool"
    game = dealt(2, 3)
    bots = [make_bot("crofter", seed=7), make_bot("crofter", seed=8)]
    while not game.is_over():
        seat = game.deciding_seat
        assert seat is not None
        game.push(bots[seat].choose(game, seat, Limit()).action)
    assert any(str(action).startswith("weave") for action in game.actions)


def test_actions_have_numbers_only_where_the_clan_is() -> None:
    space = action_space(CONTENT)
    assert len(space.blocks["weave"]) == 3
    assert len(space.blocks["dye"]) == 2
    assert "weave" not in action_space(load_content()).blocks


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_words(language: str) -> None:
    words = Words(texts(language), ("Isla", "Hamish"))
    game = turn_of()
    shown = [str(getattr(offer.line, "plain", offer.line)) for offer in offers(words, game)]
    assert any(line.startswith("weave 1–3") for line in shown)
    game.push_code("weave 2")
    assert "2" in prompt(words, game.state)
    lines = [str(getattr(offer.line, "plain", "")) for offer in offers(words, game)]
    assert [line.partition(" (")[0] for line in lines] == ["dye plain", "dye tartan"]
    (narrated,) = Narrator(words, game.state.setup).lines(game.events())
    assert narrated[1] == f"Isla {texts(language)('event-weave', goods=words.goods(0, 2))}."
    game.push_code("dye tartan")
    (narrated,) = Narrator(words, game.state.setup).lines(game.events())
    assert words.change(18) in narrated[1]
    with pytest.raises(IllegalActionError) as error:
        game.push_code("weave 1")
    assert explain(words, game.state, error.value.reasons[0])
    assert "3" in words.about("clan", game.state.players[0].power)


def test_the_words_of_the_page_come_with_the_pack() -> None:
    card = printed(CONTENT)
    assert TypeAdapter(Printed).validate_python(card)
    assert card["actions"]["weave"] == {
        "form": "weave AMOUNT",
        "any_time": False,
        "on_map": False,
        "good": "wool",
        "deed": None,
        "cause": "weave",
    }
    assert sorted(card["words"]) == sorted(LANGUAGES)
    needed = (
        "clan-lamont",
        "do-weave",
        "do-dye",
        "pending-dye-choice",
        "event-weave",
        "rule-CLN-La",
    )
    for text in card["words"].values():
        assert all(f"\n{key} =" in f"\n{text}" for key in needed)


def test_the_server_knows_pack_and_decision() -> None:
    assert packs.content_of(PACK.name) is CONTENT
    shown = turn_of("lamont", "weave 2").view(0)["decision"]
    decision: TypeAdapter[Any] = TypeAdapter(Decision)
    assert decision.validate_python(shown) == {"kind": "dye_choice", "seat": 0, "amount": 2}
    with pytest.raises(ValidationError):
        decision.validate_python({"kind": "dye_choice", "seat": 0})


def test_questions_speak_of_the_clan() -> None:
    nearest = Nearest(turn_of("stewart").state, "weave 1")
    assert [reason.clause for reason in nearest.reasons] == ["CLN-La"]


def test_it_is_the_tenth() -> None:
    assert list(CLANS)[-1] == "lamont"
    assert len(CLANS) == 10
