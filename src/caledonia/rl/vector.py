"""Many games at once on the compiled twin, as a Gymnasium vector environment."""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from caledonia.content import Content, load_content
from caledonia.game import Game
from caledonia.native import NativeError, Twin, packing
from caledonia.native.library import ERROR_SIZE, library, numbers
from caledonia.native.tables import clan_ids
from caledonia.options import Options
from caledonia.powers.registry import PENDING_KINDS
from caledonia.rl.actions import action_space
from caledonia.rl.layout import DECISIONS, SEATS
from caledonia.rl.observations import Observer
from caledonia.rl.rewards import HUNDRED, REWARDS

NO_ACTION: Final = (1 << 32) - 1
"""Stands for an action that a game with these tiles does not have."""
MAX_CONTRACTS: Final = 64
MAX_CLANS: Final = 16
MAX_TILES: Final = 32
"""Room in ``native/tables.hpp``."""


class _Rows(ctypes.Structure):
    """Where the library writes, as ``Rows`` in ``native/vector.hpp``."""

    _fields_: ClassVar = [
        (name, ctypes.c_void_p)
        for name in ("observations", "masks", "seats", "scores", "wins", "ended")
    ]


class CaledoniaVectorEnv(VectorEnv[Any, Any, Any]):
    """Games of 1 to 4 players side by side; the deciding seat is the agent.

    Observations and masks are written into the same arrays in every step, and a finished game
    begins again in the step in which it ends. The reward is that of the seat that acted;
    ``infos["rewards"]`` has those of all seats. A number of setups (map, tiles, clans on offer) is
    prepared; every game begins with one of them and newly drawn contracts and dice.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # declared as a plain dict by Gymnasium

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        *,
        options: Options | None = None,
        reward: str | None = None,
        content: Content | None = None,
        setups: int = 32,
        threads: int = 1,
    ) -> None:
        """Make the environments.

        :param setups: how many setups are prepared; that takes some milliseconds each.
        :param threads: threads on which the games of a step are spread.
        :raises NativeError: if the compiled twin cannot be used.
        :raises ValueError: if a number is out of range, or there is no such reward.
        """
        if players not in range(1, SEATS + 1):
            raise ValueError(f"{players!r} players: give 1 to {SEATS}")
        if reward is not None and reward not in REWARDS:
            raise ValueError(f"no reward '{reward}': choose one of {', '.join(REWARDS)}")
        if min(num_envs, setups, threads) < 1:
            raise ValueError("num_envs, setups and threads must be at least 1")
        self._library = library()
        self.num_envs, self.players, self._threads = num_envs, players, threads
        self._reward = reward or ("win" if players > 1 else "points")
        self.content = content or load_content()
        self.actions = action_space(self.content)
        self.observer = Observer(self.content)
        self._options = options or Options()
        self._setups = setups
        self._twins: list[Twin] = []
        self._lots = self._draws = np.random.default_rng()
        self._pointer: int | None = None
        self._make_spaces()
        self._make_arrays()

    def _make_spaces(self) -> None:
        low, high = self.observer.bounds()
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(len(self.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _make_arrays(self) -> None:
        count = self.num_envs
        self.observations = np.zeros((count, self.observer.size), np.float32)
        self.masks = np.zeros((count, len(self.actions)), np.int8)
        self.seats = np.zeros(count, np.int32)
        """Who decides, by game."""
        self._scores = np.zeros((count, self.players), np.int32)
        self._wins = np.zeros((count, self.players), np.float32)
        self._ended = np.zeros(count, np.uint8)
        arrays = (
            self.observations,
            self.masks,
            self.seats,
            self._scores,
            self._wins,
            self._ended,
        )
        self._rows = _Rows(*(array.ctypes.data for array in arrays))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games; the same seed begins the same ones.

        :raises ValueError: if there is a seed for each game: one number seeds all of them.
        """
        if seed is not None and not isinstance(seed, int | np.integer):
            raise ValueError("one seed for all games: give a whole number")
        if seed is not None or self._pointer is None:
            self._lots = np.random.default_rng(seed)
            self._prepare(int(self._lots.integers(1 << 62)))
        self._draws = np.random.default_rng(int(self._lots.integers(1 << 62)))
        first = int(self._lots.integers(1 << 62))
        self._library.caledonia_vector_reset(
            self._pointer, self.num_envs, first, self._threads, ctypes.byref(self._rows)
        )
        return self._observed(), {"seat": self.seats.copy()}

    def step(
        self, actions: Any
    ) -> tuple[
        dict[str, Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Take one action in every game.

        :raises ValueError: if one is not legal; then nothing changes.
        """
        if self._pointer is None:
            raise RuntimeError("no games yet: call reset first")
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{chosen.shape}: give one action for each of {self.num_envs} games")
        acted = self.seats.copy()
        wrong = self._library.caledonia_vector_step(
            self._pointer, _numbers(chosen), self._threads, ctypes.byref(self._rows)
        )
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} of game {wrong} is not legal: see its mask")
        ended = self._ended.astype(np.bool_)
        rewards = self._rewards(ended)
        infos = {"seat": self.seats.copy(), "rewards": rewards}
        if ended.any():
            infos["scores"] = np.where(ended[:, None], self._scores, 0)
        own = rewards[np.arange(self.num_envs), acted]
        return self._observed(), own, ended, np.zeros_like(ended), infos

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action of every game, all equally likely.

        What is drawn follows from the seed of the last reset.

        :raises RuntimeError: if there are no games yet.
        """
        if self._pointer is None:
            raise RuntimeError("no games yet: call reset first")
        actions = np.empty(self.num_envs, np.int64)
        self._library.caledonia_vector_sample(
            self._pointer, int(self._draws.integers(1 << 62)), _numbers(actions)
        )
        return actions

    def game(self, number: int) -> Game:
        """Return one of the games as it stands, in Python.

        :raises ValueError: if there is no such game.
        """
        state = ctypes.create_string_buffer(self._library.caledonia_state_size())
        which = -1
        if self._pointer is not None:
            which = self._library.caledonia_vector_state(self._pointer, number, state)
        if which < 0:
            raise ValueError(f"no game {number}: there are {self.num_envs} after a reset")
        twin = self._twins[which].copy()
        twin.state = state
        return twin.game()

    def _observed(self) -> dict[str, Any]:
        return {"observation": self.observations, "action_mask": self.masks}

    def _rewards(self, ended: NDArray[np.bool_]) -> NDArray[np.float32]:
        """Return the rewards of all seats; 0 in unfinished games."""
        rewards = np.zeros((self.num_envs, self.players), np.float32)
        scores = self._scores[ended] / HUNDRED
        if self._reward == "win":
            rewards[ended] = self._wins[ended]
        elif self._reward == "points" or self.players == 1:
            rewards[ended] = scores
        else:
            for seat in range(self.players):
                others = np.delete(scores, seat, axis=1)
                rewards[ended, seat] = scores[:, seat] - others.max(axis=1, initial=-np.inf)
        return rewards

    def close_extras(self, **kwargs: Any) -> None:
        """Free the games."""
        if self._pointer is not None:
            self._library.caledonia_vector_free(self._pointer)
            self._pointer = None

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None:
            self.close_extras()

    # Preparing.

    def _prepare(self, seed: int) -> None:
        """Pass the layout of observations and the setups to the library."""
        self.close_extras()
        self._twins = []
        games = [
            Game.new(self.players, seed + number, self._options, self.content)
            for number in range(self._setups)
        ]
        layout = self._layout(games[0])
        scales = np.ascontiguousarray(self.observer.scales)
        error = ctypes.create_string_buffer(ERROR_SIZE)
        self._pointer = self._library.caledonia_vector_new(
            numbers(layout),
            len(layout),
            _floats(scales),
            len(self.actions),
            self.players,
            error,
            ERROR_SIZE,
        )
        if self._pointer is None:
            raise NativeError(f"the twin cannot observe this pack: {error.value.decode()}")
        for game in games:
            self._add(game)

    def _add(self, game: Game) -> None:
        twin = Twin.of(game)
        self._twins.append(twin)
        codes = np.full(len(self.actions), NO_ACTION, np.uint32)
        for number, action in enumerate(self.actions.actions):
            code = twin.codec.find(action)
            if code is not None:
                codes[number] = code
        self._library.caledonia_vector_add(
            self._pointer,
            twin.tables,
            twin.state,
            _floats(self.observer.table_of(game.state.setup)),
            codes.ctypes.data_as(ctypes.POINTER(ctypes.c_uint32)),
        )

    def _layout(self, game: Game) -> list[int]:
        """Return the layout of an observation, as ``native/observe.hpp`` reads it."""
        content = self.content
        features = [each for each in self.observer.features if each.part != "table"]
        first = next(each.begin for each in features if each.part == "number")
        contracts, tiles = sorted(content.contracts), sorted(content.starting_tiles)
        clans = ("", *sorted(content.clans))
        of_clan = [clans.index(clan) for clan in clan_ids(game.state.setup)]
        kinds = [PENDING_KINDS.index(kind) for kind in packing.KINDS]
        decisions = [DECISIONS.index(k) if k in DECISIONS else 0 for k in packing.KINDS]
        return [
            self.observer.size,
            first,
            len(contracts),
            len(clans),
            len(tiles),
            *(each.begin for each in features),
            *_places(contracts, MAX_CONTRACTS),
            *(*of_clan, *[0] * MAX_CLANS)[:MAX_CLANS],
            *_places(tiles, MAX_TILES),
            *kinds,
            *decisions,
        ]


def _places(ids: list[int], room: int) -> list[int]:
    """Return the index of each id, 0 for those that do not exist."""
    return [ids.index(number) if number in ids else 0 for number in range(room)]


def _floats(values: NDArray[np.float32]) -> Any:
    return values.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _numbers(values: NDArray[np.int64]) -> Any:
    return values.ctypes.data_as(ctypes.POINTER(ctypes.c_int64))
