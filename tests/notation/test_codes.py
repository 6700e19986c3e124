from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from caledonia import Action, InvalidActionError
from caledonia import actions as a
from caledonia.notation.codes import ACTION_FORMS, ActionForm, parse_action
from caledonia.powers.clans.cunningham import Butter
from caledonia.powers.clans.macdonald import Row
from caledonia.powers.clans.macewen import Brew
from caledonia.powers.clans.mackenzie import CELLAR_NO, CELLAR_YES, Withdraw
from caledonia.powers.ports.exchange import EXCHANGE, Exchange
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.types import Good, Unit
from tests.notation.games import IDS, TABLES, Table, playing

EVERY_KIND: tuple[Action, ...] = (
    a.ChooseClan("mackenzie"),
    a.ChooseTile(3),
    a.Bid(0),
    a.Bid(30),
    a.LEAVE,
    *(a.PLACE[unit][space] for unit, space in product(Unit, (0, 21, 116))),
    *(a.Buy(good, 3) for good in Good),
    *(a.Sell(good, 11) for good in Good),
    a.Obtain(50),
    *(a.EXPAND[unit][space] for unit, space in product(Unit, (0, 21, 116))),
    a.SHIP,
    *a.TECH,
    a.HIRE,
    a.BONUS_SHIP,
    *a.BONUS_TECH,
    a.BONUS_HIRE,
    *a.BONUS_RECALL,
    a.Fulfil(7),
    *a.SLAUGHTER,
    a.UsePort("p5", "p5"),
    a.UsePort("p9", "p5"),
    a.UsePort("p1", "p1", ("mutton",)),
    a.UsePort("p2", "p2", ("milk", "wool", "grain", "milk")),
    a.UsePort("p9", "p3", ("whisky", "bread", "whisky")),
    a.UsePort("p6", "p6", ("wool", "down")),
    *(EXCHANGE[space][unit] for unit, space in product(Unit, (0, 21, 116))),
    Row(0, 1),
    Withdraw(3),
    Brew(2),
    a.DRAW,
    a.Keep(17),
    a.KEEP_NONE,
    a.Produce(2, 1, 0),
    Butter(0),
    CELLAR_YES,
    CELLAR_NO,
    a.SKIP,
    a.END,
    a.PASS,
)


def test_every_kind_is_here() -> None:
    kinds = {form.kind for form in ACTION_FORMS.values()}
    assert {type(action) for action in EVERY_KIND} == kinds
    classes = [value for value in vars(a).values() if isinstance(value, type)]
    common = {kind for kind in classes if issubclass(kind, Action)} - {Action}
    assert common | OWN_ACTIONS.keys() == kinds
    assert common.isdisjoint(OWN_ACTIONS)


@pytest.mark.parametrize("action", EVERY_KIND, ids=str)
def test_codes_are_read_back(action: Action) -> None:
    assert parse_action(str(action)) == action
    assert parse_action(f"  {str(action).upper().replace(' ', '   ')} ") == action


@pytest.mark.parametrize("action", EVERY_KIND, ids=str)
def test_actions_read_codes_without_a_game(action: Action) -> None:
    assert Action.parse(str(action)) == action


@pytest.mark.parametrize("action", EVERY_KIND, ids=str)
def test_repr_makes_the_action_again(action: Action) -> None:
    again = eval(repr(action), {type(action).__name__: type(action)})
    assert again == action
    assert hash(again) == hash(action)
    assert str(again) == str(action)


@pytest.mark.parametrize(
    ("action", "shown"),
    [
        (a.Place(Unit.MINER, 21), "Place('miner', 'c4')"),
        (a.Buy(Good.WHISKY, 2), "Buy('whisky', 2)"),
        (Exchange("c4", "bakery"), "Exchange('c4', 'bakery')"),
        (Row("b2", "b3"), "Row('b2', 'b3')"),
        (a.UsePort("p6", "p6", ("wool", "down")), "UsePort('p6', 'p6', ('wool', 'down'))"),
        (a.KEEP_NONE, "Keep(None)"),
        (a.PASS, "Pass()"),
    ],
)
def test_repr_names_units_goods_and_spaces(action: Action, shown: str) -> None:
    assert repr(action) == shown


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: a.Place("minor", "c4"), "no unit 'minor': known are sheep, cow, dairy"),
        (lambda: a.Sell("wood", 1), "no good 'wood': known are wool, grain, milk"),
        (lambda: a.Slaughter("z9"), "no space 'z9'"),
        (lambda: a.Expand("cow", 117), "no space 117: spaces are 0 to 116"),
        (lambda: a.Expand("cow", -1), "no space -1: spaces are 0 to 116"),
    ],
)
def test_actions_refuse_unknown_names(make: Callable[[], Action], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_codes_of_random_games_are_read_back(table: Table) -> None:
    for game in playing(table, 5):
        for action in game.legal_actions:
            assert parse_action(str(action)) == action


@pytest.mark.parametrize("form", ACTION_FORMS.values(), ids=lambda form: form.name)
def test_examples_are_codes_of_their_form(form: ActionForm) -> None:
    action = parse_action(form.example)
    assert str(action) == form.example
    assert type(action) is form.kind
    assert form.form.startswith(form.name)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("expand cheese_dairy c4", "expand dairy c4"),
        ("exchange c4 Cheese_Dairy", "exchange c4 dairy"),
        ("fulfill 17", "fulfil 17"),
        ("\tPASS\n", "pass"),
        ("buy wool 003", "buy wool 3"),
        ("port p2 wool milk grain grain", "port p2 wool grain grain milk"),
        ("port p3 whisky whisky bread", "port p3 whisky bread whisky"),
        ("port p9 p2 wool milk grain wool", "port p9 p2 wool wool grain milk"),
        ("port p6 whisky down", "port p6 whisky down"),
        ("port p5 p5", "port p5"),
        ("produce", "produce cheese 0 bread 0 whisky 0"),
        ("produce whisky 2", "produce cheese 0 bread 0 whisky 2"),
        ("produce whisky 1 cheese 2", "produce cheese 2 bread 0 whisky 1"),
    ],
)
def test_other_ways_to_type_it(typed: str, code: str) -> None:
    assert str(parse_action(typed)) == code


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "'': no action code; write one like 'expand sheep c4'"),
        (
            "expand shep c4",
            "'expand shep c4': no unit 'shep'; did you mean sheep? "
            "Write expand UNIT SPACE, like 'expand sheep c4'",
        ),
        ("expnd sheep c4", "'expnd sheep c4': no action 'expnd'; did you mean expand?"),
        (
            "zzz",
            "'zzz': no action 'zzz'; known are clan, tile, bid, leave, place, buy, sell, obtain, "
            "expand, ship, tech, hire, bonus, fulfil, slaughter, port, draw, keep, "
            "produce, skip, end, pass, exchange, butter, row, brew, withdraw, cellar",
        ),
        (
            "Expand sheep",
            "'Expand sheep': the space is missing; write expand UNIT SPACE, like 'expand sheep c4'",
        ),
        (
            "expand sheep n4",
            "'expand sheep n4': no space 'n4': write a column a to m and a row 1 to 9; "
            "write expand UNIT SPACE, like 'expand sheep c4'",
        ),
        (
            "expand sheep c4 c5",
            "'expand sheep c4 c5': 'c5' is too much; "
            "write expand UNIT SPACE, like 'expand sheep c4'",
        ),
        (
            "buy wol 2",
            "'buy wol 2': no good 'wol'; did you mean wool? "
            "Write buy GOOD AMOUNT, like 'buy whisky 2'",
        ),
        (
            "sell wool two",
            "'sell wool two': the amount is 'two', not a number; "
            "write sell GOOD AMOUNT, like 'sell wool 3'",
        ),
        (
            "buy wool -1",
            "'buy wool -1': the amount is '-1', not a number; "
            "write buy GOOD AMOUNT, like 'buy whisky 2'",
        ),
        (
            "buy wool ²",
            "'buy wool ²': the amount is '²', not a number; "
            "write buy GOOD AMOUNT, like 'buy whisky 2'",
        ),
        (
            "obtain 12345",
            "'obtain 12345': '12345' is too large for a contract's number; "
            "write obtain CONTRACT, like 'obtain 17'",
        ),
        (
            "clan stuart",
            "'clan stuart': 'stuart' is not a clan; did you mean stewart? "
            "Write clan CLAN, like 'clan buchanan'",
        ),
        ("bonus", "'bonus': 'bonus' needs one more word: ship, tech, hire, recall"),
        ("bonus shop", "'bonus shop': no action 'bonus shop'; did you mean ship?"),
        (
            "bonus recall",
            "'bonus recall': the good is missing; "
            "write bonus recall GOOD, like 'bonus recall wool'",
        ),
        (
            "port p12",
            "'port p12': 'p12' is not a port tile; did you mean p2? "
            "Write port TILE [EFFECT] [WORD ...], like 'port p2 wool grain grain milk'",
        ),
        (
            "port p9 p0",
            "'port p9 p0': 'p0' is not a port tile; known are p1, p2, p3, p4, p5, p6, p7, p8, p9; "
            "write port TILE [EFFECT] [WORD ...], like 'port p2 wool grain grain milk'",
        ),
        (
            "port p6 wool upp",
            "'port p6 wool upp': 'upp' means nothing to a port; did you mean up? "
            "Write port TILE [EFFECT] [WORD ...], like 'port p2 wool grain grain milk'",
        ),
        (
            "keep",
            "'keep': a contract's number or none is missing; "
            "write keep CONTRACT|none, like 'keep 17'",
        ),
        (
            "keep 17 18",
            "'keep 17 18': '18' is too much; write keep CONTRACT|none, like 'keep 17'",
        ),
        (
            "produce whisky 1 whisky 2",
            "'produce whisky 1 whisky 2': whisky is named twice; write produce cheese AMOUNT "
            "bread AMOUNT whisky AMOUNT, like 'produce cheese 2 bread 1 whisky 0'",
        ),
        (
            "cellar maybe",
            "'cellar maybe': 'maybe' is not yes or no; known are yes, no; "
            "write cellar yes|no, like 'cellar yes'",
        ),
        ("pass now", "'pass now': 'now' is too much; write pass"),
    ],
)
def test_wrong_codes_say_what_would_be_right(typed: str, message: str) -> None:
    with pytest.raises(InvalidActionError) as caught:
        parse_action(typed)
    assert str(caught.value) == message


@pytest.mark.parametrize("name", [name for name in ACTION_FORMS if " " not in name])
def test_every_kind_refuses_words_too_many_and_too_few(name: str) -> None:
    form = ACTION_FORMS[name]
    with pytest.raises(InvalidActionError, match="rite "):
        parse_action(f"{form.example} nonsense")
    # Without goods, nothing is produced.
    if form.example != name and form.kind is not a.Produce:
        with pytest.raises(InvalidActionError, match="missing"):
            parse_action(name)


def test_long_input_is_refused_and_shown_shortened() -> None:
    with pytest.raises(InvalidActionError) as caught:
        parse_action("buy " * 100_000)
    assert len(str(caught.value)) < 120
