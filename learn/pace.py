"""How dear a decision is: games that grow too long are made shorter, those that do not are left alone.

Without it nobody ends a game any more: to decline is free, and who waits loses nothing as long as all others wait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:  # arithmetic alone: no PyTorch
    from learn.collect import Window
    from learn.settings import Settings
    from learn.tables import Setting

DEARER: Final = 1.03  # in a window
CHEAPER: Final = 0.98
LEAST, MOST = 0.0005, 0.008  # beyond it the price is worth more than the game
MEMORY: Final = 0.9  # of what windows before this one told


class Pace:
    """Turns `haste`, the price of a decision, until a seat needs as many of them for a game as it should."""

    def __init__(self, settings: Settings) -> None:
        self.haste = settings.haste
        self.wanted = settings.pace
        self.decisions = 0.0  # of a seat
        self.games = 0.0

    @property
    def length(self) -> float:
        """Decisions of a seat in a game, of late."""
        return self.decisions / max(self.games, 1.0)

    def add(self, windows: list[Window]) -> None:
        self.decisions *= MEMORY
        self.games *= MEMORY
        for window in windows:
            seats = seats_of(window.settings, window.ended.shape[1])
            self.decisions += float((len(window.ended) / seats[seats > 1]).sum())
            self.games += float(window.ended[:, seats > 1].sum())
        change = DEARER if self.length > self.wanted else CHEAPER
        self.haste = min(MOST, max(LEAST, self.haste * change))

    def prices(self, window: Window) -> NDArray[np.float32]:
        """What every decision costs each seat, game by game; a player alone has nobody to wait for."""
        seats = seats_of(window.settings, window.ended.shape[1])
        return np.where(seats > 1, self.haste / seats, 0.0).astype(np.float32)


def seats_of(settings: list[Setting], games: int) -> NDArray[np.int64]:
    """Game by game."""
    return np.repeat([setting.seats for setting in settings], games // len(settings))
