from __future__ import annotations

import string
from typing import Any

import pytest

from caledonia import Game, IllegalActionError, Options, Reason
from caledonia import events as e
from caledonia.cli.console.narrate import Narrator
from caledonia.cli.console.paint_table import paint_order
from caledonia.cli.console.reasons import explain, prompt
from caledonia.cli.words import Words
from caledonia.errors import PROBLEMS
from caledonia.events import Event
from caledonia.locale import LANGUAGES, texts
from caledonia.pending import ExportBonuses, Slaughtering, TurnEnd
from caledonia.powers.ports.exchange import Exchanging
from caledonia.rules.turn import pass_money
from caledonia.types import Good, Unit, parse_space

NAMES = ("Ada", "Ben", "Cat")
OPTIONS = Options(
    clans=("robertson", "stewart", "mackenzie"),
    starting_tiles=(1, 2, 3),
    port_tiles=("p1", "p2", "p6", "p9"),
    starting_seat=0,
)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(texts(request.param), NAMES)


@pytest.fixture
def english() -> Words:
    return Words(texts("en"), NAMES)


@pytest.fixture
def game() -> Game:
    return Game.new(3, 4, OPTIONS)


def narrated(
    words: Words, game: Game, *events: Event, full: bool = False, you: int | None = None
) -> list[str]:
    narrator = Narrator(words, game.state.setup, you)
    return [line for _, line in narrator.lines(events, full=full)]


# Events.

C4, D5 = parse_space("c4"), parse_space("d5")


def test_money_stands_behind_what_it_was_for(english: Words, game: Game) -> None:
    events = (e.MoneyChanged(0, -11, "expand"), e.UnitPlaced(0, Unit.SHEEP, C4, "expand"))
    assert narrated(english, game, *events) == ["Ada places a sheep on c4 (−£11)."]
    sale = (
        e.MoneyChanged(1, 1, "clan"),
        e.GoodsChanged(1, Good.BREAD, -2, "sell"),
        e.MoneyChanged(1, 20, "sell"),
        e.MerchantsSent(1, Good.BREAD, -2),
        e.PriceMoved(Good.BREAD, 3, 1, "sell"),
    )
    assert narrated(english, game, *sale) == [
        "Ben gets £1 from their clan, sells 2 bread (+£20); bread falls from £10 to £8."
    ]


def test_money_without_a_cause_is_narrated(english: Words, game: Game) -> None:
    assert narrated(english, game, e.MoneyChanged(0, -4, "shipping")) == ["Ada pays £4."]


def test_goods_of_one_cause_are_narrated_together(english: Words, game: Game) -> None:
    events = (
        e.GoodsChanged(0, Good.WOOL, 2, "production"),
        e.GoodsChanged(0, Good.GRAIN, 4, "production"),
        e.GoodsChanged(0, Good.GRAIN, -1, "production"),
        e.GoodsChanged(0, Good.BREAD, 1, "production"),
    )
    assert narrated(english, game, *events) == [
        "Ada produces 2 wool, 4 grain, uses 1 grain, produces 1 bread."
    ]


def test_what_goes_without_saying(english: Words, game: Game) -> None:
    events = (e.TurnStarted(1), e.BonusDeclined(1, "neighbourhood"), e.BonusDeclined(1, "export"))
    assert narrated(english, game, *events) == ["Ben skips the remaining export bonuses."]
    assert narrated(english, game, *events, full=True) == [
        "Ben is next, buys nothing more from the neighbours, skips the remaining export bonuses."
    ]


def test_the_table_speaks_for_itself(english: Words, game: Game) -> None:
    events = (e.RoundStarted(2), e.PriceMoved(Good.WOOL, 2, 3, "dice"), e.DiceRolled(Good.MILK, -2))
    assert narrated(english, game, *events) == [
        "Round 2 begins.",
        "Wool moves up a step, still £4.",
        "Dice: milk, −2.",
    ]


def test_what_clans_do_is_one_sentence(english: Words, game: Game) -> None:
    butter = (e.GoodsChanged(0, Good.MILK, -1, "butter"), e.MoneyChanged(0, 8, "butter"))
    assert narrated(english, game, *butter) == ["Ada turns 1 milk into butter (+£8)."]
    beer = (e.GoodsChanged(0, Good.GRAIN, -2, "brew"), e.MoneyChanged(0, 18, "brew"))
    assert narrated(english, game, *beer) == ["Ada brews beer from 2 grain (+£18)."]
    stored = (e.GoodsChanged(0, Good.WHISKY, -1, "cellar"), e.BarrelMoved(0, 0, 1))
    assert narrated(english, game, *stored) == ["Ada stores a whisky in the cellar."]
    taken = (
        e.BarrelMoved(0, 2, 0),
        e.GoodsChanged(0, Good.WHISKY, 1, "cellar"),
        e.MoneyChanged(0, 5, "cellar"),
    )
    assert narrated(english, game, *taken) == ["Ada takes the barrel from cellar space 2 (+£5)."]


def test_german_bends_its_words(game: Game) -> None:
    german = Words(texts("de"), NAMES)
    start = e.UnitPlaced(1, Unit.MINER, C4, "start")
    assert narrated(german, game, start) == ["Ben setzt zu Beginn einen Bergarbeiter auf c4."]
    placed = e.UnitPlaced(0, Unit.FIELD, C4, "expand")
    killed = e.UnitRemoved(0, Unit.COW, D5, "slaughter")
    assert narrated(german, game, placed, killed) == [
        "Ada setzt einen Acker auf c4, schlachtet das Rind auf d5."
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You place a cow on c4 (−£13), sell {goods}; bread falls from £10 to £8."),
        ("de", "Du setzt ein Rind auf c4 (−£13), verkaufst {goods}; Brot fällt von £10 auf £8."),
        ("es", "Colocas una vaca en c4 (−13 £), vendes {goods}; pan: baja de 10 £ a 8 £."),
        ("it", "Piazzi una mucca in c4 (−£13), vendi {goods}; pane: scende da £10 a £8."),
        ("pt_BR", "Você coloca uma vaca em c4 (−£13), vende {goods}; pão: desce de £10 para £8."),
    ],
)
def test_the_own_seat_is_addressed(language: str, sentence: str, game: Game) -> None:
    words = Words(texts(language), NAMES)
    events = (
        e.MoneyChanged(0, -13, "expand"),
        e.UnitPlaced(0, Unit.COW, C4, "expand"),
        e.GoodsChanged(0, Good.BREAD, -2, "sell"),
        e.PriceMoved(Good.BREAD, 3, 1, "sell"),
    )
    said = [line.replace("\xa0", " ") for line in narrated(words, game, *events, you=0)]
    assert said == [sentence.format(goods=words.goods(Good.BREAD, 2))]
    assert narrated(words, game, *events, you=1)[0].startswith("Ada ")


CAUSES = """
start expand buy sell production income import port clan contract shipping technology merchant
pass export scoring_tile dice slaughter starting_tile no_clans
"""
SAMPLES: dict[str, tuple[Any, ...]] = {
    "seat": (0,),
    "amount": (1, -1, 3, -3),
    "good": (Good.WHISKY,),
    "unit": tuple(Unit),
    "space": (C4,),
    "origin": (0, 2),
    "target": (0, 1),
    "old": (1, 2),
    "new": (2, 3),
    "level": (1, 5),
    "contract": (1, 50),
    "contracts": ((1,), (2, 3)),
    "box": (0,),
    "figure": (-3, 2),
    "clan": ("", "stewart"),
    "tile": (1,),
    "points": (None, 0, 4),
    "place": (0, 3),
    "effect": ("p1", "p2"),
    "bonus": ("neighbourhood", "export", "upgrade"),
    "round": (1, 5),
    "cause": tuple(CAUSES.split()),
}


def sample_events() -> list[Event]:
    """Return every kind of event with every sample of each of its fields."""
    events: list[Event] = []
    kinds = [k for k in vars(e).values() if isinstance(k, type) and issubclass(k, Event)]
    for kind in kinds:
        names = list(getattr(kind, "__dataclass_fields__", {}))
        if kind is Event:
            continue
        ports = {"tile": ("p1",)} if kind is e.PortUsed else {}
        samples = {name: (ports | SAMPLES | ports)[name] for name in names}
        first = {name: options[-1] for name, options in samples.items()}
        events.append(kind(**first))
        for name, options in samples.items():
            events.extend(kind(**{**first, name: option}) for option in options)
    return [event for event in events if getattr(event, "points", 0) is not None or _may(event)]


def _may(event: Event) -> bool:
    return isinstance(event, e.BidMade)


def test_every_event_has_words_in_every_language(words: Words, game: Game) -> None:
    for event in sample_events():
        for line in narrated(words, game, event, full=True):
            assert line
            assert "{" not in line


def test_every_event_of_the_own_seat_is_narrated_without_the_name(words: Words, game: Game) -> None:
    for event in sample_events():
        [own] = narrated(words, game, event, full=True, you=0) or [""]
        assert "Ada" not in own
        assert "{" not in own
        assert own[:1] == own[:1].upper()


# Reasons.

FIGURES: dict[str, int | str] = {
    "seat": 1,
    "decision": "turn",
    "amount": 2,
    "good": "wool",
    "meat": "beef",
    "unit": "miner",
    "space": "c4",
    "level": 2,
    "contract": 17,
    "tile": "p2",
    "expected": "words of the engine",
    "name": "stewart",
    "high": 3,
    "highest": 30,
    "place": 1,
}


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_has_words_in_every_language(problem: str, words: Words, game: Game) -> None:
    fields = [name for _, name, _, _ in string.Formatter().parse(PROBLEMS[problem]) if name]
    reason = Reason("XXX-1", problem, {name: FIGURES[name] for name in fields})
    sentence = explain(words, game.state, reason)
    assert sentence[0].isupper() or sentence[0].isdigit() or sentence[:2] == "c4"
    assert sentence[-1] in ".?)"
    assert "words of the engine" not in sentence


def test_reasons_of_the_engine_in_words(game: Game) -> None:
    german = Words(texts("de"), NAMES)
    with pytest.raises(IllegalActionError) as caught:
        game.push_code("place miner a1")
    assert [explain(german, game.state, reason) for reason in caught.value.reasons] == [
        "a1 hat das falsche Terrain für einen Bergarbeiter."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_hears_of_oneself_in_other_words(language: str, game: Game) -> None:
    words, state = Words(texts(language), NAMES), game.state.copy()
    reason = Reason("RND-3", "not_now", {"seat": 0, "decision": "turn"})
    assert "Ada" in explain(words, state, reason, 1)
    sentence = explain(words, state, reason, 0)
    assert "Ada" not in sentence
    assert prompt(words, state) in sentence
    state.pending = (TurnEnd(0),)
    assert "end" in explain(words, state, reason, 0)
    assert prompt(words, state) not in explain(words, state, reason, 0)


def test_prompts_with_figures(words: Words, game: Game) -> None:
    state = game.state.copy()
    for pending in (
        ExportBonuses(0, 1, 2, 3),
        ExportBonuses(0, 2, 0, 0),
        Slaughtering(0, 17, 1, 2),
        Exchanging(0, C4, Unit.SHEEP, Unit.COW),
    ):
        state.pending = (pending,)
        assert "{" not in prompt(words, state)
    state.pending = (Slaughtering(0, 17, 0, 2),)
    assert words.meat(1, 2) in prompt(words, state)


def test_a_pack_with_unknown_ids_shows_the_ids(english: Words) -> None:
    assert english.clan("maclean") == "maclean"
    assert english.rank("laird") == "laird"
    assert english.port("p77") == "p77"


@pytest.mark.parametrize("players", [1, 3])
def test_the_next_pass_money_is_shown_until_all_have_passed(english: Words, players: int) -> None:
    state = Game.new(players, 4).state.copy()
    state.turn_order = tuple(range(players))
    for passed in range(players + 1):
        state.passed = state.turn_order[:passed]
        shown = [item.plain for item in paint_order(english, state).items]
        if passed < players:
            assert shown[-1] == f"Next to pass: £{pass_money(state)}"
        else:
            assert not any(item.startswith("Next to pass") for item in shown)
