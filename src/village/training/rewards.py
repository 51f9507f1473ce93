"""Rewards at the end of a game, in two parts: the win and the margin."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from village.envs.rewards import payoffs

MAX_MARGIN: Final = 1.5  # margins are clipped here


def rewards(scores: ArrayLike, wins: ArrayLike, margin_scale: float, solo_par: float) -> NDArray[np.float32]:
    """Return rewards by game, seat and part. In a solo game both parts depend on the score alone."""
    points = np.asarray(scores, np.float64)
    if points.shape[-1] == 1:
        score = np.clip((points - solo_par) / margin_scale, -MAX_MARGIN, MAX_MARGIN)
        return np.stack([score, score], -1).astype(np.float32)
    margin = np.clip(payoffs("margin", points, wins) / margin_scale, -MAX_MARGIN, MAX_MARGIN)
    return np.stack([payoffs("win", points, wins), margin], -1).astype(np.float32)
