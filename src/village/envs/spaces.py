"""The spaces of Gymnasium that our observations and actions live in."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from village.envs.sight import MAX_NUMBER, Seen, Sight


def observation_space(sight: Sight) -> spaces.Dict[Seen]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MAX_NUMBER, (len(sight.layout),), np.int16),
            "action_mask": spaces.Box(0, 1, (len(sight.tokens),), np.int8),
        }
    )


def action_space(sight: Sight) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(len(sight.tokens))
