"""Reads where the contracts of a position are: each in one place."""

from __future__ import annotations

from caledonia.notation.node import Node
from caledonia.notation.wording import listed
from caledonia.pending import BuildingBonus
from caledonia.state import State


class _Placing:
    """Notes where every contract is."""

    def __init__(self, state: State) -> None:
        self._known = state.setup.content.contracts
        self._places: dict[int, str] = {}

    def place(self, node: Node) -> int:
        """Return the contract that a value names; it must not be in a second place."""
        contract = node.integer(1, max(self._known))
        if contract not in self._known:
            node.fail(f"there is no contract {contract}")
        self.note(contract, node)
        return contract

    def note(self, contract: int, node: Node) -> None:
        """Note the place of a contract."""
        if contract in self._places:
            node.fail(f"contract {contract} is already at {self._places[contract]}")
        self._places[contract] = node.path

    def places(self, node: Node) -> tuple[int, ...]:
        """Return the contracts that a list names."""
        return tuple(self.place(item) for item in node.items())

    def missing(self) -> tuple[int, ...]:
        """Return the contracts without a place, in ascending order."""
        return tuple(contract for contract in sorted(self._known) if contract not in self._places)


def read_contracts(given: dict[str, Node], state: State) -> None:
    """Read all places of contracts.

    Without a pile, all contracts without a place form it, in ascending order. With one, they are
    out of the game.
    """
    placing = _Placing(state)
    _read_slots(given, state, placing)
    _note_drawn(given, state, placing)
    if "boxes" in given:
        _read_boxes(given["boxes"], state, placing)
    if "removed" in given:
        state.removed = placing.places(given["removed"])
    if "pile" not in given:
        state.pile = placing.missing()
        return
    state.pile = placing.places(given["pile"])
    missing = placing.missing()
    if missing and "removed" in given:
        given["pile"].fail(f"put these contracts into pile or removed: {listed(missing)}")
    state.removed += missing


def _read_slots(given: dict[str, Node], state: State, placing: _Placing) -> None:
    for node, player in zip(
        given["seats"].items() if "seats" in given else (), state.players, strict=False
    ):
        held, fulfilled = node.at("contracts"), node.at("fulfilled")
        if node.has("contracts"):
            player.slots = placing.places(held)
            if len(player.slots) > player.power.slots:
                held.fail(f"this clan has {player.power.slots} slots, not {len(player.slots)}")
        if node.has("fulfilled"):
            player.fulfilled = placing.places(fulfilled)


def _note_drawn(given: dict[str, Node], state: State, placing: _Placing) -> None:
    """Note the contracts drawn for a building bonus; the pending decision holds them."""
    # Only the last decision can be a building bonus.
    for frame in state.pending[-1:]:
        if isinstance(frame, BuildingBonus):
            drawn = given["pending"].items()[-1].at("drawn")
            for contract, item in zip(frame.drawn, drawn.items(), strict=True):
                placing.note(contract, item)


def _read_boxes(node: Node, state: State, placing: _Placing) -> None:
    """Read the export board; boxes left out at the end are empty."""
    setup = state.setup
    items = node.items()
    if len(items) > setup.boxes:
        node.fail(f"the export board has {setup.boxes} boxes, not {len(items)}")
    boxes = [0] * setup.boxes
    for box, item in enumerate(items):
        if item.value is not None:
            # A solo player fills the spare box too before a contract is removed (SOL-5).
            if box == setup.spare_box and setup.players > 1:
                item.fail("the spare box stays empty: write null")
            boxes[box] = placing.place(item)
    state.boxes = tuple(boxes)
