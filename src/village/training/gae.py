"""Generalized advantage estimation (GAE) for games in which several seats take turns."""

from __future__ import annotations

from typing import Any


def generalized_advantages(
    values: Any, actors: Any, done: Any, rewards: Any, step_costs: Any, gae_lambda: float
) -> tuple[list[Any], list[Any]]:
    """Return, step by step, the advantages of every game and reward part, and which games count.

    `values` (step, game, part) are estimates before each action; `actors` (step, game, seat) is 1 for the acting seat.
    `done` (step, game) and `rewards` (step, game, seat, part) result from the action. `step_costs` (game, part) is
    charged to every seat of a game for each action. The last action of a seat in a rollout has no successor unless the
    game ended; it does not count. The code is plain arithmetic, so it works on NumPy arrays and on tensors alike.
    """
    next_value = next_advantage = reward = rewards[0] * 0
    has_successor = actors[0] * 0
    advantages, counts = [], []
    for step in range(len(values) - 1, -1, -1):
        over = done[step][:, None]
        has_successor = has_successor * (1 - over) + over
        running = 1 - over[:, :, None]
        reward = reward * running + rewards[step] * over[:, :, None] - step_costs[:, None]
        next_value, next_advantage = next_value * running, next_advantage * running
        acting = actors[step][:, :, None]
        count = (has_successor * actors[step]).sum(1)
        advantage = ((reward + next_value + gae_lambda * next_advantage) * acting).sum(1) - values[step]
        advantage = advantage * count[:, None]
        advantages.append(advantage)
        counts.append(count)
        waiting = 1 - acting
        next_advantage = next_advantage * waiting + advantage[:, None] * acting
        next_value = next_value * waiting + values[step][:, None] * acting
        reward = reward * waiting
        has_successor = has_successor * waiting[:, :, 0] + actors[step]
    return advantages[::-1], counts[::-1]
