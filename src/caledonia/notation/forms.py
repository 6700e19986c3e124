"""The forms of all action codes: how each kind is written and read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from caledonia import actions as a
from caledonia.notation.wording import suggestion
from caledonia.notation.words import WordError, Words
from caledonia.powers.clans import CLANS
from caledonia.powers.ports import PORTS
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.types import GOOD_NAMES, PROCESSED_GOODS, Good

PORT_WORDS: Final = tuple(dict.fromkeys(word for port in PORTS.values() for word in port.words))
"""The words that can follow a port tile."""


def _clan(words: Words) -> a.Action:
    return a.ChooseClan(words.one_of("a clan", tuple(CLANS)))


def _port(words: Words) -> a.Action:
    tile = effect = words.one_of("a port tile", tuple(PORTS))
    choice = words.rest()
    if choice and _looks_like_port(choice[0]):
        effect = Words(choice[:1]).one_of("a port tile", tuple(PORTS))
        choice = choice[1:]
    for word in choice:
        if word not in PORT_WORDS:
            raise WordError(f"'{word}' means nothing to a port; {suggestion(word, PORT_WORDS)}")
    first, rest = choice[:1], choice[1:]
    # What is gained may be typed in any order.
    if all(word in GOOD_NAMES for word in rest):
        rest.sort(key=GOOD_NAMES.index)
    return a.UsePort(tile, effect, (*first, *rest))


def _looks_like_port(word: str) -> bool:
    return word[0] == "p" and word[1:].isascii() and word[1:].isdigit()


def _keep(words: Words) -> a.Action:
    rest = words.rest()
    if rest == ["none"]:
        return a.KEEP_NONE
    again = Words(rest)
    contract = again.number("a contract's number or none")
    again.end()
    return a.keep(contract)


def _produce(words: Words) -> a.Action:
    """Read pairs of good and number in any order; missing goods are 0."""
    names = tuple(GOOD_NAMES[good] for good in PROCESSED_GOODS)
    made: dict[str, int] = {}
    while words:
        name = words.one_of("a processed good", names)
        if name in made:
            raise WordError(f"{name} is named twice")
        made[name] = words.number(f"the number of {name}")
    cheese, bread, whisky = (
        made.get(GOOD_NAMES[good], 0) for good in (Good.CHEESE, Good.BREAD, Good.WHISKY)
    )
    return a.Produce(cheese, bread, whisky)


@dataclass(frozen=True, slots=True)
class ActionForm:
    """How the code of one kind of action is written."""

    name: str
    """The word or words with which the code begins."""
    kind: type[a.Action]
    form: str
    """The whole code with its variable parts in capitals."""
    example: str
    meaning: str
    read: Callable[[Words], a.Action]
    """Reads the words after the name."""


_AMOUNT: Final = "the amount"
_CONTRACT: Final = "a contract's number"


def _by_name(*forms: ActionForm) -> dict[str, ActionForm]:
    """Return forms by their names; no two begin alike."""
    named: dict[str, ActionForm] = {}
    for form in forms:
        if form.name in named:
            other = named[form.name].kind.__name__
            raise ValueError(f"{form.kind.__name__}: the code '{form.name}' is taken by {other}")
        named[form.name] = form
    return named


ACTION_FORMS: Final[dict[str, ActionForm]] = _by_name(
    ActionForm(
        "clan",
        a.ChooseClan,
        "clan CLAN",
        f"clan {next(iter(CLANS))}",
        "take a clan with the starting tile paired with it",
        _clan,
    ),
    ActionForm(
        "tile",
        a.ChooseTile,
        "tile NUMBER",
        "tile 3",
        "take a starting tile (without clans)",
        lambda w: a.choose_tile(w.number("a starting tile's number")),
    ),
    ActionForm(
        "bid",
        a.Bid,
        "bid POINTS",
        "bid 4",
        "bid in the clan auction",
        lambda w: a.bid(w.number("the points")),
    ),
    ActionForm("leave", a.Leave, "leave", "leave", "leave this clan auction", lambda w: a.LEAVE),
    ActionForm(
        "place",
        a.Place,
        "place UNIT SPACE",
        "place woodcutter c4",
        "place a starting worker",
        lambda w: a.PLACE[w.unit()][w.space()],
    ),
    ActionForm(
        "buy",
        a.Buy,
        "buy GOOD AMOUNT",
        "buy whisky 2",
        "buy on the market, or from neighbours right after an expansion",
        lambda w: a.Buy(w.good(), w.number(_AMOUNT)),
    ),
    ActionForm(
        "sell",
        a.Sell,
        "sell GOOD AMOUNT",
        "sell wool 3",
        "sell on the market",
        lambda w: a.Sell(w.good(), w.number(_AMOUNT)),
    ),
    ActionForm(
        "obtain",
        a.Obtain,
        "obtain CONTRACT",
        "obtain 17",
        "take a contract from the export board",
        lambda w: a.obtain(w.number(_CONTRACT)),
    ),
    ActionForm(
        "expand",
        a.Expand,
        "expand UNIT SPACE",
        "expand sheep c4",
        "put a unit on the map, also on a free space",
        lambda w: a.EXPAND[w.unit()][w.space()],
    ),
    ActionForm("ship", a.UpgradeShipping, "ship", "ship", "upgrade shipping", lambda w: a.SHIP),
    ActionForm(
        "tech",
        a.UpgradeTechnology,
        "tech UNIT",
        "tech miner",
        "upgrade the technology of a kind of worker",
        lambda w: a.TECH[w.unit()],
    ),
    ActionForm("hire", a.HireMerchant, "hire", "hire", "hire a merchant", lambda w: a.HIRE),
    ActionForm(
        "bonus ship",
        a.BonusShipping,
        "bonus ship",
        "bonus ship",
        "bonus upgrade: shipping",
        lambda w: a.BONUS_SHIP,
    ),
    ActionForm(
        "bonus tech",
        a.BonusTechnology,
        "bonus tech UNIT",
        "bonus tech woodcutter",
        "bonus upgrade: a technology",
        lambda w: a.BONUS_TECH[w.unit()],
    ),
    ActionForm(
        "bonus hire",
        a.BonusHire,
        "bonus hire",
        "bonus hire",
        "bonus upgrade: a merchant from the player board",
        lambda w: a.BONUS_HIRE,
    ),
    ActionForm(
        "bonus recall",
        a.BonusRecall,
        "bonus recall GOOD",
        "bonus recall wool",
        "bonus upgrade: a merchant back from the market",
        lambda w: a.BONUS_RECALL[w.good()],
    ),
    ActionForm(
        "fulfil",
        a.Fulfil,
        "fulfil CONTRACT",
        "fulfil 17",
        "fulfil a contract",
        lambda w: a.fulfil(w.number(_CONTRACT)),
    ),
    ActionForm(
        "slaughter",
        a.Slaughter,
        "slaughter SPACE",
        "slaughter c4",
        "slaughter an animal for the contract being fulfilled",
        lambda w: a.SLAUGHTER[w.space()],
    ),
    ActionForm(
        "port",
        a.UsePort,
        "port TILE [EFFECT] [WORD ...]",
        "port p2 wool grain grain milk",
        "use a port tile; EFFECT is the tile whose effect is borrowed",
        _port,
    ),
    ActionForm(
        "draw",
        a.Draw,
        "draw",
        "draw",
        "draw the contracts of a building bonus",
        lambda w: a.DRAW,
    ),
    ActionForm(
        "keep",
        a.Keep,
        "keep CONTRACT|none",
        "keep 17",
        "keep a drawn contract, or no more of them",
        _keep,
    ),
    ActionForm(
        "produce",
        a.Produce,
        "produce cheese AMOUNT bread AMOUNT whisky AMOUNT",
        "produce cheese 2 bread 1 whisky 0",
        "choose what the factories make",
        _produce,
    ),
    ActionForm("skip", a.Skip, "skip", "skip", "decline what is left of a bonus", lambda w: a.SKIP),
    ActionForm("end", a.EndTurn, "end", "end", "end the turn", lambda w: a.END),
    ActionForm("pass", a.Pass, "pass", "pass", "pass for the rest of the round", lambda w: a.PASS),
    *(
        ActionForm(own.name, own.kind, own.form, own.example, own.meaning, own.read)
        for own in OWN_ACTIONS.values()
    ),
)
"""Every kind of code by the words with which it begins, those of clans and port tiles last."""
