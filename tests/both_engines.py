"""Everything that the tests of rules play is played on the compiled twin, too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caledonia import Game, native
from caledonia.actions import Action
from caledonia.conformance.native import compare
from caledonia.native import NativeError, Twin
from caledonia.state import State


def twin_of(state: State) -> Twin | None:
    """Return the twin of a state; ``None`` for tiles and amounts that only Python can hold."""
    try:
        return Twin(state)
    except NativeError as error:
        if any(words in str(error) for words in ("does not know", "money is", "goods is")):
            return None
        raise


@pytest.fixture(autouse=True)
def both_engines(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Compare the engines at every position that a test sets up or reaches."""
    if not native.available():
        yield
        return
    begin, push = Game.__init__, Game.push

    def begin_both(self: Game, state: State, *, seed: int | None = None) -> None:
        begin(self, state, seed=seed)
        twin = twin_of(self.state)
        if twin is not None:
            compare(self, twin)

    def push_both(self: Game, action: Action) -> None:
        twin = twin_of(self.state)
        push(self, action)
        if twin is not None:
            twin.push(action)
            compare(self, twin)

    with monkeypatch.context() as patches:
        patches.setattr(Game, "__init__", begin_both)
        patches.setattr(Game, "push", push_both)
        yield
