"""Checks that the rules can continue from a stack of pending decisions."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from caledonia import pending as p
from caledonia.notation.frames import KINDS, Frame
from caledonia.notation.node import Node
from caledonia.notation.wording import listed
from caledonia.powers.own import OwnDecision
from caledonia.powers.registry import CLAN_OF, OWN_DECISIONS, decisions_of
from caledonia.rules.contracts import can_draw
from caledonia.rules.flow import decision_name
from caledonia.rules.fulfil import animals_missing, animals_saved_by_ports
from caledonia.state import Setup, State
from caledonia.types import GOOD_NAMES, MEAT_NAMES, ROUNDS, Good, Phase

_Kinds = tuple[type[p.Pending], ...]

_DRAWING: _Kinds = (p.DrawContracts, p.BuildingBonus)
_PORT: _Kinds = (p.UpgradeBonus, *decisions_of(Phase.ACTION), *_DRAWING, p.NeighbourhoodBonus)
_PRODUCTION: _Kinds = (p.StartProduction, p.Production, *decisions_of(Phase.PRODUCTION))

_ABOVE: Final[dict[type[p.Pending], _Kinds]] = {
    p.Auction: (p.ClanChoice,),
    p.StartingWorkers: (p.ClanChoice,),
    p.StartRound: (p.WorkerPlacement,),
    p.WorkerPlacement: (p.WorkerPlacement,),
    p.Turn: _PORT,
    p.TurnEnd: (
        p.SecondContract,
        p.SecondFulfilment,
        p.Slaughtering,
        p.ExportBonuses,
        *_PORT,
    ),
    p.SecondFulfilment: (p.Slaughtering, p.ExportBonuses),
    p.ExportBonuses: (*_DRAWING, p.NeighbourhoodBonus),
    p.DrawContracts: (*_DRAWING, p.NeighbourhoodBonus),
    p.NeighbourhoodBonus: (p.MandatoryPurchase, p.BuildingBonus),
    p.EndRound: _PRODUCTION,
    p.StartProduction: _PRODUCTION,
}
"""By decision: what may be directly on top of it; for choices of clans see :func:`_fits`."""
_SETUP_BOTTOMS = (p.Auction, p.StartingWorkers)
_TURN_BOTTOMS = (p.Turn, p.TurnEnd, p.MandatoryTrade)
_BOTTOMS = (*_SETUP_BOTTOMS, p.StartRound, *_TURN_BOTTOMS, p.EndRound)


def with_bottom(frames: list[Frame], setup: Setup) -> list[Frame]:
    """Put below a stack what a hand-written position may leave out."""
    if not frames:
        return frames
    first = frames[0]
    below: tuple[p.Pending, ...] = ()
    match first.pending:
        case p.ClanChoice() if not setup.options.clan_auction:
            below = (p.StartingWorkers(),)
        case p.WorkerPlacement():
            below = (p.StartRound(),)
        case p.MandatoryPurchase(seat, good):
            below = (p.TurnEnd(seat), p.NeighbourhoodBonus(seat, 1 << good))
        case frame if isinstance(frame, _PRODUCTION):
            below = (p.EndRound(),)
        case frame if type(frame) in _ABOVE[p.TurnEnd]:
            below = (p.TurnEnd(frame.seat),)
    return [*(Frame(pending, first.node) for pending in below), *frames]


def check_frames(state: State, frames: list[Frame], node: Node) -> None:
    """Refuse a stack from which the rules could not continue in this state."""
    if not frames:
        if state.round != ROUNDS or len(state.passed) < state.setup.players:
            node.fail(f"may be empty only when round {ROUNDS} is over and everybody has passed")
        return
    _check_order(frames)
    _check_round(state, frames)
    for frame in frames:
        _check_frame(state, frame)
    bottom = frames[0].pending
    if isinstance(bottom, _TURN_BOTTOMS):
        _check_turn(state, frames)
    elif isinstance(bottom, p.EndRound):
        _check_production(frames)
    elif isinstance(bottom, _SETUP_BOTTOMS):
        _check_choices(state, frames)


def _check_order(frames: list[Frame]) -> None:
    first = frames[0]
    if not isinstance(first.pending, _BOTTOMS):
        names = listed(name for name, kind in KINDS.items() if kind in _BOTTOMS)
        first.node.fail(f"{decision_name(first.pending)} needs one of these below it: {names}")
    for below, above in pairwise(frames):
        if not _fits(below.pending, above.pending, frames[0].pending):
            above.node.fail(
                f"{decision_name(above.pending)} cannot be on top of {decision_name(below.pending)}"
            )


def _fits(below: p.Pending, above: p.Pending, bottom: p.Pending) -> bool:
    if isinstance(below, p.ClanChoice):
        return isinstance(above, p.ClanChoice) and isinstance(bottom, p.StartingWorkers)
    return isinstance(above, _ABOVE.get(type(below), ()))


def _check_round(state: State, frames: list[Frame]) -> None:
    frame, node = frames[0].pending, frames[0].node
    everybody = len(state.passed) == state.setup.players
    name = decision_name(frame)
    if isinstance(frame, _SETUP_BOTTOMS):
        if state.round:
            node.fail(f"{name} belongs to the setup: round must be 0")
    elif isinstance(frame, p.StartRound):
        if state.round == ROUNDS:
            node.fail(f"no round follows round {ROUNDS}")
        if state.round and not everybody:
            node.fail("the next round starts when everybody is in passed")
        for above in frames[1:]:
            if state.round:
                name = decision_name(above.pending)
                above.node.fail(f"{name} belongs to the setup: round must be 0")
    elif not state.round:
        node.fail(f"{name} belongs to a round: round must be 1 to {ROUNDS}")
    elif isinstance(frame, p.EndRound) and not everybody:
        node.fail("production begins when everybody is in passed")


def _check_turn(state: State, frames: list[Frame]) -> None:
    """All of a turn belongs to one seat."""
    bottom = frames[0]
    seat = bottom.pending.seat
    if not isinstance(bottom.pending, p.TurnEnd) and seat in state.passed:
        bottom.node.fail(f"seat {seat} has passed and has no turn")
    for frame in frames[1:]:
        if frame.pending.seat != seat:
            frame.node.fail(f"it is the turn of seat {seat}, not of seat {frame.pending.seat}")


def _check_production(frames: list[Frame]) -> None:
    seats: list[int] = []
    for frame in frames[1:]:
        if frame.pending.seat in seats:
            frame.node.fail(f"seat {frame.pending.seat} would produce twice")
        seats.append(frame.pending.seat)


def _check_choices(state: State, frames: list[Frame]) -> None:
    """Check that seats that choose or bid have nothing yet, and that enough is left for them."""
    without = [seat for seat, player in enumerate(state.players) if not player.starting_tile]
    choosing: list[int] = []
    for frame in frames:
        if isinstance(frame.pending, p.ClanChoice):
            seat = frame.pending.seat
            if seat not in without or seat in choosing:
                frame.node.fail(f"seat {seat} has a starting tile already or chooses twice")
            choosing.append(seat)
    bottom = frames[0]
    if isinstance(bottom.pending, p.Auction):
        _check_auction(state, bottom, without, choosing)
    elif len(state.offer) < len(choosing):
        bottom.node.fail(f"{len(choosing)} seats choose from {len(state.offer)} in offer")


def _check_auction(state: State, bottom: Frame, without: list[int], choosing: list[int]) -> None:
    auction, node = bottom.pending, bottom.node
    waiting = [seat for seat in without if seat not in choosing]
    if not state.setup.options.clan_auction:
        node.fail("an auction needs the option clan_auction")
    if not waiting or any(seat not in waiting for seat in auction.bidders):
        node.fail(f"the bidders can only be seats without a pair: {listed(waiting)}")
    if auction.seat not in auction.bidders:
        node.fail(f"seat {auction.seat} bids, but is not among the bidders")
    if (auction.high < 0 or choosing) and list(auction.bidders) != waiting:
        node.fail(f"before the opening bid all seats without a pair bid: {listed(waiting)}")
    if choosing and auction.high >= 0:
        node.fail("the next auction opens after the choice: high must be -1")
    if len(state.offer) != len(without):
        node.fail(f"{len(without)} seats without a pair need as many in offer")
    won = [seat for seat in range(state.setup.players) if seat not in waiting]
    if sorted(state.turn_order) != won:
        node.fail(f"turn_order holds the winners so far: {listed(won) or 'nobody'}")


def _check_frame(state: State, frame: Frame) -> None:
    """Check what only this kind of decision needs."""
    node = frame.node
    player = state.players[frame.pending.seat] if hasattr(frame.pending, "seat") else None
    match frame.pending:
        case p.SecondContract() | p.SecondFulfilment():
            assert player is not None
            if player.power.contracts_per_action < 2:
                node.fail("the seat's clan takes one contract per action")
        case p.NeighbourhoodBonus() if not state.setup.neighbourhood_limit:
            node.fail("there is no neighbourhood bonus with this number of players")
        case p.NeighbourhoodBonus(_, _, _, draw):
            assert player is not None
            if draw and not can_draw(state, player):
                node.fail("drawing needs a free slot and contracts in the pile")
        case p.MandatoryPurchase(_, good):
            _check_promise(state, good, node)
        case p.BuildingBonus(_, drawn):
            assert player is not None
            if len(drawn) > player.power.building_draw:
                node.fail(f"at most {player.power.building_draw} contracts are drawn")
        case p.Slaughtering():
            _check_slaughter(state, frame)
    own = OWN_DECISIONS.get(type(frame.pending))
    if own is not None:
        _check_own(state, frame, own)


def _check_promise(state: State, good: Good, node: Node) -> None:
    bonus = state.pending[-2]
    assert isinstance(bonus, p.NeighbourhoodBonus)
    if not bonus.goods >> good & 1:
        node.fail(f"{GOOD_NAMES[good]} is not among the goods of the neighbourhood bonus")


def _check_slaughter(state: State, frame: Frame) -> None:
    owing = frame.pending
    player = state.players[owing.seat]
    if owing.contract not in player.slots:
        frame.node.fail(f"contract {owing.contract} is not among the seat's contracts")
    printed = state.setup.content.contracts[owing.contract].meat
    for name, owed, most in zip(MEAT_NAMES, (owing.beef, owing.mutton), printed, strict=True):
        if owed > most:
            frame.node.fail(f"contract {owing.contract} asks for {most} {name}, not {owed}")
    missing = animals_missing(player, owing.beef, owing.mutton)
    if missing > animals_saved_by_ports(state, player):
        frame.node.fail(f"the seat has {missing} animals too few on the map for the contract")


def _check_own(state: State, frame: Frame, own: OwnDecision) -> None:
    """Check a decision that only one power brings."""
    seat = frame.pending.seat
    clan = CLAN_OF.get(own.kind)
    power = state.players[seat].power
    if clan is not None and not isinstance(power, clan):
        frame.node.fail("the seat's clan has no such decision")
    if own.phase is Phase.PRODUCTION:
        # The clan itself says which decision ends its production.
        trial = state.copy()
        if not isinstance(power.production_ended(trial, seat, 1), own.kind):
            frame.node.fail("the seat's clan has no such decision with this stock")
    wrong = own.check(state, frame.pending)
    if wrong is not None:
        frame.node.fail(wrong)
