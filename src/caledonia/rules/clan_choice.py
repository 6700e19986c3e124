"""Choosing a clan and a starting tile (SET-9), with the clan auction (VAR-6)."""

from __future__ import annotations

from caledonia import events
from caledonia.actions import (
    LEAVE,
    Action,
    Bid,
    ChooseClan,
    ChooseTile,
    Leave,
    bid,
    choose_clan,
    choose_tile,
)
from caledonia.errors import Reason
from caledonia.pending import Auction, ClanChoice, StartingWorkers
from caledonia.rules.change import change_goods, change_money, drop_top
from caledonia.state import State
from caledonia.types import GOODS


def legal_choice(state: State, pending: ClanChoice, actions: list[Action]) -> None:
    """Add the pairs on offer."""
    for clan, tile in state.offer:
        actions.append(choose_clan(clan) if clan else choose_tile(tile))


def apply_clan(state: State, seat: int, action: ChooseClan) -> None:
    """Take a clan with its starting tile."""
    pair = next(pair for pair in state.offer if pair[0] == action.clan)
    drop_top(state)
    take_pair(state, seat, pair)


def apply_tile(state: State, seat: int, action: ChooseTile) -> None:
    """Take a starting tile (VAR-5)."""
    drop_top(state)
    take_pair(state, seat, ("", action.tile))


def take_pair(state: State, seat: int, pair: tuple[str, int]) -> None:
    """Give a clan and a starting tile to a player: goods and money go into stock."""
    clan, number = pair
    setup = state.setup
    player = state.own(seat)
    player.power = setup.clans[clan]
    player.power.set_up(player)
    player.kinds_left = player.power.kinds_left(player)
    player.starting_tile = number
    if state.log is not None:
        state.log.append(events.ClanChosen(seat, clan, number))
    tile = setup.content.starting_tiles[number]
    change_money(state, seat, tile.money, "starting_tile")
    for good in GOODS:
        if tile.goods[good]:
            change_goods(state, seat, good, tile.goods[good], "starting_tile")
    if setup.options.no_clans:
        place = state.turn_order.index(seat)
        extra = setup.content.variants.no_clans_money[place]
        change_money(state, seat, extra, "no_clans")
    state.offer = tuple(other for other in state.offer if other != pair)


def explain_choice(state: State, seat: int, action: ChooseClan | ChooseTile) -> list[Reason]:
    """Return that this clan or starting tile cannot be taken."""
    if isinstance(action, ChooseClan):
        return [Reason("SET-9", "not_offered", {"name": action.clan})]
    return [Reason("VAR-5", "not_offered", {"name": str(action.tile)})]


# The auction.


def settle_auction(state: State, pending: Auction) -> bool:
    """Hand out the last pair for free, or the auction's prize when it is over."""
    drop_top(state)
    waiting = _seats_without_pair(state)
    if len(waiting) == 1:
        seat = waiting[0]
        state.turn_order += (seat,)
        take_pair(state, seat, state.offer[0])
        state.offer = ()
        state.pending += (StartingWorkers(),)
        return True
    highest = state.setup.content.variants.highest_bid
    if pending.high >= 0 and (len(pending.bidders) == 1 or pending.high == highest):
        _win(state, pending)
        return True
    state.pending += (pending,)
    return False


def _win(state: State, pending: Auction) -> None:
    """Let the highest bidder take the next place and choose; then the next auction."""
    # The last bid came from the seat before the one whose turn to bid it is.
    first, *others = pending.bidders
    winner = _previous(pending.bidders, pending.seat) if others else first
    state.own(winner).bid = pending.high
    if state.log is not None:
        place = len(state.turn_order)
        state.log.append(events.AuctionWon(winner, pending.high, place))
    state.turn_order += (winner,)
    bidders = tuple(seat for seat in _seats_without_pair(state) if seat != winner)
    opener = _next_after(winner, bidders)
    state.pending += (Auction(opener, -1, bidders), ClanChoice(winner))


def _seats_without_pair(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if not player.starting_tile)


def _next_after(seat: int, seats: tuple[int, ...]) -> int:
    """Return the first of these seats to the left of a seat."""
    return next((other for other in seats if other > seat), seats[0])


def _previous(seats: tuple[int, ...], seat: int) -> int:
    return seats[seats.index(seat) - 1]


def legal_bid(state: State, pending: Auction, actions: list[Action]) -> None:
    """Add all higher bids; only the opening player must bid."""
    highest = state.setup.content.variants.highest_bid
    actions.extend(bid(points) for points in range(pending.high + 1, highest + 1))
    if pending.high >= 0:
        actions.append(LEAVE)


def apply_bid(state: State, seat: int, action: Bid) -> None:
    """Bid higher; the next bidder to the left decides."""
    pending = state.pending[-1]
    assert isinstance(pending, Auction)
    if state.log is not None:
        state.log.append(events.BidMade(seat, action.points))
    following = _next_after(seat, pending.bidders)
    state.pending = (*state.pending[:-1], Auction(following, action.points, pending.bidders))


def apply_leave(state: State, seat: int, action: Leave) -> None:
    """Leave this auction."""
    pending = state.pending[-1]
    assert isinstance(pending, Auction)
    if state.log is not None:
        state.log.append(events.BidMade(seat, None))
    bidders = tuple(bidder for bidder in pending.bidders if bidder != seat)
    following = _next_after(seat, bidders)
    state.pending = (*state.pending[:-1], Auction(following, pending.high, bidders))


def explain_bid(state: State, seat: int, action: Bid) -> list[Reason]:
    """Return why this bid is not possible."""
    pending = state.pending[-1]
    assert isinstance(pending, Auction)
    if action.points <= pending.high:
        return [Reason("VAR-6", "bid_too_low", {"high": pending.high})]
    highest = state.setup.content.variants.highest_bid
    return [Reason("VAR-6", "bid_too_high", {"highest": highest})]


def explain_leave(state: State, seat: int, action: Leave) -> list[Reason]:
    """Return that the opening player cannot leave."""
    return [Reason("VAR-6", "must_open")]
