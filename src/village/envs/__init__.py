"""Every game for learning programs: PettingZoo, Gymnasium, OpenSpiel, and an environment of many games at once.

All take what `village.new` takes. NumPy and the rest are extras; they are looked for when an environment is made.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from village.record.errors import Error

if TYPE_CHECKING:
    from village.envs.aec import AecTable
    from village.envs.single import SingleSeat
    from village.envs.spiel import SpielGame
    from village.envs.vector import VectorTables

__all__ = ["aec_env", "gym_env", "spiel_game", "vector_env"]


def found(module: str, extra: str) -> Any:
    """A module of ours that needs packages of an extra; Error if they are not installed."""
    try:
        return import_module(f"village.envs.{module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("village"):
            raise
        raise Error(f"{missing.name} is missing: pip install 'village-boardgame[{extra}]'") from missing


def aec_env(**setting: Any) -> AecTable:
    """PettingZoo: the seats take turns. Also `reward` and `render_mode`."""
    made: AecTable = found("aec", "envs").AecTable(**setting)
    return made


def gym_env(**setting: Any) -> SingleSeat:
    """Gymnasium: one seat learns, bots play the others. Also `seat`, `opponents`, `reward` and `render_mode`."""
    made: SingleSeat = found("single", "envs").SingleSeat(**setting)
    return made


def vector_env(num_envs: int, **setting: Any) -> VectorTables:
    """Many games at once, for self-play. Also `reward`."""
    made: VectorTables = found("vector", "envs").VectorTables(num_envs, **setting)
    return made


def spiel_game(**setting: Any) -> SpielGame:
    """OpenSpiel: chance is explicit, so there is no seed. Also `reward`."""
    made: SpielGame = found("spiel", "spiel").spiel_game(**setting)
    return made
