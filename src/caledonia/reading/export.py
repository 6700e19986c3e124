"""The export board: contracts, pile and imports."""

from __future__ import annotations

from caledonia.content.types import Contract
from caledonia.rules.fulfil import imported_so_far
from caledonia.state import State
from caledonia.types import IMPORT_NAMES, IMPORTS


class Export:
    """The export board at one moment; contracts go by their numbers."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    @property
    def boxes(self) -> tuple[int | None, ...]:
        """The contract on each box; ``None`` is an empty one."""
        return tuple(contract or None for contract in self._state.boxes)

    @property
    def contracts(self) -> tuple[int, ...]:
        """The contracts on the board, box by box."""
        return tuple(contract for contract in self._state.boxes if contract)

    @property
    def pile(self) -> int:
        """The number of contracts on the draw pile."""
        return len(self._state.pile)

    @property
    def removed(self) -> tuple[int, ...]:
        """The contracts out of the game."""
        return self._state.removed

    @property
    def money(self) -> int:
        """What a contract brings this round; negative: costs. 0 during setup."""
        by_round = self._state.setup.content.export.contract_money
        return by_round[self._state.round - 1] if self._state.round else 0

    @property
    def imports(self) -> dict[str, int]:
        """What all fulfilled contracts have imported, by import."""
        return {IMPORT_NAMES[kind]: imported_so_far(self._state, kind) for kind in IMPORTS}

    def contract(self, number: int) -> Contract:
        """Return what is printed on a contract.

        :raises ValueError: if there is no such contract.
        """
        contracts = self._state.setup.content.contracts
        if number not in contracts:
            raise ValueError(f"no contract {number}: they are 1 to {max(contracts)}")
        return contracts[number]

    def __repr__(self) -> str:
        return f"<Export: contracts {self.contracts}, {self.pile} in the pile>"
