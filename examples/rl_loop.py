"""The loop of a learning program: observe, choose among the legal actions, step.

    pip install "caledonia[rl]"
    python examples/rl_loop.py

It trains nothing: where a policy would choose, lots are drawn. docs/rl.md describes actions,
observations and rewards.
"""

import numpy as np

from caledonia.rl import env


def play(seed: int) -> dict[str, float]:
    """Play one game at random and return the rewards."""
    lots = np.random.default_rng(seed)
    environment = env(players=3, reward="margin")
    environment.reset(seed=seed, options={"game": {"errata_2025": True}})
    rewards = {}
    for agent in environment.agent_iter():
        observation, reward, termination, truncation, _ = environment.last()
        if termination or truncation:
            rewards[agent] = reward
            environment.step(None)
            continue
        assert observation is not None
        # A policy would look at observation["observation"] here.
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(int(lots.choice(legal)))
    return rewards


if __name__ == "__main__":
    for seed in range(3):
        print(play(seed))
