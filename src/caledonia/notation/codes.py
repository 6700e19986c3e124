"""Action codes: the one line that people type, bots send and records hold.

``str(action)`` writes a code, :func:`parse_action` reads it. Case and extra spaces do not matter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from caledonia import actions as a
from caledonia.errors import InvalidActionError
from caledonia.notation.wording import listed, suggestion
from caledonia.powers.clans import CLANS
from caledonia.powers.ports import PORTS
from caledonia.powers.ports.price import DIRECTIONS
from caledonia.types import (
    COLUMNS,
    GOOD_NAMES,
    MEAT_NAMES,
    PROCESSED_GOODS,
    ROWS,
    UNIT_NAMES,
    Good,
    Space,
    Unit,
    parse_space,
)

UNIT_ALIASES: Final = {"cheese_dairy": "dairy"}
KIND_ALIASES: Final = {"fulfill": "fulfil"}
PORT_WORDS: Final = (*GOOD_NAMES, *MEAT_NAMES, *DIRECTIONS)
"""The words that can follow a port tile."""
MOST_DIGITS: Final = 4
"""No number of a code is longer."""


class _WordError(Exception):
    """What is wrong with the words of a code."""


class _Words:
    """The words after a code's kind, taken one by one."""

    def __init__(self, words: list[str]) -> None:
        self._words = words[::-1]

    def __bool__(self) -> bool:
        return bool(self._words)

    def take(self, what: str) -> str:
        """Return the next word."""
        if not self._words:
            raise _WordError(f"{what} is missing")
        return self._words.pop()

    def rest(self) -> list[str]:
        """Return all words left."""
        words = self._words[::-1]
        self._words = []
        return words

    def number(self, what: str) -> int:
        """Return the next word as a number."""
        word = self.take(what)
        if not (word.isascii() and word.isdigit()):
            raise _WordError(f"{what} is '{word}', not a number")
        if len(word) > MOST_DIGITS:
            raise _WordError(f"'{word}' is too large for {what}")
        return int(word)

    def unit(self) -> Unit:
        """Return the next word as a unit."""
        word = self.take("the unit")
        name = UNIT_ALIASES.get(word, word)
        if name not in UNIT_NAMES:
            raise _WordError(f"no unit '{word}'; {suggestion(word, UNIT_NAMES)}")
        return Unit(UNIT_NAMES.index(name))

    def good(self) -> Good:
        """Return the next word as a good."""
        word = self.take("the good")
        if word not in GOOD_NAMES:
            raise _WordError(f"no good '{word}'; {suggestion(word, GOOD_NAMES)}")
        return Good(GOOD_NAMES.index(word))

    def space(self) -> Space:
        """Return the next word as a space."""
        word = self.take("the space")
        try:
            return parse_space(word)
        except ValueError:
            columns = f"{COLUMNS[0]} to {COLUMNS[-1]}"
            raise _WordError(
                f"no space '{word}': write a column {columns} and a row 1 to {ROWS}"
            ) from None

    def one_of(self, what: str, known: tuple[str, ...]) -> str:
        """Return the next word, which must be one of these."""
        word = self.take(what)
        if word not in known:
            raise _WordError(f"'{word}' is not {what}; {suggestion(word, known)}")
        return word


def _clan(words: _Words) -> a.Action:
    return a.ChooseClan(words.one_of("a clan", tuple(CLANS)))


def _port(words: _Words) -> a.Action:
    tile = effect = words.one_of("a port tile", tuple(PORTS))
    choice = words.rest()
    if choice and _looks_like_port(choice[0]):
        effect = _Words(choice[:1]).one_of("a port tile", tuple(PORTS))
        choice = choice[1:]
    for word in choice:
        if word not in PORT_WORDS:
            raise _WordError(f"'{word}' means nothing to a port; {suggestion(word, PORT_WORDS)}")
    first, rest = choice[:1], choice[1:]
    # What is gained may be typed in any order.
    if all(word in GOOD_NAMES for word in rest):
        rest.sort(key=GOOD_NAMES.index)
    return a.UsePort(tile, effect, (*first, *rest))


def _looks_like_port(word: str) -> bool:
    return word[0] == "p" and word[1:].isascii() and word[1:].isdigit()


def _keep(words: _Words) -> a.Action:
    rest = words.rest()
    if rest == ["none"]:
        return a.KEEP_NONE
    again = _Words(rest)
    contract = again.number("a contract's number or none")
    _refuse_rest(again)
    return a.keep(contract)


def _produce(words: _Words) -> a.Action:
    """Read pairs of good and number in any order; what is not named is 0."""
    names = tuple(GOOD_NAMES[good] for good in PROCESSED_GOODS)
    made: dict[str, int] = {}
    while words or not made:
        name = words.one_of("a processed good", names)
        if name in made:
            raise _WordError(f"{name} is named twice")
        made[name] = words.number(f"the number of {name}")
    cheese, bread, whisky = (
        made.get(GOOD_NAMES[good], 0) for good in (Good.CHEESE, Good.BREAD, Good.WHISKY)
    )
    return a.Produce(cheese, bread, whisky)


def _cellar(words: _Words) -> a.Action:
    return a.CELLAR_YES if words.one_of("yes or no", ("yes", "no")) == "yes" else a.CELLAR_NO


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
    read: Callable[[_Words], a.Action]
    """Reads the words after the name."""


_AMOUNT: Final = "the amount"
_CONTRACT: Final = "a contract's number"

ACTION_FORMS: Final[dict[str, ActionForm]] = {
    form.name: form
    for form in (
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
        ActionForm(
            "leave", a.Leave, "leave", "leave", "leave this clan auction", lambda w: a.LEAVE
        ),
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
            "exchange",
            a.Exchange,
            "exchange SPACE UNIT",
            "exchange c4 bakery",
            "exchange the unit on a space for one from the player board",
            lambda w: a.EXCHANGE[w.space()][w.unit()],
        ),
        ActionForm(
            "row",
            a.Row,
            "row SPACE SPACE",
            "row b2 b3",
            "move a fisherman to an adjacent loch",
            lambda w: a.row(w.space(), w.space()),
        ),
        ActionForm(
            "withdraw",
            a.Withdraw,
            "withdraw PLACE",
            "withdraw 2",
            "take the barrel on a place of the cellar (from 1)",
            lambda w: a.withdraw(w.number("a place of the cellar")),
        ),
        ActionForm(
            "brew",
            a.Brew,
            "brew AMOUNT",
            "brew 2",
            "discard grain for beer money",
            lambda w: a.brew(w.number(_AMOUNT)),
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
        ActionForm(
            "butter",
            a.Butter,
            "butter AMOUNT",
            "butter 3",
            "discard milk for butter money; 0 declines",
            lambda w: a.butter(w.number(_AMOUNT)),
        ),
        ActionForm(
            "cellar",
            a.Cellar,
            "cellar yes|no",
            "cellar yes",
            "put a whisky just produced into the cellar or not",
            _cellar,
        ),
        ActionForm(
            "skip", a.Skip, "skip", "skip", "decline what is left of a bonus", lambda w: a.SKIP
        ),
        ActionForm("end", a.EndTurn, "end", "end", "end the turn", lambda w: a.END),
        ActionForm(
            "pass", a.Pass, "pass", "pass", "pass for the rest of the round", lambda w: a.PASS
        ),
    )
}
"""Every kind of code by the words with which it begins, in the order of the documentation."""

_FIRST_WORDS: Final = tuple(dict.fromkeys(name.split()[0] for name in ACTION_FORMS))
_SECOND_WORDS: Final = {
    first: tuple(name.split()[1] for name in ACTION_FORMS if name.startswith(f"{first} "))
    for first in _FIRST_WORDS
}


def parse_action(code: str) -> a.Action:
    """Return the action of a code; whether it is legal is not asked.

    :raises InvalidActionError: saying what is wrong and what would be right.
    """
    words = code.lower().split()
    shown = " ".join(code.split())
    if not words:
        raise InvalidActionError(f"'{shown}': no action code; write one like 'expand sheep c4'")
    try:
        form = _form_of(words)
    except _WordError as wrong:
        raise InvalidActionError(f"'{shown}': {wrong}") from None
    rest = _Words(words[len(form.name.split()) :])
    try:
        action = form.read(rest)
        _refuse_rest(rest)
    except _WordError as wrong:
        link = " Write" if str(wrong).endswith("?") else "; write"
        like = f", like '{form.example}'" if form.example != form.form else ""
        raise InvalidActionError(f"'{shown}': {wrong}{link} {form.form}{like}") from None
    return action


def _form_of(words: list[str]) -> ActionForm:
    """Return the form that the first words name."""
    first = KIND_ALIASES.get(words[0], words[0])
    if first not in _FIRST_WORDS:
        raise _WordError(f"no action '{words[0]}'; {suggestion(words[0], _FIRST_WORDS)}")
    seconds = _SECOND_WORDS[first]
    if not seconds:
        return ACTION_FORMS[first]
    if len(words) < 2:
        raise _WordError(f"'{first}' needs one more word: {listed(seconds)}")
    if words[1] not in seconds:
        raise _WordError(f"no action '{first} {words[1]}'; {suggestion(words[1], seconds)}")
    return ACTION_FORMS[f"{first} {words[1]}"]


def _refuse_rest(words: _Words) -> None:
    if words:
        raise _WordError(f"'{' '.join(words.rest())}' is too much")
