"""Where nets come from: files, which NumPy evaluates, or a web page, where JavaScript does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from village.record.setup import Table


class Prediction(NamedTuple):
    """What a net expects for the seat that sees an observation."""

    win: float  # the reward for winning, as in training
    margin: float  # the scaled lead
    logits: list[float]  # of the actions


class Predictor(Protocol):
    """A net at one table."""

    length: int  # of an observation
    solo_par: float
    margin_scale: float

    def predict(self, rows: Sequence[Any], actions: Sequence[Sequence[int]]) -> list[Prediction]:
        """Evaluate positions: each is an observation and the actions whose logits are wanted, possibly none."""
        ...


class Nets(Protocol):
    """The nets of games."""

    def has_net(self, game: str) -> bool: ...

    def predictor(self, table: Table) -> Predictor: ...


REPLACEMENT: Final[list[Nets]] = []


def replace_nets(nets: Nets) -> None:
    """Use these nets instead of those from files."""
    REPLACEMENT[:] = [nets]


def available_nets() -> Nets:
    """Return the nets; raise ModuleNotFoundError if they need NumPy and it is not installed."""
    if REPLACEMENT:
        return REPLACEMENT[0]
    from village.bots.net.files import FILES

    return FILES
