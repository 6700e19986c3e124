"""Preparation (RND-2), solo market phase (SOL-4, SOL-5), end of a round (SCO)."""

from __future__ import annotations

from caledonia import events
from caledonia.chance import Chance
from caledonia.pending import EndRound, StartRound
from caledonia.rules.change import drop_top, gain_glory, move_price
from caledonia.rules.turn import begin_turn
from caledonia.state import State
from caledonia.types import GOODS, ROUNDS


def settle_start_round(state: State, pending: StartRound) -> bool:
    """Prepare the next round and begin its first turn."""
    state.round += 1
    if state.log is not None:
        state.log.append(events.RoundStarted(state.round))
    if state.round > 1:
        state.turn_order = state.passed
        state.passed = ()
        _return_merchants(state)
        if state.setup.players == 1:
            figure = _move_prices(state)
            _fill_boxes(state, spare=None)
            _remove_contract(state, figure)
        else:
            _fill_boxes(state, spare=state.setup.spare_box)
    begin_turn(state, state.turn_order[0])
    return True


def _return_merchants(state: State) -> None:
    for seat in state.turn_order:
        player = state.own(seat)
        player.merchants += sum(abs(standing) for standing in player.market)
        player.market = [0] * len(GOODS)
    if state.log is not None:
        state.log.append(events.MerchantsReturned())


def _fill_boxes(state: State, *, spare: int | None) -> None:
    """Refill the empty boxes in order as far as the pile lasts (RND-2)."""
    boxes = list(state.boxes)
    for box, contract in enumerate(boxes):
        if not contract and box != spare and state.pile:
            boxes[box] = state.pile[0]
            state.pile = state.pile[1:]
            if state.log is not None:
                state.log.append(events.ContractRevealed(box, boxes[box]))
    state.boxes = tuple(boxes)


def _roll(state: State, faces: int) -> int:
    """Roll a die with faces 0 to ``faces`` - 1; recorded rolls come first."""
    if state.recorded_rolls:
        result = state.recorded_rolls[0]
        state.recorded_rolls = state.recorded_rolls[1:]
        return result
    chance = Chance(state.random)
    result = chance.below(faces)
    state.random = chance.state
    return result


def _move_prices(state: State) -> int:
    """Change three prices by the dice; return the last price roll (SOL-4)."""
    variants = state.setup.content.variants
    lowest, highest = state.setup.market.medium
    changed: list[int] = []
    figure = 0
    for _ in range(variants.price_rolls):
        good = _roll(state, len(GOODS))
        figure = variants.price_die[_roll(state, len(variants.price_die))]
        while good in changed:
            good = _roll(state, len(GOODS))
        changed.append(good)
        if state.log is not None:
            state.log.append(events.DiceRolled(GOODS[good], figure))
        step = state.prices[good]
        if step < lowest:
            steps = abs(figure)
        elif step > highest:
            steps = -abs(figure)
        else:
            steps = figure
        move_price(state, good, steps, "dice")
    return figure


def _remove_contract(state: State, figure: int) -> None:
    """Remove the contract on the box of the last price roll (SOL-5)."""
    rows = state.setup.content.export.rows[state.setup.players]
    box = (rows if figure > 0 else 0) + abs(figure) - 1
    contract = state.boxes[box]
    if contract:
        state.boxes = (*state.boxes[:box], 0, *state.boxes[box + 1 :])
        state.removed += (contract,)
        if state.log is not None:
            state.log.append(events.ContractRemoved(box, contract))


def settle_end_round(state: State, pending: EndRound) -> bool:
    """Score the round's tile, then continue with the next round or with the end (RND-1)."""
    if state.setup.scoring:
        tile = state.setup.scoring[state.round - 1]
        for seat in state.turn_order:
            state.own(seat)
            gain_glory(state, seat, tile.glory(state, seat), "scoring_tile")
    if state.round < ROUNDS:
        state.pending = (StartRound(),)
        return True
    for seat in state.turn_order:
        state.own(seat).power.before_final_scoring(state, seat)
    drop_top(state)
    if state.log is not None:
        state.log.append(events.GameEnded())
    return True
