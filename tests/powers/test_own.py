"""What powers declare about their own actions: every one of them, with its code."""

from __future__ import annotations

from caledonia import Action
from caledonia.content.geometry import ADJACENT
from caledonia.powers.ports import PORTS
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.types import SPACE_NAMES, UNIT_NAMES
from tests.helpers import PACK

EVERY = {own.name: list(map(str, own.every(PACK))) for own in OWN_ACTIONS.values()}


def test_every_own_action_is_declared_once() -> None:
    for name, codes in EVERY.items():
        assert len(set(codes)) == len(codes), name
        assert all(str(Action.parse(code)) == code for code in codes)
    assert set(EVERY) == {"brew", "butter", "cellar", "exchange", "row", "withdraw"}


def test_the_amounts_are_those_a_game_can_come_to() -> None:
    hops = max(contract.hops for contract in PACK.contracts.values())
    assert EVERY["brew"] == [f"brew {amount}" for amount in range(1, hops + 1)]
    assert EVERY["withdraw"] == ["withdraw 1", "withdraw 2", "withdraw 3"]
    assert EVERY["cellar"] == ["cellar yes", "cellar no"]
    # More milk than anybody can have: the number must not move, as trained networks know it.
    assert EVERY["butter"] == [f"butter {amount}" for amount in range(86)]


def test_fishermen_row_to_every_adjacent_space() -> None:
    steps = {
        f"row {SPACE_NAMES[space]} {SPACE_NAMES[target]}"
        for space, targets in enumerate(ADJACENT)
        for target in targets
    }
    assert set(EVERY["row"]) == steps


def test_all_but_fields_and_fishermen_are_exchanged() -> None:
    units = {code.split()[2] for code in EVERY["exchange"]}
    assert units == set(UNIT_NAMES) - {"field", "fisherman"}
    assert len(EVERY["exchange"]) == len(units) * len(SPACE_NAMES)


def test_every_use_of_a_port_is_declared() -> None:
    ports = [PORTS[tile](PACK.port_tiles[tile]) for tile in sorted(PACK.port_tiles)]
    uses = {port.id: list(port.every_use(ports)) for port in ports}
    # For each of three goods: ten ways to gain three basic ones, six to gain two processed ones.
    own = {"p1": 2, "p2": 30, "p3": 18, "p4": 1, "p5": 1, "p6": 12, "p7": 1, "p8": 1}
    assert {tile: len(set(uses[tile])) for tile in uses} == {**own, "p9": sum(own.values())}
    for port in ports:
        assert all(effect == port.id for effect, _ in uses[port.id]) == (port.id != "p9")
        assert {word for choice in port.every_choice() for word in choice} <= set(port.words)
        assert port.fee == (PACK.port_tiles["p9"].numbers["cost"] if port.id == "p9" else 0)
