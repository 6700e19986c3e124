"""Ports (PRT): free actions with port tiles in reach; the tiles are in powers/."""

from __future__ import annotations

from collections.abc import Iterator

from caledonia import events
from caledonia.actions import Action, UsePort, use_port
from caledonia.errors import Reason
from caledonia.powers.base import Port
from caledonia.state import PlayerState, Setup, State
from caledonia.types import Mask


def open_ports(setup: Setup, player: PlayerState, within: Mask | None = None) -> Iterator[Port]:
    """Yield the tile of every port in reach that the player has not used (PRT-1)."""
    if within is None:
        # A fisherman standing on a port has it in reach too.
        within = player.reach | player.occupied
    for corner, port in enumerate(setup.ports):
        if not player.ports_used >> corner & 1 and within >> setup.board.ports[corner] & 1:
            yield port


def legal_ports(state: State, seat: int, actions: list[Action]) -> None:
    """Add every use of a port at this point."""
    player = state.players[seat]
    # Most turns are far from any port.
    if not (player.reach | player.occupied) & state.setup.unused_ports[player.ports_used]:
        return
    pending = state.pending[-1]
    for port in open_ports(state.setup, player):
        for effect, choice in port.uses(state, seat, pending):
            actions.append(use_port(port.id, effect, choice))


def has_port(state: State, seat: int) -> bool:
    """Whether some port can be used at this point."""
    player = state.players[seat]
    if not (player.reach | player.occupied) & state.setup.unused_ports[player.ports_used]:
        return False
    pending = state.pending[-1]
    for port in open_ports(state.setup, player):
        for _ in port.uses(state, seat, pending):
            return True
    return False


def apply_port(state: State, seat: int, action: UsePort) -> None:
    """Mark the port tile as used and apply its effect."""
    tiles = {port.id: (corner, port) for corner, port in enumerate(state.setup.ports)}
    corner, port = tiles[action.tile]
    state.players[seat].ports_used |= 1 << corner
    if state.log is not None:
        state.log.append(events.PortUsed(seat, action.tile, action.effect))
    port.pay(state, seat)
    tiles[action.effect][1].use(state, seat, action.choice)


def explain_port(state: State, seat: int, action: UsePort) -> list[Reason]:
    """Return why this port cannot be used like that now."""
    setup, player = state.setup, state.players[seat]
    corners = {port.id: corner for corner, port in enumerate(setup.ports)}
    for tile in (action.tile, action.effect):
        if tile not in corners:
            return [Reason("PRT-1", "no_such_port", {"tile": tile})]
    corner = corners[action.tile]
    port = setup.ports[corner]
    name: dict[str, int | str] = {"tile": action.tile}
    reasons = []
    if player.ports_used >> corner & 1:
        reasons.append(Reason("PRT-1", "port_used", name))
    if not player.occupied:
        reasons.append(Reason("EXP-8", "port_no_units", name))
    elif not (player.reach | player.occupied) >> setup.board.ports[corner] & 1:
        reasons.append(Reason("PRT-1", "port_not_in_reach", name))
    # Whether the effect would help is of interest only at a port that is open.
    if reasons:
        return reasons
    effect = setup.ports[corners[action.effect]]
    return port.explain_use(state, seat, state.pending[-1], effect, action.choice)
