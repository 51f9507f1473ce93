"""Gymnasium spaces of observations and actions."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from village.envs.observation import MAX_NUMBER, MAX_SCALED, Observation, ObservationEncoder


def observation_space(encoder: ObservationEncoder) -> spaces.Dict[Observation]:
    maximum, number = (MAX_SCALED, np.float32) if encoder.float_observations else (MAX_NUMBER, np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, maximum, (len(encoder.layout),), number),
            "action_mask": spaces.Box(0, 1, (len(encoder.tokens),), np.int8),
        }
    )


def action_space(encoder: ObservationEncoder) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(len(encoder.tokens))
