"""The game as a PettingZoo environment of the agent-environment-cycle kind."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from caledonia.content import Content, load_content
from caledonia.game import Game
from caledonia.options import Options
from caledonia.rl.actions import action_space
from caledonia.rl.layout import SEATS
from caledonia.rl.observations import Observer, Vector
from caledonia.rl.rewards import REWARDS

VERSION: Final = 2
"""Changes whenever actions get other numbers or observations other features."""
ILLEGAL_REWARD: Final = -1.0


class Observation(TypedDict):
    """The input for a decision of an agent."""

    observation: Vector
    action_mask: NDArray[np.int8]
    """1 for each legal action; nothing for agents that do not decide."""


class CaledoniaEnv(AECEnv[str, Any, Any]):
    """A game of 1 to 4 players; ``player_0`` is seat 0.

    An action that is not legal raises a ``ValueError`` and changes nothing; :func:`env` wraps the
    environment so that it loses the game instead.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared as a plain dict by PettingZoo
        "name": f"caledonia_v{VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        options: Options | None = None,
        reward: str | None = None,
        content: Content | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make an environment.

        :param players: the most that ever play in it.
        :param options: the game's options, unless :meth:`reset` gives others.
        :param reward: one of :data:`REWARDS`; ``win`` if left out, ``points`` for a game alone.
        :raises ValueError: if there is no such number of players, reward or mode.
        """
        if players not in range(1, SEATS + 1):
            raise ValueError(f"{players!r} players: give 1 to {SEATS}")
        if reward is not None and reward not in REWARDS:
            raise ValueError(f"no reward '{reward}': choose one of {', '.join(REWARDS)}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode '{render_mode}': choose ansi or None")
        self.content = content or load_content()
        self.render_mode = render_mode
        self.actions = action_space(self.content)
        self.observer = Observer(self.content)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.game: Game | None = None
        """The game being played; ``None`` before the first reset."""
        self._options = options or Options()
        self._reward = reward
        self._random = Random()
        self._legal: dict[int, Any] | None = None
        low, high = self.observer.bounds()
        self._action_spaces = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbers of all actions; the same for all agents."""
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the form of observations; the same for all agents."""
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        :param seed: the seed of the game; games without one follow from the last seed given.
        :param options: ``players``, at most as many as the environment has, and ``game``: options
            as in ``Options.as_dict()`` that replace those of the environment. Other keys mean
            nothing here, as PettingZoo demands.
        :raises ValueError: if they do not go together.
        """
        given = options or {}
        players = given.get("players", self.max_num_agents)
        if players not in range(1, self.max_num_agents + 1):
            raise ValueError(
                f"{players!r} players: this environment has 1 to {self.max_num_agents}"
            )
        if seed is not None:
            self._random = Random(int(seed))
        game_seed = self._random.getrandbits(64) if seed is None else int(seed)
        rules = Options.from_dict(given["game"]) if "game" in given else self._options
        self.game = Game.new(players, game_seed, rules, self.content)
        self._legal = None
        self.agents = self.possible_agents[:players]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select(self.game)

    def _select(self, game: Game) -> None:
        """Let the agent of the deciding seat be the next; at the end it stays as it is."""
        if game.deciding_seat is not None:
            self.agent_selection = self.possible_agents[game.deciding_seat]

    def _begun(self) -> Game:
        if self.game is None:
            raise RuntimeError("no game yet: call reset first")
        return self.game

    @property
    def legal(self) -> dict[int, Any]:
        """The legal actions by number; none when the game is over."""
        if self._legal is None:
            actions = self._begun().legal_actions
            self._legal = dict(zip(self.actions.numbers(actions), actions, strict=True))
        return self._legal

    def observe(self, agent: str) -> Any:
        """Return an :class:`Observation`."""
        game = self._begun()
        seat = self.possible_agents.index(agent)
        mask: NDArray[np.int8] = np.zeros(len(self.actions), np.int8)
        if seat == game.deciding_seat:
            mask[list(self.legal)] = 1
        return Observation(observation=self.observer.observe(game.state, seat), action_mask=mask)

    def step(self, action: Any) -> None:
        """Take the action with this number for the agent that is selected.

        :raises ValueError: if it is not legal.
        """
        game, agent = self._begun(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self.legal.get(int(action))
        if chosen is None:
            raise ValueError(f"action {action} of {agent} is not legal: look at the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        game.push(chosen)
        self._legal = None
        self._select(game)
        if game.is_over():
            self._finish(game)
        self._accumulate_rewards()

    def _finish(self, game: Game) -> None:
        """Hand out the rewards; how the game ended is in the infos."""
        outcome = game.outcome()
        assert outcome is not None
        name = self._reward or ("win" if game.players > 1 else "points")
        for seat, reward in enumerate(REWARDS[name](outcome)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat], "place": outcome.places[seat]}

    def render(self) -> str | None:
        """Return the public record of the game so far, if the mode is ``ansi``."""
        return self._begun().record() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def env(**arguments: Any) -> AECEnv[str, Any, Any]:
    """Return the environment in PettingZoo's usual wrappers; same arguments.

    An agent that takes an illegal action loses :data:`ILLEGAL_REWARD` and ends the game; steps in
    the wrong order are errors.
    """
    checked = wrappers.TerminateIllegalWrapper(CaledoniaEnv(**arguments), ILLEGAL_REWARD)
    bounded = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(bounded)
