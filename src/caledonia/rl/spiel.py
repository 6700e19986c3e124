"""The game for OpenSpiel; importing it registers ``python_caledonia``.

It needs the package ``open_spiel``. A chance node at the start draws the deal; pile and dice follow
from it and stay hidden, so that the game is one of imperfect information.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from caledonia.content import load_content
from caledonia.game import Game
from caledonia.rl.actions import action_space
from caledonia.rl.observations import Observer, Vector
from caledonia.rl.rewards import REWARDS

DEALS: Final = 1000
"""Deals that the chance node draws from."""
MOST_DECISIONS: Final = 2000
"""More than any game takes."""
_SPACE: Final = action_space(load_content())
_TYPE: Final = pyspiel.GameType(
    short_name="python_caledonia",
    long_name="Caledonia",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2},
)


class CaledoniaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no annotations
    """Games of 2 to 4 players; the parameter ``players`` says how many."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players = int(given.get("players", 2))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(_SPACE),
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> CaledoniaState:
        """Return a game before its deal is drawn."""
        return CaledoniaState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> CaledoniaObserver:
        """Return an observer with the observations of ``caledonia.rl``."""
        return CaledoniaObserver()


class _Held:
    """Wraps a game so that copies of an OpenSpiel state share what never changes."""

    def __init__(self, game: Game | None = None) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> _Held:
        return _Held(None if self.game is None else self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (None if self.game is None else self.game.record(secret=True),)


def _restored(record: str | None) -> _Held:
    return _Held(None if record is None else Game.from_record(record))


class CaledoniaState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no annotations
    """A game and its decisions so far."""

    def __init__(self, game: CaledoniaGame) -> None:
        super().__init__(game)
        self._players = game.players
        self._held = _Held()

    @property
    def game(self) -> Game | None:
        """The game being played; ``None`` until its deal is drawn."""
        return self._held.game

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or the end of the game."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.game.deciding_seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, each as likely as the others."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(_SPACE.numbers(self.game.legal_actions))

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self._held.game = Game.new(self._players, action)
        else:
            self.game.push(_SPACE.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        return str(_SPACE.actions[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game is not None and self.game.is_over()

    def returns(self) -> list[float]:
        """Return shares of the victory; nothing before the end."""
        outcome = None if self.game is None else self.game.outcome()
        return [0.0] * self._players if outcome is None else REWARDS["win"](outcome)

    def __str__(self) -> str:
        return "before the deal" if self.game is None else self.game.record(secret=True)


class CaledoniaObserver:
    """Writes what a seat may know."""

    def __init__(self) -> None:
        self._observer = Observer(load_content())
        self.tensor: Vector = np.zeros(self._observer.size, np.float32)
        self.dict: dict[str, Vector] = {"observation": self.tensor}

    def set_from(self, state: CaledoniaState, player: int) -> None:
        """Observe a state for a seat."""
        self.tensor.fill(0)
        if state.game is not None:
            self.tensor[:] = self._observer.observe(state.game.state, player)

    def string_from(self, state: CaledoniaState, player: int) -> str:
        """Return what a seat may know in words."""
        return "before the deal" if state.game is None else state.game.record()


pyspiel.register_game(_TYPE, CaledoniaGame)
