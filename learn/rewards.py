"""What a finished game is worth to each seat, in two parts: the victory and the margin."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from village.envs.rewards import payoffs

FARTHEST: Final = 1.5  # a margin beyond it is worth no more


def rewards(totals: ArrayLike, wins: ArrayLike, spread: float, alone: float) -> NDArray[np.float32]:
    """By game, seat and part. A player alone has nobody to beat: both parts are the score."""
    scores = np.asarray(totals, np.float64)
    if scores.shape[-1] == 1:
        score = np.clip((scores - alone) / spread, -FARTHEST, FARTHEST)
        return np.stack([score, score], -1).astype(np.float32)
    margin = np.clip(payoffs("margin", scores, wins) / spread, -FARTHEST, FARTHEST)
    return np.stack([payoffs("win", scores, wins), margin], -1).astype(np.float32)
