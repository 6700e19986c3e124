"""Errors (all :class:`ValueError`, saying what would be right) and typed reasons."""

from __future__ import annotations

from dataclasses import dataclass, field

PROBLEMS = {
    "not_now": "not possible now: seat {seat} has to decide first ({decision})",
    "game_over": "the game is over",
    "money_short": "money is short by £{amount}",
    "goods_short": "{good} is short by {amount}",
    "animals_short": "{meat} needs {amount} more of its animals on the map",
    "no_merchant": "needs {amount} more merchants in stock",
    "other_side": "you have already traded {good} the other way this round",
    "no_amount": "trade at least one",
    "no_contract_there": "contract {contract} is not on the export board",
    "not_held": "contract {contract} is not in one of your export boxes",
    "not_drawn": "contract {contract} is not among those drawn",
    "slots_full": "no free export box for a contract",
    "occupied": "{space} is occupied",
    "mist": "{space} is in the mist, which is out of play with 1 or 2 players",
    "covered": "{space} is covered and out of play",
    "blocked": "a neutral piece is on {space}",
    "wrong_terrain": "{unit} cannot be placed on {space}",
    "not_border": "{space} is not a border space",
    "not_in_reach": "{space} is out of reach",
    "needs_shipping": "{space} is out of reach: it needs shipping level {level}",
    "no_unit_left": "no {unit} left on the player board",
    "not_a_starting_worker": "only workers are placed at the start",
    "top_level": "shipping is at its highest level",
    "already_upgraded": "the technology of {unit} is already upgraded",
    "no_technology": "there is no technology for {unit}",
    "no_merchant_on_board": "no merchant left on the player board",
    "no_merchant_there": "you have no merchant at {good}",
    "no_free_space": "you have no free space left",
    "no_upgrade_left": "you have no bonus upgrade left",
    "not_your_animal": "you have no animal on {space} that the contract needs",
    "meat_not_owed": "the contract does not need {meat} now",
    "would_be_short": "you could no longer fulfil the contract after that",
    "no_such_port": "port tile {tile} is not in play",
    "port_used": "you have already used port {tile}",
    "port_not_in_reach": "port {tile} is out of reach",
    "port_no_units": "without a unit on the map no port is in reach",
    "port_window": "port {tile} cannot be used now",
    "port_choice": "port {tile} cannot be used like that: {expected}",
    "price_at_end": "the price of {good} cannot move that way",
    "no_trade_after": "no trade of {good} would be possible after that",
    "not_offered": "{name} is not on offer",
    "bid_too_low": "bid more than {high}",
    "bid_too_high": "bid at most {highest}",
    "must_open": "the opening player has to bid",
    "no_ability": "your clan cannot do that",
    "too_many": "{amount} at most",
    "no_neighbour": "no new neighbour makes {good}",
    "bought_already": "you have already bought {good} from the neighbours",
    "limit_reached": "you can buy at most {amount} more {good} from neighbours this turn",
    "trade_first": "the price of {good} was moved: trade it now",
}
"""Problems by id with their words in English; locale/ has them in every language.

Clans and port tiles add those that only they have."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not legal: the clause, the problem's id and its figures."""

    clause: str
    problem: str
    figures: dict[str, int | str] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return f"{PROBLEMS[self.problem].format(**self.figures)} ({self.clause})"


class InvalidActionError(ValueError):
    """Not an action code at all; ``reason`` says what would be right."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"'{code}': {reason}")
        self.code = code
        self.reason = reason


class IllegalActionError(ValueError):
    """An action that the rules do not allow now; ``reasons`` say why."""

    def __init__(self, code: str, reasons: tuple[Reason, ...]) -> None:
        super().__init__(f"illegal action '{code}': " + "; ".join(str(r) for r in reasons))
        self.code = code
        self.reasons = reasons


class PositionError(ValueError):
    """A position that cannot be read; the message names the field."""


class RecordError(ValueError):
    """A record that cannot be replayed; ``line`` is the line's number."""

    def __init__(self, line: int, text: str, reason: str) -> None:
        super().__init__(f"line {line}: '{text}': {reason}")
        self.line = line
        self.text = text
        self.reason = reason
