"""Caledonia for learning programs: a PettingZoo environment. It needs the extra ``rl``."""

from __future__ import annotations

from caledonia.rl.actions import ActionSpace, action_space
from caledonia.rl.env import CaledoniaEnv, env
from caledonia.rl.observations import Observer
from caledonia.rl.rewards import REWARDS

__all__ = ["REWARDS", "ActionSpace", "CaledoniaEnv", "Observer", "action_space", "env"]
