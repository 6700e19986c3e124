"""Reinforcement-learning environments for PettingZoo; needs the extra ``rl``."""

from __future__ import annotations

from caledonia.rl.actions import ActionSpace, action_space
from caledonia.rl.env import CaledoniaEnv, env
from caledonia.rl.observations import Observer
from caledonia.rl.rewards import REWARDS
from caledonia.rl.vector import CaledoniaVectorEnv

__all__ = [
    "REWARDS",
    "ActionSpace",
    "CaledoniaEnv",
    "CaledoniaVectorEnv",
    "Observer",
    "action_space",
    "env",
]
