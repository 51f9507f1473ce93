"""Environments for reinforcement learning: Gymnasium, PettingZoo, OpenSpiel, and many games at once.

All of them take the arguments of `village.new`. The packages they need are extras.
They are imported when an environment is created.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from village.record.errors import Error

if TYPE_CHECKING:
    from village.envs.gymnasium_env import SingleSeat
    from village.envs.openspiel_game import SpielGame
    from village.envs.pettingzoo_env import AecTable
    from village.envs.vector import VectorTables

__all__ = ["aec_env", "gym_env", "spiel_game", "vector_env"]


def import_env(module: str, extra: str) -> Any:
    """Import a module of this package that needs an extra; raise Error if the extra is not installed."""
    try:
        return import_module(f"village.envs.{module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("village"):
            raise
        raise Error(f"{missing.name} is missing: pip install 'village-boardgame[{extra}]'") from missing


def aec_env(**setting: Any) -> AecTable:
    """Return a PettingZoo AEC environment, in which the seats act in turn.

    Args:
        **setting: The arguments of `village.new`, and `reward` (`"win"`, `"margin"` or `"score"`) and `render_mode`
            (`"human"` or `"ansi"`).

    Raises:
        Error: The extra `envs` is not installed.
        BadSetup: The setting is not possible.
    """
    env: AecTable = import_env("pettingzoo_env", "envs").AecTable(**setting)
    return env


def gym_env(**setting: Any) -> SingleSeat:
    """Return a Gymnasium environment, in which one seat learns and bots play the others.

    Args:
        **setting: The arguments of `village.new`, and `seat` (the learner's), `opponents` (the name of a bot, or a list
            with one for each other seat), `reward` (`"win"`, `"margin"` or `"score"`) and `render_mode` (`"human"` or
            `"ansi"`).

    Raises:
        Error: The extra `envs` is not installed.
        BadSetup: The setting is not possible.
    """
    env: SingleSeat = import_env("gymnasium_env", "envs").SingleSeat(**setting)
    return env


def vector_env(num_envs: int, **setting: Any) -> VectorTables:
    """Return a Gymnasium vector environment that plays many games at once, for self-play.

    Args:
        num_envs: The number of games.
        **setting: The arguments of `village.new`, and `reward` (`"win"`, `"margin"` or `"score"`).

    Raises:
        Error: The extra `envs` is not installed.
        BadSetup: The setting is not possible.
    """
    env: VectorTables = import_env("vector", "envs").VectorTables(num_envs, **setting)
    return env


def spiel_game(**setting: Any) -> SpielGame:
    """Return an OpenSpiel game. Chance is explicit there, so there is no seed.

    Args:
        **setting: The arguments of `village.new` without `seed`, and `reward`.

    Raises:
        Error: The extra `spiel` is not installed.
        BadSetup: The setting is not possible.
    """
    env: SpielGame = import_env("openspiel_game", "spiel").spiel_game(**setting)
    return env
